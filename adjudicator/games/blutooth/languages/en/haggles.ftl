# Haggles: negotiations beside invasions, with a prize for one side and influence for the other.

haggle-proposed = { part-who } proposed a haggle to { $other ->
        [you] you
       *[other] { $other }
    }: { $prize } for { $influence } influence.
haggle-failed = Nothing came of the haggle between { $seat ->
        [you] you
       *[other] { $seat }
    } and { $other ->
        [you] you
       *[other] { $other }
    }.
haggle-agreed = { part-who } haggled with { $other ->
        [you] you
       *[other] { $other }
    }: { $prize } in return for { $demands }.
ask-haggle = Do you propose a haggle to somebody: a prize, and influence with which they may demand of you?
silent-haggle = you propose none
called-haggle = haggle
ask-bargain = { $other } wants { $prize } of you and gives { $influence } influence for it: what do you demand? Prices are those of a negotiation.
silent-bargain = nothing comes of it
called-bargain = haggle
ask-call-off = Do you break off the haggle that you have proposed to { $other }?
silent-call-off = you do not
called-call-off = breaking off of a haggle
rules-haggles = In the letter of a launch everybody may propose a haggle to one other alien: a prize, and influence with which that alien may demand in return. It answers in the next letter, at the prices of a negotiation. Nothing can be negated, and breaking off costs nothing.
why-no-haggle = it says nothing of a haggle
why-haggle-with-another = a haggle is with another alien in the match
why-not-by-haggle = that cannot be had by a haggle
why-haggle-influence = you can give from 1 to { $most } influence
why-haggle-prize-lacking = you have no { $pod } to give
why-haggle-dear = it costs { $cost }, and { $left } influence is given
