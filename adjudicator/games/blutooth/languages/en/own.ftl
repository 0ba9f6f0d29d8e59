# The reader's own pods, their part, and what became of their orders. The rules of powers and artifacts are not phrases.

heading-cache = Your cache
head-pod = Pod
head-held = Held
head-use = Use
no-pods = Your cache is empty.
cache-known = You know of { $other }'s cache: { $pods }.
your-power-help = Your power is { $power }{ $shown ->
        [yes] {""}
       *[no] , which nobody else knows yet
    }{ $off ->
        [yes] {" "}(off, for lack of home bases)
       *[no] {""}
    }. HELP { $power } tells what it does, as HELP does of every power and artifact.
pod-attack = Brigade: { $value } might.
pod-attack-number = Brigade: its number as might.
pods-held = { $held } x
pod-flex = Leads a brigade: any might from 0 to { $value } that you name.
pod-negotiate = Leads an envoy: it loses to a brigade and is compensated, and negotiates with an envoy.
pod-poison = Leads a trojan. As a leader it costs you a ship while it is in your cache.
pod-morph = Becomes whatever the other driver is.
pod-reinforcement = Distress: 3 to 8 more might for your fleet.
pod-escape = Distress: takes your ships out, or your fleet's if you lead it.
pod-therapist = Distress: makes your fleet an envoy.
pod-assassin = Distress: destroys committed ships, up to your authority.
pod-only = Only in { $letters }.
letter-1 = the launch
letter-2 = the rally
letter-3 = the encounters
letter-4 = the payoff
heading-part = Your part
your-power = Your power is { $power }. { $rules }
your-charge = { $other ->
        [wild] Your charge is wild: you name whom you invade first
       *[other] Destiny has you invade { $other } first
    } (invasion { $number }).
heading-yours = What happened to you
heading-rules = The rules in short
heading-power = { $power }, a power
heading-artifact = { $pod }, an artifact

place-name = invasion
decided-defender = the defender
decided-target = the target
decided-driver = your driver
decided-divide = the division of your ships
decided-plague-loss = what the Plague took
drawn-divide = No order of yours divided your ships: they were divided equally, odd ones at random.
drawn-driver = Where no order of yours led your fleet, it was the lowest attack in your cache, else Negotiate, Poison or Morph.
called-as-envoy = as envoy
called-assassination = assassination
called-boon = boon
called-casualties = casualties
called-commission = commission
called-defender = defender
called-demand = demand
called-distress = distress
called-divide = division
called-driver = driver
called-load = fuel
called-negate = negation
called-offer = special offer
called-plague-loss = plague loss
called-poison-damage = poison damage
called-quash = quash
called-reserve = reserve
called-resupply = resupply
called-return = way back
called-revive = ship from the warp
called-send = ships
called-sponsor = sponsorship
called-target = target
left-commission = You commissioned nobody{ $where }.
left-send = You sent no ships{ $where }: it did not take place.
left-sponsor = You could sponsor a fleet{ $where }, and sponsored none.

rules-natures = An attack leads a brigade, Negotiate an envoy, Poison a trojan; a Morph is what the other driver is, and whoever leads nothing has a stooge. Brigade against brigade, trojan or stooge is a clash: more might wins, a tie is the defender's. A brigade beats an envoy, which is compensated: a pod out of the winner's cache for each ship that its leader loses. An envoy negotiates with whatever is no brigade. Two trojans, two morphs, or a trojan and a stooge both lose.
rules-combat = Might is the driver, 1 for each ship of the fleet, its sponsors' too, and what is added. A trojan counts twice the pods in the enemy leader's cache, a stooge nothing at all. The ships of a fleet that loses go to the warp, and with its flagship an invader loses the rest of the campaign.
rules-payoff = If the invader wins, its ships and those of its sponsors land. If the defender wins, each of its sponsors has a boon for each ship: a pod or a ship from the warp. All other ships come back to home bases. With an authority of 2 or less, that is home bases, a power is off; without any the alien is out.
rules-negotiation = In a negotiation each leader has as much influence as bases. They demand in turn: a revived ship or a drafted pod for 1, a named pod for 1, a look into the cache for 2, the invader a peaceful victory for 1 and 1 more for each dominion it has, the defender that a sponsor leave, for 1 a ship. Negating the demand just made costs 2. When both pass, what stands is carried out. Whoever quashes alone loses ships.
rules-distress = After the drivers are shown everybody in a fleet may prime distress pods. That some are primed is seen by all, and the others can still answer. They work in this order: Therapist, Assassin, Reinforcement, Escape.
rules-silence = What you say nothing about is decided for you as the order form says. A cycle is called a turn in letters, with phases 1 to 4 for the first wave and 5 to 8 for the second; phases in which nobody is asked anything are passed over.
rules-powers-many = the { $count } of the house rule "aliens"
rules-others = Powers that may be in play: { $powers }. Artifacts in the forge: { $artifacts }. HELP with a name tells what it does.
why-not-declined = this cannot be declined; without another answer it is decided for you
why-own-use = you cannot zap what you use yourself
