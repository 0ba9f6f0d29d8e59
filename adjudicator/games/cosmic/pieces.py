"""The pieces of Postal Cosmic, found in their folders: a new file is a new piece."""

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.kit import Power
from adjudicator.games.cosmic.table.card_faces import FLARE

_OF_POWERS = found("adjudicator.games.cosmic.powers", Piece)
POWERS = tuple(piece for piece in _OF_POWERS if isinstance(piece, Power))
FLARES = tuple(piece for piece in _OF_POWERS if not isinstance(piece, Power))
EDICTS = found("adjudicator.games.cosmic.edicts", Piece)


def _pools() -> dict[str, int]:
    """Every choice of powers: `all` for the first ones, then by the number of powers there were."""
    additions = sorted({power.came for power in POWERS} - {0})
    return {"all": 0} | {f"all_{sum(power.came <= last for power in POWERS)}": last for last in additions}


POOLS = _pools()
"""The last addition of each choice, the newest last. A game is dealt again from its options, so none ever changes."""


def _there(which: str) -> tuple[Power, ...]:
    """The powers that existed when games could first be made with this choice."""
    last = POOLS.get(which, 0)
    return tuple([power for power in POWERS if power.came <= last])


def powers_dealt(which: str) -> tuple[str, ...]:
    """The powers that players are dealt from, by the rulebook's choice."""
    there = _there(which)
    if which == "simple":
        return tuple([power.name for power in there if power.simple])
    return tuple([power.name for power in there if which in POOLS or power.basic])


def flares_dealt(which: str) -> tuple[str, ...]:
    """The flares that may be shuffled into the deck, by the rulebook's choice of powers."""
    cards = [f"{power.name}{FLARE}" for power in _there(which)]
    return tuple([card for card in SECTIONS if card in cards])


PIECES: tuple[Piece, ...] = (*POWERS, *EDICTS, *FLARES)
BY_NAME: dict[str, Piece] = {piece.name: piece for piece in PIECES}

SECTIONS: dict[str, tuple[Piece, Piece]] = {
    f"{wild.name.removeprefix('Wild ')} Flare": (wild, BY_NAME[wild.name.replace("Wild", "Super", 1)])
    for wild in FLARES
    if wild.name.startswith("Wild ")
}
"""The Wild and the Super section of every flare card."""
