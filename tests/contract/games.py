"""Whole games of every title, by bots and at random, for whatever must hold in all of them."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import Any, NamedTuple

import msgspec

from adjudicator.cases.playing import LONGEST_SEED
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, State, fold, told
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import SILENT, Candidate, Known, Standing
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import Outcome, adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.sampling import some

PHASES = 26
"""How far games are played."""

MOST_OPTIONS = 60


class RandomOrders:
    """Orders that answer every question with legal alternatives at random, or decline it.

    The same question is always answered alike, in every run of its stage; which clause an alternative belongs to is
    random too, so that whatever is promised twice has to be settled.
    """

    def __init__(self, chance: Chance, label: str, *, silent: int = 4) -> None:
        self._chance = chance
        self._label = label
        self._silent = silent

    def candidates(self, known: Known) -> Iterator[Candidate]:
        """Up to three alternatives; for one question in `silent` none."""
        label = f"{self._label}/{known.ask.key}"
        draw = self._chance.below
        if draw(f"{label}/silent", self._silent) == 0:
            return
        options = list(islice(known.ask.options.every(), MOST_OPTIONS))
        order = draw(f"{label}/order", 6)
        chosen = self._chance.shuffle(f"{label}/which", options)[:3]
        limit = 1 if draw(f"{label}/limit", 8) == 0 else None
        for number, choice in enumerate(chosen, 1):
            yield Candidate(order, number, choice, limit)
        if draw(f"{label}/no", 2):
            yield Candidate(order, 4, NO)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """None has a condition."""
        return ()


Author = Callable[[Title[Any], State, Sequence[State], Chance], Sequence[Standing]]


def by_bots(title: Title[Any], state: State, views: Sequence[State], chance: Chance) -> Sequence[Standing]:
    """What the title's house bots would order, each from its own view."""
    return [
        StandingOrders(title.bot(view, seat, chance)) if title.playing(state, seat) else SILENT
        for seat, view in enumerate(views)
    ]


def at_random(title: Title[Any], state: State, views: Sequence[State], chance: Chance) -> Sequence[Standing]:
    """Random orders."""
    return [RandomOrders(chance, f"random/{title.where(state)}/{seat}") for seat in range(len(views))]


def nobody(title: Title[Any], state: State, views: Sequence[State], chance: Chance) -> Sequence[Standing]:
    """No orders at all."""
    return [SILENT] * len(views)


AUTHORS: dict[str, Author] = {"bots": by_bots, "random": at_random, "nobody": nobody}


class Played(NamedTuple):
    """One phase of a game: who missed it, the position with that noted, the orders, and what came of them."""

    missed: tuple[Event[Any], ...]
    state: State
    views: tuple[State, ...]
    standing: Sequence[Standing]
    out: Outcome


class Game(NamedTuple):
    """A game: whose it is, how it was set up, and its phases."""

    title: Title[Any]
    chance: Chance
    table: State
    deal: tuple[Event[Any], ...]
    phases: tuple[Played, ...]

    def events(self) -> Iterator[Event[Any]]:
        """Everything that happened."""
        yield from self.deal
        for played in self.phases:
            yield from played.missed
            yield from played.out.events

    def boundaries(self) -> Iterator[tuple[State, tuple[State, ...]]]:
        """Every boundary with all views of it, the last one included."""
        for played in self.phases:
            yield played.state, played.views
        last = self.phases[-1]
        yield last.out.state, _told(last.views, last.out.events)


def _told(views: Sequence[State], events: Sequence[Event[Any]]) -> tuple[State, ...]:
    return tuple(fold(view, told(events, seat)) for seat, view in enumerate(views))


class Setup(NamedTuple):
    """Which game is to be played; its text is the test's name."""

    title: str
    players: int
    author: str
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    wished: int = 0
    """Which of all that can be wished for the first player wishes for, the others for what follows."""

    def __str__(self) -> str:
        return "-".join(map(str, (*self[:4], *(value for _, value in self.options))))


LEFT_AS_USUAL = 6
"""One rulebook value in so many, where most are not."""


def setups() -> list[Setup]:
    """Games of every title: few, some and many players, bots and chance, every rulebook value in its turn.

    Now and then most are as unusual as can be, so that nearly everything there is takes part at once; of those another
    part is left as usual for each number of players and each kind of unusual, because what is unusual can take the
    place of something else. Where players can wish they wish for one thing after the other: none waits for luck.
    """
    found = []
    for name, title in titles().items():
        counts = range(title.fewest, len(title.seats) + 1)
        for which, shift in ((1, 0), (-1, 2)):
            seated = 0
            for players in counts if title.options else ():
                most = [spec for i, spec in enumerate(title.options) if (i + players + shift) % LEFT_AS_USUAL]
                unusual = tuple((spec.name, spec.choices[which]) for spec in most)
                found.append(Setup(name, players, "random", players, unusual, seated))
                seated += players
        found += of_everything(title)
        varied = [((spec.name, choice),) for spec in title.options for choice in spec.choices[1:]]
        for i, players in enumerate(counts):
            found += [Setup(name, players, "bots", i), Setup(name, players, "random", i)]
            found += [Setup(name, players, "random", i, one) for one in varied[i :: len(counts)]]
        found.append(Setup(name, title.fewest, "nobody", 0))
    return found


def sampled(of: Sequence[Setup]) -> list[Setup]:
    """In every run games of every kind, and some of those in which only one rulebook value is another."""
    simple = [setup for setup in of if len(setup.options) == 1]
    return [*(setup for setup in of if len(setup.options) != 1), *some(simple, 5)]


