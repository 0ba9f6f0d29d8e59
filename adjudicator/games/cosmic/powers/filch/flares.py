"""The flares of Filch."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    CardFilched,
    CardsDiscarded,
    Claim,
    CosmicAt,
    Flare,
    FlareFrom,
    Judged,
    Script,
    Shed,
    Spending,
    Spoken,
    asks,
    reason,
)


class Pilfer(FlareFrom, frozen=True):
    """Plays Filch's flare, and names the player whose card you take, and the card where there are several.

    Without a card it is the last one that they have played.
    """

    word = "FLARE Filch"
    example = "FLARE Filch for Force Field from Red"


class WildFilch(Flare):
    """You discard a Compromise of your hand, and take an edict that another player has played in the phase.

    By mail that is done when the phase ends, and the edict has worked. The classic section lets its player slip used
    cards back into their hand until they are caught, which nobody can do here; this is the later one.
    """

    name = "Wild Filch"
    choices = (Pilfer,)

    @asks("salvage flares", where=lambda at: COMPROMISE in at.state.held(at.me))
    def steal(self, at: CosmicAt) -> Script:
        played = [shed for shed in reversed(at.shed_by_others("edict")) if shed.played]

        def meant(wish: Pilfer) -> list[Shed]:
            return [shed for shed in played if shed.by == wish.seat and wish.means(shed.card)]

        samples = [Pilfer(seat) for seat in at.state.seats_in() if seat != at.me]
        judged = Judged(lambda wish: wish if meant(wish) else reason("no-edict-of-theirs"), samples)
        wish = yield at.wish(self, Spending(judged, Claim(("card", COMPROMISE), 1)))
        # Its player may have taken it back meanwhile, with Clone's flare: then nothing is paid for it.
        if meant(wish)[0] in at.state.shed:
            yield CardsDiscarded(at.me, (COMPROMISE,))
            yield at.picked_up(meant(wish)[0])


class SuperFilch(Flare):
    """In any challenge, whether you were in it or not, you take the challenge card of either main player."""

    name = "Super Filch"
    choices = (Pilfer,)

    @asks("after all flares")
    def take(self, at: CosmicAt) -> Script:
        mains = (at.challenge.offence, at.challenge.defence)
        there = {seat: card for seat, card in zip(mains, at.challenge.laid, strict=True) if card is not None}

        def judged(wish: Pilfer) -> Pilfer | Spoken:
            return wish if wish.seat in there and wish.means(there[wish.seat]) else reason("that-card-not-there")

        wish = yield at.wish(self, Judged(judged, map(Pilfer, mains)))
        yield CardFilched(at.me, at.where, mains.index(wish.seat), there[wish.seat])
