about-piece-reborn =
    Für jeden Stein, den du an den Warp verlierst, ziehst du eine Karte, und für jeden, der ihn verlässt, legst du zufällig eine ab.

    Das gilt für alle Verluste, in Kämpfen und sonst. Per Post: Es geschieht ohne einen Befehl von dir.
