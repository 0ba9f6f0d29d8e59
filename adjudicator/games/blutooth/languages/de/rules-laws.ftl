# Was alle bindet und niemandem gehört: Vermächtnisse und Gefahren.

about-piece-macron-and-locust = Ein Planet mit einem Fußabdruck von Macron lässt sich von Locust nicht verschlingen.
about-piece-magician-and-oracle =
    Die Kraft von Oracle kommt zuerst: Magician macht seine Leitkapsel offen scharf. Dann macht Oracle zwei Kapseln scharf, und Magician nimmt eine davon.

    Magician darf seine Leitkapsel danach gegen eine Kapsel seines Magazins tauschen, und wenn er es tut, darf Oracle es auch.
about-piece-emperor-and-oracle = Emperor macht als Erster scharf, Oracle als Zweiter. Danach darf die Kapsel eines Recken an die Stelle einer Leitkapsel treten.
about-piece-emperor-and-magician = Erst wirkt die Kraft von Magician, dann ruft Emperor Recken.
about-piece-emperor-and-author = Emperor macht die Kapsel scharf, die Author nennt, wenn er sie hat. Danach darf die eines Recken an ihre Stelle treten.
about-piece-squee-and-parasite = Auch Parasite kann dem Gegner von Squee nicht helfen, wenn beide auf demselben Planeten Schiffe haben.
about-piece-squee-and-zipper = Zipper darf auch eine Flotte gegen Squee öffnen. Wer mit Squee auf einem Planeten Schiffe hat, kann ihr trotzdem nicht helfen.
about-piece-legacy-of-anti-matter = Schiffe von Helfern zählen von der Stärke ihrer Flotte ab.
about-piece-legacy-of-calculator = Gleiche Leitkapseln zählen beide nichts.
about-piece-legacy-of-clone = Ein Anführer, der verloren hat, nimmt seine Leitkapsel ins Magazin zurück.
about-piece-legacy-of-empath = Angriffe von 4 oder weniger machen Gesandte.
about-piece-legacy-of-envy = Der Anführer, der gewonnen hat, nimmt die Leitkapsel des Verlierers in sein Magazin.
about-piece-legacy-of-ethic = Ein Anführer, der verloren hat, hat einen Bonus.
about-piece-legacy-of-human = Im Kampf hat die Flotte mit weniger Schiffen 4 mehr Stärke.
about-piece-legacy-of-mind = Wenn die Schiffe da sind, zeigen die Anführer einander den niedrigsten Angriff in ihrem Magazin.
about-piece-legacy-of-mirror = Die Ziffern aller Angriffe mit zweien davon werden rückwärts gelesen: 40 zählt 4, und 15 zählt 51.
about-piece-legacy-of-observer = Die Schiffe von Helfern werden nicht zerstört. Sie kehren stattdessen zurück.
about-piece-legacy-of-oracle = Notkapseln werden offen scharf gemacht.
about-piece-legacy-of-pacifist = Verliert ein Gesandter gegen eine Brigade, verliert jedes Alien nur die Hälfte seiner Schiffe in dieser Flotte, aufgerundet.
about-piece-legacy-of-virus = Die Leitkapsel jeder Brigade wird mit der Stärke der eigenen Schiffe ihres Anführers malgenommen, statt dazugezählt zu werden.
about-piece-legacy-of-volt = Angriffe von 4 oder weniger zählen dreifach.
about-piece-legacy-of-warpish = Eine Flotte hat 1 Stärke für je zwei Schiffe ihres Anführers im Warp.
about-piece-legacy-of-warrior = Eine Flotte hat 4 Stärke für jeden Planeten im System ihres Anführers, auf dem der keine Basis hat.
about-piece-legacy-of-zombie = Bei seinem Warpfall holt ein Angreifer alle seine Schiffe zurück.
about-piece-legacy-of-limit = Wer Kapseln zieht, zieht drei weniger, aber mindestens eine.
about-piece-legacy-of-misread = Eine Leitkapsel mit 4 zählt 40, und eine mit 40 zählt 4.
about-piece-legacy-of-shine = Nach den Warpfällen jeder Welle zieht jeder eine Kapsel, der bei irgendeiner ihrer Invasionen Zuschauer ist.
about-piece-legacy-of-slowdown = In jedem Zyklus bekommt jeder eine Zelle Treibstoff weniger.
about-piece-legacy-of-speedup = In jedem Zyklus bekommt jeder eine Zelle Treibstoff mehr.
about-piece-legacy-of-gateup = In ein Tor passt von jedem Alien eine Größe von eins mehr.
about-piece-legacy-of-gatedown = In ein Tor passt von jedem Alien eine Größe von eins weniger.
about-piece-legacy-of-friend = Wer ein Negotiate hat, muss damit führen.
about-piece-legacy-of-macron = Alle Schiffe haben die vierfache Stärke.

