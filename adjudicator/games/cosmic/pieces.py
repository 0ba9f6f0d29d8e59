"""The pieces of Postal Cosmic, found in their folders: a new file is a new piece."""

from adjudicator.engine.finding import found
from adjudicator.engine.rules import Piece
from adjudicator.games.cosmic.kit import Power

POWERS = found("adjudicator.games.cosmic.powers", Power)
EDICTS = found("adjudicator.games.cosmic.edicts", Piece)


def powers_dealt(which: str) -> tuple[str, ...]:
    """The powers of which everybody is dealt one, by what the rulebook says of them."""
    if which == "simple":
        return tuple([power.name for power in POWERS if power.simple])
    return tuple([power.name for power in POWERS if which == "all" or power.basic])


FLARES = found("adjudicator.games.cosmic.flares", Piece)
PIECES: tuple[Piece, ...] = (*POWERS, *EDICTS, *FLARES)
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}

SECTIONS: dict[str, tuple[Piece, Piece]] = {
    f"{wild.name.removeprefix('Wild ')} Flare": (wild, BY_NAME[wild.name.replace("Wild", "Super", 1)])
    for wild in FLARES
    if wild.name.startswith("Wild ")
}
"""The Wild and the Super section of every flare card."""
