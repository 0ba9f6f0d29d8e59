# Was auf den Webseiten von einer Partie steht: wie die Spieler begannen, und die Abschnitte einer Phase.
opening-none = kein Angriff
opening-attack = Angriff mit { $count ->
        [1] 1 Stein
       *[other] { $count } Steinen
    }, { $came ->
        [won] gewonnen
        [lost] verloren
        [both] beide Seiten verloren
        [deal] Handel
       *[undecided] nicht entschieden
    }
stage-opening = Eröffnung
stage-launch = Angriffe
stage-choice-of-powers = Wahl der Kräfte
stage-alliances = Bündnisse
stage-before-cards = vor den Karten
stage-cards = Karten
stage-deals = Handel
stage-turn-end = Ende des Zugs
stage-salvage = Bergung

# Wie die Fragen heißen.
about-question-aid = Hilfe
about-question-aid-reward = Belohnung für Hilfe
about-question-come = Kommen
about-question-take-aid = Annahme von Hilfe
about-question-agreement = Abmachung
about-question-attack = Angriff
about-question-attack-again = weiterer Angriff
about-question-cancels = Aufheben
about-question-card = Karte
about-question-deal = Handel
about-question-defender = Gegner
about-question-divide = Teilen der Verteidigung
about-question-flare = Flare
about-question-invite = Einladung
about-question-join = Bündnis
about-question-limbo = Limbo
about-question-loss = Verlust
about-question-own-colour = eigene Farbe
about-question-plague-loss = Verlust durch Plague
about-question-reinforcement = Verstärkung
about-question-power = Wahl einer Kraft
about-question-release = Befreiung aus dem Warp
about-question-reward = Belohnung
