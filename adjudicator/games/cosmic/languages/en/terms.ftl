# The words of the game: their names, of which the first is shown, and after the colon what they mean.

term-base = base, bases, home base, foreign base, external base: a planet with tokens of yours on it; whoever has five outside their home system at the end of a turn wins
term-token = token, tokens, ship, ships: what stands on planets and fights; everybody begins with four on each home planet
term-system = system, home system: the planets of one colour
term-planet = planet, planets: a place for tokens of any number of players; a home system has five
term-power = power, powers, alien power: what lets a player break a rule; everybody knows whose power is whose. HELP and its name tells what it does
term-offence = offence, offense, attacker: the main player of a challenge who attacks
term-defence = defence, defense, defender: the main player of a challenge who is attacked
term-main-player = main player, main players: the offence or the defence of a challenge
term-ally = ally, allies: a player with tokens on a side of somebody else's challenge; nobody joins uninvited
term-challenge = challenge, challenges, attack: one attack with all that comes of it; all challenges of a turn are fought at once
term-cone = cone: where the attacking tokens of a challenge are
term-warp = Warp: where lost tokens are; at the start of each turn one of yours leaves it
term-limbo = Limbo: where tokens are that are on their way between two phases; you place them when the next one begins
term-destiny = destiny, disc, discs: what says whose system you must attack; the pile has three discs of each colour
term-hand = hand: the cards that you hold, which are secret
term-challenge-card = challenge card, challenge cards, attack card, compromise: what the main players play in phase 3: a number, or a compromise, which asks for a deal
term-edict = edict, edicts: a card that is not a challenge card and not a flare, such as a Cosmic Zap; it is used up
term-flare = flare, flares, wild, super: a card of a power: it does one thing for whoever has that power (super), another for everybody else (wild), and is kept
term-zap = zap, zaps: to stop the use of a power with a Cosmic Zap; ZAP any IF used against me keeps one ready
term-flarezap = flarezap, flare zap: to stop the use of a flare with a card of that name
term-deal = deal, deals: what two main players agree on who have both played a compromise
term-consolation = consolation: what a main player takes from the hand of whoever beat their compromise: a card for each lost token
term-reward = reward, rewards: what allies of a defence that wins take: a card or a token from the Warp for each token
term-timing = timing, timing order: who comes first: the offence, the defence, then clockwise; outside of challenges the order of the seats
term-round = round, rounds: what is asked at the same time in all challenges; between two rounds nobody learns anything
