about-piece-animal =
    Du willst auf jedes Fest: Ein Hauptspieler, der dich nicht einlädt, verliert einen Stein an den Warp.

    Es ist einer seiner vollsten Basis, auf der in diesem Zug niemand kämpft, und er ist verloren, wenn die Karten entschieden sind. Gewinnt die Seite, auf der du als Hauptspieler oder Verbündeter bist, ziehst du eine Karte, und jeder andere auf ihr auch.
