"""The names a player can use."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.games.cosmoforce.ship import HULLS
from adjudicator.games.cosmoforce.table.gear import BY_NAME, WEAPONS, labels
from adjudicator.games.cosmoforce.table.state import DEAD, Force
from adjudicator.games.cosmoforce.words.build_words import ALL, ANYTHING, DAMAGED, GROUPS
from adjudicator.games.cosmoforce.words.order_words import WORDS

_AMERICAN = {"armor": "armour"}
_LATER = {ORDER_WORD: frozenset([word.word for word in WORDS if word.about not in ("build", "crew")])}
"""While ships are built, no order for a round is offered: none could be carried out yet, and no ship has parts."""


def vocabulary(view: Force, seat: Seat) -> Vocabulary:
    """Seats, classes, systems, and the parts of the player's own ship."""
    ship = view.ships[seat]
    crew = tuple([one.name for one in view.aboard(seat) if one.place != DEAD])
    return _vocabulary(view.seats, seat, () if ship is None else ship.systems, crew)


@lru_cache(maxsize=1024)
def _vocabulary(seats: tuple[str, ...], seat: Seat, systems: tuple[str, ...], crew: tuple[str, ...]) -> Vocabulary:
    parts = {label: label for label in labels(systems)}
    parts |= {kind: kind for kind in BY_NAME} | {DAMAGED: DAMAGED, ANYTHING: ANYTHING, ALL: ANYTHING}
    parts |= {label.replace("armour", "armor"): label for label in labels(systems)} | _AMERICAN
    hulls = {name: size for size, name in enumerate(HULLS) if name}
    return Vocabulary(
        {
            "seat": {**{name: number for number, name in enumerate(seats)}, "my": seat},
            "hull": {**hulls, "capital": 3},
            "system": {**{kind: kind for kind in BY_NAME}, **_AMERICAN},
            "weapon": {kind: kind for kind in WEAPONS},
            "part": parts,
            "group": {name: name for name in (*GROUPS, *crew)},
            "person": {name: name for name in crew},
            "direction": {"up": 1, "down": -1, "faster": 1, "slower": -1},
        },
        left_out={} if systems else _LATER,
        me=seats[seat],
    )
