"""What the fleets of an invasion are, and what two of them come to."""

from typing import Final

from adjudicator.engine.contract.script import Made
from adjudicator.games.blutooth.events.encounters import NaturesKnown
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import (
    CATACLYSM,
    CLASH,
    DEFENDERS,
    INVADERS,
    MASSACRE,
    NEGOTIATION,
    SLAPFIGHT,
    Invasion,
)
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import (
    BRIGADE,
    COPY,
    ENVOY,
    INTIMIDATE,
    KICKER,
    STOOGE,
    TROJAN,
    is_encounter,
    nature,
    valued,
)

ENTRIES: Final = (
    "pair.brigade_brigade",
    "pair.brigade_envoy",
    "pair.brigade_trojan",
    "pair.brigade_morph",
    "pair.brigade_stooge",
    "pair.envoy_envoy",
    "pair.envoy_trojan",
    "pair.envoy_morph",
    "pair.envoy_stooge",
    "pair.trojan_trojan",
    "pair.trojan_morph",
    "pair.trojan_stooge",
    "pair.morph_morph",
    "pair.morph_stooge",
    "pair.stooge_stooge",
    "outcome.singularity",
    "pod.morph",
    "term.brigade",
    "term.envoy",
    "term.intent",
    "term.morph",
    "term.nature",
    "term.trojan",
)

PAIRS: Final = {
    (BRIGADE, BRIGADE): CLASH,
    (BRIGADE, ENVOY): MASSACRE,
    (BRIGADE, TROJAN): CLASH,
    (BRIGADE, COPY): CLASH,
    (BRIGADE, STOOGE): CLASH,
    (ENVOY, ENVOY): NEGOTIATION,
    (ENVOY, TROJAN): NEGOTIATION,
    (ENVOY, COPY): NEGOTIATION,
    (ENVOY, STOOGE): NEGOTIATION,
    (TROJAN, TROJAN): CATACLYSM,
    (TROJAN, COPY): CATACLYSM,
    (TROJAN, STOOGE): CATACLYSM,
    (COPY, COPY): CATACLYSM,
    (COPY, STOOGE): SLAPFIGHT,
    (STOOGE, STOOGE): SLAPFIGHT,
}
"""What two natures come to, whichever of them is the invader's."""


MIXED: Final = (TROJAN, ENVOY, BRIGADE, COPY, STOOGE)
"""What two drivers of different natures make of a fleet: the first of them here."""


def pair_outcome(one: str, other: str) -> str:
    """What two natures come to, in either order."""
    found = PAIRS.get((one, other))
    return PAIRS[other, one] if found is None else found


def natures_of(invasion: Invasion) -> tuple[str, str]:
    """What the drivers make of the fleets: a morph is what the enemy driver is, if that is anything (Q10)."""
    mine, theirs = nature(invasion.drivers[0]), nature(invasion.drivers[1])
    found = (_copied(mine, theirs), _copied(theirs, mine))
    if not invasion.beside:
        return found
    found = (_mixed(invasion, INVADERS, found[0], theirs), _mixed(invasion, DEFENDERS, found[1], mine))
    one, other = [_intimidating(invasion, side, found) for side in range(2)]
    return (one, other)


def second_driver(invasion: Invasion, side: int) -> str | None:
    """The second driver of a fleet, where leaders prime two; None if there is none."""
    return next((one.pod for one in invasion.beside if one.side == side and is_encounter(one.pod)), None)


def _mixed(invasion: Invasion, side: int, first: str, enemy: str) -> str:
    """What two drivers make of a fleet: a trojan before an envoy, and an envoy before a brigade."""
    second = second_driver(invasion, side)
    both = [first] if second is None else [first, _copied(nature(second), enemy)]
    return min(both, key=MIXED.index)


def _intimidating(invasion: Invasion, side: int, led: tuple[str, str]) -> str:
    """What an intimidate makes of a fleet: a brigade against one that is led as such, else an envoy."""
    if intimidation(invasion, side) is None:
        return led[side]
    return BRIGADE if led[1 - side] == BRIGADE else ENVOY


def intimidation(invasion: Invasion, side: int) -> int | None:
    """The number of the intimidate that counts for a fleet, the latest in timing order (Q52); None without any."""
    found = [
        number for one in invasion.beside if one.side == side and (number := valued(one.pod, INTIMIDATE)) is not None
    ]
    return found[-1] if found else None


def kicked(invasion: Invasion, side: int, number: int) -> int:
    """A number of primed encounter pods of a fleet, multiplied by its leader's kicker (Q58)."""
    for one in invasion.beside:
        factor = valued(one.pod, KICKER)
        if one.side == side and factor is not None:
            number *= factor
    return number


def _copied(mine: str, theirs: str) -> str:
    return theirs if mine == COPY and theirs != STOOGE else mine


def made_envoy(at: MatchAt, side: int) -> Made:
    """A fleet is an envoy from now on, unless it is one."""

    def event(now: Match) -> NaturesKnown | None:
        natures = now.invasion(at.where).natures
        assert natures is not None
        if natures[side] == ENVOY:
            return None
        return NaturesKnown(at.where, (natures[0], ENVOY) if side else (ENVOY, natures[1]))

    return Made(event)
