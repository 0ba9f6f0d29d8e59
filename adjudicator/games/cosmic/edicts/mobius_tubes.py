"""Mobius Tubes."""

from adjudicator.games.cosmic.kit import (
    Any,
    Batch,
    Choice,
    CosmicAt,
    Edict,
    Landing,
    Made,
    Script,
    Self,
    asks,
    partial,
    released,
)


class PlayTubes(Choice, frozen=True):
    """Plays Mobius Tubes: all tokens leave the Warp, yours for the bases you name."""

    word = "PLAY Mobius Tubes"
    about = "mobius tubes"
    of_challenge = False
    grammar = '["," "mine" batches_to]'
    example = "PLAY Mobius Tubes, mine to home 2"

    to: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ()) if values else cls()


class MobiusTubes(Edict):
    """All tokens leave the Warp (rule 20c); only in phase 1.

    Yours go where you say and may attack at once; what you place badly, and everybody else's, goes to Limbo.
    """

    name = "Mobius Tubes"
    choices = (PlayTubes,)

    @asks("mobius")
    def open_tubes(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Landing(at, at.state.warp[at.me], PlayTubes, forgiving=True))
        if isinstance(wish, PlayTubes):
            to = tuple((batch.place, batch.count or 0) for batch in wish.to)
            yield from at.happens(Made(partial(released, seat=at.me, to=to, by=at.me)))
            yield "freed"  # players who open tubes of their own in the same phase place their tokens themselves
            for seat in at.state.seats_in():
                yield from at.happens(Made(partial(released, seat=seat, to=(), by=at.me)))
