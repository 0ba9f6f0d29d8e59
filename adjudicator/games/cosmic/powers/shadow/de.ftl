about-piece-shadow =
    Wird die Farbe eines anderen Spielers aus dem Schicksalsstapel gezogen, verliert dieser Spieler einen Stein an den Warp.

    Das geschieht, wenn alle Scheiben für den nächsten Zug gezogen sind: ein Stein für jeden Angriff im System dieses Spielers, auch für seinen eigenen dort. Du sagst, von welcher Basis; sagst du nichts, ist es seine vollste.
about-order-execute = Sagt, von welcher Basis ein Spieler seinen Stein verliert, wenn eine Scheibe seiner Farbe gezogen wird (Shadow).
about-piece-wild-shadow = Verlierst du als Verteidigung, nimmst du alle mit, die dich angreifen: Was landen würde, kommt in den Warp.
about-piece-super-shadow = Hast du Steine hingerichtet, verlässt einer von deinen den Warp und kommt auf den Planeten, auf dem der erste von ihnen stand.
