# What webhooks tell: what everybody at the table knows.
hook-begun = { $game } has begun ({ $title }): { $phase } is open. Orders are due by { $due }.
hook-phase-over = { $game }: { $was } is over, and { $phase } is open. Orders are due by { $due }.
hook-orders-due = { $game }: orders for { $phase } are due in { $hours ->
        [1] an hour
       *[other] { $hours } hours
    }{ $missing ->
        [unknown] {""}
        [1] , and one letter is missing
       *[other] , and { $missing } letters are missing
    }.
hook-game-over = { $game } is over: { $winners ->
        [no] nobody has won it
       *[other] it was won by { $winners }
    }.
hook-tried = This channel is told of { $game } from now on: when a phase is over, when orders are due soon, and when the game is over.
