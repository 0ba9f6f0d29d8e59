"""Crystal."""

from adjudicator.games.blutooth.kit import COMBAT, ENCOUNTER, SUPPORT, Ask, MatchAt, OneOf, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import NO, Refract, matching_pod, refracted, those_who_match


class Crystal(Power):
    """In a clash you, or somebody else in your fleet, may scrap a pod with the number of your driver: it is squared.

    An attack of 8 then counts 64. It is said when the drivers are open; you are asked first, and it is done once in an
    encounter.
    """

    name = "Crystal"
    origin = "Alliance"
    home = "alliance"
    alert = "yellow"
    types = (COMBAT, SUPPORT)
    choices = (Refract,)
    answers = (Refract,)
    answered_in = (ENCOUNTER,)
    entries = ("bl.crystal",)

    @asks("natures", where=lambda at: bool(those_who_match(at)), inherent=True)
    def refract(self, at: MatchAt) -> Script:
        for seat in those_who_match(at):
            answer = yield Ask(seat, Refract.about, OneOf((Refract(),)), at.where)
            if answer is not NO and matching_pod(at, seat) is not None:
                if (yield from at.use(at.me, self)):
                    yield from refracted(at, seat)
                return
