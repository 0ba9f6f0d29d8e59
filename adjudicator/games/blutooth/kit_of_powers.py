"""What powers are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.pieces import decides_for
from adjudicator.games.blutooth.events.campaigns import DefenderNamed
from adjudicator.games.blutooth.events.powers import DriversSwapped, PodClaimed, PodGiven
from adjudicator.games.blutooth.events.ships import GRUDGE, KAMIKAZE, SHADOW, ShipsCommitted, ShipsVaporized
from adjudicator.games.blutooth.kit import BLITZ, CATACLYSM, CLASH, INFECTION, MASSACRE, SLAPFIGHT
from adjudicator.games.blutooth.mechanics.committing import can_send
from adjudicator.games.blutooth.mechanics.drafting import all_kinds, caches_swapped, scrapped, sorted_out
from adjudicator.games.blutooth.mechanics.gifts import Giving
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.priming import has_attack
from adjudicator.games.blutooth.mechanics.sacrifices import sacrificed, sacrificing
from adjudicator.games.blutooth.mechanics.targets import nameable
from adjudicator.games.blutooth.piece_kinds import (
    COMBAT,
    CONTROL,
    DESTROY,
    DIPLOMACY,
    INFO,
    INVASION,
    META,
    RESOURCE,
    SUPPORT,
)
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.words.launch_words import NameDefender
from adjudicator.games.blutooth.words.rally_words import ShipsFrom

COMBATS = (CLASH, MASSACRE, CATACLYSM, INFECTION, SLAPFIGHT, BLITZ)
"""What comes of combat."""


__all__ = [
    "COMBAT",
    "COMBATS",
    "CONTROL",
    "DESTROY",
    "DIPLOMACY",
    "GRUDGE",
    "INFO",
    "INVASION",
    "KAMIKAZE",
    "META",
    "RESOURCE",
    "SHADOW",
    "SUPPORT",
    "WILD",
    "DefenderNamed",
    "DriversSwapped",
    "Giving",
    "NameDefender",
    "PodClaimed",
    "PodGiven",
    "ShipsCommitted",
    "ShipsFrom",
    "ShipsVaporized",
    "all_kinds",
    "caches_swapped",
    "can_send",
    "decides_for",
    "given_up",
    "has_attack",
    "nameable",
    "printed",
    "sacrificed",
    "sacrificing",
    "scrapped",
    "sorted_out",
    "uncommitted",
]
