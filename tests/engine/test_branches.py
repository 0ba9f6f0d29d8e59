"""Branches: exactly the results of rewritten letters, in as few runs as possible, and always finite."""

from collections.abc import Iterator, Sequence
from itertools import product

import pytest

from adjudicator.core.event import Event
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import asks, cancels
from adjudicator.engine.contract.questions import Ask, Known, OneOf, Ranked
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.run.branch_search import Decision, End, Node, Passed, Unseen
from adjudicator.engine.run.branches import Branches, branches
from tests.engine.fair import (
    BLUE,
    CHANCE,
    GREEN,
    RED,
    Card,
    Fair,
    Magic,
    Noted,
    Order,
    Orders,
    Pay,
    Played,
    Said,
    Table,
    Want,
    When,
    Yes,
    clause,
    log,
    payment,
    play,
    stage,
)


def seen(words: str) -> When:
    """A condition: something is in the log."""

    def holds(known: Known) -> bool:
        assert isinstance(known.view, Table)
        return words in known.view.log

    return holds


def never(known: Known) -> bool:
    """A condition that does not hold."""
    return False


def found(
    title: Fair,
    *orders: Orders,
    most: int = 1000,
    gold: Sequence[int] = (3, 3, 3),
    cards: Sequence[Sequence[str]] = ((), (), ()),
) -> Branches:
    state = Table(seats=title.seats, gold=tuple(gold), cards=tuple(tuple(hand) for hand in cards))
    return branches(title, state, [state] * 3, [*orders, *[Orders()] * (3 - len(orders))], CHANCE, most=most)


def ways(node: Node, happened: tuple[Event[Table], ...] = ()) -> Iterator[tuple[Event[Table], ...]]:
    """Everything that can happen from here on."""
    if isinstance(node, Decision):
        for branch in node.branches:
            yield from ways(branch.then, happened)
    elif isinstance(node, Passed):
        yield from ways(node.then, (*happened, *node.events))
    elif isinstance(node, End):
        yield happened


def said(happened: Sequence[Event[Table]]) -> tuple[str, ...]:
    """The log after some events."""
    table = Table(seats=Fair.seats, gold=(9, 9, 9), cards=(("Veto", "Veto", "Gag"),) * 3)
    for event in happened:
        table = event.apply(table)
    return table.log


def rewritten(orders: Sequence[Orders]) -> Iterator[list[Orders]]:
    """The letters with every clause begun at another alternative, which then always applies, or left out."""
    clauses = [(seat, one) for seat, mine in enumerate(orders) for one in mine.orders]
    for firsts in product(*(range(len(one.alternatives) + 1) for _, one in clauses)):
        letters: list[list[Order]] = [[] for _ in orders]
        for (seat, one), first in zip(clauses, firsts, strict=True):
            kept = one.alternatives[first:]
            alternatives = ((kept[0][0], None), *kept[1:]) if kept else ((NO, None),)
            letters[seat].append(one._replace(alternatives=alternatives))
        yield [Orders(*letter) for letter in letters]


def second_payment(seat: int, *amounts: int) -> Stage:
    """A further stage in which a seat pays."""
    return stage(payment(seat, *amounts))


def wanting(seat: int, *things: str) -> Script:
    """A question for a thing, which is told to its seat alone."""
    answer = yield Ask(seat, "want", OneOf([Want(thing) for thing in things]), where=2)
    if isinstance(answer, Want):
        yield Noted(seat, answer.thing)


class Trick(Magic):
    """Asks its owner whether it acts."""

    name = "Trick"

    @asks("now")
    def act(self, at: At[Table]) -> Script:
        """Its owner is asked."""
        if (yield Ask(at.me, "yes", OneOf([Yes()]), where=at.where)) != NO:
            yield Said("a trick")


class Veto(Card):
    """A card that stops magic."""

    name = "Veto"
    asked_as = "veto"

    @cancels("magic")
    def stop(self, at: At[Table], use: object) -> Script:
        """It is spent."""
        yield Played(at.me, "Veto")


