"""What an encounter comes to, and which fleets win."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import MAY, WORTH
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.encounters.might import in_combat, might_counted
from adjudicator.games.blutooth.encounters.natures import pair_outcome
from adjudicator.games.blutooth.events.encounters import Settled
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import (
    BLITZ,
    CATACLYSM,
    CLASH,
    DEFENDERS,
    INFECTION,
    INVADERS,
    MASSACRE,
    NEGOTIATION,
    SLAPFIGHT,
    STANDOFF,
    Invasion,
)
from adjudicator.games.blutooth.table.pods import BRIGADE, ENVOY, TROJAN

ENTRIES: Final = (
    "phase.encounter",
    "outcome.clash",
    "outcome.massacre",
    "outcome.cataclysm",
    "outcome.slapfight",
    "outcome.infection",
    "outcome.standoff",
    "rule.blitz",
    "frame.win_draw",
    "term.peaceful",
    "term.clash",
    "term.draw",
    "term.dud",
    "term.enemy",
    "term.lethal",
    "term.massacre",
    "term.opponent",
    "term.win",
)

BOTH_LOSE: Final = -1
NOBODY: Final = -2
"""Stand for a winning side where both fleets lose, and where neither wins or loses."""

NO_BLITZ: Final = 0
BLITZED: Final = (1, 2)
"""What pieces add up that let the invader's fleet, or the defender's, win at once: both together cancel out."""

Losses = tuple[tuple[Seat, int], ...]
"""Ships, or boons, by seat."""

WON: Final = {INVADERS: (True, False), DEFENDERS: (False, True), BOTH_LOSE: (False, False), NOBODY: None}


def dud(invasion: Invasion) -> int | None:
    """The side of a brigade without might that has met an envoy: it cannot win by combat. None where there is none."""
    if invasion.natures is None or invasion.might is None or set(invasion.natures) != {BRIGADE, ENVOY}:
        return None
    side = invasion.natures.index(BRIGADE)
    return side if invasion.might[side] <= 0 else None


def counted(at: MatchAt) -> Script:
    """Might is counted, and what the encounter comes to is settled, without any question."""
    if in_combat(at.invasion):
        yield from might_counted(at)
    yield from settled(at)


def settled(at: MatchAt) -> Script:
    """What the natures and the might come to, unless pieces let another side win."""
    invasion = at.invasion
    blitz = NO_BLITZ
    if at.matters(WORTH, "blitz") and in_combat(invasion):
        blitz = yield from at.worth("blitz", NO_BLITZ)
    if blitz in BLITZED:
        yield from at.propose(Settled(at.where, BLITZ, WON[BLITZED.index(blitz)]))
        return
    outcome, winner, peaceful = resolution(invasion, at.state.options)
    if winner is not None and at.matters(WORTH, "winner"):
        turned = yield from at.worth("winner", winner, outcome)
        if turned != winner:
            winner, peaceful = turned, False
            outcome = MASSACRE if outcome == STANDOFF and ENVOY in (invasion.natures or ()) else outcome
    if winner is not None and at.matters(WORTH, "upset"):
        upset = yield from at.worth("upset", winner)
        winner, peaceful = upset, peaceful and upset == winner
    won = None if winner is None else WON[winner]
    yield from at.propose(Settled(at.where, outcome, won, peaceful))


def won_by_majority(at: MatchAt) -> Script:
    """Before contact: the fleet with more sponsors wins, the defender's if there are as many."""
    if not at.invasion.fought:
        mine, theirs = [len(at.invasion.sponsors_of(side)) for side in (INVADERS, DEFENDERS)]
        yield Settled(at.where, BLITZ, WON[INVADERS if mine > theirs else DEFENDERS])


def won_at_once(at: MatchAt) -> Script:
    """Before contact: the defender has won, if the invading fleet has no ships any more."""
    if not fleet(at.invasion, INVADERS) and not at.invasion.fought:
        yield Settled(at.where, BLITZ, WON[DEFENDERS])


def resolution(invasion: Invasion, options: dict[str, str]) -> tuple[str, int | None, bool]:
    """The outcome, the side that wins (None where they negotiate), and whether it does so peacefully."""
    one, other = invasion.natures or ("", "")
    outcome = pair_outcome(one, other)
    if outcome == NEGOTIATION:
        return outcome, None, False
    if outcome == CATACLYSM:
        return outcome, BOTH_LOSE, False
    if outcome == SLAPFIGHT:
        return outcome, _left_standing(invasion), False
    might = invasion.might or (0, 0)
    if outcome == MASSACRE:
        return (STANDOFF, NOBODY, True) if dud(invasion) is not None else (MASSACRE, (one, other).index(BRIGADE), False)
    if TROJAN in (one, other) and options["trojan"] == "infection":
        side = (one, other).index(BRIGADE)
        return INFECTION, side if might[side] % 2 == 0 else 1 - side, False
    if max(might) <= 0:
        return (STANDOFF, NOBODY, True) if options["standoff"] == "draw" else (CLASH, INVADERS, True)
    return CLASH, INVADERS if might[INVADERS] > might[DEFENDERS] else DEFENDERS, False


def fleet(invasion: Invasion, side: int) -> int:
    """The ships of a fleet, its leader's and its sponsors'."""
    return invasion.own(side) + sum([one.ships for one in invasion.sponsors_of(side)])


def _left_standing(invasion: Invasion) -> int:
    """The side with more ships in a slapfight, where ships are destroyed one for one."""
    mine, theirs = fleet(invasion, INVADERS), fleet(invasion, DEFENDERS)
    return BOTH_LOSE if mine == theirs else INVADERS if mine > theirs else DEFENDERS


def boon_side(at: MatchAt) -> int:
    """The side whose sponsors have boons where the other one's land: the defender's, unless rewards are exchanged."""
    swapped = at.matters(MAY, "swap rewards") and at.allowed(at.invasion.invader, "swap rewards")
    return INVADERS if swapped != at.invasion.reversed else DEFENDERS


def boons_due(invasion: Invasion, side: int = DEFENDERS) -> Losses:
    """The boons of the sponsors of a defender who has won: one for each ship committed. Or those of an invader's."""
    won = invasion.won is not None and invasion.won[side]
    if not won or invasion.gassed or invasion.leader(side) in invasion.escaped:
        return ()
    return tuple([(one.seat, one.ships) for one in invasion.sponsors_of(side)])


def compensation_due(invasion: Invasion) -> bool:
    """Whether an envoy has been massacred."""
    if invasion.outcome != MASSACRE or invasion.won is None or invasion.natures is None or invasion.gassed:
        return False
    return False in invasion.won and invasion.natures[invasion.won.index(False)] == ENVOY


def compensated_here(at: MatchAt) -> Seat | None:
    """The leader who is to have pods out of the other's cache here: one who was massacred, or whose power says so."""
    invasion = at.invasion
    won = invasion.won
    if won is None or won.count(False) != 1 or invasion.gassed:
        return None
    loser = invasion.leader(won.index(False))
    return loser if compensation_due(invasion) or at.allowed(loser, "be compensated") else None


def is_compensated(at: MatchAt) -> bool:
    """Whether I am to have pods out of the other leader's cache here."""
    return at.is_leader() and compensated_here(at) == at.me


def rewards_due(at: MatchAt) -> bool:
    """Whether boons or compensation are due in this invasion."""
    return at.where > 0 and (bool(boons_due(at.invasion, boon_side(at))) or compensated_here(at) is not None)
