# Was aus den Befehlen eines Spielers wurde. $what ist, was zu entscheiden war, im Akkusativ wie „deine Karte“; $place,
# wovon die Nummern Nummern sind, wie „Kampf“; $where eine dieser Nummern, 0 für keine.
part-wo =
    { $where ->
        [0] {""}
       *[other] {" "}in { $place } { $where }
    }
heading-orders = Was aus deinen Befehlen wurde
heeded-where = { part-wo }
heeded-places = {" "}in { $places }
heeded-numbered = { $place } { $where }
heeded-before = Von dir kam kein Brief mit Befehlen für diese Phase: Es galt, was du vorher befohlen hattest (EVERY TURN, oder in einer früheren Phase des Zuges).
heeded-nothing = Für { $what } blieb nichts mehr zu wählen{ part-wo }.
heeded-silent = Von dir zählte kein Befehl: Das Los entschied über { $what }{ part-wo }.
heeded-random = Nichts von dem, was du geschrieben hast, passte auf { $what }{ part-wo }: Das Los entschied.
heeded-unordered = Du hast nichts befohlen für { $what }{ part-wo }: Das Los entschied.
heeded-overruled = Was auch immer du geschrieben hast, über { $what }{ part-wo } entschied das Los.
heeded-no = nein ({ $what })
heeded-order = Durch deinen Befehl { $order }{ $alternative ->
        [1] {""}
       *[other] , Möglichkeit { $alternative }
    }{ part-wo }: { $words }.
heeded-unheeded = { $what }: Nichts von dem, was du geschrieben hast, passte{ $places ->
        [no] {""}
       *[other] {" "}in { $places }
    }.
heeded-because = { $said } ({ $reasons }{ $more ->
        [yes] {" "}und so weiter
       *[no] {""}
    }).
heeded-why = Befehl { $order }{ $alternative ->
        [1] {""}
       *[other] , Möglichkeit { $alternative }
    }: { $why }
heeded-not-so = seine Bedingung traf nicht zu
heeded-not-known = seine Bedingung war nicht bekannt
