# Tables of how it stands. A "*" marks what is different since the last report.

heading-planets = The planets
planets-untouched = Every system has { $planets } planets, and on each of them are { $tokens } tokens of its own player and no others.
head-system = System
everybody-alike = everybody
head-planet = Planet { $number }
planets-were = * Different since the last report: { $places }.
planets-had = { $place } had { $tokens ->
        [no] none
       *[other] { $tokens }
    }
under-attack = Under attack: { $places }. No token leaves or reaches them until that is over (rule 14).
aside-empty = Warp and Limbo are empty.
heading-aside = Warp and Limbo
head-player = Player
head-warp = Warp
head-limbo = Limbo
tower-line = A tower of { $height } levels: { $place }, with { $levels }.
pair-line = A pair for { $seat }: { $one } and { $second }.
head-captive = Captive
head-gone = Gone
heading-attacks = Who must attack whom
head-must-attack = Must attack
target-in = { $other } in { $system }
heading-players = The players
head-power = Power
head-cards = Cards
head-foreign = Foreign bases
head-home = Home bases
vacant = { $seat } is played at random until somebody's orders come.
strikes = { $seat } has missed { $count ->
        [1] 1 phase
       *[other] { $count } phases running
    }.
seat-gone = { $seat } has been removed from the game.
piles = Cards in the deck: { $deck }; discarded: { $discard }.
power-is-lost = lost
power-gathered = { $count } gathered
different = * Different since the last report.
heading-challenges = Tokens in the challenges
head-number = No.
head-place = Planet
head-offence = Offence
head-defence = Defence
head-side = Side
head-tokens = Tokens
head-allies = Allies
to-be-divided = (to be divided)
with-allies = { $main }, with { $allies }
side-name = { part-side }
heading-end = How it ended
