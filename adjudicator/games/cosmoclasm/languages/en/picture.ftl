# The board as a picture: what is written on it, and what it shows, in words.

picture-holds = { $seat } { $planets ->
        [1] 1 planet
       *[other] { $planets } planets
    }, { $stations ->
        [1] 1 station
       *[other] { $stations } stations
    }
picture-contested = contested
picture-placed = placed this round
picture-board = The board. Planets on their mats: { $planets }.
picture-where = Contested: planet { $planet } on { $mat }.
picture-player = { $seat }: { $mats ->
        [no] no planet
       *[other] claimed { $mats }
    }, { $points ->
        [no] no station
       *[other] stations on { $points }
    }.
picture-fresh = Placed this round on { $points }.
