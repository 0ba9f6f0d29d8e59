# What the web site says of a match: how players began, and the stages of a phase.
opening-unknown = a hidden power
opening-none = no invasion
opening-invasion = invasion with { $count ->
        [1] 1 ship
       *[other] { $count } ships
    }, { $came ->
        [won] won
        [lost] lost
        [deal] a deal
        [quash] broken off
        [draw] a draw
       *[undecided] not decided
    }
stage-losses = losses
stage-launch = launch
stage-rally = rally
stage-encounter = encounters
stage-payoff = payoff
stage-upkeep = upkeep
