"""The verbs of pieces: replacing and following events, changing numbers, forbidding wishes, seeing answers."""

from collections.abc import Sequence
from itertools import permutations

import pytest
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import (
    Holding,
    Piece,
    after,
    asks,
    cancels,
    instead_of,
    may,
    may_not,
    sees,
    worth,
)
from adjudicator.engine.contract.questions import Ask, Known, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.contract.timing import ordered
from adjudicator.engine.contract.trace import Tried
from tests.engine.fair import (
    BLUE,
    GREEN,
    RED,
    Card,
    Fair,
    Lost,
    Magic,
    Noted,
    Orders,
    Part,
    Pay,
    Said,
    Table,
    Want,
    Yes,
    clause,
    log,
    pay,
    payment,
    play,
    stage,
    table,
)


class Shield(Magic):
    """Its owner loses one less of anything."""

    name = "Shield"

    @instead_of(Lost, where=lambda at, lost: lost.seat == at.me)
    def lessen(self, at: At[Table], lost: Lost) -> Script:
        yield Said("shielded")
        yield Lost(lost.seat, lost.gold - 1)


class Curse(Magic):
    """Everybody loses twice as much."""

    name = "Curse"

    @instead_of(Lost)
    def double(self, at: At[Table], lost: Lost) -> Script:
        yield Said("cursed")
        yield Lost(lost.seat, lost.gold * 2)


class Robbed(Lost, frozen=True):
    """A seat loses gold, but no more than it has."""

    def remaining(self, state: Table) -> "Robbed | None":
        there = min(self.gold, state.gold[self.seat])
        return replace(self, gold=there) if there else None


class Dropped(Robbed, frozen=True):
    """Gold falls to the ground."""


class Guard(Magic):
    """Whoever is robbed is told so first."""

    name = "Guard"

    @instead_of(Robbed)
    def warn(self, at: At[Table], robbed: Robbed) -> Script:
        yield Said(f"{robbed.gold} in danger")
        yield robbed


class Fence(Magic):
    """Its owner may have gold fall to the ground that somebody is robbed of, as far as it is there."""

    name = "Fence"

    @instead_of(Robbed, optional=True)
    def give(self, at: At[Table], robbed: Robbed) -> Script:
        yield Ask(at.me, "yes", OneOf((Yes(),)), where=at.where)
        yield Said(f"{robbed.gold} dropped")
        yield Dropped(robbed.seat, robbed.gold)


class Hoard(Magic):
    """The same, but only where it is worth the trouble."""

    name = "Hoard"

    @instead_of(Robbed, where=lambda at, robbed: robbed.gold > 1, optional=True)
    def give(self, at: At[Table], robbed: Robbed) -> Script:
        yield Ask(at.me, "yes", OneOf((Yes(),)), where=at.where)
        yield Said("hoarded")
        yield Dropped(robbed.seat, robbed.gold)


class Sorrow(Magic):
    """It is said what was lost."""

    name = "Sorrow"

    @after(Robbed, inherent=True)
    def mourn(self, at: At[Table], robbed: Robbed) -> Script:
        yield Said(f"{robbed.gold} mourned")


class Thirst(Magic):
    """When somebody loses gold, the owner loses one too."""

    name = "Thirst"

    @after(Lost, where=lambda at, lost: lost.seat != at.me)
    def share(self, at: At[Table], lost: Lost) -> Script:
        yield Said("thirst")
        yield Lost(at.me, 1)


class Add(Magic):
    """Numbers are one more."""

    name = "Add"

    @worth("sum")
    def add(self, at: At[Table], value: int, seat: int) -> int:
        return value + 1


class Triple(Magic):
    """The owner's numbers are three times as much."""

    name = "Triple"

    @worth("sum", where=lambda at, value, seat: seat == at.me)
    def triple(self, at: At[Table], value: int, seat: int) -> int:
        return value * 3


class Stop(Card):
    """Cancels magic."""

    name = "Stop"

    @cancels("magic")
    def stop(self, at: At[Table], use: object) -> Script:
        yield Said("stop")


