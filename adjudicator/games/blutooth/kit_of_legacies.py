"""What legacies are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import NO
from adjudicator.games.blutooth.acts.capturing import beaten_in_combat, captured, let_go_behind, taken_behind
from adjudicator.games.blutooth.acts.equipping import actors_of, fleet_equipped, sponsors_equipped
from adjudicator.games.blutooth.acts.refracting import matching_pod, refracted
from adjudicator.games.blutooth.encounters.might import number_led
from adjudicator.games.blutooth.encounters.outcomes import fleet
from adjudicator.games.blutooth.events.campaigns import Commissioned
from adjudicator.games.blutooth.events.lucre import BY_LEGACY, LucreGained
from adjudicator.games.blutooth.events.pods import PodsShown
from adjudicator.games.blutooth.events.powers import DriversSwapped
from adjudicator.games.blutooth.events.ships import GRUDGE, SHADOW, ShipsErased
from adjudicator.games.blutooth.mechanics.losing import drained
from adjudicator.games.blutooth.mechanics.timeouts import timed_out
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, LAUNCH
from adjudicator.games.blutooth.table.pods import pod_order
from adjudicator.games.blutooth.words.driver_words import Refract

__all__ = [
    "BY_LEGACY",
    "CAPACITY",
    "ENCOUNTER",
    "GRUDGE",
    "LAUNCH",
    "NO",
    "SHADOW",
    "Commissioned",
    "DriversSwapped",
    "LucreGained",
    "PodsShown",
    "Refract",
    "ShipsErased",
    "actors_of",
    "beaten_in_combat",
    "captured",
    "drained",
    "fleet",
    "fleet_equipped",
    "let_go_behind",
    "matching_pod",
    "number_led",
    "pod_order",
    "refracted",
    "sponsors_equipped",
    "taken_behind",
    "timed_out",
]
