# Joining, waiting for a seat, and taking one over.

heading-joining = Joining
heading-joined = You have joined
heading-seat = Your seat
heading-not-taken = Your seat is not taken yet
invited-in = { $language }: for letters in this language, add a line LANGUAGE { $language } to your answer.
joined-begun = The game { $game } has begun, and you are { $seat } in it.
joined-reply = Reply to the latest report; RESEND brings it again.
joined-over = The game { $game } is over; there is nothing to join any more.
seat-declined = Thank you for your answer: the seat goes to the next.
welcome = Welcome: you are { $seat }.
welcome-report = Welcome: you are { $seat }. A report comes with a letter of its own; reply to it with your orders.
welcome-vacant = Until the first of them have come, what { $seat } must do is drawn at random.
joined-already = You had joined before and are { $seat }; nothing { $told ->
        [yes] else was
       *[no] was
    } changed.
joined-waits = You have joined and are { $seat }.
joined-passed-on = The game master has been told of your letter.
joins-unread = "{ $words }" was not read; write { $example } on a line of its own.
joins-absent = "{ $words }" does not count before you play: send { $example }, with your days, in a reply to a report.
luck-too-late = Words for the dice count only in the letter that joins.
luck-unread = "{ $words }" was not read: words for the dice begin with LUCK, and count only in the letter that joins. None of yours are on file.
luck-kept = Your words for the dice are on file: "{ $words }".
welcome-missing = The game begins when everybody has joined; { $missing } of { $seats } { $missing ->
        [1] is
       *[other] are
    } still to come.
welcome-begins = Everybody has joined, and the game begins: your first report is on its way.
hesitated = Thank you for your answer. It does not say JOIN on a line of its own, so your seat is kept for you but not taken yet.
hesitated-how = To take it, write JOIN on a line of its own; if you would rather not play, answer NO: the seat goes to somebody else, and you get no more letters. The game master has been told of your letter.
uninvited =
    Thank you for your letter. The seats of "{ $game }" are kept for the players who were invited, and your address is not among them. If you were invited at another address, write from that one.

    The game master has been told that you would like to play.
no-elsewhere = Thank you for your letter. The invitation went to another address, so nothing came of your no: anybody could have written it. Please write it from the address to which the invitation went.
seat-not-had = { $seats } cannot be had: somebody has joined there, or the game has no such seat.
seat-unknown = "{ $words }" names nothing that can be had here, so nothing came of that; the seats are { $seats }.
wishes-kept = Your wishes are on file, the best first: { $wishes }. The dice draw whose wishes come first, and everybody gets the first of their own that is left. You can wish anew until the game begins: JOIN as ...
wishes-not-here = { $wishes } cannot be wished for in this game.
wishes-to-master = Your wish for { $wishes } has gone to the game master. What is dealt is drawn by the dice of the game, so that nobody can choose it.

standby = You are on the list of { $game }, in place { $place }. When a seat falls free, it is offered to those on the list in order; you then have { $hours } hours to answer. To be taken off the list, write: STANDBY { $game } OFF
standby-unread = Nobody reads what is sent to { $address }, so no seat can be offered there; nothing was changed. Write from an address at which you read letters.
standby-already = You are on the list of { $game } already; nothing was changed.
standby-here = You have a seat in { $game }. To wait for one in another game, write a new letter that says only STANDBY and the name of that game.
standby-off = You do not wait for a seat in { $game } any more.
standby-over = { $game } is over; there is nothing to wait for.
heading-lapsed = The offer has lapsed
offer-lapsed = You did not answer in time, so { $seat } is offered to the next.
thanks-interest = Thank you for your interest.
thanks-playing = Thank you for playing; your letters for { $seat } do not count any more.
seat-given = { $seat } in { $game } has been given to somebody else.
heading-resigned = { $player } has left { $seat }
player-resigned = { $player } does not play { $seat } any more. Somebody else may take over what { $seat } has.
plays-now = { $player } <{ $address }> plays { $seat } from now on.
plays-now-hidden = { $player } plays { $seat } from now on.
heading-plays = { $player } plays { $seat }

