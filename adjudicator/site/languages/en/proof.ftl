# The page on which everybody can make the draws of a game again, and what its script says.

dice-title = { $game }, fair dice
dice-heading = { $game }: fair dice
back-to-game = Back to the game
sealed = What was sealed
sealed-about = Before anybody joined, the game master chose half of the seed and published its SHA-256. It stands in every invitation and every first report; compare it with yours:
sealed-until = When the game has ended, that half is opened here, and every draw can be made again in your browser.
was-opened = What was opened
half = The game master's half
words-of = The words of { $player }
words-none = none
wished-for = { $words }; wished for { $wishes }
seed-made = The seed that they make
verify = Verify in your browser
verify-about = Everything is worked out on this page by your own browser, from what is written in it; nothing is sent or loaded.
verify-all = Verify all { $count } draws
verify-file = Or take the halves from the record that came with your last letter:
draws = Draws
every-draw = Every draw of the game
head-label = Label
head-of = Of
head-was = In the game
head-is = Here
head-right = Right?
what-it-shows = What this shows, and what it does not
shows = If every draw is right, nobody could choose the dice: neither the game master, who sealed a half without knowing the players' words, nor a player, who did not know that half. Each draw has a label of its own, so that nobody's orders change the dice of another.
shows-not = That these were the draws that the rules ask for, and that the rules were kept with them, is shown by playing the whole game again from its { $record }: { $command }
record = record
how-drawn = A draw is the BLAKE2b hash of its label, 16 bytes long, with the seed as its key: as a number, the rest of its division by the number of outcomes; of several things, those with the lowest hashes of the label, a stroke, the thing, a stroke and its number among those alike.

# What the script says; $right of $all draws are right.
script-good = Everything is right.
script-bad = Something is wrong: see below.
script-right = right
script-wrong = wrong
script-promise = The SHA-256 of the game master's half is what was promised:
script-same = The promise in these halves is the one on this page:
script-seed = The half and the players' words make this seed:
script-draws = { $right } of { $all } draws are right:
script-no-record = This file is no record of a game ({ $why }).
