about-piece-wild-tripler = Der Attack deines Gegners von 15 oder mehr zählt ein Drittel, aufgerundet, wenn du Hauptspieler bist.
about-piece-super-tripler = Auch deine Attacks von 11, 12 und 13 werden verdreifacht. Gespielt wird er, wenn die Karten liegen, bevor sie gezeigt werden.
about-piece-tripler =
    Ein Attack von höchstens 10, den du als Hauptspieler zeigst, zählt dreifach; ein höherer ein Drittel, aufgerundet.

    Das geschieht, bevor sonst etwas aus der Karte wird: Virus vervielfacht, was sie zählt. Es geschieht auch gegen einen Compromise, aus dem ein Flare noch einen Attack machen kann.
