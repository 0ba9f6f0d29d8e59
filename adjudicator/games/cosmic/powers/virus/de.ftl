about-piece-wild-virus =
    Hast du als Hauptspieler einen Attack gespielt, zählen die Steine deiner Seite im Quadrat.

    Wo die moderne Fassung von Virus gespielt wird, werden stattdessen deine eigenen Steine mit denen deiner Verbündeten malgenommen.
about-piece-super-virus =
    Du vervielfachst auch als Verbündeter: der Attack deiner Seite mal alle ihre Steine.

    Wo die moderne Fassung von Virus gespielt wird, vervielfachen als Hauptspieler auch die Steine deiner Verbündeten.
about-piece-virus =
    Du vervielfachst: Mit einem Attack ist deine Summe als Hauptspieler die Karte mal die Steine auf deiner Seite.

    Verbündete zählen mit. Steine, die mehr als eins zählen (die von Macron), zählen auch hier so. Ganz ohne Steine ist deine Summe 0.
about-modern-virus = Nur deine eigenen Steine vervielfachen die Karte; die deiner Verbündeten kommen danach dazu.
about-option-edition-virus = Welche Fassung von Virus gespielt wird. Modern: Nur deine eigenen Steine vervielfachen die Karte; die deiner Verbündeten kommen danach dazu.
