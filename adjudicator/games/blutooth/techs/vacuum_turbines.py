"""Vacuum Turbines."""

from adjudicator.games.blutooth.kit import (
    Choice,
    Judged,
    MatchAt,
    Pile,
    Script,
    Spoken,
    Tech,
    drafted,
    partial,
    reason,
    scrapped,
)
from adjudicator.games.blutooth.kit_of_techs import Develop, taken, those_of

EXTRACTED = 4
"""Pods that the Vacuum Turbines extract."""


class Retain(Choice, frozen=True):
    """Keeps these of the four pods that have been extracted, and scraps the others (Vacuum Turbines)."""

    word = "RETAIN"
    about = "vacuum turbines"
    of_challenge = False
    grammar = "pods"
    example = "RETAIN Attack 40, Attack 30, Attack 20, Reinforcement"

    pods: Pile


def _kept(wish: Retain, there: Pile) -> Choice | Spoken:
    """Those of the pods named that have been extracted."""
    found = those_of(there, wish.pods)
    return Retain(found) if found else reason("pods-not-there")


class VacuumTurbines(Tech):
    """Costs 2. Developed, it extracts four pods out of the forge. You keep those that you want, and scrap the others.

    `RETAIN` names those that you want, whichever come. Without that order you keep all of them.
    """

    name = "Vacuum Turbines"
    cost = 2
    choices = (Retain,)
    entries = ("tech.vacuum_turbines", "term.extract")

    def effect(self, at: MatchAt, order: Develop) -> Script:
        pods = yield from drafted(at, at.me, EXTRACTED, "turbines")
        if not pods:
            return
        samples = [Retain((pod,)) for pod in dict.fromkeys(pods)]
        wish = yield at.question(self, Judged(partial(_kept, there=pods), samples))
        if isinstance(wish, Retain):
            yield from scrapped(at, at.me, taken(pods, wish.pods))
