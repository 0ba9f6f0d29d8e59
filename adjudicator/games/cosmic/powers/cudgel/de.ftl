about-piece-wild-cudgel =
    Hat dir dein Angriff eine Basis eingebracht, kommen alle anderen Steine auf dem Planeten in den Warp, nur die deiner Verbündeten nicht.

    Es geschieht am Ende des Zugs.
about-piece-super-cudgel = Schlägst du in diesem Kampf auf deinen Gegner ein, verliert jeder seiner Verbündeten ebenso viele weitere Steine.
about-piece-cudgel =
    Du schlägst hart zu: Gewinnst du als Hauptspieler mit einem Attack, verliert dein Gegner weitere Steine an den Warp.

    Es sind so viele, wie du selbst im Kampf hast. Per Post: Sie kommen von den vollsten Basen deines Gegners, und zwar von Planeten, auf denen in diesem Zug niemand kämpft.
about-order-smash = Lässt deinen Gegner weitere Steine verlieren, wenn du mit einem Attack gewinnst (Cudgel).
