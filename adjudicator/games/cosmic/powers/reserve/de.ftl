about-piece-reserve =
    Du hast etwas in Reserve: Als Hauptspieler oder Verbündeter zählst du Attacks von höchstens 6 zur Summe deiner Seite dazu.

    Sie werden abgelegt, und jeder zählt seine Zahl. Das geht einmal in einem Kampf zweier Attacks, wenn beide Seiten gezählt sind. Von den Karten, die du nennst, zählen die, die du dann hast und die niedrig genug sind.
about-order-deploy = Zählt niedrige Attacks deiner Hand als Verstärkung zur Summe deiner Seite dazu (Reserve).
about-piece-wild-reserve = Wenn die Karten entschieden sind, nimmst du die Verstärkungen auf die Hand, die andere in einem Kampf gespielt haben.
about-piece-super-reserve = In diesem Kampf darfst du auch Attacks von 7, 8 und 9 dazuzählen. Gespielt wird er, wenn die Karten aufgedeckt werden.
why-no-low-attack = du hast keinen davon, oder sie sind zu hoch
why-no-reinforcement-of-others = kein anderer hat hier eine Verstärkung gespielt
