# What stands in a report beside the events: headings, the heads of tables, and what is in their cells.

heading-yours = What happened to you
heading-ship = Your { $hull }
heading-happened = What happened
heading-turn = The turn of { $seat }, at speed { $speed }
heading-round = Round { $round }
heading-end = The end
heading-building = Building
manoeuvring = Ships of the same speed and mass manoeuvre: each die of 6 or less adds 0.01 to the speed.
heading-ships = All ships
heading-ship-of = The { $hull } of { $seat }
building = Everybody builds a ship in secret; all ships are revealed at once.
crew-ready =
    { $ready ->
        [0] None of your crew of { $crew } is
        [1] 1 of your crew of { $crew } is
       *[other] { $ready } of your crew of { $crew } are
    } ready.
more-help = HELP { $kind } tells all about { $several }, as HELP does about every system.
out = Your ship is out of the game. You need not write any more; the reports go on coming.
different = * Different since the last report.

head-player = Player
head-class = Class
head-speed = Speed
head-thrust = Thrust
head-mass = Mass
head-heat = Heat
head-crew = Crew
head-system = System
head-systems = Systems
head-marks = Marks
head-state = State
head-kind = Kind
head-working = Working
head-does = What it does

is-eliminated = eliminated
crew-counts = { $ready } ready, { $hurt } hurt, { $working } at work
some-of = { $some } of { $all }
state = { $state ->
        [works] works
        [damaged] damaged
       *[destroyed] destroyed
    }
at-work = { $crew } at work
place = { $place ->
        [ready] ready
        [hurt] hurt
        [killed] killed
       *[working] at work on { $system }
    }

# The rules in short, for whoever has none at hand.
heading-short = The rules in short
head-size = Size modifier
head-special = What only it mounts
class-is = A class of ships with the size modifier { $size }. Of all classes, it alone can mount: { $special }.
short-class = A ship has one of three classes, and at least one of its systems is an engine or an afterburner.
short-numbers = The mass is the size modifier times the number of systems. There is one crew, and for each habitat as many more as the size modifier. The thrust is 1 for each engine that works and 2 for each afterburner. At first the speed is 3, less the size modifier, and the thrust; the heat is 1 for each engine and afterburner.
short-turn = In a round every ship has a turn, the fastest first; of two equally fast ships, the lighter. In a turn crew at repairs clear marks; then the heat comes, then the debris, then two actions: attack, burn engines, conserve energy, heal crew, ram or repair.
short-heat = In a turn each dissipator that works removes a heat token, and each token that is left rolls a die against the crew. A ship without thrust, or faster than 10, rolls a die for each point of its speed against its own systems.
short-dice = Dice have eight sides. Each that shows 6 or less is a hit, and a 1 brings another die. If the target has a speed and a thrust of 1 or more, the hits may not add up to more than its mass: the highest dice are discarded.
short-damage = Each damage is a mark on a system of its owner's choice. A system with a mark does not work until crew have cleared it. Two marks destroy it for good; armour takes one more than the size modifier. Crew that are harmed are hurt; hurt crew that are harmed die.
short-time = { $limit ->
        [none] Ships can act as they like to the end.
       *[other] After round { $limit } ships can only burn their engines and ram.
    } { $last ->
        [none] There is no last round.
       *[other] After round { $last } the ships that are left share the victory.
    }

# The rules of what is in play.
rules-systems = Systems
rules-ships = Ships
rules-ship = { $seat }: { $hull } with { $systems }; mass { $mass }.

# What is decided for players who say nothing that applies, by what is asked; one of their two actions in front of a
# sentence; and what they can decline, as in "no crew".
decided-build = your ship
decided-crew = your crew
decided-damage = the damage to your ship
decided-harm = who of your crew was harmed
decided-lose = which crew had no room
decided-evade = whether you evaded
decided-crew-at-work = your crew at work
action = Action { $number }
called-action = action
called-crew = crew
called-evade = evade
called-crew-at-work = crew at work

# What is played for, and how: for who has never played it.

in-short-goal = Everybody builds a ship in secret, of a class and up to ten systems. Then all ships are revealed and fight, round by round. A ship without crew, or without a system that is undamaged, is out; the last one wins.
in-short-turn = You send one letter for the ship, and then one for each round: what you do in your turn, and what your ship does when it is hit, rammed or too hot.

# What a page draws of attacks and rammings.
scene-attacks = attacks
scene-target = { $mass ->
        [0] target, cannot avoid shots
       *[other] target, mass { $mass }
    }
scene-rams = rams
scene-rammed = is rammed
scene-shot = { $dice }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }; damage:
scene-rolled = { $dice }; damage:
scene-back = damage to the other:
scene-state = { $destroyed ->
        [yes] destroyed
       *[no] damaged, { $marks } of { $limit }
    }
scene-hurt = { $hurt } crew hurt
scene-explodes = explodes for { $explodes } more
scene-spent = spent
scene-heat = heat
scene-crew = { $killed ->
        [yes] crew killed
       *[no] crew hurt
    }
