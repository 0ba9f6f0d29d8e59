"""Things promised twice go where their owner put them first, and no orders can stop an adjudication."""

from collections.abc import Sequence

import pytest

from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, Claim, Known, OneOf, Options, Ranked
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.trace import How
from adjudicator.engine.run.rounds import SPENT
from tests.engine.fair import (
    BLUE,
    GREEN,
    RED,
    Fair,
    Lost,
    Orders,
    Part,
    Pay,
    Said,
    Table,
    Want,
    When,
    clause,
    given,
    log,
    pay,
    paying,
    payment,
    play,
    stage,
    table,
)


def later(seat: int, *amounts: int, moment: str = "later", forced: bool = False) -> Part:
    """A payment that is asked for at a later moment."""

    def script(at: At[Table]) -> Script:
        yield moment
        yield from payment(seat, *amounts, forced=forced)(at)

    return script


AT_ONCE = stage(payment(RED, 1, 2, 3), payment(RED, 1, 2, 3))
ONE_AFTER_THE_OTHER = stage(payment(RED, 1, 2, 3), later(RED, 1, 2, 3), moments=("now", "later"))


def seen(words: str) -> When:
    """A condition: something is in the log."""

    def holds(known: Known) -> bool:
        assert isinstance(known.view, Table)
        return words in known.view.log

    return holds


@pytest.mark.parametrize("how", [AT_ONCE, ONE_AFTER_THE_OTHER], ids=["at once", "one after the other"])
class TestTheOrderOfClauses:
    """The player's own order decides, whatever the order in which the questions come."""

    def test_the_first_clause_is_served_first(self, how: Stage) -> None:
        title = Fair(how)
        for first, second in ((1, 2), (2, 1)):
            red = Orders(clause("pay", Pay(3), where=first), clause("pay", Pay(3), where=second))
            out = play(title, red)
            paid = {where: choice for _, where, _, choice in given(out)}
            assert paid == {first: Pay(3), second: NO}
            assert out.unsettled == ()

    def test_the_next_alternative_is_tried(self, how: Stage) -> None:
        red = Orders(clause("pay", Pay(2), where=2), clause("pay", Pay(3), Pay(2), Pay(1), where=1))
        out = play(Fair(how), red, explain=True)
        assert log(out) == ("Red loses 1", "Red loses 2")
        first = next(answer for answer in out.answers if answer.where == 1)
        assert (first.order, first.alternative) == (1, 3)
        assert [(tried.order, tried.alternative) for tried in first.tried] == [(1, 1), (1, 2)]
        assert {tried.why for tried in first.tried} == {"it was promised to something put first"}

    def test_one_clause_for_all_serves_the_first_challenge(self, how: Stage) -> None:
        out = play(Fair(how), Orders(clause("pay", Pay(2), Pay(1))))
        assert [(where, choice) for _, where, _, choice in given(out)] == [(1, Pay(2)), (2, Pay(1))]

    def test_a_clause_with_a_limit_is_used_no_more_often(self, how: Stage) -> None:
        red = Orders(clause("pay", Pay(1), limit=1))
        out = play(Fair(how), red)
        assert [choice for *_, choice in given(out)] == [Pay(1), NO]
        assert [tried.why for tried in out.answers[1].tried] == [SPENT]
        twice = play(Fair(how), Orders(clause("pay", Pay(1), limit=2)))
        assert [choice for *_, choice in given(twice)] == [Pay(1), Pay(1)]

    def test_what_is_left_over_by_a_limit_goes_to_the_next_clause(self, how: Stage) -> None:
        red = Orders(clause("pay", Pay(2), limit=1), clause("pay", Pay(1)))
        assert [choice for *_, choice in given(play(Fair(how), red))] == [Pay(2), Pay(1)]

    def test_others_gold_does_not_count(self, how: Stage) -> None:
        red = Orders(clause("pay", Pay(3)))
        out = play(Fair(how), red, red, gold=(3, 0, 9))
        assert table(out).gold == (0, 0, 9)


