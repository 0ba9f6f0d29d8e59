"""Which module plays each printed rule, and which cases show it: the table at the end of the rules as played."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from tests.hygiene.sources import CHECKOUT

MOST = 5
"""So many cases are named for a rule."""

_HOME = "games/cosmic/"
_CASE = re.compile(r"## (\d+\.\d+) ")
_RULES = re.compile(r"\brules? ((?:\d{1,2}[a-h]?(?:, | and )?)+)")
_POINTS = re.compile(r"\bpoints? ((?:[A-Z]\d{1,2}(?:, | and )?)+)")


class Rule(NamedTuple):
    """A printed rule: what it is about, the modules that play it, and the points that settle what it leaves open.

    `tests` show it where it is about letters, of which cases know nothing.
    """

    number: str
    about: str
    modules: tuple[str, ...]
    points: tuple[str, ...] = ()
    tests: tuple[str, ...] = ()


ROWS = (
    Rule("1", "the normal game, unless said otherwise", ("stages", "powers", "edicts"), ("C2", "C3", "L4", "G2")),
    Rule("2", "four phases, alternatives, phase 4 skipped", ("title.py", "orders/standing.py"), ("T5",)),
    Rule(
        "3",
        "a letter of one's own, by the deadline",
        ("mail/intake", "service/receiving.py"),
        (),
        ("mail/test_intake.py",),
    ),
    Rule("4", "the end, and joint wins", ("stages/turn_end.py",), ("G7",)),
    Rule("5", "what players are told at the start", ("report.py", "setup.py"), (), ("cosmic/test_report.py",)),
    Rule("6", "what players are told before each phase", ("report.py", "board.py"), ("A2",)),
    Rule("7a", "planet and defender", ("stages/launch.py",), ("T3", "L4")),
    Rule("7b", "tokens and where they come from", ("sending.py",), ("L2", "L5")),
    Rule("7c", "edicts and powers in phase 1", ("edicts", "stages/opening.py"), ("L1",)),
    Rule("7d", "the token from the Warp", ("stages/opening.py", "placing.py"), ("T4",)),
    Rule("7e", "tokens in Limbo", ("stages/opening.py", "placing.py"), ("G1",)),
    Rule("8a", "asking for allies", ("stages/alliances.py",), ("A1",)),
    Rule("8b", "joining", ("stages/alliances.py", "sending.py"), ("A1", "A2")),
    Rule("8c", "edicts and powers in phase 2", ("powers", "stages/alliances.py"), ("G10",)),
    Rule("8d", "tokens in Limbo", ("stages/opening.py",), ("G1", "L1")),
    Rule("9a", "challenge cards", ("stages/cards.py",), ("C1", "C2")),
    Rule("9b", "edicts and powers in phase 3", ("edicts", "stages/cards.py"), ("C4", "C5", "G10")),
    Rule("9c", "tokens in Limbo", ("stages/opening.py",), ("G1",)),
    Rule("10a", "deals", ("deals.py", "stages/deals.py"), ("D1", "D2")),
    Rule("10b", "rewards", ("stages/deals.py",), ("D3",)),
    Rule("10c", "edicts and powers in phase 4", ("edicts", "stages/deals.py"), ("D4",)),
    Rule("10d", "tokens in Limbo", ("stages/opening.py",), ("G1",)),
    Rule("10e", "own colour", ("stages/turn_end.py",), ("T3",)),
    Rule("11", "several attacks on one set of tokens", ("stages/alliances.py",), ("A3", "L3")),
    Rule("12", "Limbo", ("placing.py", "moves.py"), ("G1",)),
    Rule("13", "seven new cards; all at once", ("stages/alliances.py", "stages/cards.py"), ("C1",)),
    Rule("14", "planets under attack are closed", ("state.py", "sending.py", "placing.py"), ("L2",)),
    Rule("15", "only what happened is told", ("heeded.py", "engine/trace.py"), ("A2",)),
    Rule("16", "agreements must stand in all letters", ("deals.py",), ("D1", "G9")),
    Rule("17", "the rules of the powers are told", ("report.py", "powers"), (), ("cosmic/test_report.py",)),
    Rule("18", "no letter", ("engine/desk.py", "marks.py", "stages/turn_end.py"), ("G8", "L5")),
    Rule("19", "no changes while a game runs", ("rulebook.py", "service/games.py"), (), ("service",)),
    Rule("20a", "Cosmic Zap", ("edicts/cosmic_zap.py", "engine/acts.py"), ("G3", "G10")),
    Rule("20b", "The Plague", ("edicts/plague.py", "losing.py"), ("G4",)),
    Rule("20c", "Mobius Tubes", ("edicts/mobius_tubes.py",), ("L1",)),
    Rule("20d", "Force Field", ("edicts/force_field.py",), ("C5",)),
    Rule("20e", "Emotion Control", ("edicts/emotion_control.py",), ("C4",)),
    Rule("20f", "Stellar Gas", ("edicts/stellar_gas.py",), ("D4",)),
)


class Cited(NamedTuple):
    """A case: its number, and the rules and points its source names."""

    case: str
    rules: frozenset[str]
    points: frozenset[str]


@cache
def cited() -> tuple[Cited, ...]:
    """What every case shows, in the order of the files."""
    found = []
    for path in sorted((CHECKOUT / "tests" / "cases").glob("*.md")):
        number = ""
        for line in path.read_text(encoding="utf-8").splitlines():
            case = _CASE.match(line)
            if case is not None:
                number = case[1]
            elif line.startswith("Source:") and number:
                rules = {rule for said in _RULES.findall(line) for rule in re.split(", | and ", said) if rule}
                points = {point for said in _POINTS.findall(line) for point in re.split(", | and ", said) if point}
                found.append(Cited(number, frozenset(rules), frozenset(points)))
    return tuple(found)


def shows(case: Cited, rule: Rule) -> bool:
    """Whether a case shows a rule: it names it, its part, the rule it is a part of, or a point that settles it."""
    parts = {whole(number) for number in case.rules}
    named = {rule.number, whole(rule.number)} & case.rules or rule.number in parts
    return bool(named or set(rule.points) & case.points)


def whole(number: str) -> str:
    """The rule that a part of one (7a) belongs to."""
    return number.rstrip("abcdefgh")


def closeness(case: Cited, rule: Rule) -> int:
    """0 for a case that names the very rule, 1 for one that names its point, 2 for one that names the whole rule."""
    return 0 if rule.number in case.rules else 1 if set(rule.points) & case.points else 2


def module(name: str) -> str:
    """A module or folder as it is found in the package; those of the game itself may leave out where they are."""
    return next((path for path in (name, _HOME + name) if (CHECKOUT / "adjudicator" / path).exists()), "")


def row(rule: Rule, cases: Sequence[str]) -> str:
    """A line of the table."""
    shown = [*cases, *(f"`tests/{path}`" for path in rule.tests)]
    return f"| {rule.number} | {rule.about} | {', '.join(rule.modules)} | {', '.join(shown)} |"


def table() -> list[str]:
    """The whole table."""
    lines = ["| rule | about | played by | shown by |", "| --- | --- | --- | --- |"]
    for rule in ROWS:
        found = sorted((case for case in cited() if shows(case, rule)), key=lambda case: closeness(case, rule))
        first = {case.case for case in found[:MOST]}
        lines.append(row(rule, [case.case for case in cited() if case.case in first]))
    return lines
