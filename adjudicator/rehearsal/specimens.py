"""The letters of a specimen game: a folder with a file for each letter, and `game.toml`, which describes them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from adjudicator.engine.contract.heading import Heading
from adjudicator.given_files import Unreadable, contents, text, toml

ABOUT: Final = "game.toml"


class SpecimensWrong(Exception):
    """A folder of specimen letters cannot be used; the text names the file and says what would work."""


class About(Struct, frozen=True, forbid_unknown_fields=True):
    """What the letters were written for; letters are named by their paths below the folder.

    `usual` marks the specimen game that is played if no title is named.
    """

    title: str
    seed: int
    players: int
    options: dict[str, str] = {}
    usual: bool = False
    late: tuple[str, ...] = ()
    unreadable: dict[str, tuple[str, ...]] = {}


class Specimen(Struct, frozen=True):
    """A letter as somebody typed it. `again` marks a second one in the same phase, `late` one after the reminder."""

    name: str
    seat: str
    text: str
    again: bool = False
    late: bool = False
    unreadable: tuple[str, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether it is sent unchanged, because its writer quoted by hand."""
        return any(line.startswith(">") for line in self.text.splitlines())


class Specimens:
    """A specimen game; raises SpecimensWrong."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        try:
            tables = toml(text(contents(folder / ABOUT)))
            self.about = msgspec.convert(tables, About)
        except (OSError, ValueError) as fault:
            raise SpecimensWrong(f"{folder / ABOUT} cannot be used: {fault}") from fault
        for name in (*self.about.late, *self.about.unreadable):
            if not (folder / name).is_file():
                raise SpecimensWrong(f"{folder / ABOUT} speaks of a letter {name}, which is not there")

    def fit(self, title: str, seed: int, players: int) -> bool:
        """Whether the letters with orders were written for this game."""
        return (self.about.title, self.about.seed, self.about.players) == (title, seed, players)

    @property
    def turns(self) -> int:
        """How many turns there are letters for."""
        return sum(1 for folder in self._folder.glob("turn-*") if folder.is_dir())

    def joining(self) -> tuple[Specimen, ...]:
        """The letters that join a game."""
        return self._letters("joining")

    def orders(self, heading: Heading) -> tuple[Specimen, ...]:
        """The letters with orders for a phase: first ones, then second ones, by file name."""
        return self._letters(f"turn-{heading.turn}/phase-{heading.phase}")

    def _letters(self, where: str) -> tuple[Specimen, ...]:
        found = [self._letter(file) for file in sorted((self._folder / where).glob("*.txt"))]
        return tuple(sorted(found, key=lambda letter: letter.again))

    def _letter(self, file: Path) -> Specimen:
        name = file.relative_to(self._folder).as_posix()
        try:
            said = text(contents(file))
        except (OSError, Unreadable) as fault:
            raise SpecimensWrong(f"{file} cannot be used: {fault}") from fault
        seat, _, second = file.stem.partition("-")
        return Specimen(
            name=name,
            seat=seat,
            text=said,
            again=bool(second),
            late=name in self.about.late,
            unreadable=self.about.unreadable.get(name, ()),
        )


def not_said(answer: str, wanted: Sequence[str]) -> list[str]:
    """The lines that an answer does not mention, however it was wrapped."""
    flat = " ".join(answer.split())
    return [line for line in wanted if " ".join(line.split()) not in flat]
