# Das Brett als Bild: was darauf geschrieben steht, und was es zeigt, in Worten.

picture-holds = { $seat } { $planets ->
        [1] 1 Planet
       *[other] { $planets } Planeten
    }, { $stations } Stat.
picture-contested = umkämpft
picture-placed = in dieser Runde gesetzt
picture-board = Das Brett. Die Planeten auf ihren Tafeln: { $planets }.
picture-where = Umkämpft: Planet { $planet } auf { $mat }.
picture-player = { $seat }: { $mats ->
        [no] kein Planet
       *[other] { $mats } beansprucht
    }, { $points ->
        [no] keine Station
       *[other] Stationen auf { $points }
    }.
picture-fresh = In dieser Runde gesetzt auf { $points }.
