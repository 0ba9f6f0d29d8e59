"""How many of the letters are understood: counted, and compared with what is kept in `figures.toml`."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
from msgspec import Struct

from tests.understanding.answers import Answer, answered
from tests.understanding.judging import WRONG, Verdict, verdict
from tests.understanding.letters import Letter

KEPT: Final = Path(__file__).with_name("figures.toml")
ALL: Final = "all"
SAMPLE: Final = "sample"
ONE_IN: Final = 3
"""The sample is one letter in so many, the first among them."""

Kept = Mapping[str, Mapping[str, "Figures"]]
"""The figures of all letters and those of the sample, of every title in each language."""


class Judged(NamedTuple):
    """A letter, its answer, and what has become of it."""

    letter: Letter
    answer: Answer
    verdict: Verdict


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Of so many letters of a title in a language, how many are understood, and how many wrongly."""

    of: int
    understood: int
    wrong: int

    def no_worse_than(self, before: "Figures") -> bool:
        """Whether the share understood is no smaller, and no more letters are understood wrongly."""
        return self.understood * before.of >= before.understood * self.of and self.wrong <= before.wrong


def judged(letters: Iterable[Letter]) -> tuple[Judged, ...]:
    """What becomes of each letter now."""
    return tuple(Judged(letter, answer, verdict(letter, answer)) for letter in letters for answer in [answered(letter)])


def figures(found: Sequence[Judged]) -> dict[str, Figures]:
    """The figures of every title in each language."""
    of: dict[str, list[Verdict]] = {}
    for one in found:
        of.setdefault(f"{one.letter.title}-{one.letter.language}", []).append(one.verdict)
    return {
        name: Figures(
            len(verdicts),
            verdicts.count(Verdict.UNDERSTOOD),
            sum(one in WRONG for one in verdicts),
        )
        for name, verdicts in sorted(of.items())
    }


def to_keep(found: Sequence[Judged]) -> Kept:
    """The figures of all letters, and of the sample."""
    return {ALL: figures(found), SAMPLE: figures(found[::ONE_IN])}


def kept() -> Kept:
    """The figures that are kept."""
    return msgspec.convert(tomllib.loads(KEPT.read_text(encoding="utf-8")), dict[str, dict[str, Figures]])


def written(found: Kept) -> str:
    """Figures as they are kept."""
    lines = ["# Written by `python -m tests.understanding --keep`: it may get better, not worse.\n"]
    for which, of in found.items():
        lines += [f"\n[{which}]\n"]
        lines += [
            f"{name} = {{ of = {one.of}, understood = {one.understood}, wrong = {one.wrong} }}\n"
            for name, one in of.items()
        ]
    return "".join(lines)
