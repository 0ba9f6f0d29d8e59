"""The pieces of Postal Cosmic, found in their folders: a new file is a new piece."""

from importlib import import_module
from importlib.resources import files

from adjudicator.engine.rules import Piece

FOLDERS = ("powers", "edicts")


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
PIECES = (*POWERS, *EDICTS)
BY_NAME = {piece.name: piece for piece in PIECES}