def of_everything(title: Title[Any], times: int = 0) -> Iterator[Setup]:
    """Games in which all that can be wished for is had once, where a rulebook value stands for all there is.

    They are played with other dice each time: `times` says how many times they have been played before.
    """
    if any(spec.every for spec in title.options):
        most = len(title.seats)
        # What is unusual can take the place of something else, so every second time it is as usual.
        which = (times + 1) % 2
        unusual = tuple(
            (spec.name, spec.every or ("yes" if "yes" in spec.choices else spec.choices[which]))
            for spec in title.options
        )
        wishes = title.wishes(title.empty(most, title.kept(dict(unusual))))
        for seated in range(0, max(1, len(wishes)), most):
            yield Setup(title.name, most, "random", seated + 1000 * times, unusual, seated)


@cache
def game(setup: Setup) -> Game:
    """The game, played once for all tests of a process."""
    return played_anew(setup)


def played_anew(setup: Setup) -> Game:
    """The game, played anew."""
    title = titles()[setup.title]
    chance = Chance(f"contract {setup}".encode()[:LONGEST_SEED])
    table = title.empty(setup.players, title.kept(dict(setup.options)))
    names = title.wishes(table)
    wishes = [(names[(setup.wished + seat) % len(names)],) for seat in range(setup.players)] if names else ()
    deal = title.deal(table, chance, wishes)
    state = fold(table, deal)
    views = tuple(fold(table, told(deal, seat)) for seat in range(setup.players))
    phases: list[Played] = []
    while title.winners(state) is None and len(phases) < PHASES:
        where = title.where(state)
        standing = AUTHORS[setup.author](title, state, views, chance)
        # Somebody is late now and then, and after some turns one player writes no more.
        silent = [
            seat
            for seat in seats(state)
            if standing[seat] is SILENT
            or chance.below(f"late {where}/{seat}", 12) == 0
            or (setup.seed % 3 == 0 and where.turn > 1 and seat == 0)
        ]
        standing = [SILENT if seat in silent else orders for seat, orders in enumerate(standing)]
        missed = title.missed(state, silent, [seat for seat in seats(state) if seat not in silent])
        state = fold(state, missed)
        views = _told(views, missed)
        out = adjudicate(title, state, views, standing, chance)
        phases.append(Played(missed, state, views, standing, out))
        state = out.state
        views = _told(views, out.events)
    assert phases
    return Game(title, chance, table, deal, tuple(phases))


def seats(state: State) -> range:
    """All seats, those out of the game too."""
    return range(len(state.seats))


def agrees(seen: Any, true: Any) -> bool:
    """Whether what somebody believes is so: every part is as it truly is, or marked as hidden.

    Both are given as plain data. Of a row of names those that are not hidden must be there, in any order. What is
    hidden may have a word before it for what everybody sees of it, which is so for as many of the others.
    """
    if seen in (true, HIDDEN):
        return True
    if isinstance(seen, str) and isinstance(true, str):
        return seen.endswith(HIDDEN) and true.startswith(seen.removesuffix(HIDDEN))
    if isinstance(seen, tuple | list) and isinstance(true, tuple | list) and len(seen) == len(true):
        if all(isinstance(name, str) for name in (*seen, *true)):
            return _fit(seen, true)
        return all(agrees(one, other) for one, other in zip(seen, true, strict=True))
    if isinstance(seen, dict) and isinstance(true, dict) and seen.keys() == true.keys():
        return all(agrees(seen[key], true[key]) for key in seen)
    return False


def _fit(seen: Sequence[str], true: Sequence[str]) -> bool:
    left = [*true]
    backs: dict[str, int] = {}
    for name in seen:
        if not name.endswith(HIDDEN):
            if name not in left:
                return False
            left.remove(name)
        elif name != HIDDEN:
            back = name.removesuffix(HIDDEN)
            backs[back] = backs.get(back, 0) + 1
    return all(len([name for name in left if name.startswith(back)]) == count for back, count in backs.items())


def misbelieved(view: State, state: State) -> dict[str, tuple[Any, Any]]:
    """The parts of a position of which a view is wrong: what it says and what is so.

    Where a seat holds several rows of things, a watcher need not know from which of them one is gone, only how many
    there are in all: such rows are compared together.
    """
    other = [key for key in state.__struct_fields__ if getattr(view, key) != getattr(state, key)]
    both = {key: (msgspec.to_builtins(getattr(view, key)), msgspec.to_builtins(getattr(state, key))) for key in other}
    wrong = {
        key: (seen, true)
        for key, (seen, true) in both.items()
        if not (_among(seen, true) if key in state.in_part else agrees(seen, true))
    }
    if not wrong:
        return wrong
    seen, true = msgspec.to_builtins(view), msgspec.to_builtins(state)
    rows = [key for key in true if _are_rows(true[key], len(state.seats))]
    if wrong and wrong.keys() <= set(rows):
        held = [tuple(sum((parts[key][seat] for key in rows), ()) for seat in seats(state)) for parts in (seen, true)]
        return {} if agrees(*held) else wrong
    return wrong


def _among(seen: Sequence[Any], true: Sequence[Any]) -> bool:
    """Whether all that is seen is there, each once."""
    left = list(true)
    for one in seen:
        if one not in left:
            return False
        left.remove(one)
    return True


def _are_rows(part: Any, count: int) -> bool:
    return (
        isinstance(part, tuple)
        and len(part) == count
        and all(isinstance(row, tuple) and all(isinstance(name, str) for name in row) for row in part)
    )
