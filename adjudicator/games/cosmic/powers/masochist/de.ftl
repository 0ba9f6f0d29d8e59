about-piece-masochist =
    Du gewinnst, indem du alles verlierst: Ist am Ende des Zuges keiner deiner Steine auf einem Planeten oder im Limbo, hast du gewonnen.

    Sie dürfen im Warp sein, gefangen oder aus dem Spiel. So wenige Heimatbasen du auch hast, du verlierst deine Kraft nicht. Wie sonst gewinnen kannst du ebenso.
about-piece-wild-masochist =
    Wenn ein Zug beginnt, verlässt ein Stein von dir den Warp statt eines Steins des Spielers, den du nennst.

    Er verlässt ihn außer dem, der ihn für jeden verlässt, und kommt in den Limbo; der andere holt keinen heraus.
about-piece-super-masochist = Wenn ein Zug beginnt, lässt du einen Stein von dir, der im Warp ist, das Spiel verlassen.
about-order-suffer = Spielt den Flare von Masochist: Wild sagt er, wessen Stein für deinen im Warp bleibt; Super nennt er niemanden.
