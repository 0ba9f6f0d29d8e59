"""What flares are made of beside what every piece may have of the `kit`."""

from adjudicator.engine.contract.order_words import Batch, Vocabulary
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.flare_words import FlareWord
from adjudicator.games.blutooth.events.flares import ShipsSettled
from adjudicator.games.blutooth.events.milestones import PowerLost
from adjudicator.games.blutooth.events.powers import DriversSwapped, PodGiven
from adjudicator.games.blutooth.events.ships import KAMIKAZE, SHADOW, ShipsRevived, ShipsVaporized
from adjudicator.games.blutooth.mechanics.casualties import fleet_of
from adjudicator.games.blutooth.mechanics.committing import can_send
from adjudicator.games.blutooth.mechanics.drafting import all_kinds, caches_swapped, looted, snatched, those_of
from adjudicator.games.blutooth.mechanics.flares import can_flare_anywhere, powers_traded
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.outcomes import BOTH_LOSE
from adjudicator.games.blutooth.mechanics.reviving import revived
from adjudicator.games.blutooth.mechanics.sacrifices import sacrificed, sacrificing
from adjudicator.games.blutooth.words.flare_words import FlareAt, FlareForPods, FlareSwap
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
    "KAMIKAZE",
    "SHADOW",
    "DriversSwapped",
    "FlareAt",
    "FlareForPods",
    "FlareSwap",
    "FlareWithShips",
    "PodGiven",
    "PowerLost",
    "ShipsRevived",
    "ShipsSettled",
    "ShipsVaporized",
    "all_kinds",
    "caches_swapped",
    "can_flare_anywhere",
    "can_send",
    "fleet_of",
    "fullest",
    "looted",
    "powers_traded",
    "revived",
    "sacrificed",
    "sacrificing",
    "snatched",
    "those_of",
    "uncommitted",
]
