# Monde.

moons-dealt = Monde haben { $places }.
moon-occupied = { part-du-hast } { part-schiffe } auf den Mond von { $place } gesetzt{ $moon ->
        [no] {""}
       *[other] : { $moon }
    }.
moon-revealed = Der Mond von { $place }, auf dem { $seat ->
        [you] du bist
       *[other] { $seat } ist
    }, ist { $moon }.
moon-became = Der neue Mond von { $place } ist { $moon ->
        [no] ein anderer
       *[other] { $moon }
    } geworden.
moon-used = { part-du-hast } { $moon } eingesetzt, den Mond von { $place }{ part-invasion }.
moon-left = { part-du-hast } { part-schiffe } { $lost ->
        [yes] auf dem Mond von { $place } an den Warp verloren
       *[no] vom Mond von { $place } genommen: { $batches }
    }{ part-invasion }.
moon-vaporized = Der Mond von { $place } wurde verdampft.
heading-moons = Die Monde
head-moon = Mond
head-moon-of = Planet
head-moon-ships = Schiffe
moon-hidden = unbekannt
moon-new = Er wird ein anderer Mond, wenn jemand auf ihn kommt.
moon-yours = Du bist auf dem Mond von { $place }, { $moon }. { $rules }
moon-known = Der Mond von { $place } ist { $moon }; das weißt du. { $rules }
ask-moon = Setzt du { $piece } ein?
silent-moon = er wird nicht eingesetzt
ask-moon-ready = Hältst du { $piece } in dieser Phase bereit?
ask-lose-to-moon = Welche Basis verliert ein Schiff, wenn dich ein Mond von dir eines kostet?
silent-lose-to-moon = es ist eines der Basis mit den meisten Schiffen
ask-occupy = Auf welche Monde gehst du am Ende der Welle, wenn Schiffe von dir auf ihre Planeten gekommen sind?
silent-occupy = niemand von dir geht auf einen Mond
ask-leave = Welche Monde verlässt du am Ende der Welle?
silent-leave = deine Schiffe bleiben dort
why-occupies-nothing = das sagt nicht, welcher Mond es ist
why-friend-negotiates = ein Mond, FRIEND, lässt alle mit einer Verhandlungskapsel anführen, die eine haben
why-wins-on-a-moon = ein Mond, MANDATE, lässt niemanden gewinnen, der auf keinem Mond ist
why-wins-everywhere = ein Mond, HOMEWARD, lässt dich nur mit einer Basis in jedem System gewinnen
why-handicapped = ein Mond von dir, HANDICAP, verbietet dir deinen höchsten Angriff
why-no-moon-brings-that = kein Mond eines der Anführer bringt hier diese Forderung, oder sie nützt dir nichts
why-not-on-that-moon = du bist nicht auf diesem Mond
why-moon-taken = auf diesem Mond ist jemand, oder schon du
why-loner = ein Mond, LONER, lässt niemanden dem Angreifer helfen
why-no-inertia = dort hat niemand mit mehr Dominanz als du eine fremde Basis, die aufgegeben werden kann
why-no-moon-there = dieser Planet hat keinen Mond
fuel-changed = { part-du-hast } { part-zellen } { $more ->
        [yes] mehr
       *[no] weniger
    } bekommen als sonst.
pods-told = { part-du-hast } { $other ->
        [you] dir
       *[other] { $other }
    } { $pods ->
        [no] von Kapseln erzählt, wenn welche da sind
       *[other] von { $pods } erzählt
    }.
pod-returned = { part-du-hast } { $pods } in die Schmiede zurückgelegt.
exhausted-dealt = Alle verbrauchten Kapseln wurden ausgeteilt: { $shares }.
exhausted-share = { $pods } an { $seat ->
        [you] dich
       *[other] { $seat }
    }
power-changed = { part-du-hast } eine andere Kraft bekommen{ $power ->
        [no] {""}
       *[other] : { $power }
    }.
rules-moons =
    Monde: Manche Planeten haben einen. Wem ein System gehört, der kennt dessen Monde. Wer auf einem ist, kennt ihn, und
    für den ist er in Kraft, meist offen. Sind in dieser Welle Schiffe von dir auf einen Planeten gekommen, so kann am
    Ende der Welle eines davon auf seinen Mond gehen, wenn dort niemand ist: OCCUPY moon of Blue 2. Eine Nabe (hub) nimmt
    beliebig viele. Schiffe auf einem Mond kämpfen nicht und werden nicht geschickt; LEAVE moon of Blue 2 holt sie
    herunter. Eine Mondbasis (moon base) ist eine Basis mehr. Ein geheimer Mond (secret) ist in Kraft, sobald du ihn
    aufgedeckt hast: REVEAL und sein Name.

