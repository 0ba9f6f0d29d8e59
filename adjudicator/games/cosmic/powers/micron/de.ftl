about-piece-micron =
    Jeder deiner Steine zählt in einem Kampf zwei, als Hauptspieler und als Verbündeter.

    Für Trost und Belohnung ist ein Stein ein Stein, und ebenso dafür, wie viele du schicken darfst.
