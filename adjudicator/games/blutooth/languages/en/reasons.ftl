# Why an order of the Blutooth edition cannot be carried out: the reason ends a sentence.

why-tokens-held-fast = no ship leaves a planet on which you defend yourself now
why-tokens-too-many-named = { $named } ships are named but only { $wanted } are to be sent
why-tokens-too-few = only { $there } of { $wanted } ships are there
why-tokens-sent-at-most = at most { $most } of your ships can go there
why-tokens-sent-one-to-four = { $most ->
        [1] exactly one ship must be sent
       *[other] one to { $most } ships must be sent
    }
why-tokens-only = there are only { $count } ships
why-tokens-left-over = { $left } of the { $count } ships are left over
why-challenge-not-against = invasion { $challenge } is not aimed at this planet
why-divides-nothing = nothing is divided here
why-no-base-there = you have no base there
why-no-way-back-there = ships come back to home bases, or to bases in systems of eliminated aliens
why-returns-nothing = it does not say where the ships come back to
why-loads-nothing = write LOAD and a number of cells, or SKIP
why-cells-one-or-skip = at least one cell is loaded; write SKIP to do without a campaign
why-cells-there = { $cells ->
        [1] you have only one cell
       *[other] you have only { $cells } cells
    }
why-loaded-already = fuel is loaded only as a campaign begins; now you can only SKIP the second invasion
why-defender-somebody-else = the defender must be another alien in the match
why-no-target = it names no planet to aim at
why-not-in-the-defenders-system = that planet is not in the defender's system
why-base-there-already = you have a base there already, and none on another planet of that system
why-no-resupply = it asks for no resupply
why-resupply-costs-a-base = you have no free resupply left: name a base that you abandon for it, as in `RESUPPLY abandoning home 5`
why-base-not-abandoned = that base cannot be abandoned: its ships need another base to go to, and none may be invaded now
why-commissions-nobody = it asks nobody
why-leaders-no-sponsors = the two leaders of an invasion do not sponsor it
why-sponsors-limit = a sponsor may be asked for one to { $most } ships
why-sends-nothing = it sends no ships
why-sponsors-nothing = it sponsors no fleet
why-not-commissioned = { $side ->
        [invader] the invader
       *[defender] the defender
    } has not commissioned you
why-loses-nothing = it does not say what is lost
why-not-so-many-ships = there are not so many ships that could be lost
why-ships-exactly = { $count ->
        [1] exactly one ship must be named
       *[other] exactly { $count } ships must be named
    }
why-one-pod-of-each = exactly one pod of each of these colours must be named: { $kinds }
why-colour-red = red (attacks)
why-colour-green = green (Negotiate)
why-colour-purple = purple (Poison)
why-colour-rainbow = rainbow (Morph)
why-colour-pink = pink (distress)
why-colour-blue = blue (artifacts)
why-plague-takes-what = say what the Plague takes: ships, and pods
why-macron-stays = nobody else can send { $seat }'s ships home: it is Macron
why-no-ship-to-zap = there is no ship of that alien that is in no gate and defends nothing now
why-no-sponsor-of-them = none of them sponsors this invasion
why-not-in-own-cache = a Finder looks into the cache of another alien
why-not-so-many-tokens = there are not so many ships
why-tokens-exactly = exactly { $count } ships must be named
