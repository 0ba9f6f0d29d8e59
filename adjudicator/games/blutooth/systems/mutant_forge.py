"""The mutant forge: pods that are made at random for one power alone."""

import csv
from functools import cache
from importlib.resources import files
from typing import Final

from adjudicator.core.piles import Pile
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.forge_list import contents, kinds_of
from adjudicator.games.blutooth.table.pods import ATTACK, FLARE, NEGOTIATE, SLIME, is_distress

ENTRIES: Final = ("forge.mutant",)

OWN: Final = ("Third Eye", "Prehensile Tail", "Restless Leg", "Snot Rocket", "Cloudy Mind")
"""The artifacts that only this forge has."""
SLIMES: Final = "Slime Attack 5-20"
LEAST_SLIME, MOST_SLIME = 5, 20
MUTANT_FLARE: Final = f"Mutant{FLARE}"

LEAST, MOST = 1, 40
"""The attacks that come of `Attack 1-40`: those that the match has."""


@cache
def _ways() -> tuple[tuple[str, int], ...]:
    """What the mutant forge holds, and how many of each."""
    text = files("adjudicator.games.blutooth").joinpath("forges", "mutant.csv").read_text()
    return tuple([(row["pod"], int(row["count"])) for row in csv.DictReader(text.splitlines())])


def _meant(way: str, there: Pile) -> Pile:
    """The pods that one entry of the mutant forge may come to, in a match that has these kinds."""
    if way in (*OWN, MUTANT_FLARE):
        return (way,)
    if way == SLIMES:
        return tuple([f"{SLIME}{number}" for number in range(LEAST_SLIME, MOST_SLIME + 1)])
    if way == "Attack 1-40":
        numbers = [pod for pod in there if pod.startswith(ATTACK) and pod.removeprefix(ATTACK).isdigit()]
        return tuple([pod for pod in numbers if LEAST <= int(pod.removeprefix(ATTACK)) <= MOST])
    if way == "Negotiate of any type":
        return tuple([pod for pod in there if pod.split(" ")[0] == NEGOTIATE])
    if way == "Distress of any type":
        return tuple([pod for pod in there if is_distress(pod)])
    beginning = {"Kicker x0-x4": "Kicker x", "Rift 1-5": "Rift "}.get(way, way)
    return tuple([pod for pod in there if pod == way or (beginning != way and pod.startswith(beginning))])


def mutated(at: MatchAt, number: int) -> Pile:
    """So many pods of the mutant forge, each drawn from the whole of it: what the match does not know is left out."""
    there = kinds_of(contents(at.state))
    ways = [(way, count) for way, count in _ways() if _meant(way, there)]
    whole = [way for way, count in ways for _ in range(count)]
    found = []
    for step in range(number):
        label = f"{at.label}/{at.state.seats[at.me]}/mutant/{len(at.state.manifested)}/{step}"
        pods = _meant(whole[at.chance.below(label, len(whole))], there)
        found.append(pods[at.chance.below(f"{label}/which", len(pods))])
    return tuple(sorted(found))
