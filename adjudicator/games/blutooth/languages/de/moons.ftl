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
ask-occupy = Auf welche Monde gehst du am Ende der Welle, wenn Schiffe von dir auf ihre Planeten gekommen sind?
silent-occupy = niemand von dir geht auf einen Mond
ask-leave = Welche Monde verlässt du am Ende der Welle?
silent-leave = deine Schiffe bleiben dort
why-occupies-nothing = das sagt nicht, welcher Mond es ist
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