SHIELD, CURSE, THIRST, ADD, TRIPLE, STOP = Shield(), Curse(), Thirst(), Add(), Triple(), Stop()
GUARD, FENCE, HOARD, SORROW = Guard(), Fence(), Hoard(), Sorrow()


def losing(seat: int, gold: int) -> Part:
    def script(at: At[Table]) -> Script:
        yield from at.propose(Lost(seat, gold))

    return script


def quiet(lines: Sequence[str]) -> list[str]:
    """The log without the announcements."""
    return [line for line in lines if " uses " not in line]


def test_something_else_happens_instead() -> None:
    out = play(Fair(stage(losing(RED, 3)), owned=[(RED, SHIELD)]))
    assert log(out) == ("Red uses Shield", "shielded", "Red loses 2")


def test_only_where_the_rule_applies() -> None:
    out = play(Fair(stage(losing(BLUE, 3)), owned=[(RED, SHIELD)]))
    assert log(out) == ("Blue loses 3",)


@pytest.mark.parametrize(
    ("order", "rulings", "lines"),
    [
        ((RED, BLUE, GREEN), {}, ["shielded", "cursed", "Red loses 4"]),
        ((BLUE, RED, GREEN), {}, ["cursed", "shielded", "Red loses 5"]),
        ((BLUE, RED, GREEN), {frozenset(("Shield", "Curse")): "Shield"}, ["shielded", "cursed", "Red loses 4"]),
        ((RED, BLUE, GREEN), {frozenset(("Shield", "Curse")): "Curse"}, ["cursed", "shielded", "Red loses 5"]),
    ],
    ids=["timing", "timing the other way", "a ruling", "a ruling the other way"],
)
def test_a_chain_of_replacements_uses_each_rule_once(
    order: Sequence[int], rulings: dict[frozenset[str], str], lines: list[str]
) -> None:
    """What happens instead is itself replaced, but never again by what has acted in the chain."""
    title = Fair(stage(losing(RED, 3)), owned=[(RED, SHIELD), (BLUE, CURSE)], order=order, rulings=rulings)
    assert quiet(log(play(title))) == lines


def test_two_of_one_kind_each_act_once() -> None:
    title = Fair(stage(losing(RED, 1)), owned=[(BLUE, CURSE), (GREEN, CURSE)])
    assert quiet(log(play(title))) == ["cursed", "cursed", "Red loses 4"]


def robbing(seat: int, gold: int) -> Part:
    def script(at: At[Table]) -> Script:
        yield from at.propose(Robbed(seat, gold))

    return script


@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        (1, 2, ["1 in danger", "Red loses 1", "1 mourned", "2 in danger", "Red loses 2", "2 mourned"]),
        (2, 2, ["2 in danger", "Red loses 2", "2 mourned", "1 in danger", "Red loses 1", "1 mourned"]),
        (3, 2, ["3 in danger", "Red loses 3", "3 mourned"]),
    ],
    ids=["enough for both", "less for the second", "nothing for the second"],
)
def test_what_is_gone_while_others_are_asked_is_not_taken_again(first: int, second: int, lines: list[str]) -> None:
    both = stage(robbing(RED, first), robbing(RED, second))
    assert quiet(log(play(Fair(both, owned=[(BLUE, GUARD), (GREEN, SORROW)])))) == lines


@pytest.mark.parametrize(
    ("first", "second", "lines"),
    [
        (2, 2, ["2 dropped", "Red loses 2", "1 dropped", "Red loses 1"]),
        (3, 2, ["3 dropped", "Red loses 3"]),
    ],
    ids=["less for the second", "nothing for the second"],
)
def test_what_happens_instead_takes_no_more_than_is_left(first: int, second: int, lines: list[str]) -> None:
    title = Fair(stage(robbing(RED, first), robbing(RED, second)), owned=[(BLUE, FENCE)])
    assert quiet(log(play(title, Orders(), Orders(clause("yes", Yes()))))) == lines


