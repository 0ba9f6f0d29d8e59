"""What the forges are filled with at the beginning of a match."""

import csv
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from adjudicator.core.piles import Pile
from adjudicator.games.blutooth.table.backs import DARK, kind, kinds
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import POISON

ENTRIES: Final = (
    "forge.standard",
    "forge.large",
    "forge.dark",
    "pod.action",
    "term.dark_forge",
    "dimension.illicit",
    "dimension.clean",
    "dimension.toxic",
    "term.aur",
    "term.pod",
)

LARGE: Final = 7
"""From so many aliens on the large forge is added to the standard one."""
PROVISIONS: Final = 8
"""Pods of a first cache, and of a resupply."""
TOXIC: Final = 2
"""Poison pods for each alien where there are more of them."""


class Contents(NamedTuple):
    """What decides which pods a match has."""

    aliens: int
    dark: bool = False
    """There is a dark forge."""
    poison: str = "normal"
    """`normal`, `clean` (without poison) or `toxic` (with two for each alien)."""


def contents(state: Match) -> Contents:
    """What decides which pods this match has."""
    return Contents(len(state.seats), state.options.get("dark") == "yes", state.options.get("poison", "normal"))


@cache
def listed(name: str) -> Pile:
    """The pods of one list: `standard`, `large` or `dark`."""
    text = files("adjudicator.games.blutooth").joinpath("forges", f"{name}.csv").read_text()
    return tuple(sorted(row["pod"] for row in csv.DictReader(text.splitlines()) for _ in range(int(row["count"]))))


@cache
def all_pods(match: Contents) -> Pile:
    """All pods of such a match; the names of dark ones say so."""
    light = (*listed("standard"), *(listed("large") if match.aliens >= LARGE else ()))
    dark = [f"{DARK}{pod}" for pod in listed("dark")] if match.dark else []
    if match.poison != "normal":
        light = tuple([pod for pod in light if pod != POISON])
        dark = [pod for pod in dark if match.poison == "toxic" or kind(pod) != POISON]
    if match.poison == "toxic":
        light += (POISON,) * (TOXIC * match.aliens - len([pod for pod in dark if kind(pod) == POISON]))
    return tuple(sorted((*light, *dark)))


@cache
def dark_pods(match: Contents) -> Pile:
    """The dark pods of such a match, or those that it would have if there were a dark forge."""
    return tuple([pod for pod in all_pods(match._replace(dark=True)) if pod.startswith(DARK)])


@cache
def kinds_of(match: Contents) -> Pile:
    """The kinds of pods of such a match, whatever their backs, each once."""
    return tuple(dict.fromkeys(kinds(all_pods(match))))
