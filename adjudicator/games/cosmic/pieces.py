"""The pieces of Postal Cosmic, found in their folders: a new file is a new piece."""

from importlib import import_module
from importlib.resources import files

from adjudicator.engine.rules import Piece


def _found(folder: str) -> tuple[Piece, ...]:
    here = "adjudicator.games.cosmic"
    names = sorted(
        entry.name[:-3]
        for entry in files(here).joinpath(folder).iterdir()
        if entry.name.endswith(".py") and not entry.name.startswith("_")
    )
    classes = []
    for name in names:
        module = import_module(f"{here}.{folder}.{name}")
        classes += [
            value
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, Piece) and value.__module__ == module.__name__
        ]
    return tuple(piece() for piece in classes)


POWERS = _found("powers")
EDICTS = _found("edicts")


def is_basic(power: Piece) -> bool:
    """Whether a power is one of the fifteen classic ones."""
    return bool(getattr(power, "basic", True))


def powers_dealt(which: str) -> tuple[str, ...]:
    """The powers of which everybody is dealt one, by what the rulebook says of them."""
    if which == "simple":
        return tuple([power.name for power in POWERS if getattr(power, "simple", False)])
    return tuple([power.name for power in POWERS if which == "all" or is_basic(power)])


FLARES = _found("flares")
PIECES = (*POWERS, *EDICTS, *FLARES)
BY_NAME = {piece.name: piece for piece in PIECES}

SECTIONS: dict[str, tuple[Piece, Piece]] = {
    f"{wild.name.removeprefix('Wild ')} Flare": (wild, BY_NAME[wild.name.replace("Wild", "Super", 1)])
    for wild in FLARES
    if wild.name.startswith("Wild ")
}
"""The Wild and the Super section of every flare card."""