about-order-occupy =
    Setzt eines deiner Schiffe von einem Planeten auf dessen Mond, wenn in dieser Welle welche dorthin gekommen sind.

    Ein Hub moon nimmt so viele, wie du willst: OCCUPY moon of Blue 2 with 3. Gefragt wird am Ende einer Welle.
about-order-leave = Holt am Ende einer Welle alle deine Schiffe von einem Mond auf seinen Planeten herunter.
about-order-reveal = Deckt einen deiner geheimen Monde auf: Von da an ist er für dich in Kraft.
about-order-usemoon = Deckt einen deiner blauen Monde auf und setzt ihn einmal ein.
about-option-moons = Ob Planeten Monde haben (Celestial).
about-option-moons-per-system = Wie viele Planeten eines Systems einen Mond haben (Q57).
about-piece-half-moon-home = 1 Autorität mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-mygate = Das Tor nimmt eigene Schiffe mit einer um 1 höheren Größe, oder um 2 mit zwei oder mehr Half moons.
about-piece-full-moon-gateup = Das Tor nimmt von allen Schiffe mit einer um 1 höheren Größe.
about-piece-full-moon-gatedown = Das Tor nimmt von allen Schiffe mit einer um 1 geringeren Größe.
about-piece-quarter-moon-charity = Du ziehst vier Kapseln; dann werden vier zufällige deines Magazins verschrottet.
about-piece-blue-moon-blue = Als Anführer kannst du ihn nach dem Kontakt aufdecken: Deine Flotte hat 3 Stärke mehr für jeden Mond, auf dem andere sind.
about-piece-secret-moon-cloak = Nichts, und er kann nicht aufgedeckt werden.
about-piece-secret-moon-solid = Als Helfer hat deine Flotte im Kampf 1 Stärke mehr für jeden Mond, auf dem jemand ist.
about-piece-hub-moon-prestige = In deinen Verhandlungen hast du 1 Einfluss mehr für jedes deiner Schiffe darauf.
about-piece-moon-base-feeble = Eine Flotte, in der du bist, hat im Kampf 3 Stärke weniger.
about-piece-moon-base-noname = Deine Autorität ist um 2 geringer.
about-piece-cheesy-moon-atrophy = Bei jedem Warpfall verschrottet jeder eine zufällige Kapsel.
about-question-occupy = Mond besetzen
about-question-leave = Mond verlassen
about-question-reveal = Mond aufdecken
about-question-use-moon = Mond einsetzen
about-piece-half-moon-ally = Deine Schiffe haben als Helfer je 1 Stärke mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-fame = Du hast in Verhandlungen 1 Einfluss mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-help = Deine Verstärkungen bringen je 2 Stärke mehr, oder 4 mit zwei oder mehr Half moons.
about-piece-half-moon-new = Du ziehst bei Nachschub 1 Kapsel mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-payday = Du bekommst als Entschädigung 1 Kapsel mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-revive = Du holst bei deinem Warpfall 1 Schiff mehr zurück, oder 2 mit zwei oder mehr Half moons.
about-piece-half-moon-rewards = Wo du Boni hast, ist es 1 mehr, oder 2 mit zwei oder mehr Half moons.
about-piece-full-moon-defence = Die verteidigende Flotte hat im Kampf 1 Stärke mehr für jeden Mond, auf dem jemand ist.
about-piece-full-moon-friend = Wer ein Negotiate hat, muss damit anführen.
about-piece-full-moon-limit = Wer Kapseln zieht, zieht drei weniger, aber mindestens eine.
about-piece-full-moon-mandate = Niemand gewinnt durch Dominanz, der auf keinem Mond ist.
about-piece-full-moon-misread = Eine Leitkapsel, die 4 zählt, zählt 40, und eine, die 40 zählt, zählt 4.
about-piece-full-moon-offence = Die angreifende Flotte hat im Kampf 1 Stärke mehr für jeden Mond, auf dem jemand ist.
about-piece-full-moon-shine = Einmal in einer Welle, beim Warpfall, zieht jeder eine Kapsel, der nicht in jeder Invasion der Welle Anführer ist.
about-piece-full-moon-slowdown = Jeder bekommt zu Beginn eines Zyklus eine Brennzelle weniger.
about-piece-full-moon-speedup = Jeder bekommt zu Beginn eines Zyklus eine Brennzelle mehr.
about-piece-moon-base-careless = Jedes Artefakt, jede Fackel und jede Notkapsel, die du zündest, löscht eines deiner Schiffe aus, aus deiner vollsten Basis.
about-piece-moon-base-flush = Du verlierst ein Schiff, wenn ein Feldzug von dir beginnt: LOSE from home 2, sonst aus deiner vollsten Basis.
about-piece-moon-base-four = Bei jedem Warpfall wird dein Magazin durch Zufall bis auf vier Kapseln verschrottet.
about-piece-moon-base-homeward = Du gewinnst durch Dominanz nur, wenn du in jedem System eine Basis hast.
about-piece-moon-base-limit = Du bekommst zu Beginn eines Zyklus eine Brennzelle weniger.
about-piece-moon-base-powerpay = Jeder Einsatz deiner Kraft kostet dich ein Schiff: LOSE from home 2, sonst aus deiner vollsten Basis.
about-piece-moon-base-stingy = Du hilfst einer Flotte mit höchstens einem Schiff.
about-piece-moon-base-stream = Bei jedem Warpfall verlierst du Schiffe, bis zehn von dir im Warp sind: LOSE from home 2, sonst aus deinen vollsten Basen.
about-piece-moon-base-warped = Deine Schiffe können nicht zurückgeholt werden.
about-piece-quarter-moon-alms = Jeder andere gibt dir eine zufällige Kapsel.
about-piece-quarter-moon-ascetic = Jeder andere gibt dir alle Verhandlungskapseln.
about-piece-quarter-moon-flaremag = Jeder andere, der eine Fackel hat, gibt dir eine, durch Zufall.
about-piece-quarter-moon-meta = Du gibst deine Kraft ab und bekommst durch Zufall eine andere.
about-piece-quarter-moon-peace = Jeder zieht ein Negotiate, soweit die Schmiede welche hat.
about-piece-quarter-moon-preview = Jeder andere erzählt dir von seinem höchsten und seinem niedrigsten Angriff.
about-piece-quarter-moon-reveal = Jeder andere erzählt dir von allen Artefakten und Fackeln in seinem Magazin.
about-piece-quarter-moon-treasure =
    Du nimmst jedem anderen eine Kapsel, behältst davon den höchsten Angriff und verschrottest den Rest.

    Ist kein Angriff darunter, behältst du eine der anderen.
