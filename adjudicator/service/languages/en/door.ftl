# At the front door: what strangers are told, and how they come to a game.

door-thanks = Thank you for your letter. I keep the mailbox of games that are played by mail, and I do not know the address it came from, { $address }. Nothing in your letter has been counted as orders.
door-played = This can be played here:
door-title = { $name }: { $title }, for { $fewest } to { $most } players
door-how = You can write to me, each on a line of its own:
door-word-games = GAMES: what can be played here
door-word-rules = RULES { $title }: the rules of a game in short
door-word-help = HELP: this letter
door-player = If you play in one of the games here, write again from the address you joined with, or reply to the latest report that came to you, without changing the address your answer goes to.
door-players = { $title } is for { $fewest } to { $most } players. In short:
door-no-title = { $word } goes with the name of what is played: { $word } { $title }. There are { $titles }.
door-no-start = Nobody can begin a game by letter here; the game master does: { $master }
door-in = { $language }: for answers in this language, add a line LANGUAGE { $language } to your letter.

# Games that anybody can join.
door-word-open = OPEN: the games that you can join
door-word-join = JOIN { $game }: a seat in the game { $game }
door-word-play = PLAY { $title }: a new game that others can join
door-open = Open to anybody who joins by letter:
door-open-none = No game is open now.
door-open-game = { $game }: { $title }; { $free } of { $seats } seats are free. { $starts }{ $word ->
        [yes] {" "}You need the word of its invitation.
       *[no] {""}
    }
door-no-game = There is no open game of that name. Write OPEN to see which there are.
open-full = It begins when all seats are taken.
open-by = It begins when all seats are taken, at the latest on { $when } with those who have joined.
open-on = It begins on { $when } with those who have joined.
open-missing = { $missing } of { $seats } seats are still free. If you do not want to play after all, write RESIGN on a line of its own before it begins.
open-left = You have left { $game } before it began, and your seat is free for somebody else.
open-too-few = { $game } does not take place: its date has come, and too few have joined. You need do nothing.
subject-join = [{ $game }] Will you play { $title }? Answer JOIN
join-asked = Somebody, perhaps you, has asked me for a seat in "{ $game }", a game of { $title } by mail, and has named this address, { $address }. To take a seat, answer this letter with the word JOIN on a line of its own. No seat is kept before that: whoever answers first has it. If it was not you, do nothing, and nothing happens.
join-how = JOIN goes on a line of its own. You can add, each on a line of its own:
join-luck = LUCK seven green apples: words of your own that become part of the dice
join-name = NAME and a name of your own, by which the others know you
join-language = LANGUAGE German: letters in German
join-there = { $count } of { $seats } seats are taken{ $count ->
        [0] .
       *[other] : by { $names }.
    }
join-addresses = { $hidden ->
        [yes] Nobody in this game is told anybody else's address; players write to each other with PRESS, through me.
       *[no] The first report gives all players each other's names and addresses, so that they can write to each other.
    }
join-promise = The dice are fair, and anybody can check that in the end. Half of the seed is fixed already, and this is its SHA-256: { $commitment }
join-word = To join { $game } you need the word of its invitation. Write JOIN { $game } and, on the next line, WORD and that word. Whoever leads the game knows it: { $master }
join-most = You play in { $count } { $count ->
        [1] game
       *[other] games
    } here, and { $game } is for people who play in fewer than { $most }. Write JOIN { $game } again when one of them is over.
join-missed = You have missed { $count } { $count ->
        [1] phase
       *[other] phases
    } here, and { $game } is for people who have missed { $most } at most. Whoever leads the game can invite you all the same: { $master }
join-full = All seats of { $game } are taken. You are on its waiting list, in place { $place }; a seat that falls free before the game begins, or later, is offered to you by letter.
join-begun = { $over ->
        [yes] The game { $game } is over, and nobody can join it any more. OPEN tells which games are open.
       *[no] The game { $game } has begun, and you have no seat in it. STANDBY { $game } puts you on the list for a seat that falls free; OPEN tells which games are open.
    }

name-now = The others know you as { $name }.
name-taken = NAME: somebody in this game is called that, or could be taken for it. Your name was not changed; write NAME and another one, in a letter before the game begins.
name-unfit = NAME: a name has letters, no @, and { $most } characters at most. Your name was not changed; write NAME and another one, in a letter before the game begins.
join-there-already = You have a seat in { $game } already, and it waits for others still.
hidden-address = an address that is kept from you, as all are in this game
join-master = You lead { $game } and know all addresses, which are hidden from its players; so you cannot play in it. Let somebody else lead it first.

# House players and the tutorial.
house-plays = { $seats } { $count ->
        [1] is played by a program of the house, which knows only what the seat knows.
       *[other] are played by programs of the house, which know only what their seats know.
    }
house-stands = Seats that are free then are played by programs of the house.
door-word-tutorial = PLAY tutorial: learn it in a game against programs, which begins at once and has no deadlines
tutorial-asked = You can learn to play in "{ $game }", a game of { $title } against programs of the house. It begins as soon as you have answered this letter with the word JOIN on a line of its own. Each phase takes one letter of yours, and nobody waits for you: take the time you like. If you have not asked for this, do nothing, and nothing happens.
tutorial-first = This is a tutorial. You play against programs of the house, and a phase ends as soon as you are READY; there is no hurry. Below you find how things stand, what you must decide, and the rules. To play, reply to this letter and write your orders above the quoted text, each on a line of its own.
tutorial-happened = { $heading } is over{ $some ->
        [yes] . This is what has happened, one thing after the other; further below you find what it means for you:
       *[no] , and nothing has happened that is told.
    }
