# Lucre: what is told of it, the questions about it, and why an order about it cannot be carried out.

lucre-gained = { part-who } got { $lucre } lucre{ $why ->
        [resupply] {" "}with the resupply
       *[backed] {" "}for { part-its } help
    }{ part-invasion }.
lucre-paid = { part-who } paid { $other ->
        [you] you
       *[other] { $other }
    } { $lucre } lucre in place of { $lucre ->
        [1] a pod
       *[other] { $lucre } pods
    }{ part-invasion }.
bribed = { part-who } set { $lucre } lucre aside as a bribe{ part-invasion }.
bribe-settled = { $other ->
        [no] { part-who } took { part-its } bribe of { $lucre } lucre back
        [you] { part-whose-first } bribe of { $lucre } lucre is yours
       *[other] { part-whose-first } bribe of { $lucre } lucre went to { $other }
    }{ part-invasion }.
bought = { part-who } bought { $ware ->
        [boon] a boon
        [dark-boon] a boon from the dark forge
        [voucher] a voucher
       *[resupply] a resupply
    } for { $price } lucre{ part-invasion }.
voucher-gained = It is { $seat ->
        [you] your
       *[other] { $seat }'s
    } { $voucher }.
pods-picked = { part-who } may pick pods, and { $seat ->
        [you] want
       *[other] wants
    }, the first that is there: { $pods }{ part-invasion }.
manifested = { part-who } made { $pods } out of nothing.
shielded = { part-whose-first } ships are impervious until upkeep.

head-lucre = Lucre
left-buyers = Invasion { $number }: { part-all } may buy something with lucre.

ask-bribe = { $invasion }: do you set some of your { $lucre } lucre aside for the leader of the other fleet?
silent-bribe = you bribe nobody
ask-pay = { $invasion }: if you have to compensate an envoy, do you pay some of it with lucre?
silent-pay = you pay with pods, and with lucre only where they are short
ask-buy = What do you buy with your { $lucre } lucre? A boon costs 1, a voucher 3, a resupply 4.
silent-buy = nothing

why-no-lucre-named = it names no lucre
why-lucre-one-at-least = at least 1 lucre must be named
why-lucre-there = { $lucre ->
        [0] you have no lucre
       *[other] you have only { $lucre } lucre
    }
why-buys-nothing = it does not say what you buy
why-lucre-costs = it costs { $price } lucre, and you have { $lucre }
why-encounter-pod-held = a resupply is for a cache without encounter pods
why-forge-has-nothing = there is no pod that could be drafted
why-wants-nothing = it names no pods to take

called-bribe = bribe
called-pay = payment
called-buy = purchase
vouchers-line = Vouchers, unseen: { $vouchers }.
vouchers-one = { $seat } { $count }
your-vouchers = Your vouchers, which nobody else knows: { $vouchers }. HELP with a name tells what it does.
heading-voucher = { $voucher }
ask-voucher = Do you use your { $piece }?
ask-voucher-ready = Do you hold your { $piece } ready in this phase?
silent-voucher = you keep it
rules-lucre = Lucre is what you can spend: everybody has 2 at first and gets 2 with a resupply, and a sponsor of a defender who wins gets 1. Whoever was in a fleet may buy one thing when that invasion is over: a boon for 1, a random voucher for 3, or a resupply for 4. Lucre can be paid in place of pods in compensation, and is where pods are short. As a bribe it goes to the leader of the other fleet if its giver loses or if there is a deal, and else comes back.
