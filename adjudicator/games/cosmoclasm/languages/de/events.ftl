# Was geschehen ist, in einem Satz.

board-laid = Die Planeten 1 bis 12 liegen, in dieser Reihenfolge, auf den Tafeln { $mats }; { $seat ->
        [you] du fängst
       *[other] die { $seat } fangen
    } in der ersten Runde an.
drew = { part-du-hast } { $what } gezogen.
resistance = Auf Planet { $planet } leisten Widerstand: { $cards }.
gave = { part-du-hast } { $cards } an den Markt gegeben.
round-began = Runde { $round }{ $mat ->
        [no] {""}
       *[other] {" "}um Planet { $round } (Tafel { $mat })
    } hat begonnen; { $seat ->
        [you] du fängst
       *[other] die { $seat } fangen
    } an.
played = { part-du-hast } { $what } gespielt.
counts = Bei { $seat ->
        [you] dir
       *[other] den { $seat }
    } zählt 1 { $more } mehr{ $less ->
        [no] {""}
       *[other] {" "}und 1 { $less } weniger
    }.
regained = { part-du-hast } { $card } auf die Hand zurückgenommen.
replaced = { part-du-hast } { $card } vom Markt genommen und { $given } dafür hingelegt.
retired = { $seat ->
        [you] Du bist ausgestiegen und hast
       *[other] Die { $seat } sind ausgestiegen und haben
    } { $count ->
        [0] keine Überlegenheit
        [1] die Überlegenheit der { $forces }
       *[other] die Überlegenheiten der { $forces }
    } genommen.
placed = { part-du-hast } für die Überlegenheit der { $force } eine Station auf { $point } gesetzt.
took = { part-du-hast } { $card } vom Markt genommen{ $stargate ->
        [yes] , dank der Überlegenheit der Stargates
       *[no] {""}
    }.
reshuffled = Die abgelegten Karten wurden in den Stapel gemischt.
market-cleared = Was vom Markt übrig war, wurde abgelegt: { $cards }.
market-filled = Neu auf dem Markt: { $cards }.
claimed = { part-du-hast } Planet { $planet } beansprucht, mit { $stations ->
        [1] 1 Station
       *[other] { $stations } Stationen
    }{ $adjacent ->
        [0] {""}
       *[other] {" "}und { $adjacent } benachbarten
    }.
planet-tied = Niemand hat Planet { $planet } beansprucht: Die { $you ->
        [too] { $others } und du seid
       *[not] { $others } sind
    } gleichauf.
switched = { part-du-hast } die Nummern der Planeten { $one } und { $other } getauscht.
turn = { $seat ->
        [you] Du bist am Zug.
       *[other] Die { $seat } sind am Zug.
    }
tie-began = Die { $you ->
        [too] { $others } und du seid gleichauf und spielt
       *[not] { $others } sind gleichauf und spielen
    } weiter.
missed = Von { part-alle-dir } kam kein Brief mit Befehlen.
ended = Die Partie ist vorbei: Die { $winners } haben mit den meisten { $by ->
        [planets] Planeten
        [superiorities] Überlegenheiten
       *[stations] gesetzten Stationen
    } gewonnen.