def test_a_rule_that_does_not_hold_for_what_is_left_lets_it_happen() -> None:
    title = Fair(stage(robbing(RED, 2), robbing(RED, 2)), owned=[(BLUE, HOARD)])
    both = ["Blue uses Hoard", "Blue uses Hoard", "hoarded", "Red loses 2", "Red loses 1"]
    assert list(log(play(title, Orders(), Orders(clause("yes", Yes()))))) == both


def test_what_nobody_replaces_takes_no_more_than_is_left() -> None:
    assert log(play(Fair(stage(robbing(RED, 2), robbing(RED, 2), robbing(RED, 2))))) == ("Red loses 2", "Red loses 1")


def test_a_cancelled_replacement_leaves_the_next_its_turn() -> None:
    title = Fair(stage(losing(RED, 3)), owned=[(RED, SHIELD), (BLUE, CURSE)], cards=[STOP])
    green = Orders(clause("cancels", (Yes(), lambda known: known.ask.use is not None and known.ask.use.by == RED)))
    out = play(title, Orders(), Orders(), green, cards=((), (), ("Stop",)))
    assert quiet(log(out)) == ["stop", "Red's Shield is cancelled", "cursed", "Red loses 6"]


def test_something_more_happens_after() -> None:
    """After replaced events, too; but no rule follows upon itself."""
    title = Fair(stage(losing(RED, 2)), owned=[(BLUE, THIRST)])
    assert quiet(log(play(title))) == ["Red loses 2", "thirst", "Blue loses 1"]
    two = Fair(stage(losing(RED, 2)), owned=[(BLUE, THIRST), (GREEN, THIRST)])
    assert quiet(log(play(two))) == [
        *("Red loses 2", "thirst", "Blue loses 1", "thirst", "Green loses 1"),
        *("thirst", "Green loses 1", "thirst", "Blue loses 1"),
    ]
    shielded = Fair(stage(losing(RED, 2)), owned=[(RED, SHIELD), (BLUE, THIRST)])
    assert quiet(log(play(shielded))) == ["shielded", "Red loses 1", "thirst", "Blue loses 1"]


def summing(at: At[Table]) -> Script:
    yield Said(str((yield from at.worth("sum", 2, BLUE))))


@pytest.mark.parametrize(
    ("order", "rulings", "value"),
    [
        ((RED, BLUE), {}, "9"),
        ((BLUE, RED), {}, "7"),
        ((BLUE, RED), {frozenset(("Add", "Triple")): "Add"}, "9"),
        ((RED, BLUE), {frozenset(("Add", "Triple")): "Triple"}, "7"),
    ],
)
def test_a_number_is_changed_in_timing_order_or_as_ruled(
    order: Sequence[int], rulings: dict[frozenset[str], str], value: str
) -> None:
    title = Fair(stage(summing), owned=[(RED, ADD), (BLUE, TRIPLE)], order=order, rulings=rulings)
    assert log(play(title))[-1] == value


def test_a_cancelled_change_changes_nothing() -> None:
    title = Fair(stage(summing), owned=[(RED, ADD), (BLUE, TRIPLE)], cards=[STOP])
    green = Orders(clause("cancels", (Yes(), lambda known: known.ask.use is not None and known.ask.use.by == BLUE)))
    out = play(title, Orders(), Orders(), green, cards=((), (), ("Stop",)))
    assert log(out)[-1] == "3"


class A(Magic):
    name = "A"


class B(Magic):
    name = "B"


class C(Magic):
    name = "C"


