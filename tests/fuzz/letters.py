"""Letters at random: what would answer the questions of a phase, written as players write it."""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import Any

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import NO, Choice, Vocabulary
from adjudicator.engine.contract.questions import Candidate, Known, Standing
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import Alternative, Clause, text
from adjudicator.orders.values.conditions import Condition
from tests.contract.games import MOST_OPTIONS, RandomOrders
from tests.fuzz.example import Letter
from tests.fuzz.opening import opening
from tests.fuzz.table import Table

MOST = 3
"""Alternatives of one clause."""


class Willing:
    """Orders that say yes to everything: no question is declined, and none left unanswered.

    Only what stops a use must leave something to be stopped: in one game nobody stops anything, in the next everybody
    whatever he can, in others now this, now that.
    """

    def __init__(self, chance: Chance, label: str) -> None:
        self._chance = chance
        self._label = label
        self._stopping = chance.below("willing/stopping", MOST)

    def candidates(self, known: Known) -> Iterator[Candidate]:
        """Up to three alternatives."""
        label, draw = f"{self._label}/{known.ask.key}", self._chance.below
        if known.ask.use is not None and self._stopping <= draw(f"{label}/stop", MOST - 1):
            return
        options = [choice for choice in islice(known.ask.options.every(), MOST_OPTIONS) if choice is not NO]
        order = draw(f"{label}/order", 6)
        for number, choice in enumerate(self._chance.shuffle(f"{label}/which", options)[:MOST], 1):
            yield Candidate(order, number, choice)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None has a condition."""
        return ()


class Curious:
    """Orders that note the alternatives with which each kind of question was answered."""

    def __init__(self, orders: RandomOrders | Willing) -> None:
        self._orders = orders
        self.given: dict[tuple[str, str, int], dict[Choice, None]] = {}

    def candidates(self, known: Known) -> Iterable[Candidate]:
        found = tuple(self._orders.candidates(known))
        ask = known.ask
        for candidate in found:
            if candidate.choice is not NO:
                place = ask.where if candidate.choice.of_challenge else 0
                question = (ask.about, candidate.choice.word, place)
                self.given.setdefault(question, {})[candidate.choice] = None
        return found

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        return ()


def written(table: Table, *, lazy: int = 12, willing: bool = False) -> tuple[Letter, ...]:
    """What everybody writes in the open phase; one in `lazy` writes nothing, but all are `willing` where they are."""
    title, chance = table.title, table.chance
    label = f"letters/{title.label(table.state)}"
    author = Willing if willing else RandomOrders
    curious = [Curious(author(chance, f"{label}/{seat}")) for seat in range(len(table.views))]
    standing: list[Standing] = list(curious)
    try:
        adjudicate(title, table.state, table.views, standing, chance)
    except Exception:  # noqa: BLE001 - what was asked before it broke off is what breaks it again, by letter
        label = f"{label}/broken"
    letters = []
    for seat, view in enumerate(table.views):
        mine = f"{label}/{seat}"
        if not title.playing(table.state, seat):
            continue
        if not willing and chance.below(f"{mine}/late", lazy) == 0:
            letters.append(Letter(table.state.seats[seat], None))
            continue
        asked = _clauses(curious[seat], chance, mine, limits=not willing)
        if not willing and chance.below(f"{mine}/bot", 5) == 0:
            asked = [*title.bot(view, seat, chance), *asked[: len(asked) // 2]]
        said = dict(_said(title, view, seat, asked, Chance(mine.encode()[-64:]), conditions=not willing))
        letters.append(Letter(table.state.seats[seat], tuple(said), tuple(said.values())))
    rulings: list[Ruling] = []
    for seat, _ in title.awaiting(table.state):
        ruled = opening(title.name).ruling(table.state, seat, Chance(f"{label}/{seat}".encode()[-64:]))
        if ruled is not None and _can_be(title, table.state, (*rulings, Ruling(seat, ruled))):
            rulings.append(Ruling(seat, ruled))
            letters.append(Letter(table.state.seats[seat], (ruled,), None, ruling=True))
    return tuple(letters)


def _can_be(title: Title[Any], state: State, rulings: Iterable[Ruling]) -> bool:
    """Whether these can be ruled together: one may leave nothing for another."""
    try:
        carried_out(title, state, rulings)
    except ValueError:
        return False
    return True


def _clauses(curious: Curious, chance: Chance, label: str, *, limits: bool) -> list[Clause]:
    found = []
    for (about, word, where), choices in curious.given.items():
        draw = f"{label}/{about}/{word}/{where}"
        limited = limits and chance.below(f"{draw}/limit", 8) == 0
        limit = 1 + chance.below(f"{draw}/times", 2) if limited else None
        found.append(Clause.of(*list(choices)[:MOST], where=where, limit=limit))
    return list(chance.shuffle(f"{label}/order", found))


def _said(
    title: Title[Any], view: State, seat: int, clauses: Iterable[Clause], chance: Chance, *, conditions: bool
) -> Iterator[tuple[str, Clause]]:
    """The clauses with their canonical words, some of them on a condition; what has no name here is left out."""
    names = title.vocabulary(view, seat)
    for number, clause in enumerate(clauses):
        tried = [clause]
        if conditions and clause.limit is None and chance.below(f"condition/{number}", 5) == 0:
            tried.insert(0, _on_condition(title, names, clause, chance, number))
        for one in tried:
            try:
                yield text(one, names), one
            except KeyError:
                continue
            break


def _on_condition(title: Title[Any], names: Vocabulary, clause: Clause, chance: Chance, number: int) -> Clause:
    """The clause with a condition on its last alternative: an example of one, as it could be said of these players."""
    said = chance.pick(f"fact/{number}", title.facts).example
    for colour in title.seats:
        if colour in said:
            said = said.replace(colour, chance.pick(f"seat/{number}", tuple(names.kinds["seat"])))
            break
    *others, last = clause.alternatives
    return replace(clause, alternatives=(*others, Alternative(last.choice, _condition(title, said))))


@cache
def _condition(title: Title[Any], said: str) -> Condition | None:
    """What these words say in a game in which everybody and everything takes part."""
    options = title.kept({spec.name: spec.choices[-1] for spec in title.options})
    names = title.vocabulary(title.empty(len(title.seats), options), 0)
    tongue = language(title.choices, title.facts)
    examples = (choice.example.partition(" IF ")[0] for choice in title.choices)
    plain = next((one for one in examples if tongue.read(one, names).clauses), "")
    reading = tongue.read(f"{plain} IF {said}", names)
    return reading.clauses[0].alternatives[-1].condition if reading.clauses else None
