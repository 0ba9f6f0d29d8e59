about-piece-wrack =
    Jede Karte, die die andere Seite in einem Kampf spielt, kostet ihren Spieler einen Stein, wenn du Hauptspieler oder Verbündeter bist.

    Das geschieht, wenn der Kampf entschieden ist. Gezählt werden Kampfkarten, Edikte und Flares; die Steine kommen zufällig von Basen in den Warp, aber von keiner auf einem Planeten, um den in diesem Zug gekämpft wird.