about-piece-quarter-moon-zapgrab = Du nennst eine Art von Zap-Kapseln: Jeder andere gibt dir alle davon; hat niemand eine, so ziehst du sie.
about-order-grab = Nennt die Zap-Kapsel, die dir alle geben müssen (ZAPGRAB); ohne das ist es Cosmic Zap.
about-piece-blue-moon-commit =
    Als Anführer kannst du ihn aufdecken, wenn die Schiffe da sind: Deine Helfer müssen so viele schicken, wie ins Tor passen.

    Die Schiffe kommen aus ihren vollsten Basen.
about-piece-blue-moon-handicap = Als Anführer kannst du nicht mit deinem höchsten Angriff anführen, außer er ist der einzige. Er muss dazu nicht aufgedeckt werden.
about-piece-blue-moon-hulkout = Als Anführer kannst du ihn nach dem Kontakt aufdecken: Deine Schiffe zählen dreifach, an Stärke und bei der Entschädigung.
about-piece-blue-moon-inertia = Jederzeit kannst du ihn aufdecken: Jemand mit mehr Dominanz als du gibt eine fremde Basis auf, die du nennst.
about-piece-blue-moon-loner = Als Verteidiger kannst du ihn aufdecken, bevor Schiffe geschickt werden: Niemand darf dem Angreifer helfen.
about-piece-blue-moon-moonboom = Jederzeit kannst du ihn aufdecken: Irgendein Mond wird verdampft, und die Schiffe darauf werden zerstört.
about-piece-blue-moon-three = Als Helfer kannst du ihn nach dem Kontakt aufdecken: Verstärkungen zählen in dieser Begegnung dreifach.
about-order-oust = Lässt jemanden mit mehr Dominanz eine fremde Basis aufgeben (INERTIA).
about-order-boom = Verdampft den Mond eines Planeten mit den Schiffen darauf (MOONBOOM).
about-piece-secret-moon-hubris = Deine Kraft geht nicht aus Mangel an Autorität verloren.
about-piece-secret-moon-payback = Als Helfer einer Flotte, die verliert, nimmst du dem gegnerischen Anführer eine Kapsel für jedes Schiff, das du verlierst.
about-piece-secret-moon-spoils = Als Helfer hast du doppelt so viele Boni.
about-piece-secret-moon-stack = Wenn dein Feldzug beginnt, kannst du eine Kapsel deines Magazins in die Schmiede zurücklegen.
about-piece-secret-moon-strength = Deine Schiffe haben als Helfer die doppelte Stärke und bringen doppelt so viele Boni.
about-piece-secret-moon-weak = Wo du Helfer bist, haben Schiffe anderer Helfer je 2 Stärke weniger und bringen ihnen 2 Boni weniger.
about-order-putback = Legt zu Beginn deines Feldzugs eine Kapsel deines Magazins in die Schmiede zurück (STACK).
about-piece-hub-moon-dispute = Lässt der Gegner eine Verhandlung platzen, so verliert er ein Schiff auf jedem Planeten, auf dem ihr beide eine Basis habt.
about-piece-hub-moon-rentfee = Nach einem Abschluss von dir nimmst du jedem anderen eine Kapsel, der auf dem Planeten dieses Mondes ist.
about-piece-hub-moon-success = Nach einem Abschluss von dir haben beide Anführer vier Boni.
about-piece-cheesy-moon-dealdead = Wenn dein Feldzug beginnt, werden alle verbrauchten Kapseln reihum an alle ausgeteilt, zuerst an dich.
about-piece-cheesy-moon-dealdeck = Wenn dein Feldzug beginnt, wird die ganze Schmiede reihum an alle ausgeteilt, zuerst an dich.
about-piece-cheesy-moon-gameover = Die Partie endet, wenn jemand auf ihn kommt; wer den meisten Einfluss hat, gewinnt.
about-piece-cheesy-moon-noplanet = Aliens, die ausscheiden würden, gewinnen stattdessen.
about-piece-cheesy-moon-reboot = Wenn dein Feldzug beginnt, gibt jeder seine Kraft ab und bekommt durch Zufall eine andere.
about-question-zapgrab = Zap-Kapsel verlangen
about-question-inertia = Basis aufgeben lassen
about-question-moonboom = Mond verdampfen
about-question-stack = Kapsel zurücklegen
about-piece-half-moon-flareup = Du darfst in jeder Invasion 1 Fackel mehr spielen, oder 2 mit zwei oder mehr Half moons.
about-piece-hub-moon-ddeal = In deinen Verhandlungen können beide Anführer fordern, eine Kapsel zu ziehen, für 1 Einfluss: DEMAND DDEAL.
about-piece-hub-moon-fdeal = In deinen Verhandlungen können beide Anführer fordern, dass eine Fackel für sie gemacht wird, für 2 Einfluss: DEMAND FDEAL.
about-piece-hub-moon-gdeal =
    In deinen Verhandlungen können beide Anführer kostenlosen Nachschub fordern, für 2 Einfluss: DEMAND GDEAL.

    Es gibt ihn, wenn sie keine Begegnungskapsel haben.
