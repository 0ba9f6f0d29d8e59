# The words of the game: their names, of which the first is shown, and after the colon what they mean.

term-class = class, classes, ship class: fighter, cruiser or capital ship: it decides the size modifier and the special system
term-size-modifier = size modifier: 1 for a fighter, 2 for a cruiser, 3 for a capital ship
term-system = system, systems: a part of a ship, up to ten of them; with a mark it does not work
term-mark = mark, marks, damage: what damages a system; repairs clear it
term-destroyed = destroyed: of a system: it has two marks, armour as many as the size modifier and one more; it cannot be repaired
term-mass = mass: the size modifier times the number of systems
term-speed = speed: decides who has the first turn, and how hard a ramming hits; above 10 it damages the ship itself
term-thrust = thrust: 1 for each engine and 2 for each afterburner that works
term-heat = heat, heat token, heat tokens: what engines and lasers bring; dissipators remove it, and what is left may harm crew
term-crew = crew: who repairs and heals: 1, and the size modifier for each habitat; hurt crew that are harmed again are killed
term-die = die, dice, effective die: all dice have eight sides; a 7 or an 8 is discarded, the others are effective; a 1 brings another die
term-action = action, actions: what a ship does in its turn, two of them: attack, burn engines, conserve energy, heal crew, ram, repair systems
term-evade = evading, dodging: to avoid a part of a ramming: each heat token that the target takes is one die less
term-ram = ramming: to fly into another ship: both are damaged
term-building = building, building phase: turn 1 phase 1, in which ships are built in secret
term-special-system = special system: what only one class can have: the afterburner of a fighter, the railgun of a cruiser, the hangar of a capital ship
