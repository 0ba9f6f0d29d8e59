"""Shadow."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, OneOf, Power, Script, asks, untouched
from adjudicator.games.cosmic.powers.shadow.executing import Execute, condemned, executed


class Shadow(Power):
    """When another player's colour is drawn from the destiny pile, that player loses a token to the Warp.

    That is done when all discs of the next turn are drawn: a token for each attack in the system of that player, theirs
    in their own system, too. You say from which base; if you do not, it is their fullest one.
    """

    # The facts have it done at each draw. A disc of one's own that is put back by mail is no attack, and costs nothing.
    name = "Shadow"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Execute,)

    @asks("destiny", where=lambda at: bool(condemned(at)), inherent=True)
    def strike(self, at: CosmicAt) -> Script:
        seats = condemned(at)
        ways = [OneOf([Execute(seat, place) for place in untouched(at.state, seat)]) for seat in seats]
        answers = yield [at.wish(self, way, detail=str(seat)) for seat, way in zip(seats, ways, strict=True)]
        if (yield from at.use(at.me, self, tuple(seats))):
            for (seat, tokens), answer in zip(seats.items(), answers, strict=True):
                yield from executed(at, seat, tokens, answer)
