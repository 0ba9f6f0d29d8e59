"""What flares are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import Batch, Vocabulary
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.flare_words import FlareWord
from adjudicator.games.blutooth.acts.appeals import ship_or_surrender
from adjudicator.games.blutooth.acts.capturing import beaten_in_combat, captured, comes_free, held_in_warp
from adjudicator.games.blutooth.acts.equipping import behind_in_clash, pods_fielded, sponsors_ships
from adjudicator.games.blutooth.acts.raiding import leaders_raided, quaked, without_me
from adjudicator.games.blutooth.acts.refracting import equally_many, scrapped_to_refract
from adjudicator.games.blutooth.acts.sacrifices import sacrificed, sacrificing
from adjudicator.games.blutooth.encounters.casualties import first_enemies, fleet_of
from adjudicator.games.blutooth.encounters.commissions import absent
from adjudicator.games.blutooth.encounters.destiny import charge_named, charges_left
from adjudicator.games.blutooth.encounters.outcomes import BOTH_LOSE, won_by_majority
from adjudicator.games.blutooth.events.dark import PodSalvaged
from adjudicator.games.blutooth.events.flares import PodBared, ShipsSettled
from adjudicator.games.blutooth.events.milestones import GatheredSpent, PowerLost
from adjudicator.games.blutooth.events.powers import DriversSwapped, PodGiven, ShipsHired
from adjudicator.games.blutooth.events.ships import FURTHER, GRUDGE, GRUMP, KAMIKAZE, SHADOW, ShipsErased, ShipsRevived
from adjudicator.games.blutooth.events.stacked_ships import CaptivesFreed
from adjudicator.games.blutooth.events.techs import TechMight
from adjudicator.games.blutooth.mechanics.committing import can_send
from adjudicator.games.blutooth.mechanics.drafting import (
    all_kinds,
    best_extracted,
    caches_swapped,
    looted,
    snatched,
    those_of,
)
from adjudicator.games.blutooth.mechanics.establishing import base_of_revived, free_homes
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.losing import one_lost, trespassers, uncommitted
from adjudicator.games.blutooth.mechanics.pouring import Pour, Pouring, can_pour, can_pour_in, poured
from adjudicator.games.blutooth.mechanics.returning import base_destroyed
from adjudicator.games.blutooth.mechanics.reviving import revived
from adjudicator.games.blutooth.systems.devouring import devoured, edible_anywhere, just_founded, wasted
from adjudicator.games.blutooth.systems.flare_acts import (
    few_poured,
    flares_shed,
    free_moves,
    movable,
    picked_over,
    shown_alike,
)
from adjudicator.games.blutooth.systems.flares import can_flare_anywhere, powers_traded, traded_nexus_seen
from adjudicator.games.blutooth.systems.grafting import assimilated, can_assimilate, graftable
from adjudicator.games.blutooth.systems.mutant_forge import mutated
from adjudicator.games.blutooth.systems.tech_places import planets_left
from adjudicator.games.blutooth.table.match import CAPACITY
from adjudicator.games.blutooth.words.flare_words import FlareAt, FlareForPods, FlareMove, FlareSwap, FlareToOrOn
from adjudicator.games.blutooth.words.power_words import Surrender
from adjudicator.games.blutooth.words.rally_words import ShipsFrom


class FlareWithShips(FlareWord, ShipsFrom, frozen=True):
    """Plays a flare for which ships are named that it costs."""

    grammar = f"[{ShipsFrom.grammar}]"

    ships: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: object) -> "FlareWithShips":
        return super().read(*values) if values and values[0] is not None else cls()

    def text(self, names: Vocabulary) -> str:
        return super().text(names) if self.sources or self.ships is not None else ""


__all__ = [
    "BOTH_LOSE",
    "CAPACITY",
    "FURTHER",
    "GRUDGE",
    "GRUMP",
    "KAMIKAZE",
    "SHADOW",
    "CaptivesFreed",
    "DriversSwapped",
    "FlareAt",
    "FlareForPods",
    "FlareMove",
    "FlareSwap",
    "FlareToOrOn",
    "FlareWithShips",
    "GatheredSpent",
    "PodBared",
    "PodGiven",
    "PodSalvaged",
    "Pour",
    "Pouring",
    "PowerLost",
    "ShipsErased",
    "ShipsHired",
    "ShipsRevived",
    "ShipsSettled",
    "Surrender",
    "TechMight",
    "absent",
    "all_kinds",
    "assimilated",
    "base_destroyed",
    "base_of_revived",
    "beaten_in_combat",
    "behind_in_clash",
    "best_extracted",
    "caches_swapped",
    "can_assimilate",
    "can_flare_anywhere",
    "can_pour",
    "can_pour_in",
    "can_send",
    "captured",
    "charge_named",
    "charges_left",
    "comes_free",
    "devoured",
    "edible_anywhere",
    "equally_many",
    "few_poured",
    "first_enemies",
    "flares_shed",
    "fleet_of",
    "free_homes",
    "free_moves",
    "fullest",
    "given_up",
    "graftable",
    "held_in_warp",
    "just_founded",
    "leaders_raided",
    "looted",
    "movable",
    "mutated",
    "one_lost",
    "picked_over",
    "planets_left",
    "pods_fielded",
    "poured",
    "powers_traded",
    "quaked",
    "revived",
    "sacrificed",
    "sacrificing",
    "scrapped_to_refract",
    "ship_or_surrender",
    "shown_alike",
    "snatched",
    "sponsors_ships",
    "those_of",
    "traded_nexus_seen",
    "trespassers",
    "uncommitted",
    "wasted",
    "without_me",
    "won_by_majority",
]
