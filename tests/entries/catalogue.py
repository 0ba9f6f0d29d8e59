"""Catalogues: what the source of a title says, each thing an entry with an id, in our own words.

A title that has one keeps it in a folder `entries` of its own. `about.toml` says what the title is called and how many
entries there are of each kind, `questions.toml` what was decided where the source leaves something open,
`refused.toml` what is never played, with a sentence why, and `lacking.toml` what is played in part alone, with a
sentence that says what is left. All other files there hold entries.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.hygiene.sources import PACKAGE

FOLDER: Final = "entries"
_SAME: Final = re.compile(r"See (\w+(?:\.\w+)+(?: and \w+(?:\.\w+)+)*)\.")
_ABOUT, _QUESTIONS, _REFUSED, _LACKING = "about.toml", "questions.toml", "refused.toml", "lacking.toml"


class Entry(NamedTuple):
    """One thing that the source says: its id, and all that is told of it, by the names of the facts."""

    id: str
    facts: Mapping[str, Any]

    @property
    def kind(self) -> str:
        """What it is: a rule, a pod, a hazard, ..."""
        return str(self.facts.get("kind", ""))

    @property
    def name(self) -> str:
        """What it is called, if it has a name besides its id."""
        return str(self.facts.get("name", ""))

    @property
    def questions(self) -> tuple[str, ...]:
        """The questions that it raises."""
        return tuple(self.facts.get("questions", ()))

    @property
    def same(self) -> tuple[str, ...]:
        """The entries that it is the same as: it says `See rule.fuel.`, and nothing else."""
        found = _SAME.fullmatch(str(self.facts.get("effect", "")))
        return tuple(found[1].split(" and ")) if found else ()


class Reason(NamedTuple):
    """Entries that are never played, or only in part, and a sentence that says why, or what is left."""

    entries: tuple[str, ...]
    why: str


class Catalogue(NamedTuple):
    """The catalogue of a title, and the folder of its package."""

    title: str
    about: str
    home: Path
    entries: tuple[Entry, ...]
    questions: Mapping[str, Mapping[str, Any]]
    refused: tuple[Reason, ...]
    lacking: tuple[Reason, ...]
    counts: Mapping[str, int]
    """How many entries there are of each kind, as `about.toml` says."""
    apart: frozenset[str]
    """The kinds that the source itself does not have."""

    @property
    def own(self) -> tuple[Entry, ...]:
        """The entries of the source itself."""
        return tuple(entry for entry in self.entries if entry.kind not in self.apart)


def read(home: Path) -> Catalogue:
    """The catalogue of the title whose package is this folder."""
    folder = home / FOLDER
    about = _toml(folder / _ABOUT)
    others = (_ABOUT, _QUESTIONS, _REFUSED, _LACKING)
    found = [path for path in sorted(folder.glob("*.toml")) if path.name not in others]
    return Catalogue(
        title=about["title"],
        about=about["about"],
        home=home,
        entries=tuple(Entry(id_, facts) for path in found for id_, facts in _toml(path).items()),
        questions=_toml(folder / _QUESTIONS),
        refused=_reasons(folder / _REFUSED, "refused"),
        lacking=_reasons(folder / _LACKING, "lacking"),
        counts=about["counts"],
        apart=frozenset(about.get("apart", ())),
    )


def _reasons(path: Path, which: str) -> tuple[Reason, ...]:
    return tuple(Reason(tuple(one["entries"]), one["why"]) for one in _toml(path).get(which, ()))


def _toml(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def catalogues(games: Path = PACKAGE / "games") -> Iterator[Catalogue]:
    """Those of all titles that have one."""
    for about in sorted(games.glob(f"*/{FOLDER}/{_ABOUT}")):
        yield read(about.parents[1])