def test_a_clause_put_first_takes_from_what_was_asked_earlier() -> None:
    """The first challenge's answer is undone by running again: its script never went that way."""
    red = Orders(clause("pay", Pay(3), where=2), clause("pay", Pay(1), where=1))
    out = play(Fair(ONE_AFTER_THE_OTHER), red)
    assert log(out) == ("Red loses 3",)
    assert [(how, choice) for _, _, how, choice in given(out)] == [(How.DEFAULT, NO), (How.ORDERED, Pay(3))]


OSCILLATING = Orders(
    clause("pay", (Pay(3), seen("Red loses 3")), where=2),
    clause("pay", Pay(3), where=1),
)
"""Pay in the second challenge first, but only if it was paid in the first: if it is, it cannot have been."""


def test_orders_that_contradict_themselves_are_settled_by_the_backup_rule() -> None:
    out = play(Fair(ONE_AFTER_THE_OTHER), OSCILLATING, explain=True)
    assert out.unsettled == ("fair",)
    assert table(out).gold == (0, 3, 3)
    assert [(where, choice) for _, where, _, choice in given(out)] == [(1, Pay(3)), (2, NO)]
    assert out.answers[1].tried[0].why == "it was promised to something put first"
    assert out == play(Fair(ONE_AFTER_THE_OTHER), OSCILLATING, explain=True)


def test_under_the_backup_rule_wishes_are_granted_in_the_order_of_challenges() -> None:
    scripts = (payment(RED, 3), later(RED, 3), payment(BLUE, 3), payment(BLUE, 3))
    both = stage(*scripts, moments=("now", "later"))
    blue = Orders(clause("pay", Pay(3), where=4), clause("pay", Pay(3), where=3))
    settled = play(Fair(both), Orders(), blue)
    assert settled.unsettled == ()
    assert {(where, choice) for seat, where, _, choice in given(settled) if seat == BLUE} == {(3, NO), (4, Pay(3))}
    unsettled = play(Fair(both), OSCILLATING, blue)
    assert unsettled.unsettled == ("fair",)
    assert {(where, choice) for seat, where, _, choice in given(unsettled) if seat == BLUE} == {(3, Pay(3)), (4, NO)}
    assert table(unsettled).gold == (0, 0, 3)


def test_the_backup_rule_is_for_one_stage_only() -> None:
    quiet = stage(payment(GREEN, 1))
    out = play(Fair(ONE_AFTER_THE_OTHER, quiet), OSCILLATING, Orders(), Orders(clause("pay", Pay(1))))
    assert out.unsettled == ("fair",)
    assert table(out).gold == (0, 3, 2)


def test_limits_hold_under_the_backup_rule() -> None:
    scripts = (payment(RED, 3), later(RED, 3), payment(BLUE, 1), payment(BLUE, 1), payment(BLUE, 1))
    both = stage(*scripts, moments=("now", "later"))
    out = play(Fair(both), OSCILLATING, Orders(clause("pay", Pay(1), limit=2)))
    assert out.unsettled == ("fair",)
    assert [choice for seat, _, _, choice in given(out) if seat == BLUE].count(Pay(1)) == 2


def test_a_limit_holds_over_all_stages_of_a_phase() -> None:
    one = stage(payment(RED, 1))
    out = play(Fair(one, one, one), Orders(clause("pay", Pay(1), limit=2)))
    assert [choice for *_, choice in given(out)] == [Pay(1), Pay(1), NO]


@pytest.mark.parametrize("moments", [("now",), ("now", "later")])
def test_defaults_are_drawn_only_from_what_is_left(moments: Sequence[str]) -> None:
    second = payment(RED, 2) if len(moments) == 1 else later(RED, 2)
    both = stage(payment(RED, 1, 2, 3, forced=True), second, moments=moments)
    out = play(Fair(both), Orders(clause("pay", Pay(2), where=2)))
    assert {where: (how, choice) for _, where, how, choice in given(out)} == {
        1: (How.RANDOM, Pay(1)),
        2: (How.ORDERED, Pay(2)),
    }
    nothing = play(Fair(both), Orders(clause("pay", Pay(2), where=2)), gold=(2, 0, 0))
    assert (RED, 1, How.NOTHING, NO) in given(nothing)
    assert nothing.unsettled == ()


