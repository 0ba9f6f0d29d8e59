"""The pieces of the Blutooth edition, found in their folders: a new file is a new piece."""

from collections.abc import Iterable, Mapping
from typing import Final

from adjudicator.core.piles import Pile
from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.games.blutooth.kit import (
    Advantage,
    Artifact,
    Dynamic,
    Flare,
    Hazard,
    Legacy,
    Power,
    SecretMoon,
    Station,
    Tech,
    Voucher,
)
from adjudicator.games.blutooth.piece_kinds import ALERTS
from adjudicator.games.blutooth.systems.moon_kinds import OnMoon, veil_of
from adjudicator.games.blutooth.systems.new_powers import named
from adjudicator.games.blutooth.systems.rifts import Rift
from adjudicator.games.blutooth.table.circles import CIRCLES
from adjudicator.games.blutooth.table.listed_moons import listed

ENTRIES: Final = (
    "dimension.green",
    "dimension.yellow",
    "dimension.homesick",
    "lore.homes",
    "term.alert",
)

POWERS = found("adjudicator.games.blutooth.powers", Power)
ARTIFACTS = found("adjudicator.games.blutooth.artifacts", Artifact)

VOUCHERS = found("adjudicator.games.blutooth.vouchers", Voucher)
STATIONS = found("adjudicator.games.blutooth.stations", Station)

LEGACIES = found("adjudicator.games.blutooth.legacies", Legacy)

DYNAMICS = found("adjudicator.games.blutooth.dynamics", Dynamic)
RULINGS = {frozenset(dynamic.aliens): dynamic.first for dynamic in DYNAMICS if dynamic.first}
"""Of two powers that act at once, the one that goes first whatever the order of a match."""

HAZARDS = found("adjudicator.games.blutooth.hazards", Hazard)

FLARES = found("adjudicator.games.blutooth.flares", Flare)
TECHS = found("adjudicator.games.blutooth.techs", Tech)

MOONS = tuple([moon for moon in listed() if isinstance(moon, OnMoon)])
VEILS = {moon.name: veil_of(moon) for moon in MOONS if isinstance(moon, SecretMoon) and moon.revealable}
"""What secret moons are before they are revealed."""

RIFTS = found("adjudicator.games.blutooth.artifacts", Rift)

ADVANTAGES = found("adjudicator.games.blutooth.negotiates", Advantage)

PIECES = Pieces(
    (
        *POWERS,
        *ARTIFACTS,
        *VOUCHERS,
        *STATIONS,
        *LEGACIES,
        *DYNAMICS,
        *HAZARDS,
        *FLARES,
        *MOONS,
        *TECHS,
        *ADVANTAGES,
        *RIFTS,
    )
)
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}

PARTS: dict[str, tuple[Flare, Flare]] = {
    wild.pod: (wild, strong)
    for wild in FLARES
    for strong in FLARES
    if wild.alien == strong.alien and not wild.shows and strong.shows
}
"""The wild and the super part of every flare."""


ESSENCES: tuple[Piece, ...] = tuple([part for power in POWERS for part in power.parts])
"""What powers own and draw from pools of their own."""


def own_cards(power: str) -> Pile:
    """The essences of a power, each as often as there is one."""
    stock = BY_NAME[power].stock
    return () if stock is None else stock.cards


def scraps_flares(name: str) -> bool:
    """Whether a piece scraps the flare that it stops."""
    piece = BY_NAME[name]
    return isinstance(piece, Artifact) and piece.scraps


def _named(chosen: Iterable[Power]) -> tuple[str, ...]:
    return tuple([power.name for power in chosen])


SETS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("green", _named(power for power in POWERS if power.alert == ALERTS[0])),
    ("yellow", _named(power for power in POWERS if power.alert in ALERTS[:2])),
    *((circle, _named(power for power in POWERS if power.name in names)) for circle, names in CIRCLES.items()),
    *((home, _named(power for power in POWERS if power.home == home)) for home in sorted({one.home for one in POWERS})),
)
"""Words for several aliens: those up to an alert, of a circle, of a galaxy."""


def powers_for(options: Mapping[str, str], players: int) -> tuple[Power, ...]:
    """The powers that a match deals: those that its options name, or all if these are too few for so many players."""
    named = powers_named(options)
    return named if len(named) >= players * powers_each(options) else POWERS


def powers_each(options: Mapping[str, str]) -> int:
    """How many powers every alien is dealt."""
    return 1 if options.get("dual", "no") == "no" else 2


def powers_named(options: Mapping[str, str]) -> tuple[Power, ...]:
    """The powers that the options of a match name."""
    names = named(options, [power.name for power in POWERS])
    return tuple([power for power in POWERS if power.name in names])
