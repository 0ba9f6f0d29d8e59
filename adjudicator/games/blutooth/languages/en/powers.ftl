# What only powers bring about.

pod-claimed = { part-who } claimed { $pod }, which { $other ->
        [you] you
       *[other] { $other }
    } had discharged{ part-invasion }.
pod-given = { part-who } gave { $pod ->
        [no] a pod
       *[other] { $pod }
    } to { $other }{ part-invasion }.
caches-swapped = { part-who } swapped caches with { $other }{ part-invasion }.
caches-swapped-mine = You swapped caches with { $other }{ part-invasion }: you have now { $gained }, and { $other } has { $given }.
drivers-swapped = The drivers changed places before contact{ part-invasion }.

ask-sponsor-any = { $invasion }: do you sponsor either fleet, though nobody has asked you?
silent-sponsor-any = you sponsor nobody
scrap-claimed = { part-who } claimed { $pod }, which had been scrapped.
charge-named = The charge was changed: { $other ->
        [no] it is wild
        [you] you are invaded
       *[other] { $other } is invaded
    }{ part-invasion }.
base-founded = { part-who } founded a base on { $place } with { $ships } ships from { $source }{ part-invasion }.
ships-poured = { part-who } added { part-ships }: { $batches }{ part-invasion }.
fleet-grown = { part-who } got { $each } more ships on every home planet.
charges-added = { $charges } more charges of { $seat ->
        [you] your colour
       *[other] { $seat }
    } are in the pool of destiny.
campaign-goes-on = { part-who } went on with { part-its } campaign without fuel.
assimilated = { part-who } { $seat ->
        [you] have
       *[other] has
    } the power of { $other }, { $power }, until the end of the wave, and { $other ->
        [you] you are
       *[other] { $other } is
    } without it.
power-returned = { $other ->
        [you] You have
       *[other] { $other } has
    } the power { $power } back, which { $seat ->
        [you] you
       *[other] { $seat }
    } had taken.
driver-abducted = { part-who } abducted { $pod ->
        [no] a pod
       *[other] { $pod }
    } of { $other ->
        [you] yours
       *[other] { $other }
    }, who leads with the other one{ part-invasion }.
driver-replaced = { $own ->
        [yes] { part-who } exchanged { part-its } driver{ $pod ->
            [no] {""}
           *[other] {" "}for { $pod }
        }
       *[no] { $pod ->
            [no] A pod
           *[other] { $pod }
        } of { $seat ->
            [you] yours
           *[other] { $seat }
        } leads the { part-fleet } now, and its leader has the driver back
    }{ part-invasion }.
fleet-opened = The { part-fleet } was opened: everybody who leads none may sponsor it{ part-invasion }.
planet-devoured = { part-who } devoured { $place }, and { $seat ->
        [you] have
       *[other] has
    } a dominion for it{ part-invasion }.
contact-undone = Contact was undone: both leaders primed their drivers anew{ part-invasion }.
acts-keep-power = always
acts-prime = as drivers are primed

acts-drivers = as might is counted
acts-primed = when both drivers are primed
acts-approach = when the ships have arrived
acts-compensated-ships = as compensation is due
acts-destiny = when destiny has been drawn
acts-destined = when it is known who is invaded

