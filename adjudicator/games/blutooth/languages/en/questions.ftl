# The questions of an order form, and what happens if nothing is said: "If you say nothing: they stand where they are."
# Order words stay as they are.

asked-of = { $seat ->
        [you] You invade
       *[other] { $seat } invades
    } { $place ->
        [no] { $other ->
            [no] whom you name
            [you] you
           *[other] { $other }
        }
       *[planet] { $other ->
            [you] you on { $place }
           *[other] { $place }
        }
    }
asking = { $other }, the { $side ->
        [invader] invader
       *[defender] defender
    }{ $most ->
        [no] {""}
        [1] {" "}(1 ship)
       *[other] {" "}({ $most } ships at most)
    }
ask-plague-loss = The Plague: which three ships, and which pod of each colour?
silent-plague-loss = three ships and a pod of each colour go at random
ask-load = How many of your { $fuel ->
        [1] 1 fuel cell
       *[other] { $fuel } fuel cells
    } do you load ({ $cells } at most), or do you do without a campaign?
silent-load = { $cells ->
        [0] you have no fuel, and no campaign
        [1] 1 cell is loaded
       *[other] { $cells } cells are loaded
    }
ask-skip = Do you do without your second invasion? You have the fuel for it.
silent-skip = you invade
ask-revive = Where does the ship go that leaves the warp?
silent-revive = to the home base with the fewest ships
ask-defender = Your charge is wild: whom do you invade?
silent-defender = the defender is drawn at random
ask-target = Which planet { $system ->
        [no] of the defender
       *[other] in the system of { $system }
    } do you aim at?
silent-target = the planet is drawn at random
ask-resupply = You hold no encounter pod: do you want a resupply{ $free ->
        [0] , at the price of a base
       *[other] {""}
    }?
silent-resupply = you keep your cache, and lead a stooge
ask-commission = { $invasion }: whom do you ask to sponsor you?
silent-commission = nobody is asked
ask-send = { $invasion }: with which ships?
silent-send = you send none, and the invasion is called off
ask-sponsor = { $invasion }: do you sponsor { $sides }?
silent-sponsor = you sponsor nobody
ask-divide = How { $ships ->
        [1] does your 1 ship
       *[other] do your { $ships } ships
    } on { $place } divide over invasions { $invasions }?
silent-divide = they are divided equally, odd ones at random
ask-poison-damage = You hold Poison: which ship does it cost you, if you lead a fleet?
silent-poison-damage = one of your fullest base
ask-return = If ships of yours come back: to which bases?
silent-return = they are spread evenly over your home bases
ask-driver-lowest = { $invasion }: which pod leads your fleet?
ask-driver-random = { $invasion }: which pod leads your fleet?
silent-driver-lowest = the lowest attack that you hold, else Negotiate, Poison or Morph
silent-driver-random = any that you hold is drawn
ask-stooge = { $invasion }: you hold nothing that could lead your fleet. Is there anything else?
silent-stooge = your fleet is led by a stooge, and your cache is shown to all
ask-retreat = You hold no encounter pod: do you break your campaign off? All ships of this invasion go home.
silent-retreat = it goes on
ask-as-envoy = If your attack comes to no might, would you rather negotiate with an envoy?
silent-as-envoy = that is a draw
ask-distress = { $invasion }: do you prime distress pods?
silent-distress = you prime none
ask-assassination = If an assassin of your fleet works: whose ships does it destroy?
silent-assassination = those of the other leader first
ask-casualties = If it comes to a slapfight: whose ships of your fleet are lost first?
silent-casualties = yours
ask-demand = What do you demand of { $other }?
silent-demand = nothing
ask-negate = Which demands of { $other } do you cancel, for 2 influence each?
silent-negate = none
ask-reserve = How much influence do you keep for that?
silent-reserve = none
ask-quash = Do you break the negotiation off?
silent-quash = you do not
ask-offer = Do you agree to the special offer of { $piece }?
silent-offer = you do not
ask-boon = Your boons, { $boons } in all: ships from the warp or pods?
silent-boon = pods
ask-law = The hazard { $piece } may ask you this.
silent-law = it takes its course
ask-power = Do you use your power, { $piece }?
silent-power = it is not used
ask-play = Do you use { $piece }?
silent-play = you keep the pod
ask-ready = Do you hold { $piece } ready against something in this phase?
