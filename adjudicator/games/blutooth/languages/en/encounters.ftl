# What is told of encounters and negotiations.

part-nature-invader = { $invader ->
        [brigade] a brigade
        [envoy] an envoy
        [trojan] a trojan
        [morph] a morph
       *[stooge] a stooge
    }
part-nature-defender = { $defender ->
        [brigade] a brigade
        [envoy] an envoy
        [trojan] a trojan
        [morph] a morph
       *[stooge] a stooge
    }
natures = The invader leads { part-nature-invader }, the defender { part-nature-defender }{ part-invasion }.
might-counted = The invading fleet has a might of { $invader }, the defending fleet one of { $defender }{ part-invasion }.
part-outcome =
    { $outcome ->
        [clash] A clash
        [massacre] A massacre
        [cataclysm] A cataclysm
        [blitz] A blitz
        [infection] An infection
        [slapfight] A slapfight
        [negotiation] A negotiation
        [standoff] A standoff
        [escape] An escape
        [deal] A deal
       *[quash] A negotiation broken off
    }
settled = { part-outcome }{ $result ->
        [invader] : the invading fleet won
        [peaceful] : the invading fleet won, peacefully
        [spared] : the defending fleet won, peacefully
        [defender] : the defending fleet won
        [both] : both fleets won
        [neither] : both fleets lost
        [draw] : a draw
       *[open] : it is open
    }{ part-invasion }.
escaped = { part-whose-first } ships escaped{ part-invasion }.
rewards-gassed = There are neither boons nor compensation{ part-invasion }.
boons-due = { $seat ->
        [you] You have
       *[other] { $seat } has
    } { part-boons } to take{ part-invasion }.
boons-taken = { part-who } took { $ships ->
        [0] { $pods ->
            [1] 1 pod
           *[other] { $pods } pods
        }
       *[other] { part-ships } from the warp{ $pods ->
            [0] {""}
            [1] {" "}and 1 pod
           *[other] {" "}and { $pods } pods
        }
    } as { $seat ->
        [you] your
       *[other] its
    } reward{ part-invasion }.
negotiation-opened = The leaders negotiate, the invader with { $invader } influence, the defender with { $defender }{ part-invasion }.
demanded = The { $side ->
        [invader] invader
       *[defender] defender
    } demanded { $what }, for { $cost } influence{ part-invasion }.
negated = The { $side ->
        [invader] invader
       *[defender] defender
    } negated that: { $what }, for { $cost } influence{ part-invasion }.
demand-revive = a revived ship
demand-draft = a drafted pod
demand-probe = a look into the other cache
demand-peaceful-victory = a peaceful victory
demand-dismiss = that { $seat ->
        [you] you leave
       *[other] { $seat } leave
    }
offer-accepted = Both leaders took the special offer of { $piece }: { $gain } influence for the { $side ->
        [invader] invader
       *[defender] defender
    }{ part-invasion }.
negotiated = { $outcome ->
        [deal] It came to a deal: what was demanded and not negated is carried out
       *[quash] { $you ->
            [nobody] It came to no deal
            [alone] You broke the negotiation off: nothing of it is carried out, and both fleets lose
           *[not] { part-all } broke the negotiation off: nothing of it is carried out, and both fleets lose
        }
    }{ part-invasion }.
left-assembly = Invasion { $number }: all negotiate, with this influence: { $influence }.
assembly-opened = The Federation intervened: all negotiate, with this influence: { $influence }{ part-invasion }.
pleaded = { part-who } demanded of { $other ->
        [you] you
       *[other] { $other }
    }: { $what }, for { $cost } influence{ part-invasion }.
plea-negated = { part-who } negated that: { $what }, for { $cost } influence{ part-invasion }.
assembly-ended = All have passed: what stands is carried out{ part-invasion }.
why-federation-intervenes = the Federation has intervened in this invasion: nobody sponsors a fleet in it
