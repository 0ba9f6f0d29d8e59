about-piece-warhawk =
    Mit dir gibt es nur Krieg: In deinen Kämpfen als Hauptspieler zählt jeder Compromise als Attack 0.

    Das gilt auch für deinen eigenen. Niemand handelt, und niemand wird getröstet: Die Summen entscheiden.
