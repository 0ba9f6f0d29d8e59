# Answers to letters with orders, and what reports and notices say besides.

unreadable = I could read no order in your letter, so nothing has changed: what stood before still stands.
plays-on = You play { $seat } in { $game }, and a game is played by letters: you get them as long as you play, and nothing has changed. To leave the game, write RESIGN: the game master is told, and you learn how to leave at once.
unreadable-how = Write one order a line{ $shown ->
        [yes] , as in these examples,
       *[no] {""}
    } and reply. FORM brings all that you are asked, HELP the words of orders.
unreadable-press = What you wrote has been sent to no player. To answer a player, write PRESS TO and their name on a line of its own, your words below it, and END PRESS below them.
not-tried = Your orders could not be tried out beforehand: the program failed at that, and it is none of your doing. They stand, and count as ever.
not-closely = { $number } things in your letter could not be read as they stand. Each of them is named, but I looked closely only at the first { $most } for what you may have meant.
not-searched = Your letter says so much that I stopped looking for what you may have meant before I had looked at all of it. Every line that could not be read is named. To have one looked at closely, send it alone.
too-many-to-try = Your orders have { $number } alternatives. They stand, and count as ever, but they were not checked or tried out beforehand: that is done for { $most } at most.
not-looked-further = Your orders say so much that I have not checked all of them, or not tried them as often as other orders: more may be wrong with them than is said here. They stand, and count as ever.
pass-takes-nothing-back = PASS takes nothing back: your orders above stand all the same. If you want nothing of them, write WITHDRAW ALL.
unreadable-pass = To say that you want nothing, write PASS.
not-done = NOT DONE: { $subject }
tried-in-vain = You wrote for { $heading }, and no order in your letter was understood, so nothing of yours counted.{ $any ->
        [yes] {" "}You had been offered: { $offered }.
       *[no] {""}
    } If your words should have been clear, tell the game master, who can correct the phase.
unreadable-silent = Until an order of yours is understood, or you write PASS, you count as having sent nothing in this phase.
heading-orders-of = { $heading }: orders of { $seat }
passed-over = Line { $line }, { $reason }: { $words }
reason-signature = signature
reason-no-words = there are no words on it
reason-quoted = quoted text
reason-doubtful = not done, for it could be part of a quotation; if you mean it, write it at the top of your letter
typed-in = in quoted text, but not of my letter; if it is an order, write it above the quotation
commented = a comment, for it begins with a #; if it is an order, send it without
subject-unread = The subject of a letter is not read. If "{ $words }" is an order, write it in the letter.
typed-in-line = line { $line }, { $reason }: "{ $words }"
# What the names of players in a letter were read as: $names are those of name-is-seat.
names-read = Names of players were read as their seats: { $names }.
name-is-seat = { $name } is { $seat }
name-is-word = "{ $name }" is a word of this game and was read as that. For the player of this name write { $seat }.
doubt-unproved = Your letter has been counted, although only its From line shows that it is yours. If you did not write it, tell the game master. A reply to a report or an acknowledgement of ours shows more, if your program keeps to its subject and its address for replies (Reply-To).
doubt-disowned = Your letter has been counted, since it answers a letter that was sent to you alone; but the mail servers of your address say that it did not come through them. If you did not write it, tell the game master at once.
released-by-owner = You have released a letter that was held. It counts from when it came: what you have sent since then comes after it. Nothing else in the letter that released it has been read.
released-by-master = The game master has released a letter that was held. It counts from when it came.
heading-leaves = { $seat } { $leaving ->
        [yes] leaves
       *[no] has left
    } the game
not-counted = { $seat } { $how ->
        [leaving] is played by chance from now on, and leaves the game soon
        [waiting] waits for another player
       *[gone] is no longer in the game
    }, so your letter could not be counted; it has been kept.
if-a-mistake = If that is a mistake, write to the game master.
not-this-time = { $when }: not this time
means-now = { $words }  # now: { $now }
kept-void = What you kept for { $when } is void, since that was passed over: "{ $words }".
kept-unread = What you kept for this phase cannot be read: "{ $words }": { $sentence }.
wished = You had wished for { $wishes }, the best first; what you were dealt stands below.
heading-left = { $seat } { $vacant ->
        [yes] waits for another player
       *[no] has left the game
    }
