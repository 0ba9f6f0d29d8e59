about-piece-wild-void = Hebt ein Edikt auf, das ein anderer Spieler spielt.
about-piece-super-void = Auch als Verbündeter der Seite, die gewinnt, nimmst du aus dem Spiel, was die Verlierer verlieren.
about-piece-void =
    Was gegen dich verliert, ist aus dem Spiel: Gewinnst du als Hauptspieler, gehen die Steine der Verlierer nicht in den Warp.

    Auch die Steine, die dein Partner verliert, wenn euer Handel scheitert, nimmst du so (klassische Fassung).
about-modern-void = Scheitert ein Handel, nimmst du nichts, und jedem lässt du so viele Steine, wie Basen zum Sieg nötig sind; aber auch die Steine von Zombie sind an dich verloren.
about-option-edition-void = Welche Fassung von Void gespielt wird. Modern: Scheitert ein Handel, nimmst du nichts, und jedem lässt du so viele Steine, wie Basen zum Sieg nötig sind; aber auch die Steine von Zombie sind an dich verloren.
