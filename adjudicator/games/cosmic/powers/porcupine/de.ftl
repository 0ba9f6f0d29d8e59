about-piece-porcupine =
    Als Hauptspieler oder Verbündeter darfst du, wenn die Summe deiner Seite die unterlegene ist, Karten ablegen: Jede zählt zwei dazu.

    Das geht einmal in einem Kampf zweier Attacks, wenn beide Seiten gezählt sind. Von den Karten, die du nennst, werden die abgelegt, die du dann hast.
about-order-bristle = Legt Karten deiner Hand für eine Summe ab, mit der du verlierst; jede zählt zwei dazu (Porcupine).
