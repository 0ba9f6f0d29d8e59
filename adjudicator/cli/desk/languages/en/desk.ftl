# What the desk says of games, in the terminal, in plain print and on its pages. $game is the name of a game, $heading a
# phase such as "turn 3 phase 1", and $left a span of time as below.

blind = You play in this game: you are shown no more of it than its other players.
days = { $count ->
        [1] 1 day
       *[other] { $count } days
    }
hours = { $count ->
        [1] 1 hour
       *[other] { $count } hours
    }
minutes = { $count ->
        [1] 1 minute
       *[other] { $count } minutes
    }
now = now
ahead = in { $left }
past = { $left } ago
# $weekday is 1 for Monday, $day has two digits, and $zone is a time zone.
moment = { $weekday ->
        [1] Mon
        [2] Tue
        [3] Wed
        [4] Thu
        [5] Fri
        [6] Sat
       *[7] Sun
    } { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year } { $time } { $zone }
game-status = { $status ->
        [running] running
        [paused] paused
        [forming] forming
        [finished] finished
       *[other] called off
    }
written = { $come } of { $owed }
phase-stopped = { $heading }, { $status }
waits-held = The phase is held: { $why }
waits-letters = Held letters: { $count }
waits-press = Messages that wait: { $count }
waits-bounced = Seats that letters come back from: { $count }
waits-notices = Unread notices: { $count }
house-notices = Unread notices about no game: { $count }
house-given-up = Letters given up: { $count }
house-tried-again = Letters that are tried again: { $count }
house-refusals = Addresses that want no letters: { $count }
stands = { $game } ({ $title }) is { $status }{ $heading ->
        [no] .
       *[other] , { $heading } is open.
    }
due = Orders are due by { $when }{ $left ->
        [no] .
       *[other] , { $left }.
    }
come-from = Orders have come from { $come } of { $owed }; owed by: { $names }.
nobody = nobody
won-by = It was won by { $winners }.
and = and
ends = It ends at { $when }, { $left }.
resumes = It goes on by itself at { $when }.
orders-come = orders have come
orders-owed = orders are still to come
orders-none = owes none
seat-status = { $status ->
        [invited] invited
        [playing] playing
        [house] house
        [vacant] vacant
        [free] free
       *[other] { $status }
    }
come-back = letters come back ({ $count })
letter = Letter { $number } for { $seat }, from { $sender }, { $when }
notices-none = There are no new notices.
press-hidden = { $count } that the settings of the game do not show you
trouble = Trouble
seats = Seats
held-letters = Held letters
press = Messages that wait
notices = Unread notices
over = Phases that are over
deeds = What has been done

# What a game master can do, and what stands beside what cannot simply be taken back.
act-preview = Preview
act-adjudicate = Adjudicate
act-extend = Extend
act-start = Start
act-resume = Resume
act-pause = Pause
act-call-off = Call off
act-note = Note
act-orders = Orders
act-correct = Correct
act-undo = Undo
act-redo = Redo
act-messages = Messages
act-log = Log
act-write-command = Write command
act-read = Read
act-release = Release
act-drop = Drop
of-letter = { $act } letter { $number }
mark-ends = ends the phase now, for everybody
mark-takes-back = takes back what has been told
mark-calls-off = ends the game for everybody
mark-drops = the letter counts no more
group-deadline = The deadline
group-seats = The seats
group-letters = The letters
group-game = The game
