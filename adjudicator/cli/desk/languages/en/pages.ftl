# What stands on the pages of the desk besides.

desk = The game master's desk
titled = { $what } - the game master's desk
skip = Skip to the content
to-acts = To what you can do
nav = Desk
all-games = All games
new-game = New game
nav-notices = Notices
leave = Leave
languages = Language
come-in = Come in
word = The word that the desk has printed where it was started, or your password
wrong-word = That is not the word.
wrong-shut = Too many wrong words: wait ten minutes.
count-games = { $count ->
        [1] 1 game
       *[other] { $count } games
    }
head-title = Title
head-open = Open
head-due = Due
head-orders = Orders
head-owed = Owed by
acts = What you can do
keys = Each has a key, which most browsers take with Alt, or Alt and Shift.
what-of = { $game }: { $act }
whose-orders = Whose orders for { $heading }?
leave-it = Leave it
do-it = Do it
commands = Commands as in a letter, one on a line
answer = Answer
done = { $game }: done
done-partly = { $game }: not all was done
back-to = Back to { $game }
put-away = Do not show them again
not-shown = Not done
cannot = That cannot be done
sure = { $act }: { $mark }.

# A game that is made at the desk. $option is the same option at the command line.
new-about = As with adjudicator game new: the names behind the labels are its options, which answers name. Everything else is as usual and can be changed later by command.
new-name = Name
new-name-hint = Small letters, such as andromeda: it stands in addresses
new-title = Title
new-title-for = { $title }, for { $fewest } to { $most }
new-open = Seats in all that are open to anybody
new-open-hint = 0: only the players below are invited
new-players = Players whom you invite, one on a line
new-players-hint = Ann Lee <ann@example.org>
new-begins = When an open game begins
new-starts = It begins
new-starts-full = when all seats are taken
new-starts-by = then, or at the date with those who are there
new-starts-on = at the date alone
new-date = The date
new-word = A word that whoever joins has to know
new-house-players = Programs play the seats that are free at the date
new-time = How long a phase is
new-hours = Hours of a phase
new-deadlines = Or when phases end
new-deadlines-hint = Tue, Fri 21:00
new-zone = Time zone
new-rules = Rules
new-option = Rulebook values, one on a line
new-option-hint = bases_to_win=4
new-values-of = The rulebook values of { $title }
new-value = { $choices } (usually { $usual }): { $decides }
new-more = What else
new-press = Messages between players
new-press-none = none
new-press-open = signed
new-press-anonymous = anonymous
new-press-both = both
new-public = Show it on the web site
new-words = Words of your own in the invitation
new-make = Make the game
