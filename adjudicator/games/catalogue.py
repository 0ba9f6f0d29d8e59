"""Finding titles: a folder here with a `title` module, or another package's entry point `adjudicator.titles`."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from adjudicator.engine.title import Title


class UnknownTitle(LookupError):
    """There is no such title; the message says which there are."""


@cache
def _folders() -> tuple[str, ...]:
    here = files("adjudicator.games")
    return tuple(sorted(entry.name for entry in here.iterdir() if entry.joinpath("title.py").is_file()))


@cache
def titles() -> dict[str, Title[Any]]:
    """Every title that can be played, by name."""
    found: list[Title[Any]] = [import_module(f"adjudicator.games.{folder}.title").TITLE for folder in _folders()]
    found += [entry.load() for entry in entry_points(group="adjudicator.titles")]
    return {title.name: title for title in sorted(found, key=lambda title: title.name)}


def title(name: str) -> Title[Any]:
    """A title by its name; raises UnknownTitle."""
    try:
        return titles()[name]
    except KeyError:
        raise UnknownTitle(f"there is no title {name!r}; there are: {', '.join(titles())}") from None
