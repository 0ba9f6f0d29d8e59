# What is wrong with a line of a letter. All of them stand behind a colon, begin small and end without a full stop.
# $place is what the numbered parts of a phase are called, in one word of the order language: challenge, lap.

refused-section = { $phase ->
        [0] below a heading that names no phase
       *[other] for { $turn ->
            [0] {""}
           *[other] turn { $turn }{" "}
        }phase { $phase }
    }
kept-for = { $turn ->
        [0] every turn, phase { $phase }
       *[other] turn { $turn } phase { $phase }
    }
part-not-read = nothing below it was read as orders
heading-no-phase = this heading does not say which phase it is for, as PHASE { $phase }, TURN { $next } PHASE { $phase } or EVERY TURN would; { part-not-read }
heading-no-such-phase = there is no phase { $phase } (a turn has { $phases }); { part-not-read }
heading-over = this is for { $when }, but { $now } is open{ $next ->
        [0] {""}
       *[other] {" "}(for the next turn write TURN { $next } PHASE { $phase })
    }; { part-not-read }
heading-no-number = this heading names no { $place } by its number; { part-not-read }
heading-with-more = what stands behind this heading is no order that can be read; write the heading alone, and each order on a line below it; { part-not-read }
heading-elsewhere = a heading is written in the words of orders, as { $place } 2; { part-not-read }
heading-one-only = a heading is for one { $place }, and this one names several; { part-not-read }

order-readings = this can mean more than one order
order-unknown = no order begins like this
order-called = the word for this is { $word }, for example { $example }
order-could-be = this could be { $words }
order-continues-nothing = this continues an order, but no order stands above it; write the whole order anew, with all its alternatives
order-if-first = no order that I can read stands behind this condition; write the order first, then IF and the condition
order-if-unread = { $what }; write the order first, then IF and the condition
order-changes-nothing = this changes nothing; write the whole order anew, and it takes the place of the old one
order-yes = a yes answers nothing here; send the line that you mean, as it was offered
order-stands = your orders stand without this; SHOW ORDERS shows them
order-more-unread = from here on { $number ->
        [one] one more alternative
       *[other] { $number } more alternatives
    } could not be read
order-ends-unread = what you wrote before { $word } could not be read, and without it { $word } would come too soon; so it does not stand, send it again with the rest
order-part-unread = this belongs to an order that could not be read
order-nowhere = { $unread ->
        [yes] this stands below a heading that could not be read
       *[no] this stands under a { $place } that does not exist
    }
order-of-no-place = { $word } belongs to no { $place }; it was read without IN { $number }
order-one-place = IN speaks of the whole order, its conditions too, and names one { $place }, before the first alternative
order-of-its-own = { $word } answers another question and needs an order of its own
order-one-a-line = another order seems to begin at "{ $words }"; write each on a line of its own
order-takes-nothing-back = this takes nothing back; write WITHDRAW and the number of the order as it is confirmed to you, such as WITHDRAW line 3, or WITHDRAW ALL for all that stands
order-absent = this announces no absence; write ABSENT and the days, for example { $example }
order-for-players = this goes to nobody; write PRESS TO and a player's name, your message on the lines below it, and END PRESS below that
order-declines = this declines nothing; where { $word } is optional, { $word } NO declines it
order-standings = this is no order; how the game stands is told in your latest report, and RESEND sends it again
order-question = this is no order; to ask the game master, write NOTE to GM: before the question; HELP with the name of anything in the game tells what it does
ready-unread = this does not count yet, since not all of this letter was understood; write READY again once your orders are right
order-repeats-nothing = this repeats nothing; write the order itself, with EVERY TURN before it if it is for all turns
order-partly = { $what }; what is offered leaves out { $words }, which I could not read
order-leaves-out = { $what }; the line offered leaves out { $words }
order-unknowable = this depends on { $facts }, which you will not know when this is asked, as far as one can see{ $some ->
        [yes] ; you will know, for example: { $known }
       *[no] {""}
    }
order-rest-stands = { $what }; the rest of the order stands
order-as-a-whole = { $what }; an order stands only as a whole, so nothing of this one does
order-kept-anyway = { $what }; it is kept as you wrote it, and read again for { $when }
place-nonexistent = there is no { $place } { $number }{ $count ->
        [0] {""}
        [one] ; there is { $numbers }
       *[other] ; there are { $numbers }
    }

expected-at = I expected { $wanted } at "{ $words }"
expected-named = I cannot tell who "{ $words }" is: name the player; I expected { $wanted }
expected-after = I expected { $wanted } after "{ $words }"
expected-only = I expected { $wanted }
expected-alternative = I expected another alternative of { $words }
expected-condition = a condition{ $some ->
        [yes] {" "}such as { $examples }
       *[no] {""}
    }
expected-end = the end of it
expected-number = a number
expected-quotes = words in "double quotes"
expected-like = the like
# $kind is what a name is for, such as seat or black_card.
expected-kind = { $kind ->
        [black_card] a black card
        [white_card] a white card
        [demanded] something to demand
       *[other] { $vowel ->
            [yes] an
           *[no] a
        } { $kind }
    }
expected-kind-none = { $kind } (there is none)
expected-kind-such = { $kind } (such as { $example })
expected-kind-of = { $kind } ({ $names })
words-unclear = "{ $words }" can be read in more than one way
words-nothing = there is no "{ $words }"; it could be { $meanings }
words-several = "{ $words }" could be { $meanings }
# $name is what a player is called, $seat what they play.
name-and-word = "{ $words }" means something else in this game, so it is not read as a player's name; for { $name } write { $seat }
name-or-not = "{ $words }" could be { $name }, or another word cut short; for { $name } write { $seat }
name-left = { $name } has left the game; write { $seat } if you mean their seat
name-unsure = with the names of players in it, this cannot be read for certain; write the names of their seats
no-conditions = there is nothing here that a condition could speak of
too-long = this is too long to be read; use at most { $most } words
grammar-count-each = give each place its own number: 3 from home 1, 1 from home 2
grammar-count-once = say how many tokens come from a place only once, before or after it
grammar-compare-once = say either how it compares or OR MORE, not both
grammar-named = a { $kind } can only be compared with IS and IS NOT

withdraw-no-line = there is no line { $line } to withdraw; { $lines ->
        [0] no orders of yours stand
        [1] your orders have 1 line
       *[other] your orders have { $lines } lines
    }
withdraw-moved = your orders have other numbers than in the last phase, so nothing was withdrawn; take the number from the list above and send this again
withdraw-what = I expected WITHDRAW ALL, or the number of a line of your orders as they stand, such as WITHDRAW line 3
kept-too-many = no more than { $most } orders can be kept for later; the rest is not kept
press-to-whom = say to whom the message goes: PRESS TO Red, Blue (or all, or GM), your words below it, and END PRESS
press-runs-on = write { $end } alone on its line, or what is behind it would be part of the message; nothing was sent
word-needs-more = { $word } needs more than this
word-alone = { $word } stands alone on its line
word-and-phase = { $word } stands alone on its line, or with one phase: { $word } turn 2 phase 3
pass-every-turn = PASS is for one phase: nobody would notice that a player is gone who passes every turn

# Why a line was not taken for an order.
unused-greeting = a greeting
unused-closing = a closing formula
unused-announced = an announcement of orders
unused-signature = signature