def tricking(at: At[Table]) -> Script:
    yield from at.offer("now")


def veto(when: When | None = None) -> Order:
    return Order("veto", ((Yes(), when),))


TWO = stage(payment(RED, 1, 2, 3), payment(BLUE, 1, 2, 3))
TWICE = stage(payment(RED, 1, 2, 3), payment(RED, 1, 2, 3))

CASES = {
    "two questions": (
        Fair(TWO),
        [Orders(clause("pay", Pay(1), Pay(2))), Orders(clause("pay", (Pay(3), never), Pay(1)))],
    ),
    "an illegal alternative": (Fair(TWO), [Orders(clause("pay", Pay(7), (Pay(2), never))), Orders()]),
    "one purse": (
        Fair(TWICE),
        [Orders(clause("pay", Pay(3), Pay(1), where=1), clause("pay", Pay(2), (Pay(1), never), where=2))],
    ),
    "a later stage": (
        Fair(TWO, second_payment(GREEN, 1, 2)),
        [
            Orders(clause("pay", Pay(1), Pay(2))),
            Orders(),
            Orders(clause("pay", (Pay(1), seen("Red loses 2")), Pay(2))),
        ],
    ),
    "a choice that opens a question": (
        Fair(stage(tricking), owned=[(RED, Trick())], cards=[Veto()]),
        [Orders(clause("yes", (Yes(), never))), Orders(veto()), Orders(veto(never))],
    ),
    "a limit": (Fair(TWO), [Orders(clause("pay", (Pay(1), never), Pay(2), limit=1)), Orders(clause("pay", Pay(2)))]),
}
HANDS = ((), ("Veto",), ("Veto",))


@pytest.mark.parametrize("case", CASES)
def test_branches_are_what_rewritten_letters_come_to(case: str) -> None:
    title, orders = CASES[case]
    everything = found(title, *orders, cards=HANDS)
    assert everything.whole
    (tree,) = everything.trees
    outcomes = {log(play(title, *letters, cards=HANDS)) for letters in rewritten(orders)}
    assert {said(way) for way in ways(tree.root)} == outcomes
    assert len(outcomes) > 1
    assert tree.alternatives == len(list(ways(tree.root)))


@pytest.mark.parametrize("case", CASES)
def test_as_it_stands_it_is_what_happens(case: str) -> None:
    title, orders = CASES[case]
    (tree,) = found(title, *orders, cards=HANDS).trees
    node: Node = tree.root
    happened: list[Event[Table]] = []
    while not isinstance(node, End | Unseen):
        if isinstance(node, Passed):
            happened += node.events
            node = node.then
        else:
            (node,) = [branch.then for branch in node.branches if branch.came]
    assert tuple(happened) == play(title, *orders, cards=HANDS).events


def test_nothing_comes_after_what_cannot_fail() -> None:
    def script(at: At[Table]) -> Script:
        answer = yield Ask(RED, "want", OneOf([Want("a"), Want("b"), Want("c")]))
        yield Said(str(answer))

    orders = Orders(clause("want", (Want("a"), never), Want("b"), Want("c")))
    (tree,) = found(Fair(stage(script)), orders).trees
    assert isinstance(tree.root, Decision)
    assert [branch.option.answer for branch in tree.root.branches] == [Want("a"), Want("b")]
    assert [branch.came for branch in tree.root.branches] == [False, True]


def test_what_silence_comes_to_is_no_further_way() -> None:
    def script(at: At[Table]) -> Script:
        answer = yield Ask(RED, "want", OneOf([Want("a"), Want("b")]))
        yield Said(str(answer))

    (tree,) = found(Fair(stage(script)), Orders(clause("want", (Want("a"), never), (NO, never)))).trees
    assert isinstance(tree.root, Decision)
    assert [branch.option.answer for branch in tree.root.branches] == [Want("a"), NO]


