"""Uses: announced, cancelled by all who can and will at once, and counter-cancelled in the same way."""

from itertools import product

import pytest

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import asks, cancels
from adjudicator.engine.contract.questions import Ask, Claim, Known, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.trace import How
from tests.engine.fair import (
    BLUE,
    GREEN,
    RED,
    Card,
    Fair,
    Lost,
    Magic,
    Order,
    Orders,
    Pay,
    Played,
    Said,
    Stolen,
    Table,
    Want,
    Yes,
    clause,
    given,
    log,
    payment,
    play,
    stage,
    table,
)


class Stop(Card):
    """Cancels magic, and Stop."""

    name = "Stop"

    @cancels("magic")
    def stop_magic(self, at: At[Table], use: object) -> Script:
        yield Played(at.me, "Stop")

    @cancels("card", where=lambda at, use: use.piece == "Stop")
    def stop_stop(self, at: At[Table], use: object) -> Script:
        yield Played(at.me, "Stop")


class Spell(Magic):
    """Does something when its owner says so."""

    name = "Spell"

    @asks("now")
    def cast(self, at: At[Table]) -> Script:
        if (yield Ask(at.me, "want", OneOf([Want("spell")]), where=at.where)) != NO:
            yield Said("the spell works")


STOP, SPELL = Stop(), Spell()
CAST = clause("want", Want("spell"))
ONE = (("Stop",), ("Stop",), ("Stop",))


def offering(at: At[Table]) -> Script:
    yield from at.offer("now")


def stopping(*against: int, times: int | None = None) -> Order:
    """Stops every use by these seats."""

    def by(known: Known) -> bool:
        return known.ask.use is not None and known.ask.use.by in against

    return clause("cancels", (Yes(), by), limit=times)


TITLE = Fair(stage(offering), owned=[(RED, SPELL)], cards=[STOP])


def test_an_optional_piece_is_used_when_its_owner_says_yes() -> None:
    assert log(play(TITLE, Orders(CAST))) == ("Red uses Spell", "the spell works")
    assert log(play(TITLE, Orders())) == ()


def test_what_is_cancelled_does_not_happen() -> None:
    out = play(TITLE, Orders(CAST), Orders(stopping(RED)), cards=ONE)
    assert log(out) == ("Red uses Spell", "Blue plays Stop", "Red's Spell is cancelled")


def test_everybody_who_cancels_spends_his_card() -> None:
    """Both are asked at once, and neither knows that one would have done."""
    both = Orders(stopping(RED))
    out = play(TITLE, Orders(CAST), both, both, cards=ONE)
    assert log(out) == ("Red uses Spell", "Blue plays Stop", "Green plays Stop", "Red's Spell is cancelled")
    assert table(out).cards == (("Stop",), (), ())
    assert {view.log for about, _, view in both.asked if about == "cancels"} == {
        ("Red uses Spell",),
        ("Red uses Spell", "Blue plays Stop"),
        ("Red uses Spell", "Blue plays Stop", "Green plays Stop"),
    }


@pytest.mark.parametrize(
    ("blue", "green", "red", "works"),
    [
        (False, False, False, True),
        (True, False, False, False),
        (True, True, False, True),
        (True, False, True, True),
        (True, True, True, True),
        (False, True, True, True),
    ],
)
def test_a_cancel_can_be_cancelled(blue: bool, green: bool, red: bool, works: bool) -> None:
    """Blue stops Red's spell, Green stops Blue, Red stops Blue too."""
    out = play(
        TITLE,
        Orders(CAST, *([stopping(BLUE)] if red else [])),
        Orders(*([stopping(RED)] if blue else [])),
        Orders(*([stopping(BLUE)] if green else [])),
        cards=ONE,
    )
    assert ("the spell works" in log(out)) is works
    spent = [0 if hand else 1 for hand in table(out).cards]
    assert spent == [int(red and blue), int(blue), int(green and blue)]


def test_the_third_cancel_makes_the_first_stand() -> None:
    """Blue stops the spell, Red stops Blue, Green stops Red: the spell is stopped, and all three cards are spent."""

    def of_cards(known: Known) -> bool:
        return known.ask.use is not None and (known.ask.use.kind, known.ask.use.by) == ("card", RED)

    green = Orders(clause("cancels", (Yes(), of_cards)))
    out = play(TITLE, Orders(CAST, stopping(BLUE)), Orders(stopping(RED, times=1)), green, cards=ONE)
    assert log(out) == (
        "Red uses Spell",
        "Blue plays Stop",
        "Red plays Stop",
        "Green plays Stop",
        "Red's Stop is cancelled",
        "Red's Spell is cancelled",
    )
    assert table(out).cards == ((), (), ())


