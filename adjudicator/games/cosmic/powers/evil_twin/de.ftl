about-piece-evil-twin =
    Schuld ist ein anderer: Als Hauptspieler nennst du einen anderen Spieler, der verliert, was du dort verlieren würdest.

    Deine Steine gehen in den Limbo und ebenso viele von seinen in den Warp, von seinen vollsten Stützpunkten auf Planeten, auf denen in diesem Zug niemand kämpft; was er dort nicht hat, verlierst du selbst. Das gilt auch für einen Handel, der scheitert. Per Post: Du nennst deinen Zwilling mit Phase 2, für jeden deiner Kämpfe.
about-piece-wild-evil-twin =
    Verlierst du in einem Kampf, verliert der nächste Spieler im Uhrzeigersinn die Hälfte deiner Steine für dich.

    Die Hälfte wird abgerundet. Er wird gespielt, wenn die Karten abgerechnet werden.
about-piece-super-evil-twin =
    In diesem Kampf hast du zwei Zwillinge: Ein zweiter Spieler teilt, was der erste verlieren würde.

    Er wird gespielt, wenn die Karten liegen. Ein ungerader Stein ist der des ersten.
about-order-twin = Nennt den Spieler, der in einem Kampf verlieren soll, was du dort verlieren würdest (Evil Twin).
about-order-twins = Spielt den Flare von Evil Twin: Super nennt er den zweiten Zwilling, Wild niemanden.
