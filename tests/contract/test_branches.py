"""For every title: the branches of real letters are what other letters come to; the way that stands is the real one."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from adjudicator.core.codec import encode
from adjudicator.core.event import Event
from adjudicator.engine.contract.questions import Candidate, Known
from adjudicator.engine.run.branch_search import Decision, End, Node, Passed
from adjudicator.engine.run.branches import Branches, branches
from adjudicator.engine.run.forced_answers import Key, Lead, Led, Option
from adjudicator.engine.run.phase import adjudicate
from adjudicator.engine.run.phase_steps import Phase
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import Game, Played, Setup, game, setups

BOTS = [setup for setup in setups() if setup.author == "bots" and not setup.options]
LETTERS = [min((one for one in BOTS if one.title == title), key=lambda one: abs(one.players - 4)) for title in titles()]
SMALL = [one for one in BOTS if one.players <= 5]
MOST = 64
PHASES = 12

Happened = tuple[Event[Any], ...]
Pins = Mapping[tuple[int, Key], Option]


def letters(one: Played) -> list[StandingOrders]:
    """Everybody's letters; those of the silent are empty."""
    return [orders if isinstance(orders, StandingOrders) else StandingOrders() for orders in one.standing]


def all_phases(games: Iterable[Setup]) -> Iterator[tuple[Game, Played, Branches]]:
    """The first phases of games, and where the letters could lead."""
    for setup in games:
        played = game(setup)
        for one in played.phases[:PHASES]:
            found = branches(played.title, one.state, one.views, letters(one), played.chance, most=MOST)
            yield played, one, found


def ways(node: Node, happened: Happened = (), pins: Pins | None = None) -> Iterator[tuple[Happened, Pins]]:
    """Every way through a tree: what happens, and how every question in it is answered."""
    pins = pins or {}
    if isinstance(node, Decision):
        for branch in node.branches:
            yield from ways(branch.then, happened, {**pins, (node.stage, node.choosing.ask.key): branch.option})
    elif isinstance(node, Passed):
        yield from ways(node.then, (*happened, *node.events), pins)
    elif isinstance(node, End):
        yield happened, pins


class Pinned:
    """A letter some of whose questions are answered from a given alternative on, whatever the stage."""

    def __init__(self, orders: StandingOrders, pins: Mapping[Key, Option]) -> None:
        self._orders = orders
        self._pins = pins

    def candidates(self, known: Known) -> Iterable[Candidate]:
        option = self._pins.get(known.ask.key)
        if option is None:
            return self._orders.candidates(known)
        if option.candidate is None:
            return ()
        later = [one for one in self._orders.candidates(known) if one[:2] > option.candidate[:2]]
        return (option.candidate, *later)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        return ()


def test_the_way_that_stands_is_the_real_one() -> None:
    decisions = 0
    for _, one, found in all_phases(LETTERS):
        for tree in found.trees:
            node, happened = tree.root, list[Event[Any]]()
            while not isinstance(node, End):
                if isinstance(node, Passed):
                    happened += node.events
                    node = node.then
                else:
                    assert isinstance(node, Decision)
                    decisions += 1
                    (node,) = [branch.then for branch in node.branches if branch.came]
            assert tuple(happened) == one.out.events
            assert node.state == one.out.state
    assert decisions > 0


def test_choosing_what_was_chosen_changes_nothing() -> None:
    forced = 0
    for played, one in ((game(setup), one) for setup in LETTERS for one in game(setup).phases[:PHASES]):
        phase = Phase(played.title, one.state, one.views, played.chance)
        lead = Lead(None)
        for number, step in enumerate(phase.steps([Led(orders, lead) for orders in letters(one)])):
            answers = {(a.seat, a.about, a.where, a.detail): a for a in step.run.answers}
            noted = [(key, choosing) for key, choosing in lead.noted.items() if key in answers]
            again = Lead(None)
            again.forced = {key: choosing.options[choosing.taken(answers[key])] for key, choosing in noted}
            lead.noted = {}
            same = next(phase.steps([Led(orders, again) for orders in letters(one)], number, step.before))
            assert same.run.events == step.run.events
            forced += len(noted)
    assert forced > 0


def test_every_way_is_what_happens_when_it_is_gone() -> None:
    """In one go from the start, without anything that was worked out before."""
    gone = 0
    for played, one, found in all_phases(LETTERS):
        for tree in found.trees:
            for happened, pins in list(ways(tree.root))[:: max(1, tree.alternatives // 6)]:
                keys = Counter(key for _, key in pins)
                if keys and max(keys.values()) > 1:
                    continue  # the same question in two stages
                plain = {key: option for (_, key), option in pins.items()}
                standing = [Pinned(orders, plain) for orders in letters(one)]
                out = adjudicate(played.title, one.state, one.views, standing, played.chance)
                assert out.events == happened
                gone += bool(pins)
    assert gone > 0


class Asked(StandingOrders):
    """A letter that notes, of each of its clauses, which questions it spoke of, and where nothing after can matter."""

    def __init__(self, clauses: Iterable[Clause]) -> None:
        super().__init__(clauses)
        self.asked: dict[int, set[Key]] = {}
        self.clauses_of: dict[Key, set[int]] = {}
        self.last: dict[int, int] = {}

    def candidates(self, known: Known) -> Iterable[Candidate]:
        ask = known.ask
        for order, number, alternative in self.addressing(ask):
            self.asked.setdefault(order, set()).add(ask.key)
            self.clauses_of.setdefault(ask.key, set()).add(order)
            settled = ask.options.settle(alternative.choice)
            sure = alternative.condition is None and not isinstance(settled, str) and not ask.options.claims(settled)
            if sure and not ask.ranked:
                self.last.setdefault(order, number)
        return super().candidates(known)

    def simple(self) -> bool:
        """Whether each question is spoken of by one clause, and each clause speaks of one question at most."""
        return all(len(keys) == 1 for keys in self.asked.values()) and all(
            len(orders) == 1 for orders in self.clauses_of.values()
        )


def rewritten(letter: Asked) -> list[StandingOrders]:
    """The letter with every clause that was asked for begun at another alternative, which then applies, or left out."""
    firsts = [
        range(letter.last.get(order, len(one.alternatives) + 1)) if order in letter.asked else (0,)
        for order, one in enumerate(letter.clauses)
    ]
    found = []
    for begins in product(*firsts):
        clauses = []
        for order, (one, begin) in enumerate(zip(letter.clauses, begins, strict=True)):
            kept = one.alternatives[begin:] if order in letter.asked else one.alternatives
            if kept and order in letter.asked:
                kept = (Alternative(kept[0].choice), *kept[1:])
            # A clause that is left out leaves its place: what comes after it keeps its number.
            clauses.append(Clause(one.word, one.about, kept or one.alternatives, one.where if kept else 99, one.limit))
        found.append(StandingOrders(clauses))
    return found


def test_branches_are_exactly_what_other_letters_come_to() -> None:
    """By brute force: in small phases every letter is rewritten in every way, and the whole phase is adjudicated."""
    compared = 0
    for played, one, found in all_phases(SMALL):
        if not found.whole or found.alternatives < 2:
            continue
        asked = [Asked(orders.clauses) for orders in letters(one)]
        adjudicate(played.title, one.state, one.views, asked, played.chance)
        if not all(letter.simple() for letter in asked):
            continue
        outcomes = {
            encode(adjudicate(played.title, one.state, one.views, standing, played.chance).events)
            for standing in product(*map(rewritten, asked))
        }
        (tree,) = found.trees
        assert {encode(happened) for happened, _ in ways(tree.root)} == outcomes
        compared += 1
    assert compared > 9