# Gefahren.

about-piece-meteor-storm = Ein Gefecht mit zusammen 25 Stärke oder mehr ist ein Kataklysmus: Beide Flotten verlieren.
about-piece-odd-comet = Ein Angriff mit ungerader Zahl siegt sofort über einen mit gerader.
about-piece-psionic-resonator = Angriffe, die eine Flotte führen, zählen doppelt.
about-piece-blood-moon = Kein Negotiate darf eine Flotte führen. Ein Anführer, der nichts anderes hat, führt einen Strohmann.
about-piece-cosmic-nebula = Jede Kraft, die in dieser Invasion eingesetzt wird, ist sofort gestoppt.
about-piece-the-cosmic-guardian = Angriffe über 20 machen Gesandte: Ihre Flotten verhandeln.
about-piece-the-danger-zone = Jede Invasion hat eine Gefahr.
about-piece-the-madness-of-war = Die zweite Invasion jedes Feldzugs hat eine Gefahr.
about-piece-the-new-mandate = Nur Basen mit zwei Schiffen oder mehr geben Autorität oder Dominanz.
about-piece-the-peace-treaty = Eine Brigade, die auf etwas anderes als eine Brigade trifft, verliert friedlich.
about-piece-the-subspace-emissary = Ein Anführer darf nur ein Alien anwerben: das erste, das er nennt.
about-piece-house-arrest = Helfer schicken nur Schiffe von fremden Basen.
about-piece-gate-malfunction = Jeder schickt nur Schiffe von einem Planeten des eigenen Systems.
about-piece-energy-fields = Wenn das Tor gerichtet ist, ziehen beide Anführer zwei Kapseln und zeigen sie allen.
about-piece-cosmic-quake =
    Alle Magazine kommen in die Schmiede zurück, mit allem, was erschöpft ist, und jeder bekommt umsonst Nachschub.

    Auch Kapseln, die Techs verbergen, werden verschrottet.
about-piece-universe-merge = Jeder bekommt zwei Flares in sein Magazin.
about-piece-strange-wormhole = Diese Invasion findet nicht statt, und keine andere dieser Welle, die einer ihrer Anführer anführt. Der Treibstoff bleibt.
about-piece-temporal-anomaly = Von der nächsten Welle an läuft alles andersherum, was im Uhrzeigersinn läuft.
about-piece-black-hole = Schiffe, die zerstört werden, sind ausgelöscht: Sie sind für immer aus der Partie.
about-piece-guilty-conscience = Der linke Nachbar eines Anführers, der verliert, verliert ebenso viele Schiffe, die in keiner Flotte sind, von der vollsten Basis zuerst.
about-piece-mirror-universe = Die Belohnungen sind vertauscht: Die Helfer eines Angreifers haben Boni, und die eines Verteidigers gründen Basen auf dem Planeten.
about-piece-data-breach = Ein Anführer, der gewonnen hat, bekommt eine Tech, verborgen in seinem Nexus.
about-piece-sargasso-web = Die Kapseln in allen Auswürfen werden am Ende der Welle ausgelöscht.

# Weitere Vermächtnisse.

