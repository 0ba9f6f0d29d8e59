# A power before a game: when it acts ("in phase 3, when both cards are laid"), and how it fits play by mail.

fit-as-printed = as printed
fit-adapted = adapted to the mail

acts-in = in { $count ->
        [1] phase { $phases }
       *[other] phases { $phases }
    }, { $moment }

# Moments
acts-mobius = as the turn begins
acts-start = as the turn begins
acts-invited = when allies have been invited
acts-counted = when both sides have been counted
acts-opened-flares = when tokens have been placed
acts-plague = as the phase begins
acts-opening = as the phase begins
acts-opening-flares = as the phase begins
acts-launch-flares = before attacks
acts-aim = when the target is chosen
acts-further-attacks = after the attacks
acts-further-flares = after the attacks
acts-alliance-flares = before allies are invited
acts-dial = when allies join
acts-before-cards = before cards are chosen
acts-before-cards-flares = before cards are chosen
acts-force-field = before cards are laid
acts-before-lay = before cards are laid
acts-before-lay-flares = before cards are laid
acts-laid = when both cards are laid
acts-laid-flares = when both cards are laid
acts-shown = when the cards are turned up
acts-shown-flares = when the cards are turned up
acts-replay-flares = when the result is known
acts-replay = when the result is known
acts-reinforce = when the totals are counted
acts-control = when the cards are settled
acts-settle-flares = when the cards are settled
acts-settled = when the cards are settled
acts-deal-flares = before the deal
acts-quash = when a deal is made
acts-failed = when a deal has failed
acts-failed-flares = when a deal has failed
acts-dealt-flares = when a deal is made
acts-gas = before rewards and consolation
acts-consolation-flares = before consolation is paid
acts-after-all = when the challenge is over
acts-after-all-flares = when the challenge is over
acts-destiny = when destiny is drawn for the next turn
acts-destiny-flares = when destiny is drawn for the next turn
acts-lost-flares = as the phase ends
acts-salvage-flares = as the phase ends

# What happens
acts-card-given = when cards change hands
acts-cards-drawn = when cards are drawn
acts-cards-shown = when the cards are turned up
acts-cards-swept = when edicts are discarded
acts-deal-made = when a deal is made
acts-destiny-drawn = when destiny is drawn
acts-game-ended = when the game would end
acts-joined = when allies join
acts-launched = when tokens are sent
acts-landed = when tokens land
acts-placed = when tokens are placed
acts-released = when tokens leave the Warp
acts-resolved = when a challenge is decided
acts-store-moved = when one of its cards is taken
acts-tokens-removed = when tokens are lost for good
acts-tokens-to-warp = when tokens are lost to the Warp

# Numbers, permissions and stops
acts-added = when the totals are counted
acts-bases-to-win = when it is seen who has won
acts-win = when it is seen who has won
acts-card = when cards are laid
acts-consolation = when consolation is counted
acts-deal-loss = when a deal fails
acts-draw = when cards are drawn
acts-edict = when an edict is played
acts-flare = when a flare is played
acts-join-uninvited = when allies join
acts-keep-edicts = when hands are counted
acts-keep-power = always
acts-lay = when cards are laid
acts-new-hand = when a new hand is drawn
acts-power = when a power is used
acts-prefer-to-lay = when cards are laid
acts-release = when tokens leave the Warp
acts-release-all-the-same = when tokens leave the Warp
acts-release-by-deal = when a deal is made
acts-reward = when rewards are counted
acts-send = when tokens are sent
acts-send-any-number = when tokens are sent
acts-token = when tokens are counted
acts-total = when the totals are counted
acts-winner = when a challenge is decided
acts-timeout-ended = when a timeout is over
acts-join = when allies join