def test_two_defaults_share_what_there_is() -> None:
    both = stage(payment(RED, 2, 3, forced=True), payment(RED, 2, 3, forced=True))
    for gold in range(8):
        out = play(Fair(both), gold=(gold, 0, 0))
        paid = 0 if gold < 2 else 1 if gold < 4 else 2
        assert sum(how is How.RANDOM for _, _, how, _ in given(out)) == paid
        assert table(out).gold[RED] >= 0


def test_a_default_that_claims_is_promised_too() -> None:
    def usual(at: At[Table]) -> Script:
        options = OneOf([Pay(2), Pay(1)], paying)
        answer = yield Ask(RED, "pay", options, where=at.where, default=Pay(2))
        if isinstance(answer, Pay):
            yield Lost(RED, answer.gold)

    out = play(Fair(stage(usual, usual, usual)))
    assert given(out) == [
        (RED, 1, How.DEFAULT, Pay(2)),
        (RED, 2, How.RANDOM, Pay(1)),
        (RED, 3, How.NOTHING, NO),
    ]
    declined = play(Fair(stage(usual, usual, usual)), Orders(clause("pay", NO, where=3)))
    assert {where: (how, choice) for _, where, how, choice in given(declined)} == {
        1: (How.RANDOM, Pay(1)),
        2: (How.NOTHING, NO),
        3: (How.ORDERED, Pay(2)),
    }


class FromTheLeft(Options):
    """Pays what is wanted from what is still there: gold first, else a card."""

    def __init__(self, at: At[Table]) -> None:
        self._at = at

    def settle(self, choice: Choice) -> Choice | str:
        if self._at.left(RED, ("gold",)) >= 3:
            return Want("gold")
        return Want("card") if self._at.left(RED, ("card", "Ace")) else "nothing is left"

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim(("gold",), 3),) if choice == Want("gold") else (Claim(("card", "Ace"), 1),)


def test_wishes_of_one_round_are_settled_one_after_the_other() -> None:
    """What an order leaves open is filled from what earlier wishes in the same round have left."""

    def part(at: At[Table]) -> Script:
        answer = yield Ask(RED, "want", FromTheLeft(at), where=at.where)
        yield Said(f"{at.where}: {answer.thing}" if isinstance(answer, Want) else f"{at.where}: nothing")

    red = Orders(clause("want", Want("anything"), where=3), clause("want", Want("anything")))
    out = play(Fair(stage(part, part, part)), red, cards=(("Ace",), (), ()))
    assert log(out) == ("1: card", "2: nothing", "3: gold")
    assert out.unsettled == ()


def swap(one: int, other: int) -> Part:
    """A script in which two seats offer each other gold, and swap it if both can."""

    def script(at: At[Table]) -> Script:
        asks = [
            Ask(seat, "want", OneOf([Want(thing) for thing in "123"]), where=at.where, ranked=True)
            for seat in (one, other)
        ]
        mine, theirs = yield asks
        for first in mine:
            for second in theirs:
                if first.choice == second.choice:
                    gold = int(first.choice.thing)
                    if at.grant([(first, (Claim(("gold",), gold),)), (second, (Claim(("gold",), gold),))]):
                        yield Lost(one, gold)
                        yield Lost(other, gold)
                        return
        yield Said(f"{at.where}: none")

    return script


def test_ranked_questions_are_answered_with_every_alternative() -> None:
    answers: list[list[Ranked]] = []

    def part(at: At[Table]) -> Script:
        answers.append((yield Ask(RED, "want", OneOf([Want("a"), Want("c")]), where=1, ranked=True)))
        answers.append((yield Ask(BLUE, "want", OneOf([Want("a")]), where=1, ranked=True)))

    red = Orders(clause("want", Want("c"), (Want("a"), seen("never")), Want("b")), clause("want", Want("a")))
    out = play(Fair(stage(part)), red, explain=True)
    assert [(ranked.order, ranked.alternative, ranked.choice) for ranked in answers[0]] == [
        (0, 1, Want("c")),
        (1, 1, Want("a")),
    ]
    assert answers[1] == []
    assert [answer.how for answer in out.answers] == [How.ORDERED, How.DEFAULT]
    assert [(tried.order, tried.alternative) for tried in out.answers[0].tried] == [(0, 2), (0, 3)]


