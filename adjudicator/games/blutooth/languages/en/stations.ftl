# Space stations: what is told of them, the questions about them, and why an order about one cannot be carried out.

station-offered = { $seat ->
        [you] you
       *[other] { $seat }
    } may choose from { $stations }
stations-dealt = Space stations: { $offers }.
station-built = { part-who } put { $station } on { $place }{ $power ->
        [no] {""}
       *[other] , and has the power { $power } with it
    }.
station-taken = { part-who } took { $station } over from { $other ->
        [you] you
       *[other] { $other }
    }, and put it on { $place }{ $power ->
        [no] {""}
       *[other] , which brings the power { $power }
    }{ part-invasion }.
station-marked = { part-whose-first } { $station } has { $more ->
        [0] { $fewer ->
            [1] 1 mark
           *[other] { $fewer } marks
        } less
        [1] 1 mark more
       *[other] { $more } marks more
    }.

heading-stations = The space stations
head-station-planet = Planet
head-station = Station
head-station-state = State
station-works = { $works ->
        [yes] works
       *[no] off, without its owner's base
    }
station-marks = { $count ->
        [1] 1 mark
       *[other] { $count } marks
    }
station-dominion = { $count } dominion
station-power = brings { $power }

heading-station = { $station }, a space station
your-stations = Stations that work for you: { $stations }. HELP with a name tells what one does.
rules-stations = Everybody chooses one of three space stations, and puts it on a home planet. It works while its owner has a base on that planet; one that is accessible works for everybody with a base there. In a negotiation a station of the other leader costs 3 influence.
rules-stations-others = Space stations there are: { $stations }. HELP with a name tells what one does.

ask-station-choice = Which space station do you put on which of your home planets? You may choose from { $stations }; the others are scrapped.
silent-station-choice = one of them on one of your planets, both drawn
ask-station-deal = If you get a station of the other leader by a deal, on which of your home planets do you put it?
silent-station-deal = on one of them, drawn
ask-operate = Do you use { $piece }?
silent-operate = you leave it alone

called-build = station
called-operate = use of a station
decided-build = the choice of a space station
demand-station = the station { $station }

why-builds-nothing = that is no station to put anywhere
why-station-not-yours = you can choose from { $stations }
why-station-at-home = a station is put on one of your own home planets
why-no-station-there = the other leader has no such station
ask-station-boon = If { $stations } brings you a boon, do you take a pod, or a ship from the warp?
silent-station-boon = a pod

why-station-aims-at-nobody = it does not say against whom
why-no-ships-of-them-there = they have no ships there
why-station-ships = it is good for { $count } ships
why-station-names-no-pod = it does not name a pod that you hold
why-station-names-no-ships = it does not say how many ships
ask-operate-sponsor = { $piece } has been used in this invasion: do you land, if you win, instead of having boons?
sponsor-switched = { part-who } went over to the { $side } with all { $seat ->
        [you] your
       *[other] its
    } ships{ part-invasion }.
ships-relayed = { $ships ->
        [1] 1 ship
       *[other] { $ships } ships
    } of { $seat ->
        [you] yours
       *[other] { $seat }
    } went from { $source } to { $place }{ part-invasion }.
charge-returned = The charge of the last invasion was used again: { $other ->
        [wild] a wild one
        [you] yours
       *[other] { $other }
    }{ part-invasion }.
pod-shown = { part-who } showed { $pod }{ part-invasion }.
sponsor-bound = { $seat ->
        [you] You may
       *[other] { $seat } may
    } sponsor the { $side } only with ships from { $place }{ part-invasion }.
