# Was die Wörter der Befehle, Tatsachen für Bedingungen und Werte des Regelbuchs bedeuten.

# Die Wörter der Befehle.

about-order-load = Lädt zu Beginn eines Zyklus Brennzellen in dein Flaggschiff: So viele Invasionen kann dein Feldzug haben.
about-order-skip = Verzichtet auf die Invasion in dieser Welle; dein Feldzug ist vorbei, die Brennzellen bleiben dir.
about-order-revive = Sagt, auf welchen deiner Planeten das Schiff kommt, das den Warp verlässt, wenn du angreifst.
about-order-namedefender = Nennt, wen du angreifst, wenn dein Los dir die Wahl lässt.
about-order-target = Richtet dein Tor auf einen Planeten im System des Verteidigers: planet 4 ist einer von dem, der es eben wird.
about-order-resupply =
    Verschrottet dein Magazin und zieht acht Kapseln, wenn du nichts hast, was eine Flotte führen kann.

    Zweimal ist das umsonst; danach kostet es jedes Mal eine Basis, die du nennst: RESUPPLY abandoning Blue 2.
about-order-commission = Bittet andere Aliens, oder alle, deiner Flotte zu helfen; with 2 lässt eines mit höchstens zwei Schiffen kommen.
about-order-send = Schickt eigene Schiffe in dein Tor, mit einer Größe von zusammen vier; ohne diesen Befehl fällt deine Invasion aus.
about-order-sponsorfleet = Hilft einer Flotte, die dich angeworben hat, mit einem bis vier Schiffen; niemand weiß es, bevor alle da sind.
about-order-divide = Teilt deine Schiffe auf einem Planeten auf die Invasionen gegen ihn auf.
about-order-lose = Wählt das Schiff, das Gift in deinem Magazin zerstört oder das ein Mond von dir kostet.
about-order-return = Sagt, zu welchen deiner Basen Schiffe aus einer Invasion zurückkehren; ohne das verteilen sie sich gleichmäßig.
about-order-plagueloss = Wählt, was die Plague nimmt: drei Schiffe und von jeder Farbe, die du hast, eine Kapsel.
about-order-driver = Führt deine Flotte mit einer Kapsel deines Magazins an; ein Flex zählt die Zahl, die du nennst, höchstens seine eigene.
about-order-retreat =
    Bricht deinen Feldzug mitten in einer Invasion ab: Alle Schiffe kehren zurück.

    Das darfst du, wenn du keine Kapsel hast, die führen kann, und wenn Squee dich rührt.
about-order-asenvoy = Verhandelt mit einem Gesandten, statt ein Unentschieden zu haben, wenn dein Angriff gar keine Stärke hat.
about-order-distress = Macht Notkapseln für die Flotte scharf, in der du bist; IF they prime distress wartet auf die andere Flotte.
about-order-assassinate = Wählt, wessen Schiffe in den Flotten ein Assassin deiner Flotte zerstört: Das sagt, wer sie anführt.
about-order-casualties =
    Wählt, wessen Schiffe zerstört werden, wo es an dir liegt: die deiner Flotte im Handgemenge, die des Gegners auf der Flucht.

    Ohne das trifft es zuerst die des Anführers, auch im Handgemenge.
about-order-demand =
    Fordert etwas vom anderen Anführer und zahlt mit Einfluss: eine Kapsel mit ihrem Namen oder etwas aus der Liste.

    Gefordert wird einmal, und noch einmal, wenn es gestrichen wurde; revive x2 und draft x2 sind je zwei Forderungen.
about-order-negate = Zahlt zwei Einfluss und streicht die Forderung, die der andere Anführer eben gestellt hat: diese, oder any.
about-order-reserve = Hält so viel Einfluss zurück, um Forderungen zu streichen: Was ihn brauchen würde, wird nicht gefordert.
about-order-quash = Lässt die Verhandlung platzen: Nichts davon geschieht, beide Flotten verlieren, und nur du verlierst Schiffe.
about-order-accept = Nimmt das besondere Angebot einer Kraft an: Tun das beide Anführer, geschieht es, und wem sie gehört, der bekommt Einfluss.
about-order-boon = Nimmt deine Boni: für jeden ein Schiff aus dem Warp oder eine Kapsel.
about-order-gas = Lässt es in einer Invasion weder Boni noch Entschädigung geben (Ionic Gas).
about-order-infect = Bringt die Plague über ein Alien (Plague).
about-order-playfield = Schickt Helfer einer Invasion heim, wenn sie ankommen (Force Field).
about-order-recharge = Nimmt deine Leitkapsel ins Magazin zurück, wenn die Begegnung vorbei ist (Clone).
about-order-seek = Durchsucht ein anderes Magazin nach einer Kapsel und nimmt sie, wenn sie da ist (Finder).
about-order-smear = Nimmt einem Anführer zwei Einfluss, wenn eine Verhandlung beginnt (Grime).
about-order-turnkey = Leert den Warp, wenn du angreifst: Alle Schiffe darin kehren zurück (Warp Key).
about-order-undo = Verbraucht das Los, das der genannte Angreifer gezogen hat, und lässt ein anderes ziehen (Paradox).
about-order-zap = Stoppt einen Einsatz einer Kraft: des genannten Aliens, oder irgendeines mit any.
about-order-zapship = Löscht ein Schiff des genannten Aliens auf dem genannten Planeten aus (Ship Zap).

