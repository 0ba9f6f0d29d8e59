# Die Kämpfe mit ihren Summen, und was eingesetzt wurde.

heading-used = Eingesetzte Kräfte und Karten
head-challenge = Kampf
head-used = Einsatz
head-against = Gegen
head-result = Ergebnis
stopped = gestoppt
worked = wirkte
heading-challenge = Kampf { $number }: { $attack }
attack-home = { $seat ->
        [you] du greifst
       *[other] { $seat } greift
    } { $place } an
attack-abroad = { $seat ->
        [you] du greifst
       *[other] { $seat } greift
    } { $other ->
        [you] dich
       *[other] { $other }
    } auf { $place } an
invited-here = { part-du-hast } { part-alle-dich } um Hilfe gebeten{ $several ->
        [yes] {""}
       *[no] {""}
    }.
asked-you = { $askers } { $several ->
        [yes] haben
       *[no] hat
    } dich um Hilfe gebeten.
your-deal = Du und { $other } habt { $made ->
        [yes] einen Handel geschlossen
       *[no] keinen Handel geschlossen, und das kostet jeden von euch Steine
    }.
landed-here = { part-du-bist } mit { $tokens ->
        [1] 1 Stein
       *[other] { $tokens } Steinen
    } auf { $place } gelandet.
card-as = { $card }, als { $made }
head-card = Karte
head-sum = Summe
scene-made = { $sum }, gezählt als
scene-won = gewonnen
card-made = als { $made }
sum-made = { $sum }, gezählt als { $total }
undecided = Es ist nicht entschieden.
both-sides-lost = Beide Seiten haben verloren.
must-deal = { $both ->
        [yes] Zweimal Compromise
       *[no] Emotion Control
    }: { $you ->
        [too] { $others } und du müsst
       *[not] { $others } müssen
    } einen Handel schließen, oder jeder verliert drei Steine.
won-upset = { part-du-hast } gewonnen: Alles war verkehrt.
won-whatever = { part-du-hast } gewonnen, gegen das, was die Karten sagen.
won-compromise = { part-du-hast } gegen { $other ->
        [you] dein
       *[other] { $other }s
    } Compromise gewonnen.
won-tie = Gleichstand: { part-du-hast } als Verteidigung gewonnen.
won-sums = { part-du-hast } gewonnen, { $most } zu { $least }.
rewards-here = Eine Belohnung steht zu: { $allies }; für jeden geschickten Stein ein Stein aus dem Warp oder eine Karte.
happened = Kampf { $number }: { $said }
as-ally = Kampf { $number }, an der Seite von { $other } auf { $place }: { $result ->
        [deal] ein Handel entscheidet
        [won] gewonnen
        [lost] verloren
       *[both] beide Seiten haben verloren
    }.
your-attack-home = dein Angriff auf { $place }
your-attack-abroad = dein Angriff auf { $other } auf { $place }
your-defence = deine Verteidigung von { $place } gegen { $other }
went = Kampf { $number }, { $what }: { $result ->
        [both] beide Seiten haben verloren
        [deal] du und { $other } müsst einen Handel schließen
        [won] du hast gewonnen
       *[lost] du hast verloren
    }{ $how }.
how-sums = , { $mine } zu { $theirs }
how-against = , gegen einen Compromise
how-with = , mit deinem Compromise