why-written = you must lead with { $pod }, as the other leader says, and you have it
why-champion-nobody = name a sponsor who has primed a pod: of the enemy's by their colour alone, of your own also a pod, `highest` or `lowest`
why-footprint-there = a planet with a footprint of Macron cannot be devoured
why-charmed = whoever has ships on a planet with { $seat } cannot sponsor the enemy of { $seat }
acts-champions = when champions have primed pods
acts-see-all-champions = when champions have primed pods
acts-commissioning = as leaders ask for sponsors
acts-commissioned = when leaders have asked for sponsors
why-upset = an upset is declared: you must prime an attack, and you have one
why-gives-to-a-leader = only the other leader can be given a pod, or as a sponsor either of the two
why-no-pod-named = name a pod of your cache, and a leader who gets it
why-spreads-nothing = say how many ships spread from which base to which planet
why-base-too-small = that is no base of yours there with { $least } ships
why-no-planet-to-spread-to = name a planet of the same system on which you have no base
why-spreads-between = { $least } to { $most } ships can spread from there
acts-ships-committed = as ships arrive
acts-ships-lost = as ships are lost
acts-ships-erased = as ships are vaporized
acts-negotiated = after a negotiation
acts-exhausts-cleared = at upkeep
acts-pods-scrapped = as pods are scrapped
why-driver-barred = contact was undone: prime another driver than the first one, if you have one
why-keeps-none-of-them = none of that lies in your nexus
why-no-claw = your claw is a pod of your cache that is no Negotiate
why-sheds-nothing = you have none of these pods
why-pods-one-at-least = one pod at least is made, or say nothing
why-gathered-so-much = your power has not gathered so much: { $most } at most
why-planet-not-vacant = there is no planet without ships there
essence-opened = { part-who } { $seat ->
        [you] have
       *[other] has
    } three of the { $count } essences of { $piece }{ $held ->
        [no] {""}
       *[other] : { $held }
    }.
essence-moved = { $spent ->
        [yes] { $card } of { $piece } was used up
       *[no] { part-who } gave { $other } { $card ->
            [no] an essence
           *[other] { $card }
        } of { $piece }
    }{ $drawn ->
        [no] {""}
       *[other] , and drew { $drawn }
    }.
essence-passed-mine = The essence of { $piece } went to { $other }{ $held ->
        [no] {""}
       *[other] : { $held }
    }.
essence-passed = The essence of { $piece } went to { $other }.
essence-closed = All essence of { part-its } { $piece } was used up.
timed-out = { part-who } must sit out the next wave{ part-invasion }.
timeouts-moved = These sit out this wave: { part-all }. They have no campaign, are not invaded, sponsor nobody and discharge nothing.
essence-line = Essence of { $piece } ({ $seat }): { $held } held, { $left } in the pool{ $spent ->
        [no] {""}
       *[other] , used up { $spent }
    }{ $laid ->
        [no] {""}
       *[other] ; { $laid }
    }.
essence-laid = { $card } lies with { $other }
benched-line = In this wave these sit out: { $seats }.
your-essence = Your { $piece } has in its nexus: { $held }.
why-motivates-nobody = name a leader, and a chore for it
why-motivates-leaders = only leaders of this invasion can be motivated, each once, and not you
why-essence-not-held = in your nexus lie: { $essence }
why-motivates-with-negotiate = you need a negotiate pod for each
ships-hired = { part-who } hired { $ships } ships with a might of { $might } each{ part-invasion }.
ask-answered = { $other } has { $piece }: what do you say if it comes to you?
silent-answered = what happens without an order
why-fetch-whom = name an encounter pod of an exhaust, and somebody else
why-offered-nothing = nobody has offered you such a pod
ships-flattened = { part-whose-first } { $ships } ships { $number ->
        [0] in the warp were
       *[other] were
    } flattened: they count as one{ $number ->
        [0] {""}
       *[other] { part-invasion }
    }.
ships-unflattened = { part-whose-first } flattened ships came apart: { $batches }.
flattened-line = Flattened under another ship: { $ships } of { $seat }.
why-flattens-nothing = name aliens in the other fleet with several ships, or nobody for all of them
ask-unflatten = Do you unflatten ships in place of reviving one?
silent-unflatten = a ship is revived
ships-captured = { part-who } captured { $ships } of { $other ->
        [you] your
       *[other] { $other }'s
    } ships{ part-invasion }.
captives-held = What lies under { part-whose } ships in the warp did not come free.
captives-freed = { part-whose-first } captured ships came free: { $batches }.
captives-line = Captured by { $seat }: { $held }.
captives-one = { $ships } of { $seat } { $place ->
        [gate] in the gate
        [behind] behind its planets
        [warp] in the warp
       *[other] on { $place }
    }
