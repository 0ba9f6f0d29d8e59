# What is told of campaigns and of the course of the match.

charges = Destiny: { $charges }.
charge-one = { $other ->
        [wild] { part-who } may name whom { $seat ->
            [you] you invade
           *[other] it invades
        }
        [you] { $seat } must invade you
       *[other] { part-who } must invade { $other }
    } (invasion { $number })
charges-marked = Marked charges, which are used up before anybody is invaded: invasion { $numbers }.
ambushes = Ambushes: { $ambushes }.
ambush-one = { part-who } { $seat ->
        [you] ambush
       *[other] ambushes
    } { $other } (invasion { $number })
ambush-planned = { part-who } { $seat ->
        [you] ambush
       *[other] ambushes
    } { $other }: an invasion of the next wave, without fuel.
campaign-interrupted = An ambush comes before the campaigns go on.
charge-redrawn = The charge was used up, and another drawn: { $other ->
        [wild] a wild one
        [you] yours
       *[other] { $other }
    }{ part-invasion }.
defender-named = The invader named { $other ->
        [you] you
       *[other] { $other }
    } as the defender{ part-invasion }.
targeted = The gate was aimed at { $place }{ part-invasion }.
called-off = Invasion { $number } does not take place{ $why ->
        [skipped] : the invader does without it
        [no-ships] : the invader has no ships to send
        [no-fuel] : the invader has no fuel
        [silent] : the invader sent no ships
        [retreat] : the invader has retreated
        [no-target] : there is no planet to invade
        [wormhole] : a Strange Wormhole has swallowed its leaders, and the fuel is kept
       *[other] {""}
    }.
commissioned = { part-who } asked { $other ->
        [you] you
       *[other] { $other }
    } to sponsor the { part-fleet }{ $most ->
        [no] {""}
        [1] , with 1 ship
       *[other] , with { $most } ships at most
    }{ part-invasion }.
destiny-refilled = All charges were used up: they went back into the pool of destiny.
campaign-opened = { part-whose-first } campaign began, with { part-cells } of fuel (cycle { $cycle }).
cycle-opened = Cycle { $cycle } began: every alien got { part-cells } of fuel.
fuel-loaded = { part-who } loaded { part-cells } into { part-its } flagship.
fuel-paid = { part-who } paid { part-cells } of fuel{ part-invasion }.
flagship-lost = { part-who } lost { part-its } flagship{ $cells ->
        [0] {""}
        [1] , with the cell in it
       *[other] , with { $cells } cells in it
    }{ part-invasion }.
campaign-ended = { part-whose-first } campaign is over; the cells that are left are kept.
phase-opened = { $wave ->
        [1] First
       *[other] Second
    } wave: { $letter ->
        [1] the launch
        [2] the rally
        [3] the encounters
       *[other] the payoff
    } came next.

powers-dealt = { $powers }.
power-dealt = { $seat ->
        [you] Your power is { $power }
       *[other] { $seat } has the power { $power }
    }
cancelled = { part-whose-first } { $piece } was zapped{ part-invasion }.
power-lost = { part-who } lost the use of { part-its } power: fewer than three home bases.
power-regained = { part-who } regained { part-its } power: three home bases again.
gathered = { part-whose-first } { $power } gathered { $more } more{ part-invasion }.
gathered-spent = { part-whose-first } { $power } consumed { $spent } of what it has gathered{ part-invasion }.
cache-renewed = { part-whose-first } cache is renewed.
resupplied = { part-who } { $seat ->
        [you] were
       *[other] was
    } resupplied{ $free ->
        [yes] , which was free
       *[no] {""}
    }.
plagued = The Plague struck { $seat }: the losses follow in the next phase.
plague-over = The Plague has passed for { $seat }.
finder-looked = { part-who } looked for a pod in { $other ->
        [you] your
       *[other] { $other }'s
    } cache.
finder-found = { part-who } looked for { $pod } in { $other ->
        [you] your
       *[other] { $other }'s
    } cache: { $there ->
        [yes] it was there
       *[no] it was not there
    }.
missed = No letter with orders came from { part-all } (NMR).
missed-next = { $last ->
        [yes] You have missed two phases running: you are out of the match at the next upkeep.
       *[no] If no letter with orders comes from you for the next phase that wants some either, { $then ->
            [replace] your seat is given to somebody else.
           *[remove] you are out of the match at the next upkeep.
        }
    }
seat-taken-over = { $seat ->
        [you] You have
       *[other] Another player has
    } taken { $seat ->
        [you] this seat
       *[other] the seat of { $seat }
    } over: the phases missed before do not count any more.
ended = The match is over{ $you ->
        [nobody] , and nobody won
       *[not] : { part-all } won
    }{ $several ->
        [yes] {" "}together
       *[no] {""}
    }{ $by ->
        [dominion] {" "}by dominion
        [doom] , for too few planets are left
        [last-cycle] , with most dominion after the last cycle
        [being-out] , being out of home bases
        [moon] , with most influence as the match ended
       *[other] {""}
    }.

# What is played for, and how: for whoever has never played it.

in-short-goal = Every alien has a home system, four ships on each of its planets, a secret cache of pods, and a power that nobody else knows before its first use. A planet on which you have ships is a base of yours. Whoever has a dominion of { $dominion } when a wave ends, that is { $dominion } bases outside their own system, wins, alone or with others; in a match of four aliens one base less does.
in-short-cycle = In a cycle every alien has a campaign of one or two invasions. Destiny says whom you invade, and all invasions of a wave are fought at the same time. A wave has up to four phases, and for each you send one letter: which planet you invade, and whom you ask to sponsor you; which ships you send, and whom you sponsor; which pod leads your fleet in each invasion; and, if there is something left to settle, what you demand and how you take your boons.
in-short-encounter = In an encounter an attack is added to the ships of its fleet, and more might wins; a tie is the defender's. The ships of the loser go to the warp. Two Negotiates negotiate: each leader demands things and pays with influence. A Negotiate loses to an attack, but is compensated. Powers and artifacts change all of this.
