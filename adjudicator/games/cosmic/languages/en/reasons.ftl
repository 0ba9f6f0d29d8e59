# Why something that was ordered cannot be done. They stand behind a colon or in brackets: small, and without a full stop.
why-not-so-many-tokens = there are not so many tokens
why-tokens-held-fast = tokens may not be taken from a planet under attack (rule 14)
why-tokens-too-many-named = { $named } tokens are named but only { $wanted } are to be sent
why-tokens-too-few = only { $there } of { $wanted } tokens are there
why-tokens-sent-at-most = at most { $most } tokens may be sent
why-tokens-sent-one-to-four = one to four tokens must be sent
why-no-tokens-named = no tokens are named
why-gives-up-no-tokens = that gives up no tokens
why-tokens-given-up-one-to-four = one to four tokens must be given up
why-tokens-only = there are only { $count } tokens
why-tokens-exactly = exactly { $count } tokens must be named
why-tokens-left-over = { $left } of the { $count } tokens are left over
why-tokens-from-one-to-twenty = at least one token has to be sent, and nobody has more than twenty
why-no-base-there = you have no base there
why-no-attack = that is no attack
why-not-to-be-attacked = that planet is not one you must attack this turn
why-attacked-already = you attack that planet already
why-joins-nothing = that joins nothing
why-not-invited = you are not invited to that side
why-no-aid = that offers no aid
why-takes-no-aid = that takes no aid
why-aid-asked-for = you were asked to come with at most { $most }
why-tokens-at-most = at most { $most } tokens may be moved
why-moves-no-tokens = that moves no tokens
why-no-free-base-there = you have no base there whose tokens stand in no challenge
why-planet-attacked = that planet is under attack (rule 14)
why-not-a-place = that is not a place
why-no-agreement = that is no agreement
why-agreement-with-others = an agreement is made with others who are in the game
why-agreement-words = an agreement needs a word or two that you all write
why-no-challenge-card = that is no challenge card
why-not-laid = { $card } is no challenge card; Attacks and Compromises are laid with CARD
why-card-not-held = that card is not in your hand
why-this-card-not-held = { $card } is not in your hand
why-cards-not-held = you do not hold these cards
why-discards-one-to-three = name one to three cards that you discard
why-no-loss = that is no loss
why-one-card-of-each = one card of each type you hold must be named: { $kinds }
why-kind-attack = attack
why-kind-compromise = compromise
why-kind-morph = morph
why-kind-edict = edict
why-kind-flare = flare
why-kind-reinforcement = reinforcement
why-plague-takes-what = say which tokens and cards the Plague takes
why-no-barging-there = you cannot call for a seat on that side there
why-barging-from-there = the tokens must come from the home system of { $other }
why-no-founding-there = you cannot found a base there
why-not-declined = this cannot be declined; without another answer it is decided at random
why-mains-no-allies = main players cannot be allies in their own challenge, nor can anybody who is out of the game
why-mains-no-allies-of-them = none of them can be an ally in this challenge
why-no-ally-of-them = none of them is an ally in this challenge
why-only-planets = only a planet can be attacked
why-no-instruction = that is no instruction
why-no-base-in-system = they have no base in your system
why-no-base-on-planet = they have no base on that planet
why-no-resettling = that is no empty planet of yours, or this game is played without resettling
why-no-reward = that is no reward
why-reward-in-all = the reward is { $count } in all
why-reward-one-rest = only one part of a reward can be the rest
why-not-so-many-in-warp = you do not have so many tokens in the Warp
why-no-deal = that is no deal
why-deal-of-nothing = a deal of nothing is no deal: a base or a card at least must pass
why-deal-one-base = a deal can give each player at most one base
why-not-so-many-cards = you do not have so many cards
why-base-not-theirs = only a planet on which the giver has a base can be given
why-base-there-already = a base is given only where the other has none yet
why-no-release-by-deal = nobody here can release tokens from the Warp by a deal
why-no-invitation = that is no invitation
why-divides-nothing = that divides nothing
why-challenge-not-against = challenge { $challenge } is not against these tokens
why-own-use = it names you, and nobody can stop what is their own

# Findings of the checks: whole sentences.
why-aid-of-mains = { $other } is a main player there, and aid comes from others{ $count ->
        [0] {""}
       *[other] : { $others }
    }.
why-aid-of-ones-own = In challenge { $challenge } you are a main player: you are offered aid there, and take it with TAKE AID.
why-aid-comes-first = Order { $line } offers aid in this challenge, and you do one of both there. If you would rather join, write the JOIN above the AID.
why-used-in-phases = { $piece } is used in { $count ->
        [1] phase
       *[other] phases
    } { $phases }, and phase { $phase } is open.
why-sums-not-made = { $facts } { $several ->
        [yes] are
       *[no] is
    } not known when this is asked, because the sums are made only after that. Write { $instead }: that is worked out from the cards and tokens shown by then.
why-played-at-once = { $facts } { $several ->
        [yes] are
       *[no] is
    } not known when this is asked: whoever can stop the same use is asked at the same moment. Leave it out, or agree on who plays it.
why-tokens-of-another = Only alternative { $other } names tokens. In this one as many go as may, from your fullest bases. If you mean the same tokens, write `{ $meant }`.
why-dictates-to-oneself = You go by destiny yourself; name another player as the one who attacks.
why-dictated-own-system = Nobody can attack themselves; name another player as the one who is attacked.
why-under-siege = { $place } is under attack, and until that is over no token leaves or reaches it (rule 14); { $free ->
        [0] none of your bases is free
        [1] { $places } is free
       *[other] { $places } are free
    }.
why-found-deal-of-nothing = A deal of nothing is no deal: a base or a card at least must pass.
why-found-deal-not-now = As things stand { $why }.
part-has = { $who ->
        [you] you have
       *[other] { $who } has
    }
why-has-no-base = { part-has } no base there to give
why-has-base-already = { part-has } a base there already
why-has-only-cards = { part-has } only { $count ->
        [1] 1 card
       *[other] { $count } cards
    }
why-has-no-card = { part-has } no { $card } to give
why-has-not-so-many-there = you have too few tokens there to settle the base with: { $count ->
        [0] none
       *[other] { $count }
    }
why-limbo-moved-first = your order { $line } puts the tokens in Limbo onto your bases before deals are done, so that they are not there to settle the base with
why-has-no-release = { part-has } no power that releases tokens by a deal
why-own-card-not-held = of the cards of { $piece } you hold { $cards } here
