# What players are told of what the game master does.

more-time = The game master has given you more time for { $heading }.
heading-more-time = { $heading }: more time
phase-lasts = A phase lasts { $hours } hours.
timetable-new = The game master has set another timetable.
timetable-moves = The open phase ends later than you were told.
timetable-keeps = The open phase ends when you were told.
heading-timetable = Another timetable
heading-called-off = The game is called off
game-called-off = The game master has called off { $game } before it began. You need do nothing, and can no longer join it.
heading-note = A note from the game master
heading-ruling = { $heading }: a ruling on { $seat }
heading-correction = A correction
corrected-known = You may know more now than you should: what you had been told is no longer so, but nobody can forget it. The same goes for the others.
corrected-more = What stands below holds now; all else is as you were told last.
corrected-nothing = Nothing that you were told of it is different.
corrected-answer = { $asked ->
        [yes] Your letters for earlier forms do not count any more: answer this one. What stands is in the form below.
       *[no] You are asked nothing now, and you need not answer; the reports go on coming.
    }
corrected-again = The game master has corrected { $heading }, and all that came after it was worked out again.
corrected-orders = Your orders for { $heading } are now these, in place of what you had sent: { $some ->
        [yes] { $orders }
       *[no] nothing
    }
note-to-you = This is for you alone:
taken-back = The game master has taken back { $heading } and all that came after it; it is open once more.
brought-back-no-more = The game master had brought something back and has now undone that: { $heading } and all that came after it are as they were before.
brought-back = The game master has brought back what they had put aside: { $heading } and all that came after it.
heading-different = What is different in { $heading }
heading-different-of = { $of } (different in { $heading })
no-longer-so = No longer so: { $said }
instead = Instead: { $said }
so-again = So again, as you had been told: { $said }
not-told-before = What you had not been told: { $said }
ruling-void = A ruling on you in { $heading } can no longer be carried out: { $why }.
orders-void = Part of your orders for { $heading } can no longer be read: { $problem }
held-denied = You say that the letter from { $sender } is not yours, so it does not count for { $seat }.
held-dropped = The letter from { $sender } that was held for { $seat } does not count; the game master has put it aside. RELEASE changes nothing about that. If it was yours, send your orders again.
heading-was-held = A letter that was held
paper-entered = The game master has entered these orders for you.
only-by-mail = { $word } works in letters by mail only; nothing was done.
seat-taken = The game master has taken { $seat } from you; your letters for it do not count any more.
address-by-master = The game master has let letters for { $seat } go to { $address } from now on, no longer to { $old }.
address-resend = RESEND, in answer to this letter, brings your latest report.
address-if-wrong = If that is wrong, write to the game master at once: { $master }
heading-files = The files were put back
files-put-back = The files of all games were put back from a backup of { $when }. { $fetched ->
        [yes] What you have sent since is looked for in the mailbox.
       *[no] What you have sent since is not among them: send it again.
    } If you have had a report since, keep it: the game master will say what holds.
