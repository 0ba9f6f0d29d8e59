# Why something that was ordered cannot be done: behind a colon or in brackets, without a full stop.
why-slots = a ship has { $slots } slots for systems, and this is { $count } systems
why-only-mounts = only a { $hull } can mount { $systems }, not a { $other }
why-no-propulsion = a ship needs at least one working propulsion system: an engine, or on a fighter an afterburner
why-no-name = "{ $name }" is no name for a character: up to 30 letters, digits and spaces, a letter first
why-role-too-long = "{ $role }" is too long; say in at most { $most } letters what { $name } is
why-names-twice = two characters of a ship need two names
why-attempt-too-long = say in at most { $most } letters what { $name } attempts
why-no-ship = that is no ship
why-names-no-crew = that names no crew
why-none-of-these-left = none of these is there
why-takes-no-damage = that takes no damage
why-none-takes-damage = none of these can take damage
why-evades-nothing = that evades nothing
why-moves-no-crew = that moves no crew
why-nobody-at-work = nobody is at work there
why-works-again = it works again
why-time-is-up = time is up: ships can only burn their engines and ram
why-time-will-be-up = time is up, and ships can only burn their engines and ram
why-no-action = that is no action
why-own-ship = your own ship is no target
why-out = your ship is out of the game
why-eliminated = { $seat } is eliminated
why-eliminated-then = { $seat } is eliminated by then
why-none-working = no { $kind } of yours works then
why-speed-at-most = your speed can change by { $most } at most
why-speed-stays = your speed would not change
why-no-heat = your ship has no heat left then
why-no-dissipator-works = no dissipator of yours works then
why-nobody-to-heal = no crew can be healed
why-none-to-repair = none of these can be repaired
why-nobody-ready = no crew is ready then
why-no-character = there is no { $name } alive in your crew
why-one-attempt = only one of the two actions can be a crew action
why-not-declined = this cannot be declined; without another answer it is drawn at random
why-crew-unnamed = the crew have no names in this game
why-two-actions = there are two actions in a turn, 1 and 2
why-has-none = your ship has no { $kind }
why-one-shoots = at least 1 { $kind } has to shoot
why-no-habitat = your ship has no habitat to heal crew in
why-one-healed = at least one of the crew is healed
why-no-dissipator = your ship has no dissipator
why-all-destroyed = your ship has no { $kind } left that is not destroyed

# What a check has found: whole sentences.
why-found-heat-first = As things stand { $dice ->
        [1] a die is
       *[other] { $dice } dice are
    } rolled for your heat before you act, which could kill all your crew.
why-found-both-actions = As things stand order { $line } takes both actions, and this one is only for when it cannot be done. To take one each, end them with "as action 1" and "as action 2".
why-found-one-action = Nothing is ordered for { $left ->
        [any] one of the two actions of your turn
       *[other] action { $left } of your turn
    }.

# Why a game master cannot rule so.
why-attempted-nothing = { $seat } has attempted nothing that waits for a ruling
why-rules-nothing = "{ $said }" can come of no crew action; these can, for the player's own ship or another: { $can }
why-has-none-damaged = { $seat } has no { $system } that is damaged
why-has-none-left = { $seat } has no { $system } that is left to be damaged
why-has-none-called = { $seat } has no crew called { $name } alive
why-has-none-hurt = { $seat } has nobody like this who is hurt
