"""Branches: everything that the actual letters of a phase could lead to.

If there are few enough combinations of answers, all of them; otherwise challenge by challenge.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.branch_search import ANY_NUMBER, Decision, Node, Passed, Search, Stand
from adjudicator.engine.run.forced_answers import Lettered, Unit, unit
from adjudicator.engine.run.phase_steps import Phase


class Tree(NamedTuple):
    """What some units (challenges, or seats) can lead to, while all others answer as they do in each branch.

    `apart` is how many answers at once may differ from those that came about by themselves: None for any number, 0 if
    not even every single one was searched. `touches` are other units that answered differently in one of its branches,
    and units that should have been searched together with these but were not.
    """

    units: tuple[Unit, ...]
    root: Node
    apart: int | None
    touches: frozenset[Unit]

    @property
    def alternatives(self) -> int:
        """The complete ways through it that were worked out."""
        return self.root.alternatives

    @property
    def whole(self) -> bool:
        """Whether these are all."""
        return self.apart is None


class Branches(NamedTuple):
    """Everything that was found. `whole`: every combination of all answers was worked out, in one tree.

    Otherwise `alternatives` is the product over the trees. `runs` is how often a phase was run, from some stage on.
    """

    whole: bool
    trees: tuple[Tree, ...]
    alternatives: int
    runs: int


class _Found(NamedTuple):
    units: tuple[Unit, ...]
    search: Search
    root: Node
    apart: int | None
    near: frozenset[Unit] = frozenset()


def branches(
    title: Title[Any],
    state: State,
    views: Sequence[State],
    orders: Sequence[Lettered],
    chance: Chance,
    *,
    most: int,
    progress: Callable[[], None] | None = None,
) -> Branches:
    """Everything the letters for the open phase could lead to, in about `most` runs of it (from some stage on).

    All combinations of answers if there are few enough; otherwise unit by unit, with units that touch each other
    together as far as possible. `progress` is called before each run.
    """
    over = _Over(Phase(title, state, views, chance), orders, Stand(state, tuple(views), ()), progress)
    _, standing = over.searched(None, 0)
    options: dict[Unit, int] = {}
    for decision in _standing(standing):
        whose = unit(decision.choosing.ask)
        options[whose] = options.get(whose, 1) * len(decision.branches)
    if prod(options.values()) <= most:
        search, root = over.searched(None, most)
        if search.whole:
            tree = Tree(tuple(options), root, None, frozenset())
            return Branches(True, (tree,), root.alternatives, over.runs)
    most += over.runs
    found: list[_Found] = []
    for i, (whose, ways) in enumerate(options.items()):
        found.append(over.unit(whose, ways, max(most - over.runs, 0) // (len(options) - i)))
    together: list[_Found] = []
    for group in _groups(found, state, title):
        together += over.joined([found[i] for i in group], most - over.runs)
    trees = tuple([Tree(one.units, one.root, one.apart, one.near | one.search.touched) for one in together])
    return Branches(False, trees, prod([tree.alternatives for tree in trees]), over.runs)


class _Over:
    """A phase with its letters, and how often it has been run."""

    def __init__(
        self, phase: Phase, orders: Sequence[Lettered], stand: Stand, progress: Callable[[], None] | None
    ) -> None:
        self.phase = phase
        self.orders = orders
        self.stand = stand
        self.progress = progress
        self.runs = 0

    def searched(self, units: Iterable[Unit] | None, most: int, apart: int = ANY_NUMBER) -> tuple[Search, Node]:
        """The branches of some units, None for all."""
        search = Search(self.phase, self.orders, None if units is None else frozenset(units), most, apart)
        search.progress = self.progress
        root = search.begun(0, self.stand)
        self.runs += most - search.left
        return search, root

    def unit(self, whose: Unit, ways: int, most: int) -> _Found:
        """All branches of a unit, or those with as few other answers at once as can be searched."""
        if ways <= most:
            search, root = self.searched([whose], most)
            if search.whole:
                return _Found((whose,), search, root, None)
            most = search.left
        best: _Found | None = None
        apart = 1
        while True:
            search, root = self.searched([whose], most, apart)
            if best is None or not search.cut:
                best = _Found((whose,), search, root, None if search.whole else 0 if search.cut else apart)
            most = search.left
            if search.whole or search.cut or most <= 0:
                return best
            apart += 1

    def joined(self, parts: Sequence[_Found], most: int) -> Sequence[_Found]:
        """Units that have to be searched together, if that is possible."""
        whole = len(parts) > 1 and all(one.apart is None for one in parts)
        units = tuple([whose for one in parts for whose in one.units])
        if whole and prod([one.root.alternatives for one in parts]) <= most:
            search, root = self.searched(units, most)
            if search.whole:
                return [_Found(units, search, root, None)]
        return [one._replace(near=frozenset(units) - set(one.units)) for one in parts]


def _standing(root: Node) -> Iterator[Decision]:
    """The decisions on the way that the letters take by themselves."""
    while True:
        if isinstance(root, Decision):
            yield root
            root = next(branch.then for branch in root.branches if branch.came)
        elif isinstance(root, Passed):
            root = root.then
        else:
            return


def _groups(found: Sequence[_Found], state: State, title: Title[Any]) -> list[list[int]]:
    """The units to be searched together: those that touch each other, or can promise too much together."""
    groups = [{i} for i in range(len(found))]

    def join(some: Iterable[int]) -> None:
        joined = set(some)
        for group in [group for group in groups if group & joined]:
            groups.remove(group)
            joined |= group
        groups.append(joined)

    searches = [one.search for one in found]
    for i, search in enumerate(searches):
        join([i, *(j for j, one in enumerate(found) if search.touched & set(one.units))])
    for held in dict.fromkeys(held for search in searches for held in search.claims):
        seat, resource = held
        claiming = {i: search.claims[held] for i, search in enumerate(searches) if held in search.claims}
        limits = [limit for search in searches if (limit := search.limits.get(held)) is not None]
        supply = limits[0] if limits else title.supply(state, seat, resource)
        if sum(claiming.values()) > supply:
            join(claiming)
    return [sorted(group) for group in groups]
