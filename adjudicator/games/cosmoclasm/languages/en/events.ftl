# What is said of everything that happens.

board-laid = The planets are, from 1 to 12, mats { $mats }; { $seat ->
        [you] you start
       *[other] { $seat } start
    } the first round.
drew = { part-who } drew { $what }.
resistance = The resistance at planet { $planet } is { $cards }.
gave = { part-who } gave { $cards } to the market.
round-began = Round { $round }{ $mat ->
        [no] {""}
       *[other] {" "}for planet { $round } (mat { $mat })
    } began; { $seat } to start.
played = { part-who } played { $what }.
counts = { part-who } count one { $more } more{ $less ->
        [no] {""}
       *[other] , and one { $less } less
    }.
regained = { part-who } took { $card } back.
replaced = { part-who } took { $card } from the market and put { $given } there.
retired = { part-who } retired and took { $count ->
        [0] no superiority
        [1] the { $forces } superiority
       *[other] the { $forces } superiorities
    }.
placed = { part-who } placed a station on { $point } for the { $force } superiority.
took = { part-who } took { $card } from the market{ $stargate ->
        [yes] {" "}with the stargate
       *[no] {""}
    }.
reshuffled = The discards were shuffled into the deck.
market-cleared = What was left in the market was discarded: { $cards }.
market-filled = The market got { $cards }.
claimed = { part-who } claimed planet { $planet } with { $stations ->
        [1] 1 station
       *[other] { $stations } stations
    }{ $adjacent ->
        [0] {""}
       *[other] {" "}and { $adjacent } adjacent
    }.
planet-tied = Nobody claimed planet { $planet }: { part-all } are tied.
switched = { part-who } switched planets { $one } and { $other }.
turn = { $seat ->
        [you] It is your turn.
       *[other] It is the turn of { $seat }.
    }
tie-began = { part-all } are tied and play on.
missed = No letter with orders came from { part-all }.
ended = The game is over: { $winners } won with the { $by ->
        [planets] most planets
        [superiorities] most superiorities
       *[stations] most stations placed
    }.
