# What the checks find in standing orders, and what came of trying them out. $where is a challenge, 0 for none; $place is
# what else it can be the number of. $why is a reason without capital or full stop: "this planet is under attack".

order-place = { $alternative ->
        [0] order { $line }
       *[other] alternative { $alternative } of order { $line }
    }
line-there = order { $line }{ $where ->
        [0] {""}
       *[other] {" "}in { $place } { $where }
    }
not-an-option = that is not among the options
another-card = that is another card
not-to-be-declined = it cannot be declined
found-never = This can never be done: { $why }.
found-not-now = As things stand this cannot be done: { $why }.
found-never-true = This can never happen: "{ $words }" is never true.
found-always-true = The condition decides nothing: "{ $words }" is true whenever it is known.
found-last-only = The condition "{ $words }" belongs to the last alternative alone; what stands before it has none. If you mean it for all, write `{ $meant }`.
waits-for = { $play } (order { $line }) waits for { $other }
found-cycle = None of these plays will happen: { $plays }.
found-not-asked = You are not asked this in { $heading }{ $why ->
        [no] {""}
       *[other] : { $why }
    }.
found-not-asked-there = You are not asked this in { $place } { $number }{ $some ->
        [yes] ; you are in { $places ->
            [1] { $place }
           *[other] { $place }s
        } { $there }
       *[no] {""}
    }.
part-open = { $where ->
        [0] {""}
       *[other] { $place ->
            [challenge] Challenge
            [lap] Lap
            [round] Round
            [invasion] Invasion
           *[other] { $place }
        } { $where }:{" "}
    }{ $prompt }
found-open = { part-open } If you say nothing, { $silence }.
found-only-on-conditions = { part-open } You have answered only on conditions. If none of them is known to hold, { $silence }; an alternative without a condition (ELSE ...) would settle it.
found-promised = There is not enough for this{ $where ->
        [0] {""}
       *[other] {" "}in { $place } { $where }
    }: { $takers } takes it first, and { $line ->
        [0] nothing else of yours answers
       *[other] alternative { $alternative } of order { $line } is taken
    }.
found-unknown = You will not know { $facts } when this is asked, as far as one can see, so it does not apply{ $some ->
        [yes] . You will know, for example: { $known }
       *[no] {""}
    }.
found-unreachable = This is never reached: { $place } comes before it and { $same ->
        [yes] is the same wish
       *[no] always answers
    }.
found-unreachable-together = This is never reached: { $conditional ->
        [yes] whenever its condition holds,
       *[no] in any case
    } { $places } { $count ->
        [1] comes
       *[other] come
    } first.

tried-calm = In each of { $situations } possible situations, your orders answered every question they speak of.
tried-short = In { $short } of { $situations } situations { $again ->
        [yes] your
       *[no] none of your
    } { $words } orders{ $where ->
        [0] {""}
       *[other] {" "}for { $place } { $where }
    } could { $again ->
        [yes] not be carried out each time you were asked
       *[no] be carried out
    }: then { $silence }.
tried-silence = it is as if you had said nothing
tried-futile = Order { $line }, "{ $words }", was never carried out in { $situations } situations; mostly because { $reason }.
part-why = { $some ->
        [yes] : { $why }
       *[no] {""}
    }
tried-alone = It can happen even if the others do nothing{ part-why }.
tried-example = For example if { $acts }{ part-why }.
tried-reason = "{ $words }" ({ $why })
tried-acts = { $acts }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
tried-act = { $seat } orders { $order }
not-known = not known
not-so = not so
promised-before = it was promised to something put first
done-as-often = it has been done as often as it says
