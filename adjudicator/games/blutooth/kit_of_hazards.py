"""What hazards are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import NO
from adjudicator.games.blutooth.acts.raiding import quaked
from adjudicator.games.blutooth.encounters.assembly import Petitioning
from adjudicator.games.blutooth.encounters.might import number_led
from adjudicator.games.blutooth.encounters.targets import targets
from adjudicator.games.blutooth.events.campaigns import (
    Commissioned,
    DefenderNamed,
    FuelPaid,
    InvasionCalledOff,
    Targeted,
)
from adjudicator.games.blutooth.events.laws import ExhaustsVaporized, RotationTurned, ShipsSwallowed
from adjudicator.games.blutooth.events.pods import ExhaustsCleared, PodsShown
from adjudicator.games.blutooth.events.ships import CONSCIENCE, TAXED
from adjudicator.games.blutooth.mechanics.committing import room_left, surfaced
from adjudicator.games.blutooth.mechanics.drafting import chest_opened
from adjudicator.games.blutooth.mechanics.friendship import befriended, befriending
from adjudicator.games.blutooth.mechanics.gifts import handed_over, handing, keeping, kept
from adjudicator.games.blutooth.mechanics.losing import drained
from adjudicator.games.blutooth.systems.flares import powers_traded, traded_nexus_seen
from adjudicator.games.blutooth.systems.ruins import planet_vaporized
from adjudicator.games.blutooth.systems.technology import tech_drafted
from adjudicator.games.blutooth.table.backs import of_forge
from adjudicator.games.blutooth.table.forge_list import all_pods, contents, dark_pods
from adjudicator.games.blutooth.table.invasions import WILD
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, LAUNCH, RALLY
from adjudicator.games.blutooth.words.assembly_words import Petition
from adjudicator.games.blutooth.words.law_words import Befriend, ComeOut, DrawAgain, HandOver, KeepPods, StayInWarp
from adjudicator.games.blutooth.words.payoff_words import Negate, Reserve

__all__ = [
    "CAPACITY",
    "CONSCIENCE",
    "ENCOUNTER",
    "LAUNCH",
    "NO",
    "RALLY",
    "TAXED",
    "WILD",
    "Befriend",
    "ComeOut",
    "Commissioned",
    "DefenderNamed",
    "DrawAgain",
    "ExhaustsCleared",
    "ExhaustsVaporized",
    "FuelPaid",
    "HandOver",
    "InvasionCalledOff",
    "KeepPods",
    "Negate",
    "Petition",
    "Petitioning",
    "PodsShown",
    "Reserve",
    "RotationTurned",
    "ShipsSwallowed",
    "StayInWarp",
    "Targeted",
    "all_pods",
    "befriended",
    "befriending",
    "chest_opened",
    "contents",
    "dark_pods",
    "drained",
    "handed_over",
    "handing",
    "keeping",
    "kept",
    "number_led",
    "of_forge",
    "planet_vaporized",
    "powers_traded",
    "quaked",
    "room_left",
    "surfaced",
    "targets",
    "tech_drafted",
    "traded_nexus_seen",
]
