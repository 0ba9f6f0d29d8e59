# Why a driver, a distress pod, casualties, a demand or boons cannot be as ordered: the reason ends a sentence.

why-no-driver = it names no pod to lead your fleet
why-not-a-driver = { $pod } is no encounter pod: attacks, flex attacks, Negotiate, Poison and Morph lead fleets
why-pods-not-there = none of these pods is there
why-pod-not-held = { $pod } is not in your cache
why-pods-fewer = you hold only { $count } x { $pod }
why-names-no-number = only a flex attack counts a number that you name, and { $pod } is none
why-flex-names = that flex attack counts any number from 0 to { $most }
why-no-distress = it names no distress pods
why-not-distress = { $pod } is no distress pod: there are Reinforcement, Escape, Therapist and Assassin
why-no-casualties = it does not say whose ships are destroyed
why-no-ships-to-lose = that alien has no ships there that could be chosen
why-ships-fewer = { $count ->
        [1] there is only one such ship
       *[other] there are only { $count } such ships
    }
why-casualties-at-most = { $count ->
        [1] only one ship can be chosen
       *[other] only { $count } ships can be chosen
    }
why-no-demand = that answers no question of a negotiation
why-only-invader-demands = only an invader can demand a peaceful victory
why-only-defender-dismisses = only a defender can dismiss a sponsor
why-no-sponsor-there = that alien sponsors nobody in this invasion
why-no-ship-in-warp-left = you have no further ship in the warp
why-stands-already = you have demanded that already, and it stands; `revive x2` and `draft x2` are two demands
why-influence-too-little = it costs { $cost } influence, and you have { $left }
why-influence-reserved = it costs { $cost } influence, and of your { $left } you keep { $reserve } in reserve
why-trojan-cannot-quash = a trojan cannot break off a negotiation with an envoy
why-no-boon = it does not say how you take your boons
why-boons-only = { $count ->
        [1] you have only one boon
       *[other] you have only { $count } boons
    }
why-warp-only = { $count ->
        [0] you have no ship in the warp
        [1] you have only one ship in the warp
       *[other] you have only { $count } ships in the warp
    }
why-boon-one-rest = only one place can have the rest of your ships
