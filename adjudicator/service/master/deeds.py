"""What game masters have done to a game, as far as the reader may know."""

import re
from typing import Final

from msgspec.structs import replace

from adjudicator.store.database.unit import Unit
from adjudicator.store.records.people.masters import Deed
from adjudicator.store.tables.values import Game

LOOKED: Final = "looked at letter"
RELEASED: Final = "released letter"
DROPPED: Final = "dropped letter"
ENTERED: Final = "entered orders of"
UNTOLD: Final = "What was done with letters and orders that came from players is not told to whoever plays."
_MOVED: Final = re.compile(r"(moved \S+) from \S+ to \S+")
_INVITED: Final = re.compile(r"(invited .+) <\S+> as (\S+)")


def told(unit: Unit, game: Game, *, blind: bool) -> list[Deed]:
    """The log of a game, in order.

    If the reader plays in it, nothing that reveals who has written, or how many have, and no player's address.
    """
    found = unit.masters.deeds(game.id)
    if not blind:
        return found
    seen = (one for one in found if not one.text.startswith((LOOKED, RELEASED, DROPPED, ENTERED)))
    return [replace(one, text=_without_addresses(one.text)) for one in seen]


def _without_addresses(text: str) -> str:
    if moved := _MOVED.fullmatch(text):
        return f"{moved[1]} to another address"
    if invited := _INVITED.fullmatch(text):
        return f"{invited[1]} as {invited[2]}"
    return text
