about-piece-extractor =
    Du behältst einen Planeten für dich: Hast du ihn als Angreifer oder dessen Verbündeter gewonnen, darfst du alle anderen von ihm entfernen.

    Ihre Steine kommen in den Limbo, auch die derer, die mit dir gelandet sind. Das geschieht am Ende des Zuges.
about-order-extract = Entfernt alle anderen von einem Planeten, den deine Seite als Angreifer gewonnen hat (Extractor).
