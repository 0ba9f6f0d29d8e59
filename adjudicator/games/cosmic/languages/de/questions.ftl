# Die Fragen eines Formulars, und was geschieht, wenn nichts gesagt wird: „Wenn du nichts sagst: sie bleiben im Limbo.“
# Die Wörter der Befehle bleiben, wie sie sind.

ask-plague-loss = Die Plague: welche drei Steine, und welche Karte von jeder Art?
silent-plague-loss = drei Steine und eine Karte von jeder Art gehen zufällig verloren
ask-limbo =
    { $tokens ->
        [0] Wohin gehen Steine, die { $plague ->
            [yes] die Plague in den Limbo schickt
           *[no] deine Flare in den Limbo bringt
        }?
        [1] Wohin geht dein Stein im Limbo?
       *[other] Wohin gehen deine { $tokens } Steine im Limbo?
    }
silent-limbo =
    { $tokens ->
        [1] er bleibt im Limbo
       *[other] sie bleiben im Limbo
    }
ask-release = Wohin geht der Stein, der aus dem Warp kommt?
silent-release = er wartet im Limbo
ask-defender = Das Schicksal zeigte deine eigene Farbe: Wen greifst du in deinem System an?
silent-defender = du greifst { $other } an
ask-choice = Welche Kraft wählst du: { $powers }?
silent-choice = du bekommst { $power }
ask-attack = Welchen Planeten { $system ->
        [you] in deinem eigenen System
       *[other] im System von { $system }
    } greifst du an, und womit?
ask-attack-again = Welchen anderen Planeten greifst du außerdem an, wenn du willst?
silent-attack-again = du greifst einmal an
silent-attack = Planet, Steine und Basen werden ausgelost
silent-attack-instructed = du greifst auf { $place } an, wie du vorher gesagt hast
asked-of = { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    }{ $held ->
        [you] {" "}dich auf
       *[other] {""}
    } { $place }{ $held ->
        [no] {" "}an
        [you] {" "}an
       *[other] {" "}an, gegen { $held }
    }
ask-invite = { $challenge }: Wen bittest du um Hilfe?
silent-invite = niemand wird eingeladen
ask-join = { $challenge }: Machst du mit{ $uninvited ->
        [yes] {""}
       *[no] , wenn du eingeladen wirst
    }?
silent-join = du hilfst keiner Seite
ask-aid = { $challenge }: Bietest du eine Karte als Hilfe an?
silent-aid = du bietest keine Hilfe an
ask-aid-reward = Wenn deine Hilfe angenommen wird: einen Stein aus dem Warp oder eine Karte?
silent-aid-reward = eine Karte
ask-come = Wenn du außerdem gebeten wirst zu kommen: mit wie vielen Steinen?
silent-come = du kommst nicht
ask-take-aid = { $challenge }: Wessen Hilfe nimmst du an, wenn dir welche angeboten wird?
silent-take-aid = was dir angeboten wird, geht zurück
ask-card-now = Wenn ein Flare dich schon jetzt eine Kampfkarte legen lässt: welche?
ask-card = { $challenge }: Welche Karte spielst du?
silent-card = eine deiner Kampfkarten wird zufällig gespielt
ask-card-again = Deine Karte liegt. Wenn noch einmal gekämpft wird: welche dann?
silent-card-again = falls doch, wird eine Karte zufällig gespielt
ask-divide = Wie teilen sich { $tokens ->
        [1] dein 1 Stein
       *[other] deine { $tokens } Steine
    } auf { $place } auf die Kämpfe { $challenges } auf?
silent-divide = sie werden gleich verteilt, überzählige zufällig
ask-deal = Welchen Handel mit { $other } würdest du annehmen? Von mehreren den besten zuerst.
silent-deal = es gibt keinen Handel
ask-loss = Welche drei Steine verlierst du, wenn { $other } und du euch nicht einigt?
silent-loss = drei Steine gehen zufällig verloren
ask-reward = Deine Belohnung{ $allied ->
        [yes] {" "}als Verbündeter der Verteidigung
       *[no] {""}
    }, { $tokens } im Ganzen: Steine oder Karten?
silent-reward = Steine oder Karten nach Zufall
ask-agreement = Was machst du mit anderen aus, von einem Handel abgesehen?
silent-agreement = nichts ist ausgemacht
ask-own-colour = Wenn das Schicksal deine eigene Farbe zieht: eine Basis in deinem System angreifen{ $empty ->
        [yes] {" "}oder einen leeren Planeten wieder besiedeln
       *[no] {""}
    }?
silent-own-colour = noch eine Scheibe wird gezogen
ask-power = Setzt du deine Kraft ein, { $piece }?
silent-as-if = als hättest du { $line } geschrieben
silent-power = sie wird nicht eingesetzt
ask-play = Spielst du { $piece }?
silent-play = du behältst die Karte
ask-ready = Hältst du { $piece } in dieser Phase gegen etwas bereit?