left-last-report = { $vacant ->
        [yes] You have lost your seat, { $seat }, since too many phases passed without a letter with orders from you
       *[no] { $seat } is no longer in the game
    }: this is the last report, and letters for it do not count any more.
game-won = The game is over: { $winners ->
        [no] nobody won it
       *[other] { $winners } won it{ $count ->
            [1] {""}
           *[other] {" "}together
        }
    }.
heading-ended = The end
ended-early = { $how ->
        [draw] Enough players have voted for a draw. So the game has ended in { $heading }, which was not adjudicated, and { $winners } share the win.
        [conceded] Enough players have conceded. So the game has ended in { $heading }, which was not adjudicated, and { $winners } has won it.
       *[master] The game master has ended the game in { $heading }, which was not adjudicated.
    }
public = This game is public: what everybody at the table may know of it is shown on web pages, with the names of its players, and never with their addresses or messages. When it has ended, hands and orders are shown there, too.
private = This game is no longer public: its web pages go when the site is built again.
heading-public = The game is public
heading-private = The game is private

# What the reader's own programs show: the subject of a letter with orders, and an entry in a calendar.
calendar-orders = orders of { $seat } for { $phase }

# Answers to offers: YES, NO, numbers. $words are the lines that stand now.
offer-taken = { $number ->
        [1] As you say, this stands: { $words }
       *[other] As you say, these stand: { $words }
    }
offer-none = there was nothing in the letter you answer that a yes or no could be about{ $any ->
        [yes] ; to take what was offered in another letter, answer with its number: there is { $there }
       *[no] {""}
    }
offer-none-still = Your yes or no was about nothing: { $sentence }. Your orders stand as before.
offer-declined = Nothing of what was offered stands.
offer-unknown = { $any ->
        [yes] nothing was offered under the number { $number }; there is { $there }
       *[no] nothing was offered under the number { $number }
    }
offer-only-one = only one of { $there } can stand; answer with its number
offer-overtaken = offer { $number }, { $words }, is out of date, since your orders on this have changed; if you still want it, send the line
answer-amended = this is what was offered, with what you say of it
answer-unclear = one part of this says yes and another no; say which numbers you want
offer-taken-back = { $number ->
        [1] This does not stand any more: { $words }
       *[other] These do not stand any more: { $words }
    }
offer-kept = { $number ->
        [1] This stands already: { $words }
       *[other] These stand already: { $words }
    }
answer-narrowed = line { $line } narrows this and could not be read, so nothing offered stands yet; say it as one order
only-checked = CHECK: nothing below it counts, and it counts as no letter for the phase. Words to the service in it are not answered.
check-understood = Line { $line }, "{ $words }": understood as { $order }.

# Votes to end a game. $winner is nobody for a draw.
vote-cast = Your vote is on file: { $winner ->
        [nobody] the game is to end as a draw, and all who still play share the win
       *[other] { $winner } is to have won the game
    }. It takes { $needed } of { $voters } votes. Nobody is told who has voted how. It counts in this phase only; WITHDRAW VOTE takes it back.
vote-enough = That is enough votes: the game ends now.
vote-taken-back = Your vote is taken back.
vote-none = You have no vote on file in this phase.
no-vote = { $why }; your vote was not counted
votes-not-here = players cannot end this game by votes
vote-for-oneself = you cannot concede to yourself; PROPOSE DRAW votes for a draw
vote-impossible = { $draw ->
        [yes] a draw needs two players at least
       *[no] whoever does not play any more cannot win
    }
heading-vote = { $winner ->
        [nobody] A draw is proposed
       *[other] Somebody concedes to { $winner }
    }
vote-proposed = { $winner ->
        [nobody] Somebody has voted to end the game in { $heading } as a draw, so that all who still play share the win. If you want that too, answer this with PROPOSE DRAW
       *[other] Somebody has voted to end the game in { $heading }, and that { $winner } has won it. If you want that too, answer this with CONCEDE to { $winner }
    }. It takes { $needed } of { $voters } votes in this phase. Votes are secret, and if you write nothing, the game goes on.
