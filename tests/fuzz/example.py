"""A game to be played from a stated position with written letters: what is found at random, and what is kept of it."""

from collections.abc import Mapping
from typing import Final, NamedTuple, Self

from msgspec import Struct

from adjudicator.cases.reading import cases
from adjudicator.orders.values.clauses import Clause

_SOBER: Final = "a game that was played at random"
_SCRAWLED: Final = f"{_SOBER}, with letters that may say anything"


class Letter(NamedTuple):
    """What a seat sends: lines of orders; None where nothing comes from it.

    `clauses` are what the lines say, where they were made from clauses: reading them takes longer than all the rest.
    """

    seat: str
    lines: tuple[str, ...] | None
    clauses: tuple[Clause, ...] | None = None
    ruling: bool = False
    """Whether it is what the game master rules on the seat instead."""


class Example(Struct, frozen=True):
    """A position in words, and the letters of the phases that are played from there."""

    title: str
    seed: str
    options: Mapping[str, str]
    head: str
    statements: tuple[str, ...]
    phases: tuple[tuple[Letter, ...], ...] = ()
    scrawled: bool = False
    """Whether its letters may say anything, rather than what answers questions in canonical words."""

    @classmethod
    def read(cls, text: str) -> Self:
        """The one that a case file holds."""
        (case,) = cases(text, "found")
        phases = [
            tuple(
                Letter(one.seat, None if one.text is None else tuple(s.text for s in one.text), None, one.ruling)
                for one in step.letters
            )
            for step in case.steps
        ]
        said = tuple(one.text for one in case.statements)
        scrawled = case.source == _SCRAWLED
        return cls(case.title, case.seed, case.options, case.head.text, said, tuple(phases), scrawled)

    def case(self, why: str) -> str:
        """It as a case file that reproduces it; `why` says what is wrong with it."""
        lines = ["# Found at random", "", f"Title: {self.title}", "", f"## 0.01 {why}", ""]
        lines += [f"Source: {_SCRAWLED if self.scrawled else _SOBER}", ""]
        if self.options:
            lines += [f"Options: {', '.join(f'{name} = {value}' for name, value in self.options.items())}", ""]
        lines += [f"Seed: {self.seed}", "", f"Position: {self.head}", *(f"- {said}" for said in self.statements)]
        for letters in self.phases:
            lines += ["", "Letters:"]
            for letter in letters:
                if letter.ruling:
                    lines += [f"- a ruling on {letter.seat}:", *(f"  > {line}" for line in letter.lines or ())]
                elif letter.lines is None:
                    lines.append(f"- {letter.seat}: no letter")
                else:
                    lines += [f"- {letter.seat}:", *(f"  > {line}" for line in letter.lines)]
        return "\n".join([*lines, "", "After:", "- the game goes on", ""])
