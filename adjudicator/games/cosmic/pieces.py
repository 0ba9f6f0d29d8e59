"""The pieces of Postal Cosmic, found in their folders: a new file is a new piece."""

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.games.cosmic.kit import Essence, Flare, Power

_OF_POWERS = found("adjudicator.games.cosmic.powers", Piece)
POWERS = tuple(piece for piece in _OF_POWERS if isinstance(piece, Power))
FLARES = tuple(piece for piece in _OF_POWERS if isinstance(piece, Flare))
EDICTS = found("adjudicator.games.cosmic.edicts", Piece)

PIECES = Pieces((*POWERS, *EDICTS, *FLARES))
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}

ESSENCE: dict[str, dict[str, Essence]] = {
    power.name: {card.name: card for card in power.parts if isinstance(card, Essence)} for power in POWERS
}
"""The cards that powers own and that change rules by themselves, by power and name."""

SECTIONS: dict[str, tuple[Piece, Piece]] = {
    f"{wild.name.removeprefix('Wild ')} Flare": (wild, BY_NAME[wild.name.replace("Wild", "Super", 1)])
    for wild in FLARES
    if wild.name.startswith("Wild ")
}
"""The Wild and the Super section of every flare card."""
