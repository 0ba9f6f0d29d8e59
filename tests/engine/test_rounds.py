"""Rounds: what is asked at one moment is answered from one frozen state, however long each script has been."""

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask, Known, OneOf
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.trace import How
from tests.engine.fair import (
    BLUE,
    GREEN,
    RED,
    Fair,
    Lost,
    Noted,
    Orders,
    Said,
    Table,
    Want,
    Yes,
    clause,
    given,
    log,
    pay,
    play,
    stage,
    table,
)


def asking(seat: int, where: int, detail: str = "") -> Ask:
    return Ask(seat, "yes", OneOf([Yes()]), where=where, detail=detail)


def nothing_said(known: Known) -> bool:
    assert isinstance(known.view, Table)
    return not known.view.log


def test_answers_of_one_moment_come_from_one_state() -> None:
    """Red is asked in both challenges; the answer in the first is an event only when both have been given."""

    def bid(at: At[Table]) -> Script:
        answer = yield asking(RED, at.where)
        yield Said(f"{at.where}: {answer.word}")

    red = Orders(clause("yes", (Yes(), nothing_said)))
    out = play(Fair(stage(bid, bid)), red)
    assert log(out) == ("1: YES", "2: YES")
    assert [view.log for _, _, view in red.asked] == [(), ()]


def test_a_longer_script_lets_nobody_learn_anything() -> None:
    """One challenge needs many steps; the other does not see their results when both reach the same moment."""

    def short(at: At[Table]) -> Script:
        yield "lay"
        answer = yield asking(RED, at.where)
        yield Said(f"short {answer.word}")
        yield "show"
        yield Said("short shown")

    def long(at: At[Table]) -> Script:
        for i in range(4):
            yield asking(GREEN, at.where, str(i))
            yield Said(f"step {i}")
        yield "lay"
        answer = yield asking(BLUE, at.where)
        yield Said(f"long {answer.word}")
        yield "show"
        yield Said("long shown")

    red, blue = Orders(clause("yes", Yes())), Orders(clause("yes", Yes()))
    moments = ("start", "lay", "show")
    out = play(Fair(stage(short, long, moments=moments)), red, blue)
    assert log(out) == (*(f"step {i}" for i in range(4)), "short YES", "long YES", "short shown", "long shown")
    other_way_round = play(Fair(stage(long, short, moments=moments)), red, blue)
    assert log(other_way_round)[4:] == ("long YES", "short YES", "long shown", "short shown")
    steps = tuple(f"step {i}" for i in range(4))
    assert {view.log for _, _, view in red.asked + blue.asked} == {steps}


def test_a_script_that_does_not_stop_at_a_moment_is_not_waited_for() -> None:
    def skipping(at: At[Table]) -> Script:
        yield "last"
        yield Said("skipped")

    def calling(at: At[Table]) -> Script:
        for moment in ("first", "second", "last"):
            yield moment
            yield Said(moment)

    out = play(Fair(stage(skipping, calling, moments=("first", "second", "last"))))
    assert log(out) == ("first", "second", "skipped", "last")


def test_a_moment_that_is_past_is_not_waited_for() -> None:
    def part(at: At[Table]) -> Script:
        yield "later"
        yield Said(f"{at.where}a")
        yield "now"
        yield Said(f"{at.where}b")
        yield "later"
        yield Said(f"{at.where}c")

    out = play(Fair(stage(part, part, moments=("now", "later"))))
    assert log(out) == ("1a", "1b", "1c", "2a", "2b", "2c")


def test_events_come_in_the_order_of_challenges() -> None:
    def part(at: At[Table]) -> Script:
        yield Said(f"{at.where}a")
        yield "later"
        yield Said(f"{at.where}b")
        yield Said(f"{at.where}c")

    out = play(Fair(stage(part, part, part, moments=("now", "later"))))
    assert log(out) == ("1a", "2a", "3a", "1b", "1c", "2b", "2c", "3b", "3c")


def test_what_is_made_is_made_from_the_state_just_before() -> None:
    """Two scripts that draw at once do not draw the same thing, and nothing happens where nothing is left."""
    seen: list[object] = []

    def draw(at: At[Table]) -> Script:
        loss = Made(lambda now: Lost(RED, 1) if now.gold[RED] else None)
        yield loss
        seen.append(loss.happened)

    out = play(Fair(stage(draw, draw, draw)), gold=(2, 0, 0))
    assert table(out).gold == (0, 0, 0)
    assert seen == [Lost(RED, 1), Lost(RED, 1), None]
    assert out.events == (Lost(RED, 1), Lost(RED, 1))


