# Lucre: what is told of it, the questions about it, and why an order about it cannot be carried out.

lucre-gained = { part-who } got { $lucre } lucre{ $why ->
        [resupply] {" "}with the resupply
        [power] {" "}by { part-its } power
        [legacy] {" "}by a legacy
       *[backed] {" "}for { part-its } help
    }{ part-invasion }.
lucre-given = { part-who } gave { $other } { $lucre } lucre{ part-invasion }.
lucre-paid = { part-who } paid { $other ->
        [you] you
       *[other] { $other }
    } { $lucre } lucre in place of { $pods ->
        [1] a pod
       *[other] { $pods } pods
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
        [boons] three boons
        [shown] a pod of the showcase
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
left-buying = With lucre something can be bought by those who were there: { $said }.
left-buyers = invasion { $number } { $seats }

ask-bribe = { $invasion }: do you set some of your { $lucre } lucre aside for the leader of the other fleet?
silent-bribe = you bribe nobody
ask-pay = { $invasion }: if you have to compensate an envoy, do you pay some of it with lucre?
silent-pay = you pay with pods, and with lucre only where they are short
ask-buy = What do you buy with your { $lucre } lucre? A boon costs { $boon }, { $vouchers ->
        [yes] a voucher
       *[no] three boons
    } { $third }, a resupply { $resupply }.
silent-buy = nothing
ask-boon-bought = If you buy boons, { $boons } in all: ships from the warp or pods?
silent-boon-bought = pods

why-no-lucre-named = it names no lucre
why-lucre-one-at-least = at least 1 lucre must be named
why-lucre-there = { $lucre ->
        [0] you have no lucre
       *[other] you have only { $lucre } lucre
    }
why-not-sold = { $ware ->
        [voucher] there are no vouchers in this match: three boons are sold in their place
       *[boons] boons are sold one by one in this match, and vouchers
    }
why-lucre-for-a-pod = in this match a pod stands for { $each } lucre
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
rules-lucre = Lucre is what you can spend: everybody has { $provided } at first and gets { $provided } with a resupply, and a sponsor of a defender who wins gets { $backed }. Whoever was in a fleet may buy one thing when that invasion is over: a boon for { $boon }, { $vouchers ->
        [yes] a random voucher
       *[no] three boons
    } for { $third }, or a resupply for { $resupply }. Lucre can be paid in place of pods in compensation, { $pod } for each, and is where pods are short. As a bribe it goes to the leader of the other fleet if its giver loses or if there is a deal, and else comes back.
