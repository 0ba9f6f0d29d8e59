# Messages between players.

press-none = This game has no press: players write to each other themselves.
press-none-reason = this game has no press: players write to each other themselves
part-rules = this game messages are sent { $named ->
        [both] with your name or without it
        [named] with your name on them
       *[nameless] without your name only
    }. They are delivered { $when ->
        [end] when the phase is over
        [hour] at once (those without a name at a full hour)
       *[once] at once
    }, have at most { $longest } characters, and there may be { $most } of yours in a phase.
part-copied = The game master is sent { $copies ->
        [none] no copies
        [public] a copy of what goes to everybody
       *[all] a copy of every message, without the name where there is none on it
    }
press-copied = { part-copied }.
press-rules = In { part-rules } { part-copied }.
press-rules-reason = in { part-rules } { part-copied }
press-over = the game is over; write to each other directly
press-left = you have left the game
press-empty = it says nothing; write your words below it, and END PRESS below them
press-too-long = it has { $characters } characters, and this game allows { $most }
press-too-many = you have written { $most } messages in this phase, and this game allows no more
press-name-taken = "{ $name }" is the name that another player signs with; choose another
press-unclosed = it has no END PRESS, and part of it reads like an order. Put END PRESS on a line of its own where it ends. Nothing below PRESS has been taken for orders
press-not-sent = { $why }; nothing was sent{ $below ->
        [yes] , and the lines below it were taken for the message
       *[no] {""}
    }
press-at-once = At once.
press-at-end = It is delivered when the phase is over. Until then WITHDRAW PRESS takes it back.
press-sent = It has been sent.
press-at = It is delivered at { $when }. Until then WITHDRAW PRESS takes it back.
press-names-you = Your own name or address stands in it, and whoever reads it will see that.
press-nobody-there = Nobody plays { $names } just now: nobody there reads what is delivered before somebody does.
press-waiting = Waiting, number { $number }: { $message }
press-muted = You are sent no messages from { $names }.
press-shortly = to { $whom }: "{ $words }"
press-none-waits = no message of yours waits; what has been delivered cannot be taken back
press-which = say which, from 1 to { $most }, or ALL; SHOW PRESS shows them
press-taken-back = Taken back: your message { $message }.
heading-message = Your message to { $whom }
heading-messages = Messages
# To whom a message goes, and how it is signed.
press-to-everybody = everybody
to-master = the game master
signed = { $whom }, signed { $name }
unsigned = { $whom }, without your name
nameless = whoever gives no name
muted = You are sent no more messages from { $name }, who is not told. UNMUTE ends that.{ $named ->
        [yes] {" "}What is sent without a name still comes; MUTE ANONYMOUS ends that.
       *[no] {""}
    }
unmuted = You are sent messages from { $name } again.
nothing-changed = { $why }; nothing was changed

name-is-you = { $name } is you
name-everybody-alone = write "everybody" alone; no other name is needed beside it
name-to-whom = it does not say to whom; write a name, such as PRESS TO { $name }
name-several = "{ $words }" is more than one; name them one at a time
name-nobody = nobody here is called "{ $words }"; { $guess ->
        [yes] did you mean { $meant }?
       *[no] there are { $names }
    }
name-which = "{ $words }" is more than one; say which: { $names }
name-to-sign-with = a name to sign with has at most { $most } letters and is no address
name-of-another = "{ $words }" is, or contains, the name of somebody in this game; sign with another
# Names under which nobody but the game master or the program writes, and those that stand for all players, parted by
# semicolons: no message is signed with them.
names-of-the-master = GM; game master; umpire; Adjudicator
names-of-everybody = all; everybody; everyone; all players; everybody else; the others; broadcast
