"""Random games of Cosmoforce: from the building of ships, and as often from the middle of a fight."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.games.cosmoforce.answers.buildable_ships import random_ship
from adjudicator.games.cosmoforce.events.events import Burned, Damaged, Healed, HeatVented, Shot
from adjudicator.games.cosmoforce.ship import FULL, Ship
from adjudicator.games.cosmoforce.stages.crew import count
from adjudicator.games.cosmoforce.table.gear import SYSTEMS, described, labels, limits
from adjudicator.games.cosmoforce.table.speech import points
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Force
from tests.fuzz.example import Example
from tests.fuzz.opening import Opening

LATEST = 42
FASTEST = 15
HOTTEST = 6


class ForceOpening(Opening):
    """Every system has to be hit, and to do what it is for."""

    phases = 30

    def example(self, chance: Chance, seed: str, theme: Sequence[str]) -> Example:
        new = super().example(chance, seed, theme)
        if chance.below("new", 2) == 0:
            return new
        players = 2 + chance.below("players", len(self.title.seats) - 1)
        named = new.options.get("crew") == "named"
        said = [f"{seat}: {'; '.join(_ship(chance, seat, named=named))}" for seat in self.title.seats[:players]]
        head = f"turn {1 + chance.below('turn', LATEST)} phase 2, {players} players"
        return Example(new.title, new.seed, new.options, head, tuple(said))

    def options(self, chance: Chance) -> Mapping[str, str]:
        """Characters in every other game: it takes some of them before anything is ruled."""
        return {**super().options(chance), "crew": chance.pick("crew", ("plain", "named"))}

    def stated(self, state: Force, views: Sequence[Force]) -> tuple[str, tuple[str, ...]]:
        head = f"{self.title.where(state)}, {len(state.seats)} players"
        said = [(name, state.ships[seat]) for seat, name in enumerate(state.seats)]
        facts = [(name, _facts(ship)) for name, ship in said if ship is not None]
        gone = [f"{name}: eliminated" for name, out in zip(state.seats, state.gone, strict=True) if out]
        missed = [f"{name}: missed {n} phases" for name, n in zip(state.seats, state.missed, strict=True) if n]
        crew = [
            f"{name}: {'; '.join(_crew(state, seat))}" for seat, name in enumerate(state.seats) if state.aboard(seat)
        ]
        return head, (*(f"{name}: {'; '.join(parts)}" for name, parts in facts), *gone, *missed, *crew)

    def ruling(self, state: Force, seat: int, chance: Chance) -> str | None:
        """One effect or two on any ship that is still there; now and then none, or nothing is said at all."""
        if chance.below("silent", 4) == 0:
            return None
        said = []
        for number in range(1 + chance.below("effects", 2)):
            other = chance.pick(f"{number}/ship", state.playing())
            effects = chance.pick(f"{number}/kind", _effects(state, other))
            said.append(f"{state.seats[other]} {chance.pick(f'{number}/effect', effects)}")
        # What the first has changed may leave nothing for the second, which is then refused.
        for words in ("; ".join(said), said[0]):
            try:
                self.title.ruled(state, seat, words)
            except ValueError:
                continue
            return words
        return "nothing"

    def wrong(self, state: Force, views: Sequence[Force]) -> Iterator[str]:
        """Between two phases there is a crew wherever there is a character."""
        for seat, people in enumerate(state.people):
            places = [one.place for one in people if one.place != DEAD]
            if any(places.count(place) > count(state, seat, place) for place in places):
                yield f"{state.seats[seat]} has more characters in a place than crew"

    def expected(self) -> frozenset[str]:
        """Every system damaged, and every one used, but for armour, which only takes damage."""
        names = [system.name for system in SYSTEMS]
        used = [name for name in names if name != "armour"]
        return frozenset([*(f"{name} damaged" for name in names), *(f"{name} used" for name in used)])

    def used(self, state: Any, event: Event[Any]) -> Iterator[str]:
        match event:
            case Damaged():
                yield f"{event.system.rpartition(' ')[0]} damaged"
            case Shot():
                yield f"{event.weapon} used"
            case HeatVented():
                yield "dissipator used"
            case Healed():
                yield "habitat used"
            case Burned():
                yield from (f"{kind} used" for kind in _driving(state.ship(event.seat)))


def _driving(ship: Ship) -> Iterator[str]:
    whole = [kind for kind, marks in zip(ship.systems, ship.marks, strict=True) if not marks]
    return (system.name for system in SYSTEMS if system.thrust and system.name in whole)


def _ship(chance: Chance, seat: str, *, named: bool) -> Iterator[str]:
    """What is so of a ship in the middle of a fight; it need not be what could have come about."""
    built = random_ship(chance, f"{seat}/ship")
    yield described(built.hull, built.systems)

    def some(what: str, outcomes: int) -> int:
        return chance.below(f"{seat}/{what}", outcomes)

    yield f"speed {points(some('speed', FASTEST * FULL) if some('hundredths', 2) else some('whole', 4) * FULL)}"
    yield f"heat {some('heat', HOTTEST)}"
    most = limits(built.hull, built.systems)
    crew = 1 + built.hull * built.systems.count("habitat")
    for name, limit in zip(labels(built.systems), most, strict=True):
        marks = min(some(f"marks/{name}", 4 * limit), limit - 1) if some(f"hit/{name}", 3) == 0 else 0
        if marks:
            yield f"{marks} {'mark' if marks == 1 else 'marks'} on {name}"
        if marks > 0 and crew > 1 and some(f"crew/{name}", 2):
            crew -= 1
            yield f"1 at work on {name}"
    hurt = some("hurt", crew + 1)
    yield f"{hurt} hurt"
    yield f"{crew - hurt} ready"
    if named and crew > hurt and some("character", 2):
        yield f"character {'Ripley' if some('Ripley', 2) else 'Ash'} (pilot)"
    if named and hurt:
        yield "character Kane hurt"


def _effects(state: Force, seat: int) -> tuple[tuple[str, ...], ...]:
    """What could be ruled of a ship, kind by kind."""
    names = labels(state.ship(seat).systems)
    people = [f"{how} {one.name}" for one in state.aboard(seat) for how in ("heal", "hurt")]
    systems = [f"{how} on {name}" for name in names for how in ("repair 1", "damage 2")]
    return ("heat +2", "heat -3"), ("hurt 1", "hurt 3", "heal 1", "heal 2", *people), tuple(systems)


def _crew(state: Force, seat: int) -> Iterator[str]:
    names = labels(state.ship(seat).systems)
    where = {READY: "ready", HURT: "hurt", DEAD: "killed"}
    for one in state.aboard(seat):
        role = f" ({one.role})" if one.role else ""
        yield f"character {one.name}{role} {where.get(one.place) or f'at work on {names[one.place]}'}"
    tried = state.attempt(seat)
    if tried is not None:
        yield f'{tried.name} attempts "{tried.words}"'


def _facts(ship: Ship) -> Iterator[str]:
    yield described(ship.hull, ship.systems)
    yield f"speed {points(ship.speed)}"
    yield f"heat {ship.heat}"
    names = labels(ship.systems)
    for name, crew in zip(names, ship.repairs, strict=True):
        if crew:
            yield f"{crew} at work on {name}"
    yield f"{ship.ready} ready"
    yield f"{ship.hurt} hurt"
    for name, marks in zip(names, ship.marks, strict=True):
        if marks:
            yield f"{marks} {'mark' if marks == 1 else 'marks'} on {name}"


OPENING = ForceOpening
