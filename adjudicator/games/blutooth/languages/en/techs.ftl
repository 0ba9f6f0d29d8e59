# Techs: what is told of them, the questions about them, and why an order about them cannot be carried out.

part-tech = tech { $tech }
tech-drafted = { $piece ->
        [no] { part-who } drafted { part-tech }
       *[other] { part-who } drafted { $piece } ({ part-tech })
    }.
tech-researched = { part-who } put { $batches } on { part-tech }.
tech-shown = { part-whose-first } { part-tech } is { $piece }{ $developed ->
        [yes] , and developed
       *[no] {""}
    }.
tech-ships-back = { part-whose-first } ships on { part-tech } came back: { $batches }.
tech-ships-lost = { part-who } lost { part-ships } on { part-tech }.
planet-made = { part-who } made a new planet: { $place }.
why-tech-ships-of-it = say how many of its ships make the base of { $tech }: up to { $most }, or nothing for all
tech-scrapped = { part-whose-first } { part-tech }, { $piece }, { $given ->
        [yes] was given up
       *[no] was scrapped
    }.
tech-handed = { part-who } gave { $other ->
        [you] you
       *[other] { $other }
    } { part-tech }{ $piece ->
        [no] {""}
       *[other] , { $piece }
    }{ part-invasion }.
tech-might = { part-whose-first } { $piece } gave the { part-fleet } { $might } might { $more ->
        [yes] more
       *[no] less
    }{ part-invasion }.
ship-hurried = { part-who } put a ship from { $place } on { $target }{ part-invasion }.
alien-zapped = { part-whose-first } power is zapped in this wave.
why-tech-against-whom = say against whom, such as: DEVELOP { $tech } against Red
flares-shown = { part-whose-first } flares: { $pods }.
why-no-ships-there = no ships are there
demand-tech = tech { $tech }
why-no-tech-there = the other leader has no such tech: name one by its number, or by its name if all know it
tech-placed = { part-whose-first } { $piece } stands { $target ->
        [no] on { $place }
       *[other] between { $place } and { $target }
    }.
tech-pod-hidden = { part-who } hid { $pod } in { part-tech }.
tech-pod-back = { part-who } took { $pod } out of { part-tech }.
pressed = { part-who } must sponsor the { part-fleet }{ part-invasion }.
tech-between = { $target ->
        [no] , on { $place }
       *[other] , between { $place } and { $target }
    }
your-battery = Your Quark Battery hides { $pod }.
why-tech-two-planets = { $tech } stands between two planets of one system, at first of yours: DEVELOP { $tech } on home 1 and home 2
sub-power-gained = { part-who } also { $seat ->
        [you] have
       *[other] has
    } the power { $power } from now on.
sub-power-changed = { $power ->
        [no] { part-who } { $seat ->
                [you] have
               *[other] has
            } the further power { $before } no longer
       *[other] The further power { $before } of { $seat ->
                [you] yours
               *[other] { $seat }
            } became { $power }
    }.
sub-powers-line = Further powers: { $powers }.
sub-power-one = { $seat } { $power }
why-tech-which-planet = say which planet, such as: DEVELOP { $tech } on Blue 2
why-planet-gone = that planet is no more
techs-restored = The techs that were scrapped can be drafted again.

techs-line = Techs by their numbers, with the ships on them: { $techs }.
techs-of = { $seat } { $techs }
tech-one = { $piece ->
        [no] { $tech }
       *[other] { $tech } { $piece }
    }{ $developed ->
        [yes] {" "}(developed)
       *[no] { $ships ->
            [0] {""}
           *[other] {" "}({ $ships })
        }
    }
techs-scrapped-line = Techs scrapped: { $techs }.
your-techs = Your techs: others see their numbers and ships, and what they are once they are developed.
head-tech-number = Number
head-tech = Tech
head-tech-ships = Ships
tech-progress = { $developed ->
        [yes] developed
       *[no] { $cost ->
            [no] { $ships }
           *[other] { $ships } of { $cost }
        }
    }
heading-tech = { $tech }, a tech

ask-tech-action = What do you do with one of your techs?
silent-tech-action = nothing
ask-tech = Do you use your { $piece }?
ask-tech-ready = Do you hold your { $piece } ready in this phase?
silent-tech = you keep it
called-tech = tech

why-no-tech-action = it does not say what you do with a tech
why-tech-not-yours = you have no { $tech }
why-tech-developed = { $tech } is developed already
why-tech-full = { $tech } carries its { $cost ->
        [1] 1 ship
       *[other] { $cost } ships
    } already
why-tech-no-ship = you have no ship that could be put on it
why-tech-no-ship-there = you have no ship there
why-tech-ships-missing = { $tech } carries { $ships } of the { $cost } ships that it needs
why-tech-at-its-time = { $tech } is developed at its own time, by the order { $word }
why-tech-takes-nothing = { $tech } is developed without anything else: DEVELOP { $tech }
why-energy-cloak = an Energy Cloak hides the invasion: the defender may commission nobody
rules-techs = Techs lie hidden in the nexus, three for everybody at first. At every warpfall everybody may do one thing with one of them: RESEARCH puts a ship on it, DEVELOP uses one that carries its cost in ships, ABANDON gives it up. Everybody sees the ships on techs; they are no bases, and come back when the tech is developed or given up. A tech that is developed has its effect and is scrapped, unless it is stable. Some are used at their own time instead.
why-tech-which-base = { $tech } stands on one of your bases: name it
tech-later = later, see HELP { $tech }
