"""Branches: all that the actual letters of a phase could lead to.

Every combination of answers where there are few enough; otherwise challenge by challenge.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import prod
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.leading import Lettered, Unit, unit
from adjudicator.engine.searching import Decision, Node, Passed, Search, Stand
from adjudicator.engine.stepping import Phase
from adjudicator.engine.title import Title


class Tree(NamedTuple):
    """What some units (challenges, or seats) can come to, everything else answering as it stands in each branch.

    `touches` are the units outside it in which anything was answered differently in one of its branches, and those
    that can promise the same things as it.
    """

    units: tuple[Unit, ...]
    root: Node
    whole: bool
    touches: frozenset[Unit]

    @property
    def alternatives(self) -> int:
        """The complete ways through it."""
        return self.root.alternatives


class Branches(NamedTuple):
    """Everything that was found. `whole`: every combination of all answers was worked out, in one tree.

    Otherwise `alternatives` is the product over the trees. `runs` is how often a phase was run, from some stage on.
    """

    whole: bool
    trees: tuple[Tree, ...]
    alternatives: int
    runs: int


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
    """Everything that the letters for the open phase could lead to, in about `most` runs of it (from some stage on).

    All combinations of answers where there are no more of them than that; otherwise unit by unit, and units that touch
    each other together as far as that goes. `progress` is called before each run.
    """
    phase = Phase(title, state, views, chance)
    stand = Stand(state, tuple(views), ())
    runs = 0

    def searched(units: Iterable[Unit] | None, bound: int) -> tuple[Search, Node]:
        nonlocal runs
        wanted = None if units is None else frozenset(units)
        search = Search(phase, orders, wanted, bound)
        search.progress = progress
        root = search.begun(0, stand)
        runs += bound - search.left
        return search, root

    _, standing = searched(None, 0)
    options: dict[Unit, int] = {}
    for decision in _standing(standing):
        whose = unit(decision.choosing.ask)
        options[whose] = options.get(whose, 1) * len(decision.branches)
    if prod(options.values()) <= most:
        search, root = searched(None, most)
        if search.whole:
            return Branches(True, (Tree(tuple(options), root, True, frozenset()),), root.alternatives, runs)
    found: list[tuple[tuple[Unit, ...], Search, Node]] = []
    left = most
    for i, whose in enumerate(options):
        search, root = searched([whose], left // (len(options) - i))
        left = max(left - root.alternatives, 0)
        found.append(((whose,), search, root))
    together = []
    for group in _groups(found, state, title):
        parts = [found[i] for i in group]
        if len(parts) > 1 and prod([root.alternatives for _, _, root in parts]) <= left:
            units = tuple([whose for mine, _, _ in parts for whose in mine])
            search, root = searched(units, left)
            left = max(left - root.alternatives, 0)
            if search.whole:
                parts = [(units, search, root)]
        together += parts
    trees = tuple([Tree(units, root, search.whole, frozenset(search.touched)) for units, search, root in together])
    return Branches(False, trees, prod([tree.alternatives for tree in trees]), runs)


def _standing(root: Node) -> Iterator[Decision]:
    """The decisions on the way that things go as they stand."""
    while True:
        if isinstance(root, Decision):
            yield root
            root = next(branch.then for branch in root.branches if branch.came)
        elif isinstance(root, Passed):
            root = root.then
        else:
            return


def _groups(found: Sequence[tuple[tuple[Unit, ...], Search, Node]], state: State, title: Title[Any]) -> list[list[int]]:
    """What has to be gone through together: units that touch each other, or can promise more than there is."""
    groups = [{i} for i in range(len(found))]

    def join(some: Iterable[int]) -> None:
        joined = set(some)
        for group in [group for group in groups if group & joined]:
            groups.remove(group)
            joined |= group
        groups.append(joined)

    for i, (_, search, _) in enumerate(found):
        join([i, *(j for j, (units, _, _) in enumerate(found) if search.touched & set(units))])
    for held in dict.fromkeys(held for _, search, _ in found for held in search.claims):
        seat, resource = held
        claiming = {i: search.claims[held] for i, (_, search, _) in enumerate(found) if held in search.claims}
        limits = [limit for _, search, _ in found if (limit := search.limits.get(held)) is not None]
        supply = limits[0] if limits else title.supply(state, seat, resource)
        if sum(claiming.values()) > supply:
            join(claiming)
    return [sorted(group) for group in groups]
