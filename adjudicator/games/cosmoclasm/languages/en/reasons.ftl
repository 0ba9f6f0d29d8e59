# Why something that was ordered cannot be done. They stand behind a colon or in brackets: small, and without a full stop.

why-not-declined = this cannot be declined; without another answer it is drawn at random
why-lap-over = your lap { $lap } of this round is over
why-not-held = you do not have { $card }{ $twice ->
        [yes] {" "}twice
       *[no] {""}
    }
why-only-one = you have only one
why-retired = you have retired from this round
why-stargate-taken = { $seat } have taken the stargate superiority in this round
why-tied-others = only the tied play on, and you are not among them
why-tied-place = only the tied play on, and no stations are placed
why-tied-take = only the tied play on, and no cards are taken
why-tied-switch = only the tied play on, and no planets are switched
why-points-closed = stations can now only go on { $points }
why-no-free-point = none of these points is free for a station
why-only-after = only two planets after { $round } can be switched
why-only-from-to = only two planets from { $first } to { $last } can be switched
why-not-in = { $seat } do not play on
why-not-next-round = that player does not take part in the next round
why-no-ability = the card of your faction cannot be played in this round
why-no-ability-now = the card of your faction cannot be played now
why-not-with-ability = that cannot be done with the card of your faction now
why-other-ability = { $ability } is not the ability of { $seat }
why-one-suit = your black cards must be of one suit in a round, and you have played { $suit }
why-follow-suit = you must follow suit: { $suit }
why-not-in-market = no such card is in the market by then
why-no-turn = that is no turn
why-no-station = that places no station
why-takes-nothing = that takes no card
why-gives-nothing = that gives no cards
why-switches-nothing = that switches nothing
why-names-nobody = that names nobody
