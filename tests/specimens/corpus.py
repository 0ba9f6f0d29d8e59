"""The specimen letters of `orders/specimens` and what each is read as; orders/README.md tells how to write one."""

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import UNCHANGED, sift
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Line
from adjudicator.orders.standing.merged_letters import merged
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.directive import Directive
from adjudicator.service.game import orders_on_file, unmarked_signatures
from adjudicator.service.game.typed_lines import lines_of
from tests.hygiene.sources import CHECKOUT

FOLDER: Final = CHECKOUT / "orders" / "specimens"
POSITIONS: Final = "positions.toml"
PLAYER: Final = "Ann Lee"
"""Who writes every letter."""

AS_TYPED: Final = b"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n"


class Stated(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the words of the case law, and whose letters are read in it."""

    phase: str
    seat: str = "Red"
    statements: tuple[str, ...] = ()
    options: dict[str, str] = {}


class Read(Struct, frozen=True, forbid_unknown_fields=True):
    """What a letter amounts to."""

    orders: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    misread: tuple[str, ...] = ()
    unused: tuple[str, ...] = ()


class Meaning(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said of a letter beside it: what it shows, where it was written, and what it must be read as."""

    about: str
    position: str
    stood: tuple[str, ...] = ()
    form: tuple[str, ...] = ()
    read: Read = Read()


class Specimen(Struct, frozen=True):
    """A letter and what it must mean."""

    title: str
    path: Path
    meaning: Meaning

    def __str__(self) -> str:
        return f"{self.title}-{self.path.stem}"

    @property
    def raw(self) -> bytes:
        """The letter as it arrives."""
        typed = self.path.read_bytes()
        return typed if self.path.suffix == ".eml" else AS_TYPED + typed


@cache
def positions(title: str) -> dict[str, Stated]:
    """The positions in which letters of a title are read."""
    tables = tomllib.loads((FOLDER / title / POSITIONS).read_text(encoding="utf-8"))
    return msgspec.convert(tables, dict[str, Stated])


def view(title: Title[Any], stated: Stated) -> tuple[State, int]:
    """What the writer of a letter knows, and which seat he has."""
    state, views = title.position(stated.phase, stated.statements, stated.options)
    seat = state.seats.index(stated.seat)
    return views[seat], seat


def specimens() -> Iterator[Specimen]:
    """Every specimen letter, by title and name."""
    for meant in sorted(FOLDER.glob("*/*.toml")):
        if meant.name != POSITIONS:
            letters = [meant.with_suffix(end) for end in (".txt", ".eml") if meant.with_suffix(end).exists()]
            assert len(letters) == 1, f"{meant} stands beside one letter"
            meaning = msgspec.convert(tomllib.loads(meant.read_text(encoding="utf-8")), Meaning)
            yield Specimen(meant.parent.name, letters[0], meaning)


class Reading(Struct, frozen=True):
    """How a letter is read, and the lines of it that nothing is said of, which should not be."""

    read: Read
    clauses: tuple[Clause, ...]
    lost: tuple[int, ...]


def reading(specimen: Specimen) -> Reading:
    """A specimen as the service reads it, on top of what stood."""
    meaning = specimen.meaning
    title = titles()[specimen.title]
    seen, seat = view(title, positions(specimen.title)[meaning.position])
    letter = read(specimen.raw)
    sifted = sift(letter, meaning.form)
    lines, found = unmarked_signatures.read(title, seen, seat, PLAYER, lines_of(letter, sifted), sifted, ())
    before = tuple(Line(number, line) for number, line in enumerate(meaning.stood, 1))
    stood = orders_on_file.orders(title, seen, seat, [before]).clauses
    both = merged(stood, found)
    names = title.vocabulary(seen, seat)
    # What an acknowledgement shows is what the lines kept on file say, read again.
    body = orders_on_file.body(title, seen, seat, lines, found)
    kept = orders_on_file.orders(title, seen, seat, [before, *([] if body is None else [body])])
    assert tuple(clause for clause in kept.clauses if not clause.said) == both.clauses
    passed_over = {one.line: one.reason for one in found.ignored}
    passed_over |= {one.line.number: one.reason for one in sifted.ignored if one.reason != UNCHANGED}
    as_read = Read(
        orders=tuple(text(clause, names) for clause in both.clauses),
        asked=tuple(map(_said, found.directives)),
        kept=tuple(f"{one.when}: {one.words}" for one in found.kept),
        misread=tuple(str(problem) for problem in (*found.problems, *both.problems)),
        unused=tuple(f"line {number}: {reason}" for number, reason in sorted(passed_over.items())),
    )
    told = {*found.fates, *(one.line.number for one in sifted.ignored)} - _unsaid(found)
    lost = tuple(line.number for line in letter.lines if line.text.strip() and line.number not in told)
    return Reading(as_read, both.clauses, lost)


def unlike(specimen: Specimen) -> list[Clause]:
    """The orders of a letter that are other ones if they are given for every turn, and read again from what is kept."""
    title = titles()[specimen.title]
    seen, seat = view(title, positions(specimen.title)[specimen.meaning.position])
    letter = read(specimen.raw)
    typed = [line for line in lines_of(letter, sift(letter)) if not line.context]
    now = orders_on_file.read(title, seen, seat, typed)
    every = orders_on_file.read(title, seen, seat, [Line(0, "EVERY TURN"), *typed])
    names = title.vocabulary(seen, seat)
    again = [
        clause for one in every.kept for clause in orders_on_file.language_of(title).read(one.words, names).clauses
    ]
    # Below the heading of the open phase they are orders for this turn again.
    return [clause for clause in now.clauses if clause not in again and clause not in every.clauses]


def _said(directive: Directive) -> str:
    words = [word for word in (directive.word, directive.text) if word]
    return " ".join(words) + (f": {directive.body}" if directive.body else "")


def _unsaid(found: LetterReading) -> set[int]:
    """The lines that were not understood and of which no problem speaks; one may speak for a whole message."""
    if any("has no END" in problem.sentence for problem in found.problems):
        return set()
    return {number for number, fate in found.fates.items() if fate is Fate.PROBLEM} - {
        problem.line for problem in found.problems
    }
