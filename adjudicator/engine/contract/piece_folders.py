"""Finding pieces in a folder: a new file is a new piece."""

from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TypeVar

P = TypeVar("P")


def found(package: str, kind: type[P]) -> tuple[P, ...]:
    """One object of each class of this kind that the modules of a package define, in order of the modules' names.

    A piece of several modules has a folder there.
    """
    names = sorted(_modules(files(package)))
    made: list[P] = []
    for name in names:
        module = import_module(f"{package}.{name}")
        made += [
            value()
            for value in vars(module).values()
            if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
        ]
    return tuple(made)


def _modules(folder: Traversable, above: str = "") -> Iterator[str]:
    """The modules of a folder and of the folders of pieces in it, as they are imported from it."""
    for entry in folder.iterdir():
        if entry.name.startswith("_"):
            continue
        if entry.name.endswith(".py"):
            yield f"{above}{entry.name[:-3]}"
        # Folders have no dot in their names, and a look at each name costs less than one at each file of phrases.
        elif not above and "." not in entry.name and entry.is_dir():
            yield from _modules(entry, f"{entry.name}.")
