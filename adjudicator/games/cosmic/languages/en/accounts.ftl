# Challenges with their sums, and what was used.

heading-used = Powers and cards used
head-challenge = Challenge
head-used = Used
head-against = Against
head-result = Result
stopped = stopped
worked = worked
heading-challenge = Challenge { $number }: { $attack }
attack-home = { $seat ->
        [you] you attack
       *[other] { $seat } attacks
    } { $place }
attack-abroad = { $seat ->
        [you] you attack
       *[other] { $seat } attacks
    } { $other } on { $place }
invited-here = { part-who } invited { part-all } to be { $several ->
        [yes] allies
       *[no] an ally
    }.
asked-you = { $askers } invited you to be an ally{ $several ->
        [yes] {""}
       *[no] {""}
    }.
your-deal = You and { $other } made { $made ->
        [yes] a deal
       *[no] no deal, which costs each of you tokens
    }.
landed-here = { part-who } landed { part-tokens } on { $place }.
card-as = { $card }, as { $made }
head-card = Card
head-sum = Sum
scene-made = { $sum }, made
scene-won = won
card-made = as { $made }
sum-made = { $sum }, made { $total }
undecided = It is not decided.
both-sides-lost = Both sides lost.
must-deal = { $both ->
        [yes] Both compromised
       *[no] Emotion Control
    }: { part-all } must make a deal, or each loses three tokens.
won-upset = { part-who } won: it was an upset.
won-whatever = { part-who } won, against what the cards say.
won-compromise = { part-who } won against { $other ->
        [you] your
       *[other] { $other }'s
    } Compromise.
won-tie = A tie: { $seat } won as the defence.
won-sums = { part-who } won, { $most } to { $least }.
rewards-here = Rewards are due to { $allies }: a token from the Warp or a card for each token sent.
happened = Challenge { $number }: { $said }
as-ally = Challenge { $number }, as an ally of { $other } on { $place }: { $result ->
        [deal] a deal decides
        [won] it won
        [lost] it lost
       *[both] both sides lost
    }.
your-attack-home = your attack on { $place }
your-attack-abroad = your attack on { $other } on { $place }
your-defence = your defence of { $place } against { $other }
went = Challenge { $number }, { $what }: { $result ->
        [both] both sides lost
        [deal] you and { $other } must make a deal
        [won] you won
       *[lost] you lost
    }{ $how }.
how-sums = , { $mine } to { $theirs }
how-against = {" "}against a Compromise
how-with = {" "}with your Compromise
