"""What legacies are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import NO
from adjudicator.games.blutooth.encounters.might import number_led
from adjudicator.games.blutooth.encounters.outcomes import fleet
from adjudicator.games.blutooth.events.campaigns import Commissioned
from adjudicator.games.blutooth.events.pods import PodsShown
from adjudicator.games.blutooth.events.powers import DriversSwapped
from adjudicator.games.blutooth.events.ships import GRUDGE, SHADOW, ShipsErased
from adjudicator.games.blutooth.mechanics.losing import drained
from adjudicator.games.blutooth.table.match import CAPACITY, LAUNCH
from adjudicator.games.blutooth.table.pods import pod_order

__all__ = [
    "CAPACITY",
    "GRUDGE",
    "LAUNCH",
    "NO",
    "SHADOW",
    "Commissioned",
    "DriversSwapped",
    "PodsShown",
    "ShipsErased",
    "drained",
    "fleet",
    "number_led",
    "pod_order",
]
