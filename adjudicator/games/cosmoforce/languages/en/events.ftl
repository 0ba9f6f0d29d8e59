# What is said of everything that happens.
#
# $seat, $target and $other are the colour of a player, or "you" for the reader. Systems, classes of ships and the names
# of characters are called what they are called in orders.

part-who =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
part-whom =
    { $seat ->
        [you] you
       *[other] { $seat }
    }
part-own =
    { $seat ->
        [you] your
       *[other] { $seat }'s
    }
part-whose =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    }
part-target =
    { $target ->
        [you] you
       *[other] { $target }
    }
part-heat =
    { $heat ->
        [1] 1 heat token
       *[other] { $heat } heat tokens
    }
times = { $said } ({ $times } times).

# A speed that manoeuvring made different from another: whole points and hundredths.
points = { $whole }.{ $part }
dice =
    { $count ->
        [0] no dice
        [1] die { $dice }
       *[other] dice { $dice }
    }
die = { $value } ({ $fate ->
        [too-high] 7 or more
       *[over-mass] over the mass
    })

revealed = All ships were revealed: { $ships }.
revealed-one = { $seat } a { $hull } with { $systems }
round-began = Round { $round } began.
manoeuvred = { part-who } manoeuvred: { $dice }; speed { $speed }.
turn-began = { part-whose } turn, at speed { $speed }.
repaired = { part-whose } crew cleared { $marks ->
        [1] 1 mark
       *[other] { $marks } marks
    } from { $system }; { $left ->
        [0] it works again
       *[other] { $left } left
    }.
recalled = { part-who } took { $crew } crew off repairs ({ $systems }).
vented = { part-who } lost { part-heat }{ $conserving ->
        [yes] {" "}by conserving energy
       *[no] {""}
    }; { $left } left.
heat-rolled = { part-whose } heat rolled { $dice }: { $harm ->
        [0] no harm to the crew
       *[other] { $harm } harm to the crew
    }.
collided = { part-whose } ship met debris because { $fast ->
        [yes] it is too fast
       *[no] it has no thrust
    }: { $dice }: { $damage } damage.
crew-killed = One of { part-own } hurt crew was killed.
crew-hurt = One of { part-own } crew was hurt{ $system ->
        [nowhere] {""}
       *[other] {" "}at { $system }
    }.
crew-lost = One of { part-own } { $place ->
        [ready] ready crew
        [hurt] hurt crew
       *[working] crew at work
    } was killed for want of room.
damaged = { part-whose } { $system } { $destroyed ->
        [yes] was destroyed
       *[no] was damaged ({ $marks } of { $limit })
    }{ $hurt ->
        [0] {""}
       *[other] ; { $hurt } crew at work there hurt
    }{ $explodes ->
        [0] {""}
       *[other] ; it exploded for { $explodes } more damage
    }.
shot = { part-who } attacked { part-target } { $mass ->
        [0] (which cannot avoid shots)
       *[other] (mass { $mass })
    } with { $arms }: { $dice }: { $hits ->
        [1] 1 hit
       *[other] { $hits } hits
    }, { $damage } damage{ $heat ->
        [0] {""}
       *[other] , { part-heat }
    }{ $backfire ->
        [0] {""}
        [1] ; 1 heat token from overheating
       *[other] ; { $backfire } heat tokens from overheating
    }.
depleted = { part-whose } { $systems } had nothing left to fire.
burned = { part-who } burned engines: speed { $before } to { $speed }, { part-heat }.
healed = { part-who } healed { $crew } crew.
repairs = { part-who } sent crew to repairs: { $jobs }.
repairs-one = { $crew } to { $system }
evaded = { part-who } evaded { $other ->
        [you] you
       *[other] { $other }
    } with { part-heat }.
rammed = { part-who } rammed { part-target }: { $dice }: { $damage } damage to { part-target }, { $own } to { part-whom }.
crew-named = There are characters among the crews: { $crews }.
crew-named-one = { $seat }'s { $people }
character = { part-whose } { $name } { $place ->
        [ready] is ready
        [hurt] was hurt: half of all that a character can take
        [killed] was killed
       *[working] went to work on { $system }
    }.
attempted = { part-whose } { $name } attempts: "{ $words }".
ruled = The game master ruled on { $seat ->
        [you] your
       *[other] { $seat }'s
    } crew action: { $words }.
not-ruled = Nobody ruled on { $seat ->
        [you] your
       *[other] { $seat }'s
    } crew action: nothing came of it.
heat-taken = { part-who } took { part-heat }.
eliminated = { part-whose } ship is out of the game: { $alive ->
        [yes] all its systems are damaged
       *[no] all its crew are dead
    }.
missed = No letter with orders came from { $seats }.
missed-one = { part-whom }
ended = { $late ->
        [yes] The last round is over
       *[no] The fight is over
    }: { $count ->
        [0] nobody
       *[other] { $winners }
    } won.
