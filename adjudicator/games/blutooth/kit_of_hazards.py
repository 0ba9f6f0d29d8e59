"""What hazards are made of beside what every piece may have of the `kit`."""

from adjudicator.games.blutooth.encounters.might import number_led
from adjudicator.games.blutooth.encounters.targets import targets
from adjudicator.games.blutooth.events.campaigns import DefenderNamed, InvasionCalledOff, Targeted
from adjudicator.games.blutooth.events.laws import ExhaustsVaporized, RotationTurned, ShipsSwallowed
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, PodsShown
from adjudicator.games.blutooth.events.ships import CONSCIENCE, TAXED
from adjudicator.games.blutooth.mechanics.drafting import forge_reset
from adjudicator.games.blutooth.mechanics.losing import drained
from adjudicator.games.blutooth.systems.ruins import planet_vaporized
from adjudicator.games.blutooth.systems.technology import tech_drafted
from adjudicator.games.blutooth.table.invasions import WILD

__all__ = [
    "CONSCIENCE",
    "TAXED",
    "WILD",
    "DefenderNamed",
    "ExhaustsCleared",
    "ExhaustsVaporized",
    "InvasionCalledOff",
    "PodsShown",
    "RotationTurned",
    "ShipsSwallowed",
    "Targeted",
    "drained",
    "forge_reset",
    "number_led",
    "planet_vaporized",
    "targets",
    "tech_drafted",
]