def test_a_ruling_puts_one_directly_before_the_other() -> None:
    """And leaves the rest of the timing order as it is, however the pieces are dealt."""
    rule = next(rule for rule in ADD.rules)
    pieces = (A(), B(), C())
    for seats in permutations((RED, BLUE, GREEN)):
        holdings = [Holding(seat, piece, rule) for seat, piece in zip(seats, pieces, strict=True)]
        plain = [h.piece.name for h in ordered(holdings, (RED, BLUE, GREEN), {})]
        assert plain == [p.name for _, p in sorted(zip(seats, pieces, strict=True), key=lambda pair: pair[0])]
        ruled = [h.piece.name for h in ordered(holdings, (RED, BLUE, GREEN), {frozenset("AC"): "C"})]
        assert ruled.index("C") < ruled.index("A")
        if plain.index("C") < plain.index("A"):
            assert ruled == plain
        assert [name for name in ruled if name != "C"] == [name for name in plain if name != "C"]


def test_those_without_a_place_come_last() -> None:
    rule = next(rule for rule in ADD.rules)
    holdings = [Holding(seat, piece, rule) for seat, piece in zip((RED, BLUE, GREEN), (A(), B(), C()), strict=True)]
    assert [h.seat for h in ordered(holdings, (BLUE,), {})] == [BLUE, RED, GREEN]


class Rules(Magic):
    """Its owner pays no more than one, and may do what nobody else may."""

    name = "Rules"

    @may_not("pay")
    def modest(self, at: At[Table], seat: Seat, gold: int) -> str | None:
        return "only one" if seat == at.me and gold > 1 else None

    @may("fly")
    def fly(self, at: At[Table]) -> bool:
        return at.state.gold[at.me] > 0


class Strict(Rules):
    """Its owner pays nothing at all; it inherits the rest."""

    name = "Strict"

    @may_not("lend")
    def jealous(self, at: At[Table], seat: Seat, gold: int) -> str | None:
        """What it forbids the others."""
        return "not to anybody" if seat != at.me else None

    @may_not("pay")
    def mean(self, at: At[Table], seat: Seat, gold: int) -> str | None:
        return "nothing" if seat == at.me and gold else None


def test_may_belongs_to_its_owner_and_may_not_says_whom_it_forbids() -> None:
    found: list[object] = []
    lent: list[object] = []

    def part(at: At[Table]) -> Script:
        found.extend(
            (at.allowed(seat, "fly"), *(at.forbidden(seat, "pay", gold) for gold in (0, 1, 2)))
            for seat in (RED, BLUE, GREEN)
        )
        lent.extend(at.forbidden(seat, "lend", 1) for seat in (RED, BLUE, GREEN))
        yield Said("done")

    out = play(Fair(stage(part), owned=[(RED, Rules()), (BLUE, Strict())], cards=[STOP]), gold=(1, 0, 1))
    assert found == [(True, None, None, "only one"), (False, None, "nothing", "only one"), (False, None, None, None)]
    assert lent == ["not to anybody", None, "not to anybody"]
    assert log(out) == ("done",)


def test_rules_are_found_when_the_class_is_made() -> None:
    assert [(rule.verb, rule.topic, rule.inherent) for rule in Strict.rules] == [
        ("may_not", "pay", True),
        ("may", "fly", True),
        ("may_not", "lend", True),
        ("may_not", "pay", True),
    ]
    assert Piece.rules == ()


class Eye(Magic):
    """Answers last, having been told what the others answered."""

    name = "Eye"

    @sees("pay", where=lambda at: at.state.gold[at.me] > 0)
    def look(self, at: At[Table]) -> Script:
        yield Noted(at.me, at.state.notes[-1])


def hidden_bids(at: At[Table]) -> Script:
    """Both bid in secret; a seat that sees bids after the others."""
    seers = yield from at.seers("pay")
    late = [holding.seat for holding in seers]
    for seats in ([seat for seat in (RED, BLUE) if seat not in late], late):
        answers = (yield [pay(seat, 1, 2, where=at.where) for seat in seats]) if seats else []
        for seat, answer in zip(seats, answers, strict=True):
            yield Noted(seat, f"{at.state.seats[seat]} {getattr(answer, 'gold', 0)}")
        if late and seats is not late:
            for holding in seers:
                yield from holding.rule.method(holding.piece, at.of(holding.seat))


