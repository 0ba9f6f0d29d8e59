# The order page: what a seat is asked is answered by taps, and comes to a letter.
# The page itself fills in $what and the like in the phrases below it.

tap-title = Orders by tapping: { $title }
tap-heading = Orders by tapping
tap-start = Where are your questions?
tap-start-about = This page knows the words of the game. What you are asked comes with the link in your report: open that, or copy the link and paste it here.
tap-paste = The link from your report, or all of the report
tap-open = Show my questions
tap-noscript = This page works with JavaScript alone. Without it, tap the buttons in your report, or write your orders.
tap-how = Tap an answer to each question, then send the letter at the end. Until it is sent, nothing counts.
tap-stands = What stands already
tap-stands-about = What you choose here takes the place of what stands on the same question. "Change" puts an order below its question, where it can be changed and sent again.
tap-owed = What you must decide
tap-optional = What you may decide
tap-letter = Your letter
tap-letter-about = This is what you send. It says no more than this, and you can change it in your mail program.
tap-to-letter = To your letter
tap-ready = READY: I need no more time
tap-alone = REPLACE ALL: only this letter counts. Whatever stands and is not in it is taken back, orders for later turns too.
tap-pass = PASS: I want nothing else in this phase
tap-send = Send it by mail
tap-copy = Copy it
tap-footer = Nothing of this leaves the page before you send it: it loads nothing, keeps nothing, and what you are asked stands only in the address that you opened.

# What the page says while it is used.
tap-say-later = A later report
tap-say-later-about = When a phase is over, what you are asked next comes with the next report. Copy all of that letter and paste it here.
tap-say-challenge = Challenge
tap-say-who = You are { $seat }: { $heading }
tap-say-due = Orders are due by { $when }.
tap-say-count = Answered here: { $answered } of { $owed } that must be.
tap-say-lines = Order lines: { $lines }
tap-say-silence = If you say nothing: { $silence }.
tap-say-usual = Usual answers
tap-say-another-usual = Another order on the same question
tap-say-another = Another order on this question
tap-say-other = Something else …
tap-say-compose = Put an order together …
tap-say-else = Else: a second choice
tap-say-else-which = And if that cannot be done?
tap-say-else-about = The first choice that can be done is.
tap-say-otherwise = else
tap-say-change = Change
tap-say-change-what = Change: { $what }
tap-say-limit = At most so many times …
tap-say-no-limit = As often as it can be done
tap-say-when = When?
tap-say-every = every time
tap-say-done = Close
tap-say-remove = Take it back
tap-say-remove-what = Take it back: { $what }
tap-say-if = Only if …
tap-say-no-if = Without a condition
tap-say-condition = When?
tap-say-if-true = if it is true
tap-say-unless-true = unless it is true
tap-say-fact = what must be true
tap-say-and = AND
tap-say-or = OR
tap-say-add-and = and …
tap-say-add-or = or …
tap-say-order-word = order
tap-say-which = what
tap-say-number = number
tap-say-text = words
tap-say-choose = choose: { $what }
tap-say-choose-other = another: { $what }
tap-say-barred = { $what } – not now: { $why }
tap-say-nothing-more = nothing more
tap-say-more = one more: { $what }
tap-say-fewer = take the last one away
tap-say-one-less = one less
tap-say-one-more = one more
tap-say-unfinished = Something is still to be chosen where you see “…”: look above. Then the letter can be sent.
tap-say-nothing-yet = Nothing is chosen yet.
tap-say-long = This letter is long. Some mail programs cut such links: copy it, and see whether all of it is there.
tap-say-copied = Copied. Send it to { $address }, with the subject { $subject }.
tap-say-wrong = There is no whole link here, and no whole report. Copy all of it, from the beginning to the end.
tap-kind = { $kind ->
        [seat] player
        [place] planet
        [card] card
        [black_card] black card
        [white_card] white card
        [piece] power or card
        [essence] card of a power
        [demanded] demand
        [group] group of crew
        [person] member of the crew
        [pick] card of the market
       *[other] { $kind }
    }
