"""What powers are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.contract.pieces import decides_for
from adjudicator.games.blutooth.encounters.commissions import absent
from adjudicator.games.blutooth.encounters.destiny import charge_named, charges_left
from adjudicator.games.blutooth.encounters.priming import has_attack, has_other_driver
from adjudicator.games.blutooth.encounters.targets import nameable
from adjudicator.games.blutooth.events.campaigns import DefenderNamed
from adjudicator.games.blutooth.events.encounters import Negotiated, Settled
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, PodsScrapped
from adjudicator.games.blutooth.events.powers import (
    BaseFounded,
    CampaignGoesOn,
    ContactUndone,
    DriversSwapped,
    PodClaimed,
    PodGiven,
    ScrapClaimed,
)
from adjudicator.games.blutooth.events.ships import GRUDGE, KAMIKAZE, SHADOW, ShipsCommitted, ShipsErased
from adjudicator.games.blutooth.kit import BLITZ, CATACLYSM, CLASH, INFECTION, MASSACRE, SLAPFIGHT
from adjudicator.games.blutooth.mechanics.committing import can_send
from adjudicator.games.blutooth.mechanics.drafting import (
    all_kinds,
    caches_swapped,
    looted,
    scrapped,
    shed_by_others,
    sorted_out,
)
from adjudicator.games.blutooth.mechanics.gifts import GivingPod
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.pouring import Pour, Pouring, can_pour, poured
from adjudicator.games.blutooth.mechanics.returning import Loss, ships_saved
from adjudicator.games.blutooth.mechanics.sacrifices import sacrificed, sacrificing
from adjudicator.games.blutooth.mechanics.spreading import Spreading, bases_to_spread, spread_now
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
from adjudicator.games.blutooth.systems.mutant_forge import mutated
from adjudicator.games.blutooth.table.forge_list import PROVISIONS
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import WAVES
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.words.launch_words import NameDefender
from adjudicator.games.blutooth.words.power_words import NamingCharge, Whose
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
    "PROVISIONS",
    "RESOURCE",
    "SHADOW",
    "SUPPORT",
    "WAVES",
    "WILD",
    "BaseFounded",
    "CampaignGoesOn",
    "ContactUndone",
    "DefenderNamed",
    "DriversSwapped",
    "ExhaustsCleared",
    "GivingPod",
    "Loss",
    "NameDefender",
    "NamingCharge",
    "Negotiated",
    "PodClaimed",
    "PodGiven",
    "PodsScrapped",
    "Pour",
    "Pouring",
    "ScrapClaimed",
    "Settled",
    "ShipsCommitted",
    "ShipsErased",
    "ShipsFrom",
    "Spreading",
    "Vocabulary",
    "Whose",
    "absent",
    "all_kinds",
    "bases_to_spread",
    "caches_swapped",
    "can_pour",
    "can_send",
    "charge_named",
    "charges_left",
    "decides_for",
    "given_up",
    "has_attack",
    "has_other_driver",
    "looted",
    "mutated",
    "nameable",
    "poured",
    "printed",
    "sacrificed",
    "sacrificing",
    "scrapped",
    "shed_by_others",
    "ships_saved",
    "sorted_out",
    "spread_now",
    "uncommitted",
]
