why-machine-draws = Super Machine zieht stattdessen eine Karte
about-piece-wild-machine =
    Du greifst in diesem Zug noch einmal an, auf einen anderen Planeten des Systems, das du angreifen musst.

    Eine Kampfkarte brauchst du dafür nicht: Wer zu wenige hat, bekommt wie immer eine neue Hand.
about-piece-super-machine = Zu Beginn des Zugs ziehst du eine Karte, statt einen Stein aus dem Warp zu befreien.
about-piece-machine =
    Du bist nicht auf einen Angriff im Zug beschränkt, solange du für jeden deiner Kämpfe eine Kampfkarte hast.

    Per Post: ATTACK AGAIN startet in Phase 1 weitere Angriffe, jeden auf einen anderen Planeten des Systems, das du angreifen musst, wenn alle ihren ersten gestartet haben; zusammen sind sie ein einziger Einsatz. Bevor die anderen entscheiden, erfahren sie, welche Angriffe es gibt.
about-order-attackbyflare = Spielt den Flare von Machine; beim Wild-Teil sagst du, was du angreifst.
