# Invasions with their sums, what was used, and the course of the wave.

heading-used = Powers and artifacts used
head-invasion = Invasion
head-used = Used
head-against = Against
head-result = Result
stopped = zapped
worked = worked
heading-invasion = Invasion { $number }: { $invasion }
invasion-named = { $seat ->
        [you] you invade
       *[other] { $seat } invades
    } { $place ->
        [no] { $other ->
            [no] somebody
            [you] you
           *[other] { $other }
        }
       *[planet] { $other ->
            [you] you on { $place }
           *[other] { $place }
        }
    }
head-side = Fleet
head-driver = Driver
head-nature = Nature
head-ships = Ships
head-sponsors = Sponsors
head-might = Might
side-name = { $side ->
        [invader] invading
       *[defender] defending
    }
scene-made = { $sum }, made
scene-won = won
counts-as = as { $value }
pod-sort-distress = distress pod
pod-sort-artifact = artifact
driver-none = none
nature-brigade = brigade
nature-envoy = envoy
nature-trojan = trojan
nature-morph = morph
nature-stooge = stooge
sum-made = { $sum }, made { $total }
happened = Invasion { $number }: { $said }
went = Invasion { $number }, { $role ->
        [invader] your invasion of { $place }
        [defender] your defence of { $place } against { $other }
       *[sponsor] as a sponsor of { $other } on { $place }
    }: { $result ->
        [won] { $role ->
            [sponsor] that fleet won
           *[other] you won
        }
        [lost] { $role ->
            [sponsor] that fleet lost
           *[other] you lost
        }
        [both] both fleets won
        [neither] both fleets lost
        [draw] a draw
        [deal] a deal
        [quash] there is no deal
       *[open] the leaders negotiate
    }{ $sums }.
went-sums = , { $mine } to { $theirs }
use-stopped = { $some ->
        [yes] { $by } stopped your { $piece }
       *[no] your { $piece } was stopped
    }{ part-invasion }
stopped-by = { $seat }'s { $pod }

what-else-first = What else happened before the first wave
what-else = What else happened
heading-earlier = Earlier in cycle { $cycle }, wave { $wave }
earlier-letter = { $letter ->
        [1] Launch
        [2] Rally
       *[3] Encounters
    }: { $said }.
earlier-target = { part-who } aimed at { $place ->
        [no] no planet
       *[planet] { $place }
    } (invasion { $number })
earlier-sponsors = { part-all } sponsored the { part-fleet } (invasion { $number })
earlier-nobody = nobody sponsored a fleet
earlier-won = { $which ->
        [invader] the invading fleet won
        [defender] the defending fleet won
        [both] both fleets won
       *[neither] both fleets lost
    } (invasion { $number })
earlier-talks = a negotiation (invasion { $number })
earlier-draw = a draw (invasion { $number })
folded-drafted = Pods were drafted: { $said }.
folded-destroyed = Ships were lost to the warp: { $said }.
folded-landed = Ships landed: { $said }.
folded-revived = Ships left the warp: { $said }.
folded-rebounded = Ships came back: { $said }.
folded-bought = { $seats } bought { $ware ->
        [boon] a boon
        [dark-boon] a boon from the dark forge
        [boons] three boons
        [shown] a pod of the showcase
        [voucher] a voucher
       *[resupply] a resupply
    } for { $price } lucre each.
