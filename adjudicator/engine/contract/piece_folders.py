"""Finding pieces in a folder: a new file is a new piece."""

from importlib import import_module
from importlib.resources import files
from typing import TypeVar

P = TypeVar("P")


def found(package: str, kind: type[P]) -> tuple[P, ...]:
    """One object of each class of this kind that the modules of a package define, in order of the modules' names."""
    names = sorted(
        entry.name[:-3]
        for entry in files(package).iterdir()
        if entry.name.endswith(".py") and not entry.name.startswith("_")
    )
    made: list[P] = []
    for name in names:
        module = import_module(f"{package}.{name}")
        made += [
            value()
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
        ]
    return tuple(made)
