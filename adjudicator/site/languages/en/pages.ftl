# What stands on every page of the web site, and what several pages say.
# $link and the like are links; $game is the name of a game, $heading a phase such as "turn 3 phase 1".

skip = Skip to the content
site = Site
languages = Language
games = Games
players = Players
openings = Openings
feed = Feed
feed-all = all games
feed-all-title = All games
footer = Everything here is made from what everybody at the table may know. Nothing is loaded from elsewhere, and nobody counts who reads it.
table = Table: { $heading }
# $month is 1 for January.
day-and-time = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }, { $time } UTC
brief-day = { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] June
        [7] July
        [8] Aug
        [9] Sept
        [10] Oct
        [11] Nov
       *[12] Dec
    }

standings = Standings
standings-final = Final standings
standings-of = Standings of { $game }
played-by = Played by
nobody-yet = nobody yet
won = won

turn-before = Before
turn-all = All phases
turn-after = After
turn-label = Phases
turn-label-end = Phases, from the end of the page

# How it goes with a game: $heading begins a sentence, $deadline is a moment.
state-ended = The game master ended it in { $heading }; nobody won.
state-agreed = Its players agreed in { $heading } to end it; it was won by { $winners }.
state-won = Won by { $winners }.
state-over = Over; nobody won.
state-open = { $heading } is open{ $deadline ->
        [no] {""}
       *[other] ; orders are due by { $deadline }
    }.
state-paused = The game is paused.
