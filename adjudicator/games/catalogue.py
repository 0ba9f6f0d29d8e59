"""Finding titles: a folder here with a `title` module, or another package's entry point `adjudicator.titles`."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from adjudicator.engine.contract.misstatements import guess
from adjudicator.engine.contract.title import Title


class UnknownTitle(LookupError):
    """There is no such title; the message says which there are."""


@cache
def _folders() -> tuple[str, ...]:
    here = files("adjudicator.games")
    return tuple(sorted(entry.name for entry in here.iterdir() if entry.joinpath("title.py").is_file()))


@cache
def titles() -> dict[str, Title[Any]]:
    """Every title that can be played, by name."""
    return {title.name: title for title in sorted(_all(), key=lambda title: title.name)}


def _all(wanted: str = "") -> Iterator[Title[Any]]:
    """Our titles, then those of others; each is loaded when its turn comes, as a program may need only one.

    A folder whose name is part of the one that is wanted comes first.
    """
    for folder in sorted(_folders(), key=lambda folder: folder not in wanted):
        yield import_module(f"adjudicator.games.{folder}.title").TITLE
    from importlib.metadata import entry_points

    for entry in entry_points(group="adjudicator.titles"):
        yield entry.load()


def title(name: str) -> Title[Any]:
    """A title by its name; raises UnknownTitle."""
    found = _title(name) or titles().get(name)
    if found is None:
        raise UnknownTitle(f"there is no title {name!r}; there are: {', '.join(titles())}{guess(name, titles())}")
    return found


@cache
def _title(name: str) -> Title[Any] | None:
    return next((title for title in _all(name) if title.name == name), None)
