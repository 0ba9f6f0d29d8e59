# What the web site says of a game: how players began, and the stages of a phase.
opening-none = no attack
opening-attack = attack with { $count ->
        [1] 1 token
       *[other] { $count } tokens
    }, { $came ->
        [won] won
        [lost] lost
        [both] both sides lost
        [deal] a deal
       *[undecided] not decided
    }
stage-choice-of-powers = choice of powers
stage-opening = opening
stage-launch = launch
stage-alliances = alliances
stage-before-cards = before cards
stage-cards = cards
stage-deals = deals
stage-turn-end = turn end
stage-salvage = salvage