def test_a_list_of_questions_is_answered_with_a_list() -> None:
    def part(at: At[Table]) -> Script:
        answers = yield [asking(RED, 1), asking(BLUE, 1)]
        yield Said(" ".join(answer.word for answer in answers))
        (answer,) = yield [asking(BLUE, 1, "again")]
        yield Said(answer.word)

    out = play(Fair(stage(part)), Orders(clause("yes", Yes())))
    assert log(out) == ("YES NO", "NO")


def test_an_empty_list_lets_a_round_pass() -> None:
    """The answers of others in that round have been carried out; nothing more is waited for."""

    def waiting(at: At[Table]) -> Script:
        answers = yield []
        yield Said(f"waited for {answers}")
        answer = yield asking(RED, at.where)
        yield Said(f"then {answer.word}")

    def busy(at: At[Table]) -> Script:
        for step in "ab":
            yield asking(BLUE, at.where, step)
            yield Said(step)

    assert log(play(Fair(stage(waiting, busy)))) == ("waited for []", "a", "then NO", "b")
    assert log(play(Fair(stage(busy, waiting)))) == ("a", "waited for []", "b", "then NO")


def test_conditions_see_the_seats_own_view() -> None:
    """Red is told a note, and may act on it; Blue is not."""

    def part(at: At[Table]) -> Script:
        yield Noted(RED, "secret")
        answers = yield [asking(RED, 1), asking(BLUE, 1)]
        yield Said(" ".join(answer.word for answer in answers))

    def knows(known: Known) -> bool:
        assert isinstance(known.view, Table)
        return "secret" in known.view.notes

    same = Orders(clause("yes", (Yes(), knows)))
    assert log(play(Fair(stage(part)), same, same)) == ("YES NO",)


def test_views_go_on_through_the_stages_of_a_phase() -> None:
    def first(at: At[Table]) -> Script:
        yield Noted(RED, "secret")

    def second(at: At[Table]) -> Script:
        yield asking(RED, 1)

    red = Orders()
    play(Fair(stage(first), stage(second)), red)
    assert [view.notes for _, _, view in red.asked] == [("secret",)]


def test_of_speaks_from_another_seat_at_the_same_place() -> None:
    def part(at: At[Table]) -> Script:
        mine = at.of(BLUE)
        assert (mine.me, mine.where, mine.moment) == (BLUE, at.where, at.moment)
        yield "later"
        assert at.moment == 1
        yield Said(f"{at.of(GREEN).me} at {at.of(GREEN).moment}")

    assert log(play(Fair(stage(part, moments=("now", "later"))))) == ("2 at 1",)


def test_the_same_orders_give_the_same_outcome() -> None:
    def part(at: At[Table]) -> Script:
        answer = yield Ask(RED, "want", OneOf([Want(thing) for thing in "abcdefgh"]), where=at.where, default=None)
        yield Said(answer.thing)

    title = Fair(stage(part, part, part))
    out = play(title)
    assert out == play(title)
    assert len(set(log(out))) > 1
    assert {how for _, _, how, _ in given(out)} == {How.RANDOM}


def test_a_silent_seat_gets_the_default() -> None:
    def part(at: At[Table]) -> Script:
        answers = yield [
            asking(RED, 1),
            Ask(RED, "want", OneOf([Want("a"), Want("b")]), where=1, default=Want("b")),
            Ask(RED, "want", OneOf([Want("a")]), where=1, default=None, detail="must"),
            Ask(RED, "want", OneOf(()), where=1, default=None, detail="cannot"),
            pay(RED, 9, where=1, forced=True),
        ]
        yield Said(" ".join(getattr(answer, "thing", answer.word) for answer in answers))

    out = play(Fair(stage(part)))
    assert log(out) == ("NO b a NO NO",)
    assert [how for _, _, how, _ in given(out)] == [How.DEFAULT, How.DEFAULT, How.RANDOM, How.NOTHING, How.NOTHING]
    assert given(out)[-1] == (RED, 1, How.NOTHING, NO)


def test_only_what_is_optional_can_be_declined() -> None:
    """NO takes the default if there is one; if something must be done it is no answer."""

    def part(at: At[Table]) -> Script:
        answers = yield [
            asking(RED, 1),
            Ask(RED, "want", OneOf([Want("a"), Want("b")]), where=1, default=Want("b")),
            Ask(RED, "want", OneOf([Want("a")]), where=2, default=None),
        ]
        yield Said(" ".join(getattr(answer, "thing", answer.word) for answer in answers))

    red = Orders(clause("yes", NO, Yes()), clause("want", NO))
    out = play(Fair(stage(part)), red, explain=True)
    assert log(out) == ("NO b a",)
    assert [how for _, _, how, _ in given(out)] == [How.ORDERED, How.ORDERED, How.RANDOM]
    (tried,) = out.answers[2].tried
    assert (tried.order, tried.alternative) == (1, 1)
    assert "declined" in tried.why
