"""What hazards are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.script import Made
from adjudicator.games.blutooth.events.campaigns import InvasionCalledOff
from adjudicator.games.blutooth.events.laws import ExhaustsVaporized, RotationTurned, ShipsSwallowed
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, ForgeRefilled, PodsShown
from adjudicator.games.blutooth.events.ships import CONSCIENCE
from adjudicator.games.blutooth.mechanics.losing import drained
from adjudicator.games.blutooth.mechanics.might import number_led
from adjudicator.games.blutooth.mechanics.technology import tech_drafted

__all__ = [
    "CONSCIENCE",
    "ExhaustsCleared",
    "ExhaustsVaporized",
    "ForgeRefilled",
    "InvasionCalledOff",
    "Made",
    "PodsShown",
    "RotationTurned",
    "ShipsSwallowed",
    "drained",
    "number_led",
    "tech_drafted",
]
