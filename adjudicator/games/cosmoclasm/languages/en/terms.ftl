# The words of the game: their names, of which the first is shown, and after the colon what they mean.

term-faction = faction, factions: a player; everybody has 24 stations and eight cards at first
term-station = station, stations: what stands on grid points; whoever has most around a planet when its round ends claims it
term-mat = mat, mats: a place for a planet on the board; the twelve have letters
term-planet = planet, planets, contested planet: what is claimed; each round is for one of them, in the order of their numbers
term-grid-point = grid point, grid points, point: where one station can stand, named by the letters of the mats it borders (AB), or by a mat and an hour as on a clock (A4)
term-force = force, forces: drone, fighter, mech, missile and stargate: what cards show
term-suit = suit, suits, sun, moon, star: what black cards have; all that you play in one round have the same
term-black-card = black card, black cards: a card with a suit and two forces; a turn is one of them, with a white one if you like
term-white-card = white card, white cards, eclipse: a card with one force, played beside a black one
term-superiority = superiority, superiorities: what you take when you retire: each force of which you show more than anybody else still in, if nobody has taken it in this round
term-retire = retiring, retired: to leave the round: you take superiorities, discard what you have played, and take cards from the market
term-market = market, Recruitment market: the open cards from which those who retire take
term-claim = claim, claims, claimed: to win a planet for good, with most stations around it at the end of a round
term-lap = lap, laps: each faction that is still in takes one turn, clockwise; you may write orders for one lap alone
term-plan = plan, plans: the list of your lines: in each of your turns the first that can be done is
term-start-player = start player: who has the first turn of a round
term-tiebreak = tie, ties: those tied for most add their stations at other planets one grid line away; tied even then, nobody claims it
term-resistance = resistance, local resistance: a pile at each planet in a game of two, with whose forces yours are compared, too
term-ability = ability, abilities: a card of your faction in place of a white one, once in a round, where the game has them