about-piece-legacy-of-amoeba = Ein Tor fasst beliebig viele Schiffe.
about-piece-legacy-of-barbarian = Der Anführer, der gewonnen hat, verschrottet eine zufällige Kapsel des anderen.
about-piece-legacy-of-grudge = Wer angeworben war und sich niemandem angeschlossen hat, verliert vier Schiffe, wenn die anderen ankommen.
about-piece-legacy-of-healer = Von jedem Verlust an Schiffen in einer Invasion wird eins gerettet.
about-piece-legacy-of-invader = Ein Alien, dessen Farbe kommt, darf den Angreifer überfallen: AMBUSH.
about-piece-legacy-of-loser = Ein Gefecht mit gleicher Stärke gewinnt der Angreifer.
about-piece-legacy-of-parasite = Jeder ist vom Verteidiger angeworben.
about-piece-legacy-of-philanthropist = Wenn die Schiffe da sind, gibt der Angreifer dem Verteidiger eine zufällige Kapsel.
about-piece-legacy-of-shadow = Der Verteidiger jeder Invasion verliert ein Schiff von seiner vollsten Basis, wenn das Schicksal ihn nennt.
about-piece-legacy-of-sorcerer = Haben beide Flotten gleich viele Schiffe, tauschen die Leitkapseln den Platz, bevor sie offen sind.
about-piece-legacy-of-trader = Nach einer Einigung geben die Anführer einander eine zufällige Kapsel.
about-piece-legacy-of-void = Die Schiffe einer Flotte, die verliert, werden ausgelöscht. Entschädigt wird dafür wie sonst.

# Weitere Gefahren.

about-piece-warp-requiem =
    Ein Angreifer, der gewinnt, holt alle seine Schiffe aus dem Warp zurück. Gewinnt der Verteidiger, tun das alle außer dem Angreifer.

    Mit STAY IN WARP verzichtest du darauf.
about-piece-buried-treasure =
    Ein Anführer, der gewinnt, zieht sechs Kapseln. Gewinnen beide, sind es je drei. Was er nicht will, verschrottet er.

    KEEP Attack 40, Attack 30 nennt die, die du willst, was auch kommt. Ohne diesen Befehl behältst du alle.
about-piece-cursed-chest =
    Ein Anführer, der verliert, zieht sechs dunkle Kapseln. Verlieren beide, sind es je drei. Er muss nicht alle behalten.

    Hat die Partie keine dunkle Schmiede, werden sie eigens gemacht, und jeder sieht, welche. KEEP Rift 3, Rebirth nennt die, die du willst, was auch kommt. Ohne diesen Befehl behältst du alle.
about-piece-invasion-tax =
    Der Angreifer gibt jedem eine Kapsel, in dessen System er eine Basis hat: HAND OVER Attack 4 to Green.

    Was er nicht nennt, wird gezogen. Hat er zu wenige Kapseln, verliert er stattdessen ein Schiff jeder seiner fremden Basen.
about-piece-logistics-error =
    Der Angreifer verschrottet sein Magazin, jeder andere gibt ihm eine Kapsel, und dann zieht jeder eine.

    HAND OVER Attack 4 sagt, welche; ohne Befehl wird sie gezogen.
about-piece-lost-in-space =
    Das Tor ist auf einen zufälligen Planeten gerichtet, in irgendeinem System außer dem des Angreifers. Wessen System es ist, verteidigt.

    Eine Brennzelle aus seinem Nexus kauft dem Angreifer eine neue Ziehung, so oft er will: DRAW AGAIN IF the target is Blue 2.
about-order-handover = Sagt, welche Kapsel deines Magazins jemand bekommt, dem du durch eine Gefahr eine geben musst; ohne Befehl wird sie gezogen.
about-order-keeppods = Behält diese von den Kapseln, die dir eine Gefahr bringt, welche auch kommen, und verschrottet die anderen.
about-order-stayinwarp = Lässt deine Schiffe im Warp, wo eine Gefahr sie zurückholen würde.
about-order-drawagain = Bezahlt eine Brennzelle deines Nexus für ein anderes zufälliges Ziel (Lost in Space).
about-piece-warp-leak =
    Helfer, die gekommen sind, dürfen dazu Schiffe aus dem Warp holen, so viele noch ins Tor passen.

    COME OUT 2 sagt, wie viele; wer mit weniger Schiffen gebeten war, kommt auch so mit nicht mehr.
