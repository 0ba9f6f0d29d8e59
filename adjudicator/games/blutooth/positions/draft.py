"""A draft: what has been stated of a position so far."""

from collections.abc import Mapping
from typing import Final, TypeVar

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.stores import Store
from adjudicator.games.blutooth.setup.setup import empty
from adjudicator.games.blutooth.table.captives import Captive
from adjudicator.games.blutooth.table.invasions import Invasion, Place
from adjudicator.games.blutooth.table.match import Commission, Footprint
from adjudicator.games.blutooth.table.moons import Moon
from adjudicator.games.blutooth.table.nexus import Nexuses
from adjudicator.games.blutooth.table.standing import Standing
from adjudicator.games.blutooth.table.techs import HeldTechs, next_number

T = TypeVar("T")

POWER: Final = "Clone"
"""The power of an alien without a stated one: it does nothing unless ordered to."""


class StatedOfSeats:
    """What has been stated of each seat; of most of them, nothing has."""

    def __init__(self) -> None:
        self.warp: dict[Seat, int] = {}
        self.praw: dict[Seat, int] = {}
        self.vaporized: dict[Seat, int] = {}
        self.caches: dict[Seat, Pile] = {}
        self.exhausts: dict[Seat, Pile] = {}
        self.powers: dict[Seat, str] = {}
        self.faces: dict[Seat, str] = {}
        self.faces_known: dict[Seat, bool] = {}
        self.undecided: dict[Seat, bool] = {}
        self.revealed: dict[Seat, bool] = {}
        self.powerless: dict[Seat, bool] = {}
        self.fuel: dict[Seat, int] = {}
        self.loaded: dict[Seat, int] = {}
        self.flagships: dict[Seat, bool] = {}
        self.resupplies: dict[Seat, int] = {}
        self.lucre: dict[Seat, int] = {}
        self.vouchers: dict[Seat, Pile] = {}
        self.shielded: dict[Seat, bool] = {}
        self.techs: dict[Seat, HeldTechs] = {}
        self.gathered: dict[Seat, int] = {}
        self.devoured: dict[Seat, int] = {}
        self.plagued: dict[Seat, bool] = {}
        self.strikes: dict[Seat, int] = {}
        self.station_offers: dict[Seat, Pile] = {}
        self.stores: dict[Seat, Store] = {}


class Draft(StatedOfSeats):
    """What has been stated of a position. Later statements on the same thing replace earlier ones."""

    def __init__(self, colours: tuple[str, ...], options: Mapping[str, str], cycle: int, phase: int) -> None:
        super().__init__()
        table = empty(colours, options)
        self.table = replace(table, cycle=cycle, phase=phase)
        if table.options["campaigns"] == "in_turn":
            self.table = replace(self.table, cycle=1 + (cycle - 1) // len(colours), turns=cycle, campaign=0)
        self.ships: dict[tuple[Seat, Place], int] = {}
        self.manifested: Pile = ()
        self.scrapped_techs: Pile = ()
        self.sub_powers: tuple[tuple[Seat, str], ...] = ()
        self.nexus: Nexuses = ()
        self.titles: tuple[str, ...] = ()
        self.footprints: list[Footprint] = []
        self.grafts: list[tuple[Seat, Seat]] = []
        self.zapped: list[tuple[Seat, str, int]] = []
        self.eliminated: set[Seat] = set()
        self.stations: dict[str, Standing] = {}
        self.known: set[tuple[Seat, Seat]] = set()
        """Who knows whose cache."""
        self.invasions: dict[int, Invasion] = {}
        self.divided: set[int] = set()
        """The invasions of which it was stated how many ships defend themselves in them."""
        self.commissions: list[Commission] = []
        self.moons: dict[Place, Moon] = {}
        self.timeouts: set[Seat] = set()
        self.captives: list[Captive] = []
        self.flattened: list[tuple[Seat, int]] = []
        self.benched: set[Seat] = set()
        self.came: set[tuple[Seat, Place]] = set()
        """Whose ships have come to which planets with a moon."""
        self.forge: Pile | None = None
        self.exhausted: Pile | None = None
        self.flares: Pile | None = None
        self.flared: list[tuple[Seat, str, int]] = []
        self.destiny: tuple[Seat, ...] | None = None
        self.marked: tuple[Seat, ...] | None = None
        self.branded: tuple[Seat, ...] | None = None
        self.campaign: Seat | None = None
        """Whose campaign an ambush interrupts."""

    def invasion(self, number: int) -> Invasion:
        """An invasion that has been stated."""
        if number not in self.invasions:
            raise Misstated(f"say first who invades whom in invasion {number}: Red invades Blue on Blue 2 with 3")
        return self.invasions[number]

    def moon(self, place: Place) -> Moon:
        """A moon that has been stated."""
        if place not in self.moons:
            raise Misstated("say first which moon the planet has: moon of Blue 2: Half moon HOME")
        return self.moons[place]

    def row(self, stated: Mapping[Seat, T], usual: T) -> tuple[T, ...]:
        """What was stated for each seat, and the usual where nothing was."""
        return tuple([stated.get(seat, usual) for seat in range(len(self.table.seats))])

    def numbered_techs(self) -> HeldTechs:
        """The stated techs, numbered in the order of seats where no number was stated."""
        found: HeldTechs = ()
        for seat in sorted(self.techs):
            for held in self.techs[seat]:
                found = (*found, held if held.number else replace(held, number=next_number(found)))
        return found

    def powers_of(self, seat: Seat) -> tuple[str, ...]:
        """The stated powers of an alien."""
        return (self.powers.get(seat, ""), self.faces.get(seat, ""))
