"""Cosmic Field Generator."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Stopping, Tech, Use, cancels
from adjudicator.games.blutooth.kit_of_techs import tech_discharged, tech_ready


class Jam(Stopping, frozen=True):
    """Cancels a use of a power, even of your own: of the alien named, or of `any` other (Cosmic Field Generator)."""

    word = "FIELD GENERATOR"
    also = ("cosmic field generator", "use cosmic field generator")
    example = "FIELD GENERATOR Red IF Red uses Clone"


class CosmicFieldGenerator(Tech):
    """Costs 2, used at any time when a power is used: it is zapped to the end of that invasion, even your own."""

    name = "Cosmic Field Generator"
    cost = 2
    timed = True
    choices = (Jam,)
    stops_own = True
    entries = ("tech.cosmic_field_generator", "frame.no_self_zap")

    @cancels("power", where=lambda at, use: tech_ready(at, CosmicFieldGenerator()))
    def jam(self, at: MatchAt, use: Use) -> Script:
        yield from tech_discharged(self, at, (use.by,))
