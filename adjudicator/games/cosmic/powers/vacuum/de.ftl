about-piece-wild-vacuum =
    Wenn die Karten aufgedeckt sind, verlässt für jeden anderen Hauptspieler, der einen Attack zeigt, ein Stein von dir den Warp.

    Du brauchst an dem Kampf nicht beteiligt zu sein. Die Steine kommen in den Limbo.
about-piece-super-vacuum = Was du in diesem Kampf mitreißt, kommt von den kleinsten Basen derer, die du nennst, nicht von den vollsten.
about-piece-vacuum =
    Du reißt andere mit: Verlierst du in einem Kampf Steine, verlieren die Spieler, die du nennst, ebenso viele dazu.

    Sie werden so gleich verteilt wie möglich; wer zuerst genannt ist, verliert mehr. Per Post: Sie kommen von den vollsten Basen eines jeden, und zwar von Planeten, auf denen in diesem Zug niemand kämpft. Verlierst du sonst Steine, reißt das niemanden mit.
about-order-drag = Lässt die genannten Spieler zusammen so viele Steine verlieren wie du (Vacuum).
