# Reports: headings, tables and what came of orders. A "*" marks what is different since the last report.

heading-happened = What happened
heading-end = How it ended
heading-round = Round { $round }: planet { $round }, mat { $mat }
heading-contest = Round { $round }: { $seats } play on
heading-planets = The planets
heading-market = The market
heading-players = The players
heading-yours = What happened to you
heading-hand = Your hand
heading-abilities = Abilities
heading-short = The rules in short
heading-lie = Planets
heading-resistance = Local resistance

different = * Different since the last report.
grid-points = Its grid points are { $points }.
contest-rules = No stations are placed any more, no cards taken and no planets switched. Whoever takes more superiorities in a round than each of the others has won. Without cards, or when a round costs nobody a card, most stations placed decide.{ $abilities ->
        [yes] {" "}The cards of the factions do what they ever did; the market stays as it is.
       *[no] {""}
    }
tie-counted = Tied for most stations at planet { $planet }: { $shares }.
tie-share = { $seat } with { $stations }, and { $points ->
        [no] none adjacent
       *[other] { $adjacent } adjacent on { $points }
    }
planet-lies = Planet { $planet } is mat { $mat }; its grid points are { $points }.
resistance-one = planet { $planet }: { $cards }
resistance-all = The local resistance is, at { $planets }.
every-card = Every card
resistance-at = Planet { $planet }: { $cards }.

no-cards = You hold no cards.
faction-card = The card of your faction is { $ability }: HELP { $ability } tells what it does.{ $used ->
        [yes] {" "}You have played it in this round.
       *[no] {""}
    }
card-keep = Keep it, or give it to the market.
card-nothing = Nothing in this round any more.
card-white = With a black card: adds { $adds }.
card-adds = Adds { $adds }.
card-other-suit = Nothing while you follow { $suit }.
card-is-black = A black card of the suit { $suit }. It shows { $forces }. A turn is a black card, with a white one if you like; all black cards that you play in one round have the same suit.
card-is-white = A white card. It shows { $forces }. You can play it in a turn beside a black card, whatever its suit.

# The rules in short, for whoever has none at hand.
short-end = The game is over after a round in which somebody has { $wanted } planets, or after the twelfth.
short-turn = In a turn you play a black card (sun, moon or star) and, if you like, a white one (eclipse) with it, or you retire. All black cards that you play in a round have the same suit.
short-retire = Players who retire take every superiority that nobody has taken in this round and of which they have more forces in front of them than anybody else who is still in{ $two ->
        [yes] {" "}and than the local resistance
       *[no] {""}
    }: for drone, fighter, mech and missile a station each around the planet, at most one on a point in a round; for the stargate a card from the market, the choice of who starts next, and a switch of two later planets. Then they take two cards from the market, the last to retire one; players who have played nothing draw one more.
short-claims = At the end of the round whoever has most stations around the planet claims it, and then every unclaimed planet with a lower number; in a tie the stations one grid line away are added. A station counts at every planet that it borders.

head-card = Card
head-held = Held
head-now = What it can do now
head-player = Player
head-turn = Turn
head-cards = Cards
head-left = Stations left
head-planets = Planets
head-stations = Stations
head-planet = Planet
head-mat = Mat
head-claimed = Claimed by
head-point = Point
row-resistance = Resistance
row-taken = Taken by
status-retired = retired
status-watches = watches
status-in = { $next ->
        [yes] next
       *[no] in
    }{ $suit ->
        [no] {""}
       *[other] , { $suit }
    }

# What a player decides: how it is spoken of, and what it is called in front of a colon.
place-name = lap
decided-turn = your turn
decided-station = your station
decided-take = your card from the market
decided-give = what you gave to the market
decided-switch = your switch
decided-start = the start player
left-turn = Nothing you ordered could be done in your turn{ $where }: you retired.
left-turn-unordered = You ordered nothing for your turn{ $where }: you retired.
called-turn = turn
called-station = station
called-take = take
called-give = give
called-switch = switch
called-start = start

# What is played for, and how: for who has never played it.

in-short-goal = Twelve planets are contested, one in each round. The player with the most battle stations around it when the round ends claims it for good; the player with the most planets in the end wins.
in-short-turn = In your turn you play a black card, and a white one with it if you like, or you retire. Players who retire take a station for each kind of force of which they have shown more than anybody else who is still in, unless somebody has taken it in this round. You send a letter with a plan of what to play and when to retire; the table goes on as long as all plans answer.

# What a page draws of the fight for a planet. $forces are superiorities, such as "drone + mech".
scene-side = { $retired ->
        [yes] retired
       *[no] in
    }
scene-taken = superiorities: { $forces } =
scene-claims = claims planet { $planets }
scene-station = station
