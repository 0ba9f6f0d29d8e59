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
asked-too-much = Of what one letter asks for, { $most } things are answered; line { $line } ("{ $words }") and those below it that ask for more are not. Ask for the rest in another letter.
report-again = The report comes again. Its text, page and attachments are the same to the byte as when it was first sent; only the date and number of the letter are new.
report-never-sent = This report was never sent to you: somebody else had the seat then, or the phase was played again. It is made from what the seat was told.
report-none = There is no report of { $heading ->
        [none] this game
       *[other] { $heading }
    } for { $seat }.
resign-told = The game master has been told that you want to resign; until he acts, you are in the game.
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
