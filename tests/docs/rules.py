"""Which module plays each sentence of the printed rules, and which cases show it: the tables of the source."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from typing import NamedTuple

from adjudicator.games.cosmic.setup.rulebook import OPEN_POINTS
from adjudicator.games.cosmic.title import TITLE
from tests.docs.sentences import DEALT, FLARES, HIDDEN_ALLIANCES, POINTS, RULES, Rule
from tests.hygiene.sources import CHECKOUT

LONGEST = 120
"""No line of a table is longer than any other line of a page."""

_HOME = "games/cosmic/"
_NAMED_WITH_ROOM = ("stages", "edicts")
_CASE = re.compile(r"## (\d+\.\d+) ")
_RULES = re.compile(r"\brules? ((?:(?:\d{1,2}(?:[a-h]\d?)?|[FH]\d{1,2})(?:, | and )?)+)")
_POINTS = re.compile(r"\bpoints? ((?:[A-Z]\d{1,2}(?:, | and )?)+)")
_CHOICE = re.compile(r"\b([a-z_]+) = ([\w-]+)")
_CLASSIC = re.compile(r"\bthe classic (?:game|powers?)\b")


class Cited(NamedTuple):
    """A case: its number, and the rules, points and choices its source names."""

    case: str
    rules: frozenset[str]
    points: frozenset[str]
    choices: frozenset[tuple[str, str]]


@cache
def cited() -> tuple[Cited, ...]:
    """What every case shows, in the order of the files. What is so in the classic game shows rule 1.

    A case shows the choices with which it is played; the usual one only if its source names it.
    """
    found = []
    for path in sorted((CHECKOUT / "tests" / "cases").glob("*.md")):
        number = ""
        text = path.read_text(encoding="utf-8")
        if f"\nTitle: {TITLE.name}\n" not in text:
            continue
        for line in text.splitlines():
            case = _CASE.match(line)
            if case is not None:
                number = case[1]
            elif line.startswith("Source:") and number:
                rules = _named(_RULES, line) | ({"1"} if _CLASSIC.search(line) else set())
                choices = frozenset(_CHOICE.findall(line))
                found.append(Cited(number, frozenset(rules), frozenset(_named(_POINTS, line)), choices))
            elif line.startswith("Options:") and found and found[-1].case == number:
                found[-1] = found[-1]._replace(choices=found[-1].choices | set(_CHOICE.findall(line)))
    return tuple(found)


def _named(pattern: re.Pattern[str], line: str) -> set[str]:
    return {one for said in pattern.findall(line) for one in re.split(", | and ", said) if one}


def parts(number: str) -> tuple[str, ...]:
    """What a number belongs to, itself first: 20a1, 20a, 20."""
    found = [number]
    for pattern in (r"(?<=[a-h])\d$", r"(?<=\d)[a-h]$"):
        shorter = re.sub(pattern, "", found[-1])
        if shorter != found[-1]:
            found.append(shorter)
    return tuple(found)


def shows(rule: Rule, case: Cited) -> bool:
    """Whether a case shows a sentence: it names it. A case that names a whole rule does not say which sentence."""
    return rule.number in case.rules


def module(name: str) -> str:
    """A module or folder as it is found in the package; those of the game itself may leave out where they are."""
    return next((path for path in (name, _HOME + name) if (CHECKOUT / "adjudicator" / path).exists()), "")


def choices() -> list[tuple[str, str]]:
    """Every choice of every point that the print leaves open; the editions of powers have their own scenarios."""
    return [(spec.name, choice) for spec in OPEN_POINTS for choice in spec.choices]


class Table(NamedTuple):
    """A table: its head, and for each line what it is about and whether a case shows that."""

    head: tuple[str, ...]
    lines: tuple[tuple[tuple[str, ...], Callable[[Cited], bool]], ...]


def short(module: str) -> str:
    """A module without its room: `trace` for engine/contract/trace.py, but `stages/cards` for a script or a piece."""
    room, _, name = module.removesuffix(".py").rpartition("/")
    return f"{room}/{name}" if room in _NAMED_WITH_ROOM else name


def _sentence(rule: Rule) -> tuple[str, ...]:
    about = f"{rule.about} ({', '.join(rule.points)})" if rule.points else rule.about
    return (
        rule.number,
        about,
        ", ".join(map(short, rule.modules)),
        *(f"`tests/{path}`" for path in rule.tests),
    )


def _of_point(point: str, case: Cited) -> bool:
    return point in case.points


def _of_choice(choice: tuple[str, str], case: Cited) -> bool:
    return choice in case.choices


def _chosen(choice: tuple[str, str]) -> tuple[str, ...]:
    name = f"`{' = '.join(choice)}`"
    return (name, f"`tests/{DEALT[choice[0]]}`") if choice[0] in DEALT else (name,)


TABLES = {
    "rules": Table(
        ("no.", "what it says (points)", "played by", "shown by"),
        tuple((_sentence(rule), partial(shows, rule)) for rule in (*RULES, *FLARES)),
    ),
    "alliances": Table(
        ("no.", "what it says (points)", "played by", "shown by"),
        tuple((_sentence(rule), partial(shows, rule)) for rule in HIDDEN_ALLIANCES),
    ),
    "points": Table(
        ("point", "about", "shown by"),
        tuple(((point, about), partial(_of_point, point)) for point, about in POINTS.items()),
    ),
    "choices": Table(
        ("choice", "shown by"),
        tuple((_chosen(choice), partial(_of_choice, choice)) for choice in choices()),
    ),
}


def row(width: int, cells: Sequence[str], cases: Sequence[str], *, more: bool) -> str:
    """A line of a table: what is known beforehand, then cases; `more` where there are others."""
    shown = ", ".join((*cells[width - 1 :], *cases, *(("...",) if more else ())))
    return f"| {' | '.join((*cells[: width - 1], shown))} |"


def fitted(width: int, cells: Sequence[str], cases: Sequence[str]) -> str:
    """The line with as many of the cases as there is room for, one at least; raises ValueError where there is none."""
    for count in range(len(cases), min(len(cases), 1) - 1, -1):
        line = row(width, cells, cases[:count], more=count < len(cases))
        if len(line) <= LONGEST:
            return line
    raise ValueError(f"{cells[0]}: there is no room for any case")


def table(what: str) -> list[str]:
    """A table as it stands on the page."""
    head, lines = TABLES[what]
    return [
        f"| {' | '.join(head)} |",
        f"| {' | '.join('---' for _ in head)} |",
        *(fitted(len(head), cells, [case.case for case in cited() if shown(case)]) for cells, shown in lines),
    ]


class Line(NamedTuple):
    """A line as it was written on a page: the cases it names, and whether there were more."""

    text: str
    cases: tuple[str, ...]
    more: bool


def written(lines: Iterable[str]) -> list[Line]:
    """The lines of a table below its head."""
    found = []
    for line in [line for line in lines if line.startswith("| ")][2:]:
        last = line.removesuffix(" |").rpartition(" | ")[2]
        found.append(Line(line, tuple(re.findall(r"\d+\.\d+", last)), last.endswith("...")))
    return found
