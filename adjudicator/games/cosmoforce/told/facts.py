"""The facts for conditions. Everything about ships is public, and evaluated when the question comes up."""

from typing import Final

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact, Vocabulary
from adjudicator.engine.contract.questions import Known
from adjudicator.games.cosmoforce.answers.options import Incoming
from adjudicator.games.cosmoforce.ship import FULL, Ship, slower
from adjudicator.games.cosmoforce.table.gear import BY_NAME, HABITAT, complement, limits, standing, thrust, working
from adjudicator.games.cosmoforce.table.state import Force


def _view(known: Known) -> Force:
    assert isinstance(known.view, Force)
    return known.view


class OfShip(Fact, frozen=True):
    """A number of a ship."""

    compares = ("number",)
    least = 0

    seat: Seat

    def count(self, ship: Ship) -> int:
        """The number."""
        raise NotImplementedError  # pragma: no cover - every one defines it

    def value(self, known: Known) -> int | None:
        ship = _view(known).ships[self.seat]
        return None if ship is None else self.count(ship)

    def listed(self, known: Known) -> int | None:
        return None if _view(known).gone[self.seat] else self.number(known)


class Speed(OfShip, frozen=True):
    """The speed of a ship in whole points."""

    grammar = 'SEAT "speed"'
    example = "Blue speed >= 5"

    def count(self, ship: Ship) -> int:
        return ship.speed // FULL


class Heat(OfShip, frozen=True):
    """How many heat tokens a ship has."""

    grammar = 'SEAT "heat"'
    example = "my heat >= 3"

    def count(self, ship: Ship) -> int:
        return ship.heat


class Crew(OfShip, frozen=True):
    """How many crew of a ship are alive."""

    grammar = 'SEAT "crew"'
    example = "Blue crew <= 1"

    def count(self, ship: Ship) -> int:
        return ship.crew


class ReadyCrew(OfShip, frozen=True):
    """How many crew of a ship are ready in the standby box."""

    grammar = 'SEAT "ready" "crew"'
    example = "my ready crew >= 2"

    def count(self, ship: Ship) -> int:
        return ship.ready


class HurtCrew(OfShip, frozen=True):
    """How many crew of a ship are hurt."""

    grammar = 'SEAT "hurt" "crew"'
    example = "my hurt crew >= 1"

    def count(self, ship: Ship) -> int:
        return ship.hurt


class Mass(OfShip, frozen=True):
    """The mass of a ship."""

    grammar = 'SEAT "mass"'
    example = "Blue mass < 16"

    def count(self, ship: Ship) -> int:
        return ship.mass


class Thrust(OfShip, frozen=True):
    """The thrust of a ship: of its propulsion that has no damage."""

    grammar = 'SEAT "thrust"'
    example = "Blue thrust = 0"

    def count(self, ship: Ship) -> int:
        return thrust(ship)


class Undamaged(OfShip, frozen=True):
    """How many systems of a ship have no damage; without any it is eliminated."""

    grammar = 'SEAT "undamaged" "systems"'
    example = "Blue undamaged systems <= 2"

    def count(self, ship: Ship) -> int:
        return ship.marks.count(0)


class DamagedSystems(OfShip, frozen=True):
    """How many systems of a ship are damaged and not destroyed."""

    grammar = 'SEAT "damaged" "systems"'
    example = "my damaged systems >= 1"

    def count(self, ship: Ship) -> int:
        return sum([ship.marks[slot] > 0 for slot in standing(ship)])


class Working(Fact, frozen=True):
    """How many systems of a kind a ship has that are not damaged."""

    compares = ("number",)
    least = 0
    grammar = 'SEAT "working" SYSTEM'
    example = "Blue working lasers >= 2"

    seat: Seat
    kind: str

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} working {BY_NAME[self.kind].plural}"

    def value(self, known: Known) -> int | None:
        ship = _view(known).ships[self.seat]
        return None if ship is None else len(working(ship, self.kind))


class Slower(Fact, frozen=True):
    """Whether a ship is slower than another: of equal speed the heavier one is."""

    grammar = 'SEAT "slower" "than" SEAT'
    example = "Blue slower than Red"

    seat: Seat
    other: Seat

    def value(self, known: Known) -> bool | None:
        view = _view(known)
        ship, other = view.ships[self.seat], view.ships[self.other]
        return None if ship is None or other is None else slower(ship, other)


class Gone(Fact, frozen=True):
    """Whether a ship is eliminated."""

    grammar = 'SEAT "eliminated"'
    example = "Blue eliminated"

    seat: Seat

    def value(self, known: Known) -> bool:
        return _view(known).gone[self.seat]


class Moved(Fact, frozen=True):
    """Whether a ship has had its turn, or begun it, in this round."""

    grammar = 'SEAT "moved"'
    example = "Blue moved"

    seat: Seat

    def value(self, known: Known) -> bool:
        return self.seat in _view(known).moved


class Attacks(Fact, frozen=True):
    """Whether it is this player who shoots at you or rams you, where you are asked about damage or evading."""

    grammar = 'SEAT ("attacks" | "rams" | "hits") "me"'
    example = "Blue attacks me"

    seat: Seat

    def value(self, known: Known) -> bool | None:
        options = known.ask.options
        return options.by == self.seat if isinstance(options, Incoming) else None


class Amount(Fact, frozen=True):
    """How much comes at you: points of damage, or, where you may evade, the dice of a ramming."""

    compares = ("number",)
    least = 0
    grammar = '"incoming"'
    example = "incoming >= 3"

    def value(self, known: Known) -> int | None:
        options = known.ask.options
        return options.amount if isinstance(options, Incoming) else None


class WouldKill(Fact, frozen=True):
    """Whether one more point of damage on one of your habitats would destroy it, and leave crew without room."""

    grammar = '"hit" "would" "kill" "crew"'
    example = "hit would kill crew"

    def value(self, known: Known) -> bool | None:
        ship = _view(known).ships[known.seat]
        if ship is None:
            return None
        most = limits(ship.hull, ship.systems)
        frail = any(
            kind == HABITAT and marks == limit - 1
            for kind, marks, limit in zip(ship.systems, ship.marks, most, strict=True)
        )
        return frail and ship.crew > complement(ship) - ship.hull


class Round(Fact, frozen=True):
    """Which round it is."""

    compares = ("number",)
    least = 0
    grammar = '"round"'
    example = "round >= 5"

    def value(self, known: Known) -> int:
        return _view(known).round

    def listed(self, known: Known) -> int | None:
        return _view(known).round or None


FACTS: Final = defined(__name__, Fact)
