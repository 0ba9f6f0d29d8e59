# The pages about all games, about one, and about a phase.

open-games = Open games
open-seats = { $free } of { $seats } seats are free.
open-word = You need the word of its invitation.
open-join = Write a letter to join { $game }

being-played = Being played
being-played-none = No public game is being played.
over = Over
over-none = No public game has ended yet.
last-told = Last told of: { $heading }, { $day }. { $link }
last-told-link = Read the report{ $of }
last-told-of = {" "}of { $game }

players-about = All public games together. Whoever plays under the same name is counted as one player.
players-table = Players and their results
players-none = No public game has begun yet.
player-title = Player, title
head-games = Games
head-over = Over
head-won = Won
head-share = Share won
head-drawn = Draws agreed
head-conceded = Conceded
head-missed = Missed phases
all-titles = All
share = { $percent } %

openings-about = How players began in public games whose first turn is over, and what came of it in the end.
openings-of = Openings of { $title }
openings-none = No public game has got so far yet.
began-with = Began with
most-often = Most often
way = { $how }: { $often } of { $games }{ $won ->
        [0] {""}
       *[other] , { $won } won
    }

board = The board
to-beginning = To the beginning
phase-back = One phase back
phase = Phase
phase-on = One phase on
to-end = To the end
board-after = After { $heading }{ $keys }
board-keys = ; the arrow keys turn the pages, too
# What is read aloud when the board is turned.
board-said = The board after { $heading }
how-they-stand = How they stand
phases = Phases
feed-of-game = Feed of this game
turn = Turn { $turn }
# How much a player had of what is counted, phase by phase.
course-said = { $what }: { $numbers }
in-words = The position in words and numbers
closing-words = Closing words
beside = Beside the rules
fair-dice = Fair dice
fair-dice-about = All dice come from a seed that the game master sealed before anybody joined. { $link }{ $record }.
fair-dice-record = , or play the whole game again from { $link }
its-record = its record
verify-every = Verify every draw in your browser
what-was-sealed = What was sealed
rules-of-game = The rules of this game
rule-value = { $name } is { $value } (usually { $usual }): { $decides }
rules-in-play = The rules of what is in play

phase-told = { $title }; told on { $day }. { $opened }
phase-opened = The game is over: { $link }, hands and orders too.
phase-opened-link = everything about this phase
phase-stood = How it stood after that. { $link }
phase-result = All of it in one picture
step-through = Step through the board

opened-title = { $game }, { $heading }, everything
opened-heading = { $game }, { $heading }: everything
opened-about = The game is over, so nothing is secret any more. { $link }
opened-link = What everybody was told then
orders-written = Orders as they were written
orders-none = Nobody wrote any.
ruled = The game master ruled on { $player }: { $words }
why = Why it came out like that
asked-none = Nobody was asked anything.
never-asked = Never asked for
told-each = What each player was told