about-order-comeout = Holt Schiffe aus dem Warp in die Flotte, der du hilfst (Warp Leak).
about-piece-psychic-switcheroo = Die Anführer haben bis zum Ende der Welle jeder die Kraft des anderen, mit allem, was diese gesammelt hat.
about-piece-the-spirit-of-friendship =
    Beim Sammeln stellt der Angreifer eines seiner Schiffe in den Nexus eines anderen Aliens: BEFRIEND Green from home 1.

    Als Anführer müssen beide von da an einander anwerben. Das Schiff kehrt heim, wenn ein anderer Boss kommt. Ohne Befehl sagt der Zufall, in wessen Nexus es ist.
about-order-befriend = Stellt eines deiner Schiffe in den Nexus eines anderen Aliens (The Spirit of Friendship).
about-piece-unstable-weaponry = Ein Gefecht mit zusammen 42 Stärke oder mehr ist ein Kataklysmus: Beide Flotten verlieren, und am Ende der Welle wird der Planet ausgelöscht.
about-piece-the-entropy-beast =
    Jedes wilde Los löscht den Planeten mit den meisten Schiffen aus, mit ihnen allen; von mehreren einen zufälligen.

    Hat danach ein System weniger als drei Planeten, scheiden alle aus, und niemand gewinnt.
about-question-hand-over = ausgehändigte Kapsel
about-question-keep-pods = behaltene Kapseln
about-question-stay-in-warp = im Warp bleiben
about-question-come-out = Schiffe aus dem Warp
about-question-befriend = Freundschaft
about-question-draw-again = neue Ziehung des Ziels
about-piece-legacy-of-general = Sind die Schiffe da, zieht jeder Anführer eine Kapsel für jeden seiner Helfer, und jeder von diesen eine.
about-piece-legacy-of-benefactor = Wer Nachschub bekommt, holt auch alle seine Schiffe zurück.
about-piece-legacy-of-fido = Am Ende der Welle bekommt jeder 1 Mammon, der Kapseln im Auswurf hat.
about-piece-legacy-of-merchant = Jeder Angreifer bekommt beim Warpfall seiner Invasion 1 Mammon.
about-piece-legacy-of-nanny = Der Anführer, der ein Massaker gewinnt, setzt in der nächsten Welle aus.
about-piece-legacy-of-squee = Niemand kann einem Anführer helfen, der eine Basis im System des anderen hat.
about-piece-legacy-of-animal = Sind die Schiffe da, zieht in einer Flotte von mindestens drei Aliens jedes eine Kapsel.
about-piece-legacy-of-crystal =
    In einem Gefecht darf in jeder Flotte jemand einen Angriff mit der Zahl ihrer Leitkapsel verschrotten, die dann doppelt zählt.

    Ihr Anführer wird zuerst gefragt: REFRACT.
about-piece-legacy-of-fungus =
    Ein Verteidiger, der einen Kampf gewinnt, fängt die Schiffe der anderen Flotte: Sie liegen hinter den Planeten seines Systems.

    Im Kampf hat ein Verteidiger 1 Stärke für jedes Schiff, das dort liegt. Verliert er, werden diese zerstört.
about-piece-federation-intervention =
    Die Invasion wird nicht ausgefochten: Im letzten Brief der Welle verhandeln alle Aliens, und niemand hilft einer Flotte.

    Die Schiffe des Angreifers kommen allein, und keine Kapsel führt sie. PETITION Blue for Attack 12 fordert etwas von irgendeinem Alien, für Einfluss wie in jeder Verhandlung, eine Forderung nach der anderen, vom Angreifer aus gegen den Uhrzeigersinn. RESERVE und NEGATE gelten wie immer; abbrechen kann niemand. Der Angreifer darf vom Verteidiger einen friedlichen Sieg fordern, sonst kehren seine Schiffe heim.
about-order-petition = Fordert etwas von irgendeinem Alien, wo alle verhandeln, und zahlt Einfluss dafür (Federation Intervention).
