"""Proofs of moons: what is wrong with them, and others that a player could not tell apart from them."""

from collections import Counter
from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.systems.moons import NEW_MOONS, possible
from adjudicator.games.blutooth.table.listed_moons import names_listed
from adjudicator.games.blutooth.table.match import Match, named_place
from adjudicator.games.blutooth.table.moons import HUB, NEW, Moon, renamed


def moon_faults(state: Match) -> Iterator[str]:
    """No planet with two moons, no moon twice, and ships of one alien on each at most: one, unless it is a hub."""
    if len({moon.place for moon in state.moons}) < len(state.moons):
        yield "a planet has two moons"
    names = Counter([moon.name for moon in state.moons if moon.name != HIDDEN])
    yield from [f"{name} is there {count} times" for name, count in names.items() if count > 1 and name != NEW]
    for moon in state.moons:
        where = f"the moon of {named_place(state, moon.place)}"
        if (moon.owner is None) != (moon.ships == 0) or moon.ships < 0:
            yield f"{where} has {moon.ships} ships of {'nobody' if moon.owner is None else state.seats[moon.owner]}"
        if moon.ships > 1 and moon.type not in (HUB, HIDDEN):
            yield f"{where} has {moon.ships} ships, and is no hub"


def moons_filled(view: Match, chance: Chance, label: str) -> tuple[Moon, ...]:
    """The moons, with others that could be there in place of those that the view does not know."""
    if all(moon.name != HIDDEN for moon in view.moons):
        return view.moons
    known = [moon.name for moon in view.moons]
    names = [name for name in names_listed() if name not in known] + [NEW] * (NEW_MOONS - known.count(NEW))
    pool = [*chance.shuffle(f"{label}/moons", names)]
    # Those on which somebody is that were not shown can be only a few.
    found: dict[int, str] = {}
    for moon in sorted(view.moons, key=lambda moon: moon.owner is None):
        name = next((name for name in pool if possible(moon, name)), None)
        if name is not None:
            pool.remove(name)
            found[moon.place] = name
    return tuple([renamed(moon, found.get(moon.place, moon.name)) for moon in view.moons])
