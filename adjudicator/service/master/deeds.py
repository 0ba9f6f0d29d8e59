"""What has been done to a game, as far as whoever looks may know of it."""

from typing import Final

from adjudicator.store.masters import Deed
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game

LOOKED: Final = "looked at letter"
RELEASED: Final = "released letter"
DROPPED: Final = "dropped letter"
ENTERED: Final = "entered orders of"
UNTOLD: Final = "What was done with letters and orders that came from players is not told to whoever plays."


def told(unit: Unit, game: Game, *, blind: bool) -> list[Deed]:
    """The log of a game, in order; to whoever plays in it, nothing that tells who has written, or how many have."""
    found = unit.masters.deeds(game.id)
    return [one for one in found if not one.text.startswith((LOOKED, RELEASED, DROPPED, ENTERED))] if blind else found