tutorial-more = And { $count } more things, which stand below.
tutorial-suggested = { $before ->
        [yes] What you can do now stands below under what you must decide.
       *[no] You can write any orders that answer the questions below.
    } If you do not know what to write, reply with these lines, which a program would write in your place:
tutorial-ready = READY says that you are done: then the phase ends at once. Leave it out if you want to try something first; each letter is answered with what was understood, and you can write again. HELP and a word explains it.
tutorial-wait = You have nothing to decide in this phase; the next letter comes by itself.

# Being forgotten.
forget-alone = FORGET ME cannot be taken back, so it goes in a letter of its own, with nothing else in it. Nothing has been done.
forget-subject = Shall I forget you? Answer FORGET ME
forget-asked = Somebody, perhaps you, has asked me to forget whoever writes from this address, { $address }. If it was not you, do nothing, and nothing happens.
forget-what = It cannot be taken back. Your addresses and your names are erased from all letters, tables and pages here, in all your games, and so are all letters that you have written or were sent. In the records of your games your seat stands in the place of your name, so that everybody can still check them; orders and your words for the dice stay, because nothing can be checked without them. What others have in their own mailboxes, and old backups, I cannot reach.
forget-when = { $count ->
        [0] You take part in no game that is going on, so it is done as soon as the last letter to you has left.
        [1] You take part in a game that is not over, { $games }. Its players need to know who you are, so it is done when that game is over. RESIGN NOW, to its latest report, ends your part in it at once.
       *[other] You take part in games that are not over: { $games }. Their players need to know who you are, so it is done when the last of them is over. RESIGN NOW, to the latest report of each, ends your part in them at once.
    }
forget-yes = If you want it, answer this letter with FORGET ME on a line of its own, within a week.
forget-how = Nothing has been done. If you want to be forgotten, answer the same letter with FORGET ME on a line of its own.
forget-noted = You will be forgotten.
forget-stranger = This is the last letter about it. Whoever writes from your address after that is a stranger here, and can begin anew.
forget-master = Your address stands in the settings of this service, because you run it, so I cannot forget it. Name somebody else there first.

# Watching a game.
watch-alone = WATCH and the name of a game goes in a letter of its own, with nothing else in it. Nothing has been done.
watch-subject = Do you want to watch { $game }? Answer WATCH
watch-asked = Somebody, perhaps you, has asked that the public reports of "{ $game }" be sent to { $address }: one letter for each phase, with what everybody may know. If it was not you, do nothing, and nothing happens.
watch-yes = If you want them, answer this letter with WATCH on a line of its own.
watch-how = Nothing has been done. If you want to watch, answer the same letter with WATCH on a line of its own.
watch-now = You watch { $game } now. The next letter comes when a phase has ended. WATCH { $game } OFF ends it, and so does WATCH OFF for all games.
watch-off = { $some ->
        [yes] You get no more public reports. WATCH and the name of a game brings them again.
       *[no] You watched no such game, so nothing has changed.
    }
watch-no-game = { $over ->
        [yes] That game is over, and there is nothing more to watch.
       *[no] There is no public game of that name. OPEN tells which games wait for players; whoever leads a game makes it public.
    }
watch-too-many = You can watch { $most } games at most, or too many watch this one. Nothing has been done; WATCH OFF ends all.
watch-report = [{ $game }] what has happened
watch-end = You get this because you watch this game. { $off } ends it.
bulletin-players = Players: { $players }.
bulletin-next = Open now: { $heading }, due { $due }.
bulletin-began = { $seat } began with { $kind }: { $how }.
bulletin-words = Closing words

# The hours at which letters come. $at is such an hour: 19:00.
hours-remind = { $at ->
        [usual] You are reminded of orders when each game reminds its players.
        [never] You are not reminded of orders.
       *[other] You are reminded of orders at { $at }, the last time that this leaves you an hour.
    }
hours-digest = { $at ->
        [none] Letters come singly, as soon as there is news.
       *[other] What can wait comes in one letter a day, at { $at }, about all your games. What would come too late so, comes at once.
    }
hours-clock = Hours are by the clock of { $zone }.
hours-how = { $word }: "{ $words }" names no hour, and nothing was changed. { $word ->
        [DIGEST] Write DIGEST daily at 7:00, with a zone if you like (DIGEST daily at 7:00 Europe/Berlin), or DIGEST off.
       *[other] Write REMIND ME at 19:00, with a zone if you like (REMIND ME at 19:00 Europe/Berlin), REMIND ME never, or REMIND ME as usual.
    }
hours-zone = { $word }: "{ $words }" is the name of no single zone, and nothing was changed. { $zones ->
        [none] Write one such as Europe/Berlin behind the hour.
       *[other] Did you mean { $zones }?
    }

# The letter of the day.
digest-subject = Your games on { $day }{ $due ->
        [none] {""}
       *[other] : orders are due in { $due }
    }
digest-first = This is the letter of the day about all your games. What follows is what has happened since the last one, and what you still owe.
digest-watched = You watch this game.
digest-due = Orders are due by { $when }.
digest-how = To order, write to { $address }{ $subject ->
        [none] , or
       *[other] {" "}with { $subject } in the subject, or
    } reply to this letter with the line GAME { $game } above your orders.
digest-reply = To order, reply to this letter.
digest-no-news = There is no news.
digest-end = RESEND, written for a game, brings its latest report as a letter of its own, with its page. DIGEST off brings letters singly again; DIGEST daily at 7:00 chooses another hour.

# The page behind a link that ends letters.
click-heading = Letters that come regularly
click-sure = The button ends the letters in which this link stood. Nothing has been done yet.
click-button = End them
click-done = No more of these letters come. A letter to the service brings them again.
