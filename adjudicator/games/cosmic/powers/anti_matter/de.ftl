about-piece-wild-anti-matter = Als Hauptspieler oder Verbündeter hältst du einen Wild-Flare eines anderen Spielers auf; er bleibt auf dessen Hand.
about-piece-super-anti-matter =
    Du hältst einen Super-Flare eines anderen Spielers auf, in jedem Kampf oder außerhalb; er bleibt auf dessen Hand.

    Wo die moderne Fassung von Anti-Matter gespielt wird, darfst du ebenso einen Wild-Flare aufhalten.
about-piece-anti-matter =
    Bist du Hauptspieler und zeigen beide einen Attack, gewinnt die kleinere Summe.

    Deine Steine und die aller Verbündeten, auf beiden Seiten, werden abgezogen; nur die eigenen Steine deines Gegners zählen zu seiner Summe. Gleichstand gehört wie immer der Verteidigung. Steine, die mehr zählen (die von Macron), werden so abgezogen, wie sie zählen. Virus und seine Flares vervielfachen, was sie vervielfachen; was abzuziehen ist, geht außerdem ab, jeder Stein einmal, gleich was zuerst kommt. Was das Ergebnis umdreht, dreht auch dieses um.
about-modern-anti-matter = Dein Super-Flare hält auch Wild-Flares auf, nicht nur Super-Flares.
about-option-edition-anti-matter = Welche Fassung von Anti-Matter gespielt wird. Modern: Dein Super-Flare hält auch Wild-Flares auf, nicht nur Super-Flares.
