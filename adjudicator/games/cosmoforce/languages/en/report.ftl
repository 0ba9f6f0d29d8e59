# What stands in a report beside the events: headings, the heads of tables, and what is in their cells.

heading-yours = What happened to you
heading-ship = Your { $hull }
heading-happened = What happened
heading-turn = The turn of { $seat }, at speed { $speed }
heading-round = Round { $round }
heading-end = The end
heading-building = Building
heading-ships = All ships
heading-ship-of = The { $hull } of { $seat }
building = Everybody builds a ship in secret; all ships are revealed at once.
crew-ready =
    { $ready ->
        [0] None of your crew of { $crew } is
        [1] 1 of your crew of { $crew } is
       *[other] { $ready } of your crew of { $crew } are
    } ready.
more-help = HELP laser tells all of a laser, as HELP does of every system.
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

# The rules of what is in play.
rules-systems = Systems
rules-ships = Ships
rules-ship = { $seat }: { $hull } with { $systems }; mass { $mass }.

# What is decided for whoever says nothing that applies, by what is asked; one of his two actions in front of a sentence;
# and what he can decline, as in "no crew".
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
