"""Phrase files (`.ftl`): those that packages have for each language, and the faults one can have."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from msgspec import Struct

FOLDER: Final = "languages"
SUFFIX: Final = ".ftl"
ABOUT: Final = "about-"
"""The prefix of the names of descriptions, whose English stands in the code: see `contract.descriptions`."""
TERM: Final = "term-"
"""The prefix of the names of phrases that explain a word of a game: its names, a colon, and what it means."""
FRAGMENT: Final = "part-"
"""The prefix of phrases that only others refer to: every language has its own."""


class Source(Struct, frozen=True):
    """A file of phrases: its name for people, its language, and its text; `ours` came with the program."""

    name: str
    language: str
    text: str
    ours: bool = False


class Fault(Struct, frozen=True):
    """What is wrong with a phrase: file, line, and a sentence."""

    source: str
    line: int
    sentence: str
    name: str = ""
    """The name of the phrase, if it could be read."""

    def __str__(self) -> str:
        return f"{self.source}, line {self.line}: {self.sentence}"


@cache
def shipped(package: str, code: str) -> tuple[Source, ...]:
    """The files of phrases that a package has in a language: its own, and those in folders of its pieces.

    A piece has `de.ftl` in its folder, for what is said of it alone.
    """
    return tuple(
        Source("/".join((package.rpartition(".")[2], *where)), code, entry.read_text("utf-8"), ours=True)
        for where, entry in sorted([*_own(files(package), code), *_of_pieces(files(package), code)])
    )


def _own(home: Traversable, code: str) -> Iterator[tuple[tuple[str, ...], Traversable]]:
    folder = home.joinpath(FOLDER, code)
    for entry in folder.iterdir() if folder.is_dir() else ():
        if entry.name.endswith(SUFFIX):
            yield (FOLDER, code, entry.name), entry


def _of_pieces(home: Traversable, code: str) -> Iterator[tuple[tuple[str, ...], Traversable]]:
    name = f"{code}{SUFFIX}"
    for kind in _folders(home):
        for piece in _folders(kind) if kind.name != FOLDER else ():
            entry = piece.joinpath(name)
            if entry.is_file():
                yield (kind.name, piece.name, name), entry


def _folders(home: Traversable) -> Iterator[Traversable]:
    """What is a folder by its name: every program asks for phrases when it starts, and most entries are modules."""
    return (entry for entry in home.iterdir() if "." not in entry.name and not entry.name.startswith("_"))


@cache
def languages(package: str) -> tuple[str, ...]:
    """The languages of a package: it has a folder for each."""
    folder = files(package).joinpath(FOLDER)
    return tuple(sorted(entry.name for entry in folder.iterdir() if entry.is_dir())) if folder.is_dir() else ()
