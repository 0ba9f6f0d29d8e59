# Answers to service words, which stay English: STATUS, FORM, HISTORY, LANGUAGE and the rest.

heading-letter = Your letter
heading-asked = What you asked for
misread = Line { $line }, "{ $words }": { $sentence }.
form-here = Here is your order form with what stands.
format-unknown = FORMAT: I know no { $words }, and nothing was changed.{ $guess ->
        [yes] {" "}Did you mean FORMAT { $meant }?
       *[no] {""}
    } There are: { $there }.
format-now = Your letters are { $body ->
        [text] plain text alone
        [html] the page alone
       *[both] plain text, and a page for programs that show it
    } from now on{ $json ->
        [yes] , and the same is attached as JSON for programs
       *[no] {""}
    }.
history-of = The past of { $seat }
history-none = Nothing has been yet.
history-no-phase = There was no { $heading } in { $game }.
part-letters = { $letters ->
        [0] no orders of yours
        [1] 1 letter of yours with orders
       *[other] { $letters } letters of yours with orders
    }
history-phase = { $heading }: { $open ->
        [yes] open; { part-letters }.
       *[no] { part-letters }. REPORT { $phase } tells what came of it, HISTORY { $phase } what you had ordered.
    }
picture-comes = What { $heading } came to comes as one picture, in a letter of its own.
picture-not-yet = There is no picture{ $heading ->
        [none] {" "}yet
       *[other] {" "}of { $heading }
    }: it shows what a phase came to, and is there once the phase is over.
picture-heading = { $heading } in one picture
picture-here = The picture comes with this letter as a file. It shows what everybody knows, so you may show it to anybody.
only-in-a-phase = Only while a phase is open for your seat, so not now: { $words }.
picture-standings = Standings
history-no-orders = No orders stood.
history-letter = A letter with orders came at { $when }.
history-ordered = What { $seat } had ordered in { $heading }
heading-had-ordered = What { $seat } had ordered for { $heading }
nothing = Nothing.
joined-before = { $word }: the game has begun, and you are { $seat } in it; nothing was changed.
# $code are the two letters of a language, $english is its English name.
language-name = { $code ->
       *[other] { $english }
    }
language-unknown = LANGUAGE: I know no language called "{ $words }", and nothing was changed. { $guess ->
        [yes] Did you mean LANGUAGE { $meant }?
       *[no] Write its English name, such as LANGUAGE German.
    }
language-now = Your letters are in { $language } from now on.
language-later = Letters are written in { $languages } so far. Your wish for { $language } is kept for when there is more.
note-sent = Your note has gone to the game master.
asked-too-much = One letter can ask for { $most } things. Line { $line } ("{ $words }") and those below it that ask for more are not answered. Ask for the rest in another letter.
report-again = The report comes again. Its text, page and attachments are the same to the byte as when it was first sent; only the date and number of the letter are new.
report-never-sent = This report was never sent to you: somebody else had the seat then, or the phase was played again. It is made from what the seat was told.
report-none = There is no report of { $heading ->
        [none] this game
       *[other] { $heading }
    } for { $seat }.
resign-told = The game master has been told that you want to resign. You are in the game until they act.
resign-how = To leave at once, write: RESIGN NOW
resigned = You have left { $game }: { $seat } is not yours any more, and your letters for it do not count.
resigned-thanks = Thank you for playing. If that was a mistake, write to the game master.
status-game = { $game } is { $status ->
        [forming] forming
        [running] running
        [paused] paused
        [finished] finished
       *[other] { $status }
    }.
status = You are { $seat } in { $game }. { $heading } is open. { $orders ->
        [came] Orders of yours have come for it.
        [tried] You have written for it, and no order of yours was understood yet.
        [open] No letter with orders has come from you for it yet.
       *[none] You owe no orders for it.
    }{ $ready ->
        [yes] {" "}You are READY.
       *[no] {""}
    }{ $paused ->
        [yes] {" "}The game is paused.
       *[no] {""}
    }
heading-who = Who plays
who-plays = { $seat }: { $player }{ $left ->
        [yes] {" "}(has left)
       *[no] {""}
    }
zone-game = Times in your letters are those of the game from now on ({ $zone }).
zone-own = Times in your letters are by the clock of { $zone } too from now on.
zone-several = There is more than one; write { $zones }.
zone-meant = Did you mean { $zones }?
zone-example = Write one such as ZONE Europe/Berlin.
zone-unknown = ZONE: I know no zone called "{ $words }", and nothing was changed. { $guess }

# WHY: what became of a player's orders, and why. $place is "challenge", "lap" or "round".
heading-why = { $heading }: what became of the orders of { $seat }, and why
heading-why-open = { $heading }, which is open
part-order = Order { $order }{ $alternative ->
        [0] {""}
        [1] {""}
       *[other] , alternative { $alternative }
    }
part-at = { $where ->
        [0] {""}
       *[other] { " " }in { $place } { $where }
    }
why-done = { part-order }{ part-at }, { $words }: done{ $stopped ->
        [yes] , but it came to nothing: { $by }
       *[no] {""}
    }.
why-failed = { part-order }{ part-at }, { $words }: not done, because { $why }{ $some ->
        [yes] {" "}({ $facts })
       *[no] {""}
    }.
why-not-reached = Order { $order }{ $first ->
        [yes] {""}
       *[no] , { $count ->
            [1] alternative { $numbers }
           *[other] alternatives { $numbers }
        }
    }{ part-at }{ $first ->
        [yes] , { $words }
       *[no] {""}
    }: not needed, because something before it was done.
why-instead = None of that was possible{ part-at }, { $how ->
        [random] so it was drawn at random: { $answer }
        [overruled] because somebody decided for you: { $answer }
        [nothing] and nothing else was left
       *[default] and nothing else was asked of you: { $answer }
    }.
why-never-asked = Order { $order }, { $words }: not done, because the question that it answers never came up{ $some ->
        [yes] {" "}({ $asked })
       *[no] {""}
    }.
why-fact = { $fact }: { $kind ->
        [yes] yes
        [no] no
        [unknown] you could not know it
       *[value] { $value }
    }
why-not-obeyed = somebody decided for you
why-no-use = nothing came of it: it had to fit what others ordered
why-changed = The program has changed since then, so it cannot say why any more. HISTORY and REPORT still show what was.
why-silent = No letter with orders came from you for it.
why-no-orders = You had ordered nothing for it.
why-stopped-anyway = Without an order of yours: { $by }.
why-none-of-that = There is nothing to tell of that: no order of yours has this number, or none was about it.
why-more = There is more, { $number } further sentences: WHY 3 tells of your order 3 alone, WHY challenge 2 of that challenge.
why-noticed = Order { $order }{ $alternative ->
        [0] {""}
       *[other] , alternative { $alternative }
    }: { $sentence }
why-open = { $orders ->
        [yes] What your orders come to is settled at the deadline, with everybody's. { $some ->
            [yes] This much can be said of them now:
           *[no] As far as you can know, nothing stands in their way.
        }
       *[no] No orders of yours stand yet.
    }
why-nothing-over = No phase is over yet, so nothing has been settled.
why-ask-master = This is what the program can say of your orders. To ask the game master, write NOTE to GM: and your question.