def test_a_seer_answers_after_the_others_and_knows_what_they_said() -> None:
    def told_two(known: Known) -> bool:
        assert isinstance(known.view, Table)
        return "Red 2" in known.view.notes

    blue = Orders(clause("pay", (Pay(1), told_two), Pay(2)))
    for red, bid in ((Pay(1), "Blue 2"), (Pay(2), "Blue 1")):
        out = play(Fair(stage(hidden_bids), owned=[(BLUE, Eye())]), Orders(clause("pay", red)), blue)
        assert table(out).notes[-1] == bid
        assert log(out) == ("Blue uses Eye",)
    blind = play(Fair(stage(hidden_bids)), Orders(clause("pay", Pay(2))), blue)
    assert table(blind).notes == ("Red 2", "Blue 2")


def test_a_cancelled_seer_answers_with_the_others() -> None:
    title = Fair(stage(hidden_bids), owned=[(BLUE, Eye())], cards=[STOP])
    green = Orders(clause("cancels", Yes()))
    orders = (Orders(clause("pay", Pay(2))), Orders(clause("pay", Pay(1))), green)
    out = play(title, *orders, cards=((), (), ("Stop",)))
    assert table(out).notes == ("Red 2", "Blue 1")
    poor = play(title, *orders, gold=(3, 0, 3), cards=((), (), ("Stop",)))
    assert log(poor) == ()


class Offered(Magic):
    """Asks at one moment, of its owner alone."""

    name = "Offered"

    @asks("now", where=lambda at: at.state.gold[at.me] > 0)
    def offer(self, at: At[Table]) -> Script:
        if (yield Ask(at.me, "yes", OneOf([Yes()]), where=at.where)) != NO:
            yield Said(f"{at.state.seats[at.me]} {at.where}")


def test_pieces_are_offered_in_timing_order() -> None:
    def part(at: At[Table]) -> Script:
        yield from at.offer("now")

    def only_blue(at: At[Table]) -> Script:
        yield from at.offer("now", only=BLUE)
        yield from at.offer("never")

    owned = [(seat, Offered()) for seat in (RED, BLUE, GREEN)]
    every = (Orders(clause("yes", Yes())),) * 3
    out = play(Fair(stage(part), owned=owned, order=(GREEN, RED, BLUE)), *every, gold=(1, 1, 1))
    assert quiet(log(out)) == ["Green 1", "Red 1", "Blue 1"]
    rich = play(Fair(stage(part), owned=owned), *every, gold=(1, 0, 1))
    assert quiet(log(rich)) == ["Red 1", "Green 1"]
    assert quiet(log(play(Fair(stage(only_blue), owned=owned), *every))) == ["Blue 1"]


def test_the_trace_says_why_each_alternative_did_not_apply() -> None:
    def never(known: Known) -> bool:
        return False

    red = Orders(
        clause("pay", (Pay(1), never), Pay(7), Pay(3), where=2),
        clause("pay", Pay(2), where=1),
        clause("want", Want("a")),
    )
    both = stage(payment(RED, 1, 2, 3), payment(RED, 1, 2, 3))
    explained = play(Fair(both), red, explain=True)
    second = next(answer for answer in explained.answers if answer.where == 2)
    assert second.tried == (
        Tried(0, 1, "its condition did not hold"),
        Tried(0, 2, "that is not among the options"),
    )
    red = Orders(clause("pay", Pay(2), where=1), clause("pay", (Pay(1), never), Pay(7), Pay(3), where=2))
    explained = play(Fair(both), red, explain=True)
    second = next(answer for answer in explained.answers if answer.where == 2)
    assert second.tried == (
        Tried(1, 1, "its condition did not hold"),
        Tried(1, 2, "that is not among the options"),
        Tried(1, 3, "it was promised to something put first"),
    )
    plain = play(Fair(both), red)
    assert (plain.state, plain.events) == (explained.state, explained.events)
    assert [answer.choice for answer in plain.answers] == [answer.choice for answer in explained.answers]
