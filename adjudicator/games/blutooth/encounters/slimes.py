"""Slime attacks: they stay with their leader, and count once more the next time that this alien leads."""

from functools import partial
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.encounters.might import BOTH
from adjudicator.games.blutooth.events.mutants import AttackSlimed, SlimeWorked
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import SLIME, is_attack, is_slime, printed

ENTRIES: Final = ("pod.slime", "term.transform")


def slimes_work(at: MatchAt) -> Script:
    """What has stayed with the leaders of an earlier wave adds its might here, and is scrapped (Q61)."""
    for side in BOTH if at.state.slimes else ():
        seat = at.invasion.leader(side)
        for one in at.state.slimes:
            if one.seat == seat and one.since < at.state.waves:
                yield Made(partial(_worked, number=at.where, side=side, seat=seat, pod=one.pod))


def _worked(now: Match, number: int, side: int, seat: Seat, pod: str) -> SlimeWorked | None:
    """Of several encounters at once the first one has it."""
    there = any((one.seat, one.pod) == (seat, pod) and one.since < now.waves for one in now.slimes)
    return SlimeWorked(number, seat, side, pod, printed(pod) or 0) if there else None


def can_be_slimed(invasion: Invasion, side: int) -> bool:
    """Whether the driver of a fleet is an attack that is no slime attack yet."""
    driver = invasion.drivers[side]
    return driver is not None and is_attack(driver) and not is_slime(driver)


def slimed(at: MatchAt, side: int) -> Made:
    """The attack that leads a fleet becomes a slime attack of the same number, if it still leads it."""

    def event(now: Match) -> AttackSlimed | None:
        invasion = now.invasion(at.where)
        driver = invasion.drivers[side]
        if driver is None or not can_be_slimed(invasion, side):
            return None
        return AttackSlimed(at.where, side, driver, f"{SLIME}{printed(driver)}")

    return Made(event)
