"""Power Radiant."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Stopping, Tech, Use, cancels, scrapped
from adjudicator.games.blutooth.kit_of_techs import flare_named, tech_discharged


class Radiate(Stopping, frozen=True):
    """Scraps the flare of an alien to cancel a use of its power: of the alien named, or of `any` (Power Radiant)."""

    word = "POWER RADIANT"
    also = ("radiant", "use power radiant")
    example = "POWER RADIANT any"


class PowerRadiant(Tech):
    """Costs 3. Developed, it drafts a tech; then it lies there until you use it against a power.

    You scrap the flare of the alien that uses its power, and it is zapped to the end of that invasion.
    """

    name = "Power Radiant"
    cost = 3
    lies = True
    drafts = True
    choices = (Radiate,)
    entries = ("tech.power_radiant",)

    @cancels("power", where=lambda at, use: flare_named(use.piece) in at.my_cache)
    def radiate(self, at: MatchAt, use: Use) -> Script:
        yield from tech_discharged(self, at, (use.by,))
        yield from scrapped(at, at.me, (flare_named(use.piece),))
