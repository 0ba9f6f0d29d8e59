# Fragments that many phrases speak, and small words.
#
# $seat is the faction of a player, or "you" for the reader. Several players come in three ways: $others, their factions,
# and $you: [not] where the reader is not among them, [too] where "you" is named behind the others, [alone] where only
# the reader is; and $all, in which "you" stands where the reader sits.

part-who =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
part-all =
    { $you ->
        [not] { $others }
       *[other] { $all }
    }
you-first = You
cards =
    { $count ->
        [1] 1 card
       *[other] { $count } cards
    }

# A force by itself, and as a superiority is called after it: "the mech superiority".
force-one = { $force }
force-of = { $force }