def test_nobody_is_asked_for_more_cards_than_he_held() -> None:
    """Blue and Red stop each other's cards for as long as they have any."""
    always = stopping(RED, BLUE)
    for red, blue in product(range(4), repeat=2):
        hands = (("Stop",) * red, ("Stop",) * blue, ())
        out = play(TITLE, Orders(CAST, always), Orders(always), cards=hands)
        assert out.unsettled == ()
        left = [len(hand) for hand in table(out).cards]
        assert left == [red - min(red, blue), blue - min(blue, red + 1), 0]
        assert ("the spell works" in log(out)) is (red >= blue)


def test_nobody_cancels_his_own_use() -> None:
    out = play(TITLE, Orders(CAST, clause("cancels", Yes())), cards=ONE)
    assert log(out) == ("Red uses Spell", "the spell works")
    assert {seat for seat, *_ in given(out, "cancels")} == {BLUE, GREEN}


def test_only_what_a_card_can_cancel_is_asked_about() -> None:
    class Loud(Card):
        """Says something."""

        name = "Loud"

        @asks("now")
        def shout(self, at: At[Table]) -> Script:
            options = OneOf([Want("loud")], lambda _: (Claim(("card", "Loud"), 1),))
            if (yield Ask(at.me, "want", options, where=at.where)) != NO:
                yield Said("loud")

    title = Fair(stage(offering), owned=[(RED, Loud())], cards=[STOP])
    out = play(title, Orders(clause("want", Want("loud"))), Orders(stopping(RED)), cards=(("Loud",), ("Stop",), ()))
    assert log(out) == ("Red plays Loud", "loud")
    assert given(out, "cancels") == []
    without = play(title, Orders(clause("want", Want("loud"))))
    assert given(without) == []


def twice(at: At[Table]) -> Script:
    yield from at.offer("now")
    yield from at.offer("now")


@pytest.mark.parametrize("spare", [1, 2])
def test_each_use_can_be_cancelled_where_each_is_one_of_its_own(spare: int) -> None:
    """The same piece used twice in one challenge is two uses: one Stop stops one of them."""
    title = Fair(stage(twice), owned=[(RED, SPELL)], cards=[STOP])
    out = play(title, Orders(CAST), Orders(stopping(RED)), cards=((), ("Stop",) * spare, ()))
    assert out.unsettled == ()
    assert table(out).cards[BLUE] == ()
    assert log(out).count("Red's Spell is cancelled") == spare
    assert log(out).count("the spell works") == 2 - spare
    assert len({answer.detail for answer in out.answers if answer.about == "cancels"}) == len(given(out, "cancels"))


def selling(at: At[Table]) -> Script:
    """Later in the stage Blue can sell a Stop, or be bought one."""
    yield "later"
    options = OneOf([Pay(1)], lambda _: (Claim(("card", "Stop"), 1),))
    if (yield Ask(BLUE, "pay", options, where=at.where)) != NO:
        yield Played(BLUE, "Stop")


def test_one_of_two_uses_is_still_cancelled_when_only_one_card_is_left() -> None:
    """One of two Stops is sold first: the other one stops the first of two uses."""
    title = Fair(stage(twice, selling, moments=("now", "later")), owned=[(RED, SPELL)], cards=[STOP])
    blue = Orders(clause("pay", Pay(1)), stopping(RED))
    out = play(title, Orders(CAST), blue, cards=((), ("Stop", "Stop"), ()))
    assert out.unsettled == ()
    assert log(out) == (
        "Red uses Spell",
        "Blue plays Stop",
        "Red's Spell is cancelled",
        "Red uses Spell",
        "the spell works",
        "Blue plays Stop",
    )


def test_a_lasting_use_is_announced_and_cancelled_once() -> None:
    """If it lasts for the challenge, a cancelled use stays so, and another is not announced again."""
    title = Fair(stage(twice, offering), stage(offering), owned=[(RED, SPELL)], cards=[STOP], lasting=True)
    blue = Orders(clause("cancels", Yes(), where=1))
    out = play(title, Orders(CAST), blue, cards=ONE)
    assert log(out) == (
        "Red uses Spell",
        "Red uses Spell",
        "Blue plays Stop",
        "the spell works",
        "Red's Spell is cancelled",
    )
    assert table(out).silenced == ((RED, "Spell", 1),)
    free = play(title, Orders(CAST), cards=ONE)
    assert log(free).count("Red uses Spell") == 3
    assert log(free).count("the spell works") == 4


