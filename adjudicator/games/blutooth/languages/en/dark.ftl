# The dark forge: how its pods are told from others, and what is had of it.

pods-dark =
    { $count ->
        [1] 1 dark pod
       *[other] { $count } dark pods
    }
piles-dark = Pods in the dark forge: { $forge }; exhausted: { $exhausted }.
dark-held = Dark pods, which all can tell from others: { $held }.
dark-forge-refilled = The dark forge was empty: its exhausted pods went back into it.
demand-draft-dark = a drafted dark pod
rules-dark = There is a dark forge besides, whose pods everybody can tell from others without seeing which they are; scrapped, they go back to it. A boon, a pod demanded in a negotiation and a boon bought with lucre can be a dark pod; resupplies never are.
why-dark-forge-has-nothing = there is no dark pod that could be drafted
why-colour-orange = orange (kickers)
why-colour-gray = gray (Intimidate)
why-colour-black = black (rifts)

pod-kicker = Primed beside your driver: its number counts { $value } times.
pod-intimidate = Primed beside a driver: your fleet is a brigade of { $value } against a brigade, else an envoy.
pod-home-reinforcement = Distress: 1 more might for each of your ships in your home system.
pod-warp-reinforcement = Distress: 1 more might for each of your ships in the warp.
pod-fleet-reinforcement = Distress: 1 more might for each ship of your fleet.

primed-beside = { part-who } primed { $pod ->
        [no] a pod
       *[other] { $pod }
    } beside the driver of the { part-fleet }{ part-invasion }.
shown-beside = Beside the driver of the { part-fleet }: { $pod } of { $seat ->
        [you] yours
       *[other] { $seat }
    }.
influence-bought = { part-who } spent { $lucre } lucre for as much influence{ part-invasion }.
ask-kicker = { $invasion }: do you prime a kicker beside your driver?
silent-kicker = you prime none
ask-intimidate = { $invasion }: do you prime an Intimidate beside the driver of your fleet?
silent-intimidate = you prime none
called-kicker = kicker
called-intimidate = intimidate
called-giving-up = ships given up
called-renowned = resupply in place of compensation
called-crooked = lucre for influence
why-primes-nothing-beside = it names no pod to prime beside the driver
why-not-a-kicker = { $pod } is no kicker
why-not-an-intimidate = { $pod } is no Intimidate

rewards-reversed = The rewards of the two fleets change places{ part-invasion }.
pod-salvaged = { part-who } took { $pod } from those that lay exhausted.
bases-founded = { part-who } founded bases: { $batches }.
called-rift = rift
called-omni-cache-zap = omni zap on a cache
called-omni-ship-zap = omni zap on a ship
why-opens-no-rift = it does not say what the rift is for: RIFT 3 revive, RIFT 3 pods, or RIFT 3 bases
why-no-empty-home = there is no planet of yours there without a base of yours
why-founds-nothing = it names no planet for a base
why-no-ships-to-found = you have no ship that could leave for it
why-not-exhausted = { $pod } does not lie exhausted
