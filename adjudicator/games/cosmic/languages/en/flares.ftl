# What is told of flares, replays and cards picked up.

replayed = Challenge { $number } was replayed: { $cards }.
replayed-back = { part-whose } { $card } goes back
replayed-aside = { part-whose } { $card } is set aside
aside-laid = { part-who } had no other challenge card and played the same again{ part-challenge }.
aside-returned = The cards set aside went back to their owners{ part-challenge }.
cards-back = The cards of challenge { $number } went back, unseen, to the players before whom they lay.
called-off = Challenge { $number } was called off: the cards went back to the players before whom they lay.
counts-as = The card of the { part-side } counted as { $card }{ part-challenge }.
exchanged = { part-who } put { $card } in the place of the { part-side }'s card{ part-challenge }.
laid-swapped = The cards that were laid changed places{ part-challenge }.
digits-spared = The card of the { part-side } is not read backwards{ part-challenge }.
word-called = { part-who } called { $word }, for { $piece }{ part-challenge }.
upset = It is an upset: whichever side wins has lost{ part-challenge }.
flares-added = The flares of the powers in play and { $count ->
        [1] 1 other
       *[other] { $count } others
    } were shuffled into the deck.
flare-stopped = { part-whose-first } { $card } was stopped{ $discarded ->
        [yes] {" "}and discarded
       *[no] {""}
    }{ part-challenge }.
retrieved = { part-who } took { $card } out of the discards, and the others went into the deck.
salvaged-own = { part-who } took { $card } back from the discards.
salvaged = { part-who } picked up { $other ->
        [you] your
       *[other] { $other }'s
    } { $card } from the discards.
