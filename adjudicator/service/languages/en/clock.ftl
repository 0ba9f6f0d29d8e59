# The clock: days, absences, and what can still change the end of a phase. $heading is a phase: "turn 3 phase 1".

day = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
away = { $seat } is away from { $first } to { $last }.
away-until = { $seat } is away until { $last }

absent-not-here = ABSENT: in this game deadlines are not put off; write a NOTE to GM instead.
absent-none = You had announced no absence from today on. { $left }
absent-back = You are not away any more. { $left } A deadline that was put off stays as it is.
absent-wrong = ABSENT: { $why }; nothing was changed.
absent-too-long = ABSENT: that is { $days } days more, and nothing was changed. { $left }
absent-now = You are away { $one ->
        [yes] on { $first }
       *[no] from { $first } to { $last }
    }. { $left }
absent-left = You have { $days } of { $of } days left.
absent-no-days = { $words } names no days; write { $example }
absent-over = { $day } is over
absent-far = { $day } is more than a year away
absent-no-day = there is no day { $day } of month { $month }
absent-later = A deadline on such a day is put off until nobody is away, by { $most } days at most.
absent-moved = { $seat } is away, and { $heading } ends later.
heading-deadline-moved = { $heading }: the deadline has moved
deadline-moves = The deadline of { $heading } moves to { $when }.

phase-held = The game master holds this phase: it ends when they say so. Orders count until then.
phase-paused = The game is paused, and the clock stands still{ $until ->
        [open] {""}
       *[other] {" "}until { $until } at most
    }.{ $past ->
        [yes] {" "}If the deadline comes while the game is paused, the phase does not end, and a new deadline is set.
       *[no] {""}
    }
phase-put-off = The deadline would have been { $before }, but { $why }; it is put off by { $most } days at most.
phase-ready = All who owe orders are READY; if one of them writes WAIT, the phase does not end early.
phase-may-move = Each player may move it by { $hours } hours at most: MORE TIME.
phase-may-end-early = The phase ends earlier once all who owe orders have written READY.
phase-waits = If orders are missing then, the phase waits for them until { $latest }.
deadline-passed = The deadline has passed. The phase waits for your orders until { $latest }, and no longer.
pace = A phase of the game lasts { $days ->
        [0] { $hours } { $hours ->
            [1] hour
           *[other] hours
        }
        [1] a day
        [7] a week
       *[other] { $days } days
    }; you send one letter in each phase.
timetable = When orders are due, by the clock of { $zone }: { $rule }{ $holidays ->
        [yes] ; not on holidays{ $of ->
            [none] {""}
           *[other] {" "}({ $of })
        }
       *[no] {""}
    }.

heading-held = { $heading } is held
held = The phase does not end at its deadline.
ready = You are READY. WAIT takes it back, and so does a letter that changes your orders.
ready-still = You are still READY with what stood before; WAIT takes that back.
ready-not-owed = You owe no orders for this phase, so it does not wait for you to be READY.
ready-no-more = You are not READY any more; write READY again when you are.
ready-without-orders = READY counts once orders of yours stand; if you want nothing, write PASS.
ready-count = { $ready } of the { $owing } who owe orders are READY.
ready-names = READY: { $some ->
        [yes] { $names }
       *[no] nobody yet
    }.
ready-not-here = { $word }: a phase of this game ends at its deadline, whoever is ready; nothing was changed.
wait-not-ready = WAIT: you have not written READY, so the phase does not end early anyway.
heading-ends-early = { $heading } ends early
ends-early = All who owe orders are READY, so { $heading } ends soon.
ends-early-stop = If you want to stop that, write WAIT or change your orders before then.
heading-not-early = { $heading } does not end early
not-early = Not all who owe orders are READY any more, so { $heading } ends at its deadline.
heading-paused = The game is paused
paused = The clock stands still. Orders are kept as ever.
heading-goes-on = The game goes on
goes-on = The clock runs again.

# MORE TIME: a player moves the deadline for everybody.
extension-not-here = in this game players cannot move deadlines; write a NOTE to GM instead
extension-how-much = "{ $words }" is no length of time; write MORE TIME 24 hours, or MORE TIME 2 days
extension-too-long = a deadline can be moved by { $most } hours at most
extension-once = you have moved this deadline already, and once in a phase is the most
extension-none-left = you have moved deadlines { $of ->
        [1] once
       *[other] { $of } times
    }, which is as often as this game allows
extension-too-late = this phase is about to end, or waits for the game master, so its deadline stays
extension-given = { $seat } has given everybody { $hours ->
        [1] one hour
       *[other] { $hours } hours
    } more for { $heading }.
extension-left = You can do that { $left ->
        [0] no more in this game
        [1] once more in this game
       *[other] { $left } times more in this game
    }.
