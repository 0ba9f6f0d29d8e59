about-piece-particle =
    Deine Planeten sind verschränkt: Landest du als Angreifer oder sein Verbündeter, bildest du aus diesem Planeten und irgendeinem anderen ein Paar.

    Auf beiden musst du gleich viele Steine haben. Hat sich ihre Zahl auf einem geändert, kommen auf den anderen welche von deinen vollsten anderen Stützpunkten, oder sie gehen von ihm auf deinen vollsten; Planeten von Paaren gehören nicht dazu. Wo das nicht geht, und wo du keine Steine mehr hast, ist es kein Paar mehr. Per Post: Ausgeglichen wird, wenn eine Phase beginnt und Steine eingesetzt sind, und wenn Kämpfe vorbei sind, aber nicht, solange einer der Planeten angegriffen wird. Haben sich beide geändert, zählt der mit weniger.
about-piece-wild-particle =
    Wenn ein Zug beginnt, ziehst du eine Karte, oder legst eine ab, oder befreist einen Stein aus dem Warp, oder verlierst einen dorthin; alle müssen dasselbe tun.

    Per Post werden Karten nach Los abgelegt, und Steine kommen vom vollsten Stützpunkt.
about-piece-super-particle =
    Gewinnst du als Verteidigung, bildest du aus dem gehaltenen Planeten und einem anderen ein Paar.

    Er wird gespielt, wenn die Karten abgerechnet werden.
about-order-entangle = Bildet ein Paar aus dem Planeten, auf dem du gelandet bist, und einem anderen; ohne Namen mit deinem vollsten Stützpunkt (Particle).
about-order-copy = Spielt den Flare von Particle: Wild sagt er, was alle tun müssen, Super nichts.
why-planet-not-to-be-paired = nenne einen anderen Planeten, der in keinem Paar ist
