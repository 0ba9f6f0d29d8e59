about-piece-wild-healer = Ein Cosmic Zap gegen das, was du einsetzt, wird ohne Wirkung abgelegt.
about-piece-super-healer =
    Für das, was du in einem Kampf oder von der Plague heilst, ziehst du so viele Karten, wie du Steine heilst.

    Gespielt wird er, wenn der Kampf entschieden ist, wenn sein Handel gescheitert ist, oder zu Beginn einer Phase mit Verlusten an die Plague.
about-piece-healer =
    Verliert ein anderer Spieler Steine an den Warp oder aus dem Spiel, darfst du ihn heilen und ziehst dafür eine Karte.

    Seine Steine kommen in den Limbo und von dort auf seine Basen. Den Trost nimmt ihm die Heilung nicht.
about-order-heal = Gibt einem Spieler zurück, was er verliert, oder jedem, der etwas verliert; du ziehst eine Karte (Healer).
