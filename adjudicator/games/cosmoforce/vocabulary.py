"""The names a player can use."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.engine.words import Vocabulary
from adjudicator.games.cosmoforce.gear import BY_NAME, WEAPONS, labels
from adjudicator.games.cosmoforce.ship import HULLS
from adjudicator.games.cosmoforce.state import Force

DAMAGED, ANYTHING = "damaged", "anything"
GROUPS = ("ready", "working", "hurt")
_AMERICAN = {"armor": "armour"}


def vocabulary(view: Force, seat: Seat) -> Vocabulary:
    """Seats, classes, systems, and the parts of the player's own ship."""
    ship = view.ships[seat]
    return _vocabulary(view.seats, seat, () if ship is None else ship.systems)


@lru_cache(maxsize=1024)
def _vocabulary(seats: tuple[str, ...], seat: Seat, systems: tuple[str, ...]) -> Vocabulary:
    parts = {label: label for label in labels(systems)}
    parts |= {kind: kind for kind in BY_NAME} | {DAMAGED: DAMAGED, ANYTHING: ANYTHING, "all": ANYTHING}
    parts |= {label.replace("armour", "armor"): label for label in labels(systems)} | _AMERICAN
    hulls = {name: size for size, name in enumerate(HULLS) if name}
    return Vocabulary(
        {
            "seat": {**{name: number for number, name in enumerate(seats)}, "my": seat},
            "hull": {**hulls, "capital": 3},
            "system": {**{kind: kind for kind in BY_NAME}, **_AMERICAN},
            "weapon": {kind: kind for kind in WEAPONS},
            "part": parts,
            "group": {group: group for group in GROUPS},
            "direction": {"up": 1, "down": -1, "faster": 1, "slower": -1},
        }
    )
