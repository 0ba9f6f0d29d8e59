# Fragments that many phrases speak, and small words.
#
# $seat, $other and the like are the colour of a player, or "you" for the reader. $number is the number of a challenge,
# 0 for none. Lists of players come in two parts: $others, the colours, and $you: [not] where the reader is not among
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
part-is =
    { $seat ->
        [you] are
       *[other] is
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
part-challenge =
    { $number ->
        [0] {""}
       *[other] {" "}(challenge { $number })
    }
part-side =
    { $side ->
        [offence] offence
       *[defence] defence
    }
part-tokens =
    { $tokens ->
        [1] 1 token
       *[other] { $tokens } tokens
    }
part-cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }

part-place =
    { $place ->
        [warp] the Warp
        [limbo] Limbo
       *[planet] { $place }
    }
batch-from = { $tokens } from { part-place }
batch-to = { $tokens } to { part-place }
batch-on = { $tokens } on { part-place }
place-alone = { part-place }

cards-several = { $count } x { $card }
cards-hidden = { part-cards }
cards-unknown =
    { $count ->
        [1] 1 unknown card
       *[other] { $count } unknown cards
    }
cards-none = no card

everybody = { part-all }
