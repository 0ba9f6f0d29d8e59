about-piece-wild-mind =
    Einmal im Zug siehst du den ganzen Stapel durch, wenn eine Phase beginnt.

    Per Post: Du erfährst, welche Karten darin sind; eine Reihenfolge gibt es nicht, denn gezogen wird nach Los.
about-piece-super-mind =
    Wo du kein Hauptspieler bist, siehst du die Hände beider, bevor Karten gewählt werden.

    Ein klassischer Text dazu fand sich nicht; das ist der moderne.
about-piece-mind =
    In jedem Kampf darfst du die Hand eines Hauptspielers ansehen: die deines Gegners, wenn du selbst einer bist.

    Per Post: mit Phase 2 befohlen, hast du sie gesehen, bevor du deine Karten wählst; mit Phase 3 dürfen deine Bedingungen davon sprechen.
about-order-look = Sieht die Hand eines Hauptspielers an (Mind).
