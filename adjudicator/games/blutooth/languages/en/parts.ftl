# Fragments that many phrases speak, and small words.
#
# $seat, $other and the like are the colour of an alien, or "you" for the reader. $number is the number of an invasion,
# 0 for none. Lists of aliens come in two parts: $others, the colours, and $you: [not] where the reader is not among
# them, [alone] where only the reader is, [too] where "you" is named behind the others, [nobody] where there is nobody.

part-who =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
part-whose =
    { $seat ->
        [you] your
       *[other] { $seat }'s
    }
part-whose-first =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    }
part-its =
    { $seat ->
        [you] your
       *[other] its
    }
part-all =
    { $you ->
        [nobody] nobody
        [alone] you
        [too] { $others } and you
       *[not] { $others }
    }
part-against =
    { $you ->
        [nobody] {""}
       *[not] {" "}against { part-all }
    }
part-invasion =
    { $number ->
        [0] {""}
       *[other] {" "}(invasion { $number })
    }
part-fleet =
    { $side ->
        [invader] invading fleet
       *[defender] defending fleet
    }
part-ships =
    { $ships ->
        [1] 1 ship
       *[other] { $ships } ships
    }
part-pods =
    { $count ->
        [1] 1 pod
       *[other] { $count } pods
    }
part-cells =
    { $cells ->
        [1] 1 cell
       *[other] { $cells } cells
    }
part-boons =
    { $boons ->
        [1] 1 boon
       *[other] { $boons } boons
    }
part-place =
    { $place ->
        [warp] the warp
       *[planet] { $place }
    }
batch-from = { $ships } from { part-place }
batch-to = { $ships } to { part-place }

pods-several = { $count } x { $pod }
pods-hidden = { part-pods }
pods-unknown =
    { $count ->
        [1] 1 unknown pod
       *[other] { $count } unknown pods
    }
pods-none = no pod
