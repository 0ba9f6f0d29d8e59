# Notes in an order form; they stand behind a #.
form-hint = Change lines, take away a #, add lines. What you omit stands: to end it say WITHDRAW ALL, or WITHDRAW line 3 (its number when confirmed).
form-known = Known now: { $facts }.
form-silence = If you say nothing: { $silence }.
form-answered = Answered for every { $place }, below.
form-rest = What else stands, wherever it can be used:
# The heading of a numbered part of the phase, on paper.
form-part = { $place ->
        [challenge] Challenge
        [lap] Lap
        [round] Round
        [invasion] Invasion
       *[other] { $place }
    } { $where }
