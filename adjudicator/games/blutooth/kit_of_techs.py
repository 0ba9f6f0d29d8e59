"""What the techs of the Blutooth edition are made of besides: what no other kind of pieces needs."""

from adjudicator.core.piles import taken
from adjudicator.games.blutooth.encounters.casualties import all_destroyed, first_enemies
from adjudicator.games.blutooth.encounters.outcomes import won_at_once
from adjudicator.games.blutooth.events.milestones import AlienZapped
from adjudicator.games.blutooth.events.techs import Pressed, ShipHurried, TechMight
from adjudicator.games.blutooth.mechanics.drafting import forge_reset, those_of
from adjudicator.games.blutooth.mechanics.losing import bombed, inhabited
from adjudicator.games.blutooth.mechanics.resupplies import emptied
from adjudicator.games.blutooth.mechanics.reviving import landing_places
from adjudicator.games.blutooth.systems.flares import flare_named, flares_drawn_in
from adjudicator.games.blutooth.systems.hazards import any_hazard, hazard_here
from adjudicator.games.blutooth.systems.tech_places import (
    any_two,
    asked_by,
    battery_discharged,
    battery_loaded,
    beside_target,
    blown_up,
    has_fallen,
    held_pod,
    pairs_of,
    planet_made,
    planets_left,
    stands_in_defence,
    sub_power_gained,
    tech_given,
    tech_moved,
    tech_stationed,
    two_planets,
    wild_has_come,
)
from adjudicator.games.blutooth.systems.technology import (
    claim_ship,
    free_ships,
    my_tech,
    station_manifested,
    tech_cost,
    tech_discharged,
    tech_passed,
    tech_ready,
    tech_scrapped,
    tech_ships,
    tech_spent,
    tech_stopped,
)
from adjudicator.games.blutooth.words.tech_words import Between, Develop

__all__ = [
    "AlienZapped",
    "Between",
    "Develop",
    "Pressed",
    "ShipHurried",
    "TechMight",
    "all_destroyed",
    "any_hazard",
    "any_two",
    "asked_by",
    "battery_discharged",
    "battery_loaded",
    "beside_target",
    "blown_up",
    "bombed",
    "claim_ship",
    "emptied",
    "first_enemies",
    "flare_named",
    "flares_drawn_in",
    "forge_reset",
    "free_ships",
    "has_fallen",
    "hazard_here",
    "held_pod",
    "inhabited",
    "landing_places",
    "my_tech",
    "pairs_of",
    "planet_made",
    "planets_left",
    "stands_in_defence",
    "station_manifested",
    "sub_power_gained",
    "taken",
    "tech_cost",
    "tech_discharged",
    "tech_given",
    "tech_moved",
    "tech_passed",
    "tech_ready",
    "tech_scrapped",
    "tech_ships",
    "tech_spent",
    "tech_stationed",
    "tech_stopped",
    "those_of",
    "two_planets",
    "wild_has_come",
    "won_at_once",
]
