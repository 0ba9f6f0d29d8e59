# The reader's own cards, their part, and what became of their orders. The rules of powers and cards are not phrases.

heading-hand = Your hand
head-held = Held
head-new = New
head-now = In phase { $phase }
no-cards = You hold no cards.
new-cards = New cards are those you were sent because your hand did not suffice: old challenge cards must be played first, and what is left of the old hand is discarded when the turn ends (rule 13).
your-power-help = Your power is { $power }. HELP { $power } tells what it does, as HELP does of every power and card.
hand-known = You know of { $other }'s hand: { $cards }.
card-adds = adds { $value } to your side
card-adds-number = adds its number to your side
card-compromise = loses to an Attack; two make a deal
card-morph = becomes whatever the other side plays
card-next-turn = For the next turn: { $worth }.
card-later = For phase { $phase }: { $worth }.
card-not-asked = Nothing: no card is asked of you.
card-now = { $worth }.
card-in-challenge = A challenge card: { $worth }.
card-nothing = nothing for it to act on.
card-played = it has been played, and cannot be again in this phase.
card-only = only in { $count ->
        [1] phase
       *[other] phases
    } { $phases }.
card-kind = { $kind ->
        [edict] edict
        [flare] flare
       *[other] challenge card
    }
cards-held = { $new ->
        [0] { $held } x
       *[other] { $held } x, { $new } new
    }
heading-part = Your part
offered-you = Choose your power out of these. Nobody else sees them, and the others go back unseen. Powers, hands and targets follow when all have chosen.
offered-one = { $power }: { $rules }
your-power = Your power is { $power }. { $rules }
your-target = Destiny has you attack { $other } first.
heading-yours = What happened to you
heading-power = { $power }, the power of { $seat }
own-cards-named = Its cards: { $cards }. HELP { $power } tells all about them.
heading-edict = { $card }, { $kind ->
        [reinforcement] a reinforcement
       *[edict] an edict
    }
heading-morph = { $card }, a challenge card
rules-morph = When the cards are turned up it becomes an exact copy of the other side's card, before any power makes something else of either. Until then, and afterwards, it is neither an Attack nor a Compromise.
modern = { $rules } In this game the modern edition is played: { $modern }

place-name = challenge
decided-attack = your attack
decided-card = your card
decided-plague-loss = what the Plague took
decided-divide = the division of your tokens
decided-loss = what you lost without a deal
decided-further-loss = what you lost besides
decided-reward = your reward
drawn-divide = No order of yours divided your tokens: they were divided equally, odd ones at random.
called-agreement = agreement
called-aid = aid
called-aid-reward = reward for aid
called-come = coming
called-take-aid = taking of aid
called-power = choice of power
called-attack-again = attack again
called-card = card
called-deal = deal
called-loss = loss
called-own-colour = own colour
called-plague-loss = plague loss
called-reward = reward
left-limbo = You placed no tokens from Limbo: they stay there.
left-release = You said nothing of the token that left the Warp: it waits in Limbo.
left-invite = You invited nobody{ $where }.
left-join = You could join a side{ $where }, and joined neither.
left-defender = You named nobody to attack in your own system: it was the one that destiny named.
left-attack = You named no attack: it was the one you had announced.
