# What is told of cards.

drawn = { part-who } drew { $cards }{ $fresh ->
        [yes] {" "}to play the challenges with (rule 13)
       *[no] {""}
    }.
reshuffled = The deck ran out: the discards were shuffled into a new one.
discarded = { part-who } discarded { $cards }.
redrawn = { part-who } had no challenge card and drew a new hand.
laid = { part-who } played { $card }{ part-challenge }.
card-seen = { part-who } saw the { part-side }'s card before choosing: { $card }{ part-challenge }.
shown = The cards of challenge { $number }: { $offence ->
        [no] no card
       *[other] { $offence }
    } against { $defence ->
        [no] no card
       *[other] { $defence }
    }.
kept = { part-who } took { $card } back{ part-challenge }.
filched = { part-who } took { $card }, the { part-side }'s card{ part-challenge }.
played = { part-who } played { $card }{ part-against }{ part-challenge }.
played-on-own = { part-who } played { $card } on { part-its } own power{ part-challenge }.
a-card = a card
given = You gave { $cards } to { $other }.
received = { part-who } received { $cards } from { $other }.
hand-seen = { part-who } looked at { $other ->
        [you] your
       *[other] { $other }'s
    } hand: { $cards }.
hand-looked = { part-who } looked at { $other ->
        [you] your
       *[other] { $other }'s
    } hand.
swapped = { $seat } and { $other } swapped hands.
swapped-mine = You swapped hands with { $other } and now hold { $cards }.
mixed = { $seat } and { $other } mixed their hands and divided them again.
mixed-mine = You and { $other } mixed your hands, and you now hold { $cards }.
deck-seen = { part-who } looked through the deck: { $cards }.
deck-looked = { part-who } looked through the deck.