def test_equal_positions_are_gone_through_once() -> None:
    def script(at: At[Table]) -> Script:
        answer = yield Ask(RED, "want", OneOf([Want("a"), Want("b"), Want("c")]))
        if answer == Want("c"):
            yield Said("c")

    title = Fair(stage(script), second_payment(GREEN, 1, 2))
    orders = [
        Orders(clause("want", *[(Want(thing), never) for thing in "abc"])),
        Orders(),
        Orders(clause("pay", Pay(1), Pay(2))),
    ]
    everything = found(title, *orders)
    (tree,) = everything.trees
    assert isinstance(tree.root, Decision)
    nexts = [branch.then.then for branch in tree.root.branches if isinstance(branch.then, Passed)]
    assert [one is nexts[0] for one in nexts] == [True, True, False, True]
    assert tree.alternatives == 4 * 3


def test_what_only_one_seat_was_told_is_a_difference() -> None:
    def script(at: At[Table]) -> Script:
        yield from wanting(RED, "a", "b")

    title = Fair(stage(script), second_payment(GREEN, 1))
    (tree,) = found(title, Orders(clause("want", (Want("a"), never), (Want("b"), never)))).trees
    assert isinstance(tree.root, Decision)
    assert len({id(branch.then.then) for branch in tree.root.branches if isinstance(branch.then, Passed)}) == 3


def many(count: int) -> tuple[Fair, list[Orders]]:
    """This many challenges, in each of which Red can pay three amounts, or nothing."""
    title = Fair(stage(*[payment(RED, 1, 2, 3)] * count))
    return title, [Orders(*[clause("pay", (Pay(1), never), Pay(2), Pay(3), where=n) for n in range(1, count + 1)])]


def test_too_many_combinations_are_gone_through_challenge_by_challenge() -> None:
    title, orders = many(6)
    everything = found(title, *orders, most=100, gold=(18, 3, 3))
    assert not everything.whole
    assert [tree.units for tree in everything.trees] == [((number, -1),) for number in range(1, 7)]
    assert [tree.alternatives for tree in everything.trees] == [4] * 6
    assert all(tree.whole and not tree.touches for tree in everything.trees)
    assert everything.alternatives == 4**6
    assert everything.runs < 40


@pytest.mark.parametrize(("most", "whole"), [(16, True), (15, False)])
def test_as_many_combinations_as_may_be_are_gone_through(most: int, whole: bool) -> None:
    title, orders = many(2)
    everything = found(title, *orders, most=most, gold=(6, 3, 3))
    assert (everything.whole, everything.alternatives) == (whole, 4**2)


def test_what_one_purse_pays_for_is_gone_through_together() -> None:
    purse = (7, 9, 3)
    title = Fair(stage(*[payment(RED, 1, 2, 3)] * 3, *[payment(BLUE, 1)] * 5))
    red = Orders(*[clause("pay", (Pay(1), never), Pay(2), Pay(3), where=n) for n in (1, 2, 3)])
    blue = Orders(*[clause("pay", (Pay(1), never), where=n) for n in range(4, 9)])
    everything = found(title, red, blue, most=200, gold=purse)
    assert not everything.whole
    together = next(tree for tree in everything.trees if (1, -1) in tree.units)
    assert together.units == ((1, -1), (2, -1), (3, -1))
    outcomes = {log(play(title, *letters, gold=purse)) for letters in rewritten([red])}
    assert {said(way) for way in ways(together.root)} == outcomes
    assert everything.alternatives == 4**3 * 2**5


def test_what_should_have_been_gone_through_together_is_named() -> None:
    title, orders = many(6)
    everything = found(title, *orders, most=100, gold=(7, 3, 3))
    assert [len(tree.touches) for tree in everything.trees] == [5] * 6


