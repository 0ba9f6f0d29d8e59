"""Lucky Charm."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import Choice, Judged, MatchAt, Place, Script, Tech, asks, reason, revived
from adjudicator.games.blutooth.kit_of_techs import landing_places, tech_spent


class RubCharm(Choice, frozen=True):
    """Brings a ship out of the warp to the home base that you name (Lucky Charm)."""

    word = "LUCKY CHARM"
    also = ("use lucky charm",)
    about = "lucky charm"
    of_challenge = False
    grammar = '("to" | "on" | ) PLACE'
    example = "LUCKY CHARM to home 3"

    place: Place


class LuckyCharm(Tech):
    """Costs 0. Developed, it drafts a tech; then it lies there until, at a warpfall, you revive a ship with it."""

    name = "Lucky Charm"
    cost = 0
    lies = True
    drafts = True
    choices = (RubCharm,)
    entries = ("tech.lucky_charm",)

    @asks("techs used", where=lambda at: at.state.warp[at.me] > 0 and bool(landing_places(at)))
    def revive(self, at: MatchAt) -> Script:
        places = landing_places(at)
        samples: Iterable[Choice] = [RubCharm(place) for place in places]
        judged = Judged(lambda wish: wish if wish.place in places else reason("no-way-back-there"), samples)
        wish = yield at.wish(self, judged)
        if isinstance(wish, RubCharm):
            yield from tech_spent(at, self)
            yield from revived(at, at.me, ((wish.place, 1),))