# Wovon Bedingungen sprechen können.

about-fact-targetis = Ob das Tor dieser Invasion auf einen Planeten gerichtet ist; deines, wenn der Befehl zu keiner Invasion gehört.
about-fact-sideships = Wie viele Schiffe eine Flotte in dieser Invasion hat, die der Helfer eingeschlossen, sobald sie da sind.
about-fact-myships = Wie viele Schiffe deine Flotte in dieser Invasion hat, die der Helfer eingeschlossen, sobald sie da sind.
about-fact-enemyships = Wie viele Schiffe die andere Flotte in dieser Invasion hat, die der Helfer eingeschlossen, sobald sie da sind.
about-fact-sidesponsors = Wie viele Schiffe von Helfern eine Flotte in dieser Invasion hat, sobald sie da sind.
about-fact-sponsorsside = Ob ein Alien einer Flotte dieser Invasion hilft, sobald alle da sind.
about-fact-shipson = Wie viele Schiffe ein Alien auf einem Planeten hat.
about-fact-inwarp = Wie viele Schiffe ein Alien im Warp hat.
about-fact-noencounterpod = Ob dein Magazin nichts enthält, was eine Flotte führen kann, sodass du Nachschub bekommen kannst.
about-fact-holds = Ob ein Alien eine Kapsel hat, soweit du es wissen kannst.
about-fact-cachesize = Wie viele Kapseln das Magazin eines Aliens enthält.
about-fact-dominion = Die Dominanz eines Aliens: seine fremden Basen und Fußabdrücke. Fünf gewinnen, bei vier Aliens vier.
about-fact-authority = Die Autorität eines Aliens: seine Heimatbasen. Bei zwei oder weniger ist die Kraft aus.
about-fact-fuel = Wie viele Brennzellen ein Alien im Nexus hat; die im Flaggschiff zählen nicht.
about-fact-mustinvade = Ob das Los des Schicksals ein Alien ein anderes angreifen lässt; nicht, solange es die Wahl hat.
about-fact-wildcharge = Ob das Los dieser Invasion die Wahl lässt; das deiner, wenn der Befehl zu keiner Invasion gehört.
about-fact-cycle = Die Nummer des Zyklus.
about-fact-wave = Die Welle im Zyklus: 1 oder 2.
about-fact-enemydriver = Die Leitkapsel der anderen Flotte: Oracle sieht sie vor der Wahl, alle, wenn sie offen liegen.
about-fact-sidedriver = Die Leitkapsel einer Flotte, sobald sie zu sehen ist.
about-fact-sidemight = Die Stärke einer Flotte, sobald sie gezählt ist.
about-fact-theyprimedistress =
    Ob die andere Flotte Notkapseln scharf gemacht hat.

    Ein Befehl mit dieser Bedingung wartet, bis alle es getan haben, die es sofort tun.
about-fact-myinfluence = Wie viel Einfluss du in dieser Verhandlung noch hast.
about-fact-enemyinfluence = Wie viel Einfluss der andere Anführer in dieser Verhandlung noch hat.
about-fact-stands = Ob eine Forderung des anderen Anführers steht: Sie wurde gestellt und nicht gestrichen.
about-fact-standsoften = Wie oft eine Forderung des anderen Anführers steht.
about-fact-podstands = Ob die Forderung des anderen Anführers nach einer deiner Kapseln steht.
about-fact-uses =
    Ob ein Alien in dieser Invasion eine Kraft oder ein Artefakt einsetzt: jetzt, wo du es stoppen könntest, oder vorher.

    Wer denselben Einsatz stoppen könnte, wird im selben Moment gefragt wie du: Ob ein anderer es tut, weißt du dann nicht.
