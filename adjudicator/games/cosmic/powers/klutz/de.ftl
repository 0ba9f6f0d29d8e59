about-piece-klutz =
    Dir fällt alles herunter: Von mehreren Karten, die du auf einmal ziehst, legst du eine zufällige ab, von fünf oder mehr zwei.

    Setzt du zwei oder mehr Steine auf einen Planeten, oder landest du mit so vielen, fällt ein Stein von einem Planeten daneben in den Warp, nach Los aus allen Steinen dort; wo in diesem Zug gekämpft wird, fällt keiner.
about-piece-wild-klutz =
    Ein anderer Spieler hat eine falsche Karte bekommen: Eine zufällige seiner Hand wird abgelegt, und er zieht eine andere.

    Er wird gespielt, wenn eine Phase beginnt.
about-piece-super-klutz = Gewinnst du als Hauptspieler, fällt ein Stein von einem Planeten neben dem umkämpften in den Warp.
about-order-misdeal = Spielt den Flare von Klutz: Wild nennt er den Spieler, der eine falsche Karte bekommen hat, Super niemanden.