about-piece-hub-moon-ldeal = Wenn eine Verhandlung von dir beginnt, kannst du deine Schiffe von diesem Mond nehmen: Dann ist es ein Abschluss ohne Bedingungen.
about-piece-hub-moon-sdeal =
    In deinen Verhandlungen können beide Anführer fordern, eine eigene Kapsel zu verschrotten, für 1 Einfluss: DEMAND SDEAL.

    Es ist die Begegnungskapsel, die am wenigsten wert ist.
about-piece-hub-moon-wdeal = In deinen Verhandlungen kannst du fordern, dass der Gegner ein Schiff verliert, für 1 Einfluss: DEMAND WDEAL.
about-piece-blue-moon-hearth = Jederzeit kannst du ihn aufdecken: Wer deine Fackel hat, gibt sie dir; hat sie niemand, so ziehst du sie.
about-piece-blue-moon-zaprod = Du kannst ihn aufdecken, wenn jemand anders eine Zap-Kapsel einsetzt: Die wird gestoppt.
about-order-rod = Stoppt eine Zap-Kapsel: eine des Aliens, das du nennst, oder von any (ZAPROD).
about-piece-secret-moon-legacy = Zwei zufällige Vermächtnisse sind in Kraft, sobald er aufgedeckt ist, bis zum Ende der Partie.
about-piece-secret-moon-reroute = Bei deinem Warpfall kannst du statt des Schiffs, das du zurückholst, eine Fackel machen lassen.
about-piece-cheesy-moon-nomoon = Wenn jemand auf ihn kommt, wird eine Raumstation auf seinen Planeten gesetzt; das Schiff geht dorthin, und der Mond wird verdampft.
moons-hidden-line = Monde, auf denen niemand ist und die nicht alle kennen: { $places }.
