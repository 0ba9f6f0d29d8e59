# What became of a player's orders. $what is what is decided, such as "your card"; $place what the numbers of its parts
# are numbers of, such as "challenge"; $where is one of these numbers, 0 for none.
part-where =
    { $where ->
        [0] {""}
       *[other] {" "}in { $place } { $where }
    }
heading-orders = What became of your orders
heeded-where = { part-where }
heeded-places = {" "}in { $places }
heeded-numbered = { $place } { $where }
heeded-before = No letter with orders came from you for this phase: what you had ordered before was used (EVERY TURN, or in an earlier phase of the turn).
heeded-nothing = There was nothing left to choose for { $what }{ part-where }.
heeded-silent = No order of yours counted: { $what }{ part-where } was drawn at random.
heeded-random = Nothing you wrote applied to { $what }{ part-where }: it was drawn at random.
heeded-unordered = You ordered nothing for { $what }{ part-where }: it was drawn at random.
heeded-overruled = Whatever you wrote, { $what }{ part-where } was drawn at random.
heeded-no = no { $what }
heeded-order = By your order { $order }{ $alternative ->
        [1] {""}
       *[other] , alternative { $alternative }
    }{ part-where }: { $words }.
heeded-unheeded = { $what }: nothing you wrote applied{ $places ->
        [no] {""}
       *[other] {" "}in { $places }
    }.
heeded-because = { $said } ({ $reasons }{ $more ->
        [yes] , and so on
       *[no] {""}
    }).
heeded-why = order { $order }{ $alternative ->
        [1] {""}
       *[other] , alternative { $alternative }
    }: { $why }
heeded-not-so = its condition did not hold
heeded-not-known = its condition could not be known
