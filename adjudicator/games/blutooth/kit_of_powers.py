"""What powers are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import NO, Batch, Vocabulary
from adjudicator.engine.contract.pieces import decides_for
from adjudicator.games.blutooth.acts.appeals import (
    beaten,
    charms_somebody,
    held_back,
    invader_appealed_to,
    peaceful,
)
from adjudicator.games.blutooth.acts.borrowing import borrowing, brought_back, drivers_dropped
from adjudicator.games.blutooth.acts.capturing import beaten_in_combat, captured, freed_in_warp, stacked
from adjudicator.games.blutooth.acts.champions import champions_called, has_champions
from adjudicator.games.blutooth.acts.equipping import fleet_equipped, sponsors_equipped
from adjudicator.games.blutooth.acts.flattening import (
    Flattening,
    all_unflattened,
    flattenable,
    flattenable_in_warp,
    flattened,
    flattened_in_warp,
    has_flattened,
)
from adjudicator.games.blutooth.acts.gathering import Consuming, consumed
from adjudicator.games.blutooth.acts.offering import (
    Fetching,
    accepted_pod,
    drivers_shed,
    lucre_given,
    ships_hired,
    ships_hired_by,
)
from adjudicator.games.blutooth.acts.raiding import leaders_raided, without_me
from adjudicator.games.blutooth.acts.refracting import matching_pod, refracted, those_who_match
from adjudicator.games.blutooth.acts.sacrifices import sacrificed, sacrificing
from adjudicator.games.blutooth.acts.spreading import Spreading, bases_to_spread, spread_now
from adjudicator.games.blutooth.encounters.commissions import absent
from adjudicator.games.blutooth.encounters.destiny import charge_named, charges_left
from adjudicator.games.blutooth.encounters.priming import can_prime_this, has_attack, has_other_driver, naming_a_driver
from adjudicator.games.blutooth.encounters.rewards import drivers_uncovered
from adjudicator.games.blutooth.encounters.second_pods import abducted_one
from adjudicator.games.blutooth.encounters.targets import nameable
from adjudicator.games.blutooth.events.campaigns import DefenderNamed
from adjudicator.games.blutooth.events.encounters import Negotiated, Settled
from adjudicator.games.blutooth.events.lucre import BY_POWER, LucreGained
from adjudicator.games.blutooth.events.milestones import CacheRenewed, PowerLost
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, PodsScrapped
from adjudicator.games.blutooth.events.powers import (
    BaseFounded,
    CampaignGoesOn,
    ContactUndone,
    DriversSwapped,
    FleetOpened,
    PodClaimed,
    PodGiven,
)
from adjudicator.games.blutooth.events.ships import GRUDGE, GRUMP, KAMIKAZE, SHADOW, ShipsCommitted, ShipsErased
from adjudicator.games.blutooth.events.stacked_ships import adrift
from adjudicator.games.blutooth.kit import BLITZ, CATACLYSM, CLASH, INFECTION, MASSACRE, SLAPFIGHT
from adjudicator.games.blutooth.mechanics.committing import can_send
from adjudicator.games.blutooth.mechanics.drafting import (
    PodOfMine,
    PodsWanted,
    all_kinds,
    caches_swapped,
    first_wanted,
    looted,
    negotiates_shed,
    pod_extracted,
    printed_first,
    scrap_claimed,
    scrapped,
    shed_by_others,
    sorted_out,
)
from adjudicator.games.blutooth.mechanics.establishing import (
    free_planets,
    is_new_base,
    spare_ships,
    vacant_planets,
)
from adjudicator.games.blutooth.mechanics.gifts import GivingPod
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.losing import one_lost, trespassers, uncommitted
from adjudicator.games.blutooth.mechanics.pouring import Pour, Pouring, can_pour, poured
from adjudicator.games.blutooth.mechanics.returning import Loss, base_destroyed, ships_of, ships_saved
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.piece_kinds import (
    COMBAT,
    CONTROL,
    DESTROY,
    DIPLOMACY,
    ESSENCE,
    INFO,
    INVASION,
    META,
    RESOURCE,
    SUPPORT,
    Chore,
    essences,
    stocked,
)
from adjudicator.games.blutooth.systems.chores import Motivating, chores_judged, motivable, motivated
from adjudicator.games.blutooth.systems.dark_acts import salvaged
from adjudicator.games.blutooth.systems.devouring import devoured, prey
from adjudicator.games.blutooth.systems.essence import held_essence
from adjudicator.games.blutooth.systems.grafting import assimilated, graftable
from adjudicator.games.blutooth.systems.mutant_forge import mutated
from adjudicator.games.blutooth.table.forge_list import PROVISIONS
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import WAVES
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.words.dark_words import Founding
from adjudicator.games.blutooth.words.driver_words import Abduct, Champion, Refract
from adjudicator.games.blutooth.words.essence_words import ChorePods, GivingEssence, TakeBack, TidyUp
from adjudicator.games.blutooth.words.launch_words import NameDefender
from adjudicator.games.blutooth.words.offer_words import FetchPod, TakeFetched
from adjudicator.games.blutooth.words.piece_words import NamingPods
from adjudicator.games.blutooth.words.power_words import FlattenFleet, NamingCharge, OnPlanet, SoMuch, Whose
from adjudicator.games.blutooth.words.rally_words import ShipsFrom

COMBATS = (CLASH, MASSACRE, CATACLYSM, INFECTION, SLAPFIGHT, BLITZ)
"""What comes of combat."""


def begins_elsewhere(at: MatchAt) -> bool:
    """Whether the campaign of another alien begins here."""
    return not at.is_invader() and at.state.wave == 1


def stands_by(at: MatchAt) -> bool:
    """Whether there is an invasion in this wave in which I have been in neither fleet."""
    return any(at.me not in one.took_part for one in at.state.open_invasions() if one.took_part)


__all__ = [
    "BY_POWER",
    "COMBAT",
    "COMBATS",
    "CONTROL",
    "DESTROY",
    "DIPLOMACY",
    "ESSENCE",
    "GRUDGE",
    "GRUMP",
    "INFO",
    "INVASION",
    "KAMIKAZE",
    "META",
    "NO",
    "PROVISIONS",
    "RESOURCE",
    "SHADOW",
    "SUPPORT",
    "WAVES",
    "WILD",
    "Abduct",
    "BaseFounded",
    "Batch",
    "CacheRenewed",
    "CampaignGoesOn",
    "Champion",
    "Chore",
    "ChorePods",
    "Consuming",
    "ContactUndone",
    "DefenderNamed",
    "DriversSwapped",
    "ExhaustsCleared",
    "FetchPod",
    "Fetching",
    "FlattenFleet",
    "Flattening",
    "FleetOpened",
    "Founding",
    "GivingEssence",
    "GivingPod",
    "Loss",
    "LucreGained",
    "Motivating",
    "NameDefender",
    "NamingCharge",
    "NamingPods",
    "Negotiated",
    "OnPlanet",
    "PodClaimed",
    "PodGiven",
    "PodOfMine",
    "PodsScrapped",
    "PodsWanted",
    "Pour",
    "Pouring",
    "PowerLost",
    "Refract",
    "Settled",
    "ShipsCommitted",
    "ShipsErased",
    "ShipsFrom",
    "SoMuch",
    "Spreading",
    "TakeBack",
    "TakeFetched",
    "TidyUp",
    "Vocabulary",
    "Whose",
    "abducted_one",
    "absent",
    "accepted_pod",
    "adrift",
    "all_kinds",
    "all_unflattened",
    "assimilated",
    "base_destroyed",
    "bases_to_spread",
    "beaten",
    "beaten_in_combat",
    "begins_elsewhere",
    "borrowing",
    "brought_back",
    "caches_swapped",
    "can_pour",
    "can_prime_this",
    "can_send",
    "captured",
    "champions_called",
    "charge_named",
    "charges_left",
    "charms_somebody",
    "chores_judged",
    "consumed",
    "decides_for",
    "devoured",
    "drivers_dropped",
    "drivers_shed",
    "drivers_uncovered",
    "essences",
    "first_wanted",
    "flattenable",
    "flattenable_in_warp",
    "flattened",
    "flattened_in_warp",
    "fleet_equipped",
    "free_planets",
    "freed_in_warp",
    "given_up",
    "graftable",
    "has_attack",
    "has_champions",
    "has_flattened",
    "has_other_driver",
    "held_back",
    "held_essence",
    "invader_appealed_to",
    "is_new_base",
    "leaders_raided",
    "looted",
    "lucre_given",
    "matching_pod",
    "motivable",
    "motivated",
    "mutated",
    "nameable",
    "naming_a_driver",
    "negotiates_shed",
    "one_lost",
    "peaceful",
    "pod_extracted",
    "poured",
    "prey",
    "printed",
    "printed_first",
    "refracted",
    "sacrificed",
    "sacrificing",
    "salvaged",
    "scrap_claimed",
    "scrapped",
    "shed_by_others",
    "ships_hired",
    "ships_hired_by",
    "ships_of",
    "ships_saved",
    "sorted_out",
    "spare_ships",
    "sponsors_equipped",
    "spread_now",
    "stacked",
    "stands_by",
    "stocked",
    "those_who_match",
    "trespassers",
    "uncommitted",
    "vacant_planets",
    "without_me",
]