about-fact-usedagainstme = Ob sich das, was du stoppen könntest, gegen dich richtet.
about-fact-iwin = Ob deine Flotte diese Invasion gewinnt, sobald das feststeht.
about-fact-ilose = Ob deine Flotte diese Invasion verliert, sobald das feststeht.
about-fact-iwouldwin =
    Ob deine Flotte diese Invasion gewinnen würde, wie es gerade steht: sobald beide Leitkapseln bekannt sind, gezählt oder nicht.

    Kräfte, die von selbst wirken, zählen mit, soweit sie bekannt sind, auch die, nach der du gerade gefragt wirst; niemand setzt noch etwas ein.
about-fact-iwouldlose = Ob deine Flotte diese Invasion verlieren würde, wie es gerade steht: ermittelt wie I would win.

# Die Werte des Regelbuchs.

about-option-fuel = Wie viele Brennzellen jedes Alien zu Beginn eines Zyklus bekommt (Q21).
about-option-campaigns = Ob alle ihren Feldzug in denselben Briefen haben, oder ein Alien nach dem anderen.
about-option-letters = Briefe einer Welle: Mit dreien nennt man die Leitkapsel, bevor man die Flotten kennt, mit zweien auch Forderungen und Boni.
about-option-powers = Ob nach jedem Feldzug alle Kräfte zufällig wechseln.
about-option-trojan = Wie eine Brigade gegen einen Trojaner abschneidet: im Gefecht mit dem Doppelten des gegnerischen Magazins, oder nach gerader und ungerader Stärke (Q02).
about-option-stooge = Was ein Strohmann wert ist: gar keine Stärke, oder ein Angriff von 00 (Q13).
about-option-standoff = Wozu zwei Brigaden ohne Stärke führen: Der Angreifer gewinnt, oder es ist unentschieden (Q12).
about-option-quash = Wer eine Verhandlung platzen lassen kann (Q05).
about-option-influence = Was Einfluss ist: alle Basen, oder nur die daheim (Q06).
about-option-peaceful-victory = Ob der Verteidiger nach einem geforderten friedlichen Sieg auf dem Planeten bleibt oder heimkehrt (Q08).
about-option-peaceful-lands = Wer nach einem geforderten friedlichen Sieg landet: der Angreifer, oder auch seine Helfer (Q08).
about-option-hopeless = Ob ein Alien ausscheidet, das mangels Schiffen nicht mehr gewinnen kann (Q19).
about-option-forge = Wann gezündete Kapseln zurückkommen: wenn die Schmiede leer ist, oder am Ende jeder Welle (Q24).
about-option-finder = Ob ein Finder die Kapsel nimmt, die er findet (Q60).
about-option-silent-driver = Was die Flotte eines stummen Anführers führt: der niedrigste Angriff, oder irgendetwas nach Los.
about-option-last-cycle = Der Zyklus, nach dem die meiste Dominanz gewinnt (Q73).
about-option-after-nmr = Wozu zwei verpasste Phasen hintereinander führen: Ausscheiden, ein freier Platz für jemand anderen, oder nichts.

# Wie die Fragen heißen.

about-question-as-envoy = als Gesandter
about-question-assassination = Ziel des Assassins
about-question-boon = Bonus
about-question-cancels = Stoppen
about-question-casualties = Verluste
about-question-commission = Anwerbung
about-question-defender = Verteidiger
about-question-demand = Forderung
about-question-distress = Notkapseln
about-question-divide = Aufteilung der Verteidigung
about-question-driver = Leitkapsel
about-question-load = Brennzellen
about-question-negate = Streichen einer Forderung
about-question-offer = besonderes Angebot
about-question-plague-loss = Verlust durch Plague
about-question-poison-damage = Schaden durch Gift
about-question-quash = Abbruch der Verhandlung
about-question-reserve = Rücklage
about-question-resupply = Nachschub
about-question-return = Rückweg
about-question-revive = Schiff aus dem Warp
about-question-send = Schiffe für das Tor
about-question-sponsor = Hilfe
about-question-target = Ziel
about-question-retreat = Abbruch des Feldzugs
about-option-intervention = Ob es eine Gefahr gibt, nach der alle Aliens in einem Brief verhandeln (Q44).
about-option-sap = Ob Schiffe von Parasite, die ungebeten kommen, der Flotte, der sie helfen, Stärke entziehen: Jedes zählt von ihr ab.
about-question-petition = Forderung an irgendwen
