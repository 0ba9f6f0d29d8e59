about-piece-hunger =
    Du wirst nie satt: Wenn ein Zug beginnt, nimmst du jedem anderen eine zufällige Karte.

    Am Tisch nimmt sie eine von dem, der am Zug ist, und im eigenen Zug von jedem eine. Per Post ist ein Zug der aller Spieler, und du nimmst von jedem eine. Von einer leeren Hand wird nichts genommen.
about-piece-wild-hunger =
    Wenn ein Zug beginnt, ziehst du eine Karte und behältst sie oder legst sie ab.

    Per Post: Du nennst die Karten, die du behalten willst, und jede andere wird abgelegt; nennst du keine, behältst du sie in jedem Fall. Was du behältst, sieht kein anderer.
about-piece-super-hunger = Wenn ein Zug beginnt, nimmst du jedem anderen zwei Karten statt einer.
about-order-taste = Spielt den Flare von Hunger: Wild kann er Karten nennen und behält keine andere, Super nennt er nichts.