def test_a_card_for_two_challenges_goes_where_its_owner_put_it_first() -> None:
    title = Fair(stage(offering, offering), owned=[(RED, SPELL)], cards=[STOP])
    for first in (1, 2):
        blue = Orders(clause("cancels", Yes(), where=first), clause("cancels", Yes()))
        out = play(title, Orders(CAST), blue, cards=((), ("Stop",), ()))
        assert out.unsettled == ()
        (stopped,) = table(out).silenced
        assert stopped == (RED, "Spell", first)
        assert [(where, how) for _, where, how, choice in given(out, "cancels") if choice == Yes()] == [
            (first, How.ORDERED)
        ]


def test_a_card_promised_elsewhere_cancels_nothing() -> None:
    """Blue would rather keep it for a question of the same stage that claims the card."""
    title = Fair(stage(offering, selling, moments=("now", "later")), owned=[(RED, SPELL)], cards=[STOP])
    blue = (clause("pay", Pay(1)), stopping(RED))
    kept = play(title, Orders(CAST), Orders(*blue), cards=ONE)
    assert log(kept) == ("Red uses Spell", "the spell works", "Blue plays Stop")
    spent = play(title, Orders(CAST), Orders(*reversed(blue)), cards=ONE)
    assert log(spent) == ("Red uses Spell", "Blue plays Stop", "Red's Spell is cancelled")


def test_a_card_taken_away_in_the_round_of_its_promise_cancels_nothing() -> None:
    """The first challenge's event comes before the second's: the card is no longer there to be spent."""

    def thief(at: At[Table]) -> Script:
        for step in ("one", "two"):
            yield Ask(GREEN, "yes", OneOf([Yes()]), where=at.where, detail=step)
        yield Stolen(BLUE)

    title = Fair(stage(thief, offering), owned=[(RED, SPELL)], cards=[STOP])
    out = play(title, Orders(CAST), Orders(stopping(RED)), cards=ONE)
    assert log(out) == ("Red uses Spell", "Blue is robbed", "the spell works")
    assert (BLUE, 2, How.ORDERED, Yes()) in given(out)


def test_a_card_taken_away_in_the_round_of_its_promise_is_not_used() -> None:
    class Loud(Card):
        """Says something."""

        name = "Loud"

        @asks("now")
        def shout(self, at: At[Table]) -> Script:
            options = OneOf([Want("loud")], lambda _: (Claim(("card", "Loud"), 1),))
            if (yield Ask(at.me, "want", options, where=at.where)) != NO:
                yield Said("loud")

    def thief(at: At[Table]) -> Script:
        yield Ask(GREEN, "yes", OneOf([Yes()]), where=at.where)
        yield Stolen(BLUE)

    out = play(
        Fair(stage(thief, offering), owned=[(BLUE, Loud())]),
        Orders(),
        Orders(clause("want", Want("loud"))),
        cards=((), ("Loud",), ()),
    )
    assert log(out) == ("Blue is robbed",)


def test_nobody_can_tell_from_the_rounds_who_could_have_cancelled() -> None:
    """A use takes a round whether or not somebody holds a card against it: others are asked in the same views."""

    def using(at: At[Table]) -> Script:
        yield from at.use(BLUE, SPELL)
        yield from payment(RED, 1)(at)

    def paying(at: At[Table]) -> Script:
        yield from payment(RED, 1)(at)

    seen = []
    for hand in ((), ("Stop",)):
        red = Orders(clause("pay", Pay(1)))
        out = play(Fair(stage(using, paying), cards=[STOP]), red, cards=((), (), hand))
        seen.append([(where, view.log) for about, where, view in red.asked])
        assert log(out) == ("Blue uses Spell", "Red loses 1", "Red loses 1")
    assert seen[0] == seen[1]


def test_a_mandatory_piece_announces_itself() -> None:
    class Gong(Magic):
        """Sounds."""

        name = "Gong"

    gong = Gong()

    def part(at: At[Table]) -> Script:
        stands = yield from at.use(GREEN, gong, (RED,))
        yield Said(f"stands {stands}")

    title = Fair(stage(part), cards=[STOP])
    assert log(play(title, cards=ONE)) == ("Green uses Gong", "stands True")
    out = play(title, Orders(stopping(GREEN)), cards=ONE)
    assert log(out) == ("Green uses Gong", "Red plays Stop", "Green's Gong is cancelled", "stands False")
    assert table(out).cards[RED] == ()
    assert Lost(RED, 1) not in out.events
