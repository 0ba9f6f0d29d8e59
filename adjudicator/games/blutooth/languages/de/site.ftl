# Was auf den Webseiten von einer Partie steht: wie die Spieler begannen, und die Abschnitte einer Phase.
opening-unknown = eine verborgene Kraft
opening-none = keine Invasion
opening-invasion = Invasion mit { $count ->
        [1] 1 Schiff
       *[other] { $count } Schiffen
    }, { $came ->
        [won] gewonnen
        [lost] verloren
        [deal] Einigung
        [quash] geplatzt
        [draw] unentschieden
       *[undecided] nicht entschieden
    }
stage-losses = Verluste
stage-launch = Start
stage-rally = Sammlung
stage-encounter = Begegnungen
stage-payoff = Abrechnung
stage-upkeep = Ende der Welle
