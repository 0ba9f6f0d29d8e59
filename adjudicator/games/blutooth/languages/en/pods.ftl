# What is told of pods.

used = { part-who } used { $piece }{ part-against }{ part-invasion }.
snatched = { part-who } took { $pod } out of { $other ->
        [you] your
       *[other] { $other }'s
    } cache{ part-invasion }.
cache-shown = { part-whose-first } cache lies open: { $pods }.
cache-probed = { part-who } looked into { $other ->
        [you] your
       *[other] { $other }'s
    } cache: { $pods }.
cache-looked = { part-who } looked into { $other ->
        [you] your
       *[other] { $other }'s
    } cache.
driver-primed = { part-who } primed { $pod ->
        [no] a driver
       *[other] { $pod }
    }{ part-invasion }.
driver-early = The driver of the { part-fleet } was shown early: { $pod }{ part-invasion }.
drivers-shown = The drivers: { $invader ->
        [covered] a covered one
        [no] none
       *[other] { $invader }
    } for the invader, { $defender ->
        [covered] a covered one
        [no] none
       *[other] { $defender }
    } for the defender{ part-invasion }.
flex-named = { $pod } as { $value }
distress-primed = { part-who } primed { $pods ->
        [no] { $count ->
            [1] a distress pod
           *[other] { $count } distress pods
        }
       *[other] { $pods }
    }{ part-invasion }.
distress-worked = { part-who } discharged { $pod } for the { part-fleet }{ $might ->
        [0] {""}
       *[other] : { $might } more might
    }{ part-invasion }.
drafted = { part-who } drafted { $pods }.
forge-refilled = The forge was empty: all exhausted pods went back into it.
scrapped = { part-who } scrapped { $pods }.
recharged = { part-who } took { $pod } back into { part-its } cache.
showcase-filled = New in the showcase: { $pods }.
showcase-taken = { part-who } took { $pods } out of the showcase.
showcase-line = In the showcase: { $pods }.
ask-showcase = Wherever you draft: which pods of the showcase do you take in place of unknown ones?
silent-showcase = none
called-showcase = showcase
rules-showcase = Some pods lie open beside the forge, in the showcase. Whoever drafts may take them in place of unknown ones, and they can be bought for the price of a boon. As a wave ends the showcase is filled again from the forge.
why-showcase-lacks = the showcase has none of these pods
why-not-in-showcase = the showcase has no { $pod }
ask-second = { $invasion }: what is your second driver?
silent-second = the lowest attack that is left; without one Negotiate, Poison or Morph
called-second = second driver
rules-armed = Every leader primes two drivers. For everything else only the first is its driver, but both count: attacks add up, and a fleet with Poison is a trojan, else one with a Negotiate an envoy. A resupply is for a cache with one encounter pod left, or none.
