about-piece-pickpocket =
    Deine Gäste sollten auf ihre Taschen achten: Einem Spieler mit einer Basis in deinem Heimatsystem nimmst du eine Karte ab.

    Sie wird ausgelost. Per Post: einmal im Zug, wenn Phase 2 beginnt, so dass du die Karte hast, wenn du deine Anordnungen für die Karten schreibst.
about-order-pickpocket = Nimmt einem Spieler, der eine Basis in deinem Heimatsystem hat, zufällig eine Karte ab (Pickpocket).