address-none = ADDRESS: "{ $words }" is no address; nothing was changed. Write one: ADDRESS ann@example.org
address-counts = Letters from { $address } count already.
address-first = Letters for { $seat } in { $game } go to { $address }, and count from there.
address-further = They count from { $addresses } too.
address-waiting = Still to be confirmed from both sides: { $addresses }.
address-not-theirs = ADDRESS: { $address } is no address of { $seat }; nothing was changed.
address-move-first = ADDRESS: letters for { $seat } go to { $address }. Move them first: ADDRESS another@example.org
address-removed = Letters from { $address } no longer count for { $seat } in { $game }.
address-there = Letters for { $seat } go to { $address } already.
address-moved = Letters for { $seat } go to { $address } from now on. They still count from { $old }, too.
address-unusable = ADDRESS: { $address } is no address that letters can be sent to; nothing was changed.
address-taken = ADDRESS: { $address } cannot be an address of { $seat }; nothing was changed.
address-unread = ADDRESS: nobody reads what is sent to { $address }; nothing was changed. Write one at which you read letters.
address-twice = ADDRESS: { $address } stands in your letter twice; the first of them counts.
address-too-many = ADDRESS: you have asked for so many that I ask about no more today; nothing was changed.
address-to-confirm = To confirm that { $address } is yours, answer the two letters that go to { $old } and to { $address }.
address-denied = { $address } is no address of { $seat }: { $owner ->
        [yes] you said no when I asked you.
       *[no] whoever reads letters there said no when I asked.
    } Nothing was changed.
address-half = Thank you. { $address } is no address of { $seat } yet: the letter to { $other } waits for its answer.
address-added = Letters from { $address } count for { $seat } in { $game } from now on. Ours go to { $first }.
address-first-now = Letters for { $seat } in { $game } go to { $address } from now on, no longer to { $old }. { $counts ->
        [yes] Letters from the old address still count.
       *[no] The old address counts no more.
    }
address-unknown-to-you = If you know nothing of this, write to the game master at once: { $master }
address-of-other = { $player }, who plays { $seat }, can be reached at { $address } from now on.
heading-address-of = A new address of { $player }
heading-address = Your address
subject-address = [{ $game }] Is { $address } an address of { $seat }?
subject-addresses = [{ $game }] Addresses of { $seat }
subject-held = [{ $game }] Is this letter for { $seat } yours? RELEASE { $word }

# STATEMENT: closing words of players.
statement-kept = { $over ->
        [yes] Your closing words stand on the pages of the game when they are built again, if it has any. STATEMENT none takes them back.
       *[no] Your closing words are on file. Nobody sees them before the game is over; then everybody does. A new STATEMENT takes their place, and STATEMENT none takes them back.
    }
statement-gone = Your closing words are taken back.
statement-too-long = your closing words have { $characters } characters, and { $most } are the most; nothing was kept
heading-statements = Closing words

# Whoever stands in for a player.
proxy-asked = { $player } asks you to order for their seat, { $seat }{ $dated ->
        [yes] , until { $last } at the latest
       *[no] {""}
    }. Below is what { $seat } knows; keep it to yourself.
proxy-how = Reply to this letter, or to the next report that you get for { $seat }: then your orders count for { $seat }, and you get the answer. Your own seat is not touched. If you do not want to, reply with PROXY OFF.
proxy-now = { $seat } ({ $player }) can order for you{ $dated ->
        [yes] {" "}until { $last }, that day included
       *[no] {""}
    }, and has been sent what you know. You can order as well; what comes later counts. PROXY OFF ends it.
proxy-none = Nobody orders for your seat.
proxy-over = Nobody orders for { $seat } ({ $player }) any more but its own player.
proxy-over-now = Nobody orders for { $seat } any more but its own player.
heading-proxy-over = { $seat } orders for itself again
proxy-nobody = nobody of that name can order for you ({ $words }); there are { $names }, as in PROXY { $names } until 12 May
proxy-yourself = that is your own seat; name another player, or write PROXY OFF
proxy-wrong = { $why }; nobody orders for you. Write PROXY Red until 12 May
proxy-not-theirs = { $word } is for the player of { $seat } alone; you only order for them. Nothing was done
proxy-wrote = { $seat } ({ $player }) has written for your seat, and this is the answer that they got:
house-plays-for = A program of the house plays { $seat }{ $one ->
        [yes] {" "}on { $first }
       *[no] {" "}from { $first } to { $last }
    }, because its player is away. It knows only what { $seat } knows.
house-until-you-write = It ends earlier if you send orders yourself, or ABSENT none. No deadline is put off for it.
house-takes-over = { $missed ->
        [1] { $seat } has missed a phase.
       *[other] { $seat } has missed { $missed } phases in a row.
    } A program of the house, which knows only what { $seat } knows, plays the seat until its player writes again.
heading-house-plays = the house plays { $seat }
house-left = The player of { $seat } is back; no program of the house plays the seat any more.
heading-house-left = { $seat } is back
house-you-are-back = You are back: no program of the house plays your seat any more, and what it wrote for this phase does not count.