def test_a_swap_is_granted_to_both_or_to_neither() -> None:
    want = Orders(clause("want", Want("3"), Want("1")))
    one = play(Fair(stage(swap(RED, BLUE))), want, want, gold=(3, 3, 0))
    assert table(one).gold == (0, 0, 0)
    lesser = play(Fair(stage(swap(RED, BLUE))), want, want, gold=(3, 2, 0))
    assert table(lesser).gold == (2, 1, 0)
    assert [(answer.order, answer.alternative, answer.choice) for answer in lesser.answers] == [(0, 2, Want("1"))] * 2
    neither = play(Fair(stage(swap(RED, BLUE))), want, want, gold=(3, 0, 0))
    assert (table(neither).gold, log(neither)) == ((3, 0, 0), ("1: none",))
    assert [answer.choice for answer in neither.answers] == [NO, NO]


@pytest.mark.parametrize("first", [1, 2])
def test_a_swap_goes_where_its_owner_put_it_first(first: int) -> None:
    """Red can afford one of two swaps; nothing of Blue or Green is reserved for the other one."""
    red = Orders(clause("want", Want("3"), where=first), clause("want", Want("3"), where=3 - first))
    other = Orders(clause("want", Want("3")))
    both = stage(swap(RED, BLUE), swap(RED, GREEN), payment(BLUE, 3), payment(GREEN, 3))
    out = play(Fair(both), red, other, other)
    assert out.unsettled == ()
    assert table(out).gold == ((0, 0, 3) if first == 1 else (0, 3, 0))


def test_what_a_failed_swap_would_have_claimed_is_free() -> None:
    """Blue would rather swap than pay; the swap fails on Red's side, so that Blue pays."""
    red = Orders(clause("want", Want("3")))
    blue = Orders(clause("want", Want("3")), clause("pay", Pay(3)))
    both = stage(swap(RED, BLUE), later(BLUE, 3), moments=("now", "later"))
    out = play(Fair(both), red, blue, gold=(2, 3, 0))
    assert (table(out).gold, out.unsettled) == ((2, 0, 0), ())
    done = play(Fair(both), red, blue, gold=(3, 3, 0))
    assert log(done) == ("Red loses 3", "Blue loses 3")


def test_nobody_swaps_what_he_has_spent_under_the_backup_rule_either() -> None:
    def later_swap(at: At[Table]) -> Script:
        yield "later"
        yield from swap(BLUE, GREEN)(at)

    scripts = (payment(RED, 3), later(RED, 3), payment(BLUE, 3), later_swap)
    blue = Orders(clause("pay", Pay(3)), clause("want", Want("3")))
    out = play(Fair(stage(*scripts, moments=("now", "later"))), OSCILLATING, blue, Orders(clause("want", Want("3"))))
    assert out.unsettled == ("fair",)
    assert table(out).gold == (0, 0, 3)


def test_left_says_what_is_not_yet_promised() -> None:
    seen_left: list[int] = []

    def part(at: At[Table]) -> Script:
        yield [pay(RED, 1, where=1), pay(BLUE, 2, where=1)]
        seen_left.extend(at.left(seat, ("gold",)) for seat in (RED, BLUE, GREEN))
        yield Lost(RED, 1)
        seen_left.append(at.left(RED, ("gold",)))

    play(Fair(stage(part)), Orders(clause("pay", Pay(1))), Orders(clause("pay", Pay(2))))
    assert seen_left == [2, 1, 3, 2]


def test_what_is_gained_within_a_stage_cannot_be_promised_in_it() -> None:
    def gift(at: At[Table]) -> Script:
        yield Lost(RED, -5)
        yield "later"
        yield from payment(RED, 4)(at)

    title = Fair(stage(gift, moments=("now", "later")), stage(payment(RED, 7)))
    out = play(title, Orders(clause("pay", Pay(4), Pay(7))))
    assert [choice for *_, choice in given(out)] == [NO, Pay(7)]