def test_units_that_touch_each_other_are_named() -> None:
    def follow(at: At[Table]) -> Script:
        yield "later"
        yield from payment(GREEN, 1, 2)(at)

    title = Fair(stage(payment(RED, 1, 2), follow, *[payment(BLUE, 1)] * 5, moments=("now", "later")))
    orders = [
        Orders(clause("pay", Pay(1), Pay(2))),
        Orders(*[clause("pay", (Pay(1), never), where=n) for n in range(3, 8)]),
        Orders(clause("pay", (Pay(1), seen("Red loses 2")), Pay(2))),
    ]
    everything = found(title, *orders, most=60, gold=(3, 9, 3))
    assert not everything.whole
    together = next(tree for tree in everything.trees if (1, -1) in tree.units)
    assert set(together.units) == {(1, -1), (2, -1)}
    assert together.alternatives == 9
    assert everything.alternatives == 9 * 2**5


@pytest.mark.parametrize("most", [1, 2, 5, 17])
def test_the_bound_holds_and_is_told(most: int) -> None:
    title, orders = many(4)
    everything = found(title, *orders, most=most, gold=(12, 3, 3))
    assert everything.runs <= most + 9
    assert not all(tree.whole for tree in everything.trees) or most == 17
    unseen = [tree for tree in everything.trees if not tree.whole]
    assert all(any(isinstance(one, Unseen) for one in nodes(tree.root)) for tree in unseen)


@pytest.mark.parametrize(("most", "apart", "alternatives"), [(30, 1, 1 + 10), (80, 2, 1 + 10 + 45), (8, 0, None)])
def test_of_too_many_answers_few_are_others_at_once(most: int, apart: int, alternatives: int | None) -> None:
    def script(at: At[Table]) -> Script:
        for number in range(10):
            yield Ask(RED, "want", OneOf([Want("a"), Want("b")]), where=1, detail=str(number))

    everything = found(Fair(stage(script)), Orders(clause("want", (Want("a"), never), Want("b"))), most=most)
    (tree,) = everything.trees
    assert (tree.apart, tree.whole) == (apart, False)
    assert alternatives in (None, tree.alternatives)
    assert everything.runs <= most + 2


def nodes(node: Node) -> Iterator[Node]:
    yield node
    if isinstance(node, Decision):
        for branch in node.branches:
            yield from nodes(branch.then)
    elif isinstance(node, Passed):
        yield from nodes(node.then)


def test_progress_is_told() -> None:
    title, orders = CASES["two questions"]
    told: list[None] = []
    state = Table(seats=title.seats, gold=(3, 3, 3), cards=((), (), ()))
    everything = branches(
        title,
        state,
        [state] * 3,
        [*orders, Orders()],
        CHANCE,
        most=100,
        progress=lambda: told.append(None),
    )
    assert len(told) == everything.runs > 8


def test_of_ranked_answers_it_is_from_which_on() -> None:
    def script(at: At[Table]) -> Script:
        ranked: list[Ranked] = yield Ask(RED, "want", OneOf([Want("a"), Want("b"), Want("c")]), ranked=True)
        yield Said(" ".join(one.choice.thing for one in ranked if isinstance(one.choice, Want)))

    title = Fair(stage(script))
    (tree,) = found(title, Orders(clause("want", (Want("a"), never), Want("b"), Want("c")))).trees
    assert isinstance(tree.root, Decision)
    assert [said(way) for way in ways(tree.root)] == [("b c",), ("a b c",), ("c",), ("",)]
    assert [branch.came for branch in tree.root.branches] == [True, False, False, False]
    assert all(branch.kept for branch in tree.root.branches)


def test_what_cannot_be_kept_is_told() -> None:
    title, orders = CASES["one purse"]
    (tree,) = found(title, *orders).trees
    assert isinstance(tree.root, Decision)
    below = next(branch.then for branch in tree.root.branches if branch.came)
    assert isinstance(below, Decision)
    kept = {branch.option.answer: branch.kept for branch in below.branches}
    assert kept == {Pay(2): False, Pay(1): False, None: True}


def test_a_letter_without_choices_has_one_way() -> None:
    everything = found(Fair(TWO))
    (tree,) = everything.trees
    assert (everything.whole, everything.alternatives, tree.units) == (True, 1, ())
