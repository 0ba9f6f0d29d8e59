# What is told of cards.

drawn = { part-who } drew { $cards }{ $fresh ->
        [yes] {" "}to play the challenges with (rule 13)
       *[no] {""}
    }.
reshuffled = The deck ran out: the discards were shuffled into a new one.
discarded = { part-who } discarded { $cards }.
redrawn = { part-who } had no challenge card and drew a new hand.
hoarded = { part-who } laid { $cards } face down with { $piece }.
hoard-returned = { part-who } took { $cards } back that lay with { $piece }.
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
set-out-drawn = { $piece } set out { $cards } from the deck, before { $other }.
set-out = { part-who } put { $cards } out for { $piece }, before { $other }.
set-out-laid = { $cards } was put out for { $piece }, before { $other }{ part-challenge }.
set-out-taken = { part-who } took { $cards } of what { $piece } had set out.
set-out-discarded = What { $piece } had set out before { $other } went to the discards: { $cards }.
set-out-line = { $piece } has set out before { $other }: { $cards }.
aid-offered = { part-who } offered { $other } { $card ->
        [no] a card
       *[other] { $card }
    } as aid{ part-challenge }.
part-taker =
    { $other ->
        [you] You
       *[other] { $other }
    }
aid-taken = { part-taker } took { part-whose } aid{ $card ->
        [no] {""}
       *[other] , { $card }
    }{ $invited ->
        [0] {""}
        [1] , and asked { $seat } to come with 1 token
       *[other] , and asked { $seat } to come with { $invited } tokens
    }{ part-challenge }.
aid-returned = { part-taker } did not take { part-whose } aid{ $card ->
        [no] {""}
       *[other] , { $card }
    }: the card went back{ part-challenge }.
hand-seen = { part-who } looked at { $other ->
        [you] your
       *[other] { $other }'s
    } hand: { $cards }.
hand-looked = { part-who } looked at { $other ->
        [you] your
       *[other] { $other }'s
    } hand.
glimpsed = { part-who } saw { $cards } of { $other ->
        [you] your
       *[other] { $other }'s
    } hand.
swapped = { $seat } and { $other } swapped hands.
swapped-mine = You swapped hands with { $other } and now hold { $cards }.
hands-passed = The hands of { $seats } went round.
hands-passed-mine = You passed your hand on to { $other } and now hold { $cards }.
mixed = { $seat } and { $other } mixed their hands and divided them again.
mixed-mine = You and { $other } mixed your hands, and you now hold { $cards }.
deck-seen = { part-who } looked through the deck: { $cards }.
deck-looked = { part-who } looked through the deck.

# The cards that powers own.

store-opened = { part-who } drew { $cards } of the { $count } cards of { $piece }.
store-moved = { part-who } { $place ->
        [spent] spent { $card }
        [held] took { $card } back
        [set] put { $card } back into the set
        [up] laid { $card } face up before { $other }
       *[laid] laid { $card } face down before { $other }
    }, of the cards of { $piece }{ $drawn ->
        [no] {""}
       *[other] , and drew { $drawn }
    }.
store-passed = The cards of { $piece } went to { $to }, too.
store-passed-mine = The cards of { $piece } went to { $other }, too; held: { $cards }.
store-closed = All cards of { $piece } are spent.
hoard-line = { $number } of { $seat }'s cards { $number ->
        [1] lies
       *[other] lie
    } face down with { $piece }.
store-line = { $piece }'s own cards: { $held } held by { $seat }, { $left } in the set; spent: { $spent }{ $laid ->
        [no] {""}
       *[other] ; { $laid }
    }.
store-laid = { $card } { $up ->
        [yes] face up
       *[no] face down
    } before { $other }
hoard-yours = Your cards that lie with { $piece }: { $cards }.
store-yours = { $piece }'s own cards that you hold: { $cards }.
