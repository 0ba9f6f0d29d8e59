"""Will."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    Any,
    Choice,
    CosmicAt,
    OneOf,
    Power,
    Script,
    Seat,
    Self,
    TargetChosen,
    Vocabulary,
    anywhere,
    asks,
)


class Aim(Choice, frozen=True):
    """Chooses whom you attack this turn, in their own system or in another's where they have a base (Will)."""

    word = "WILL"
    about = "will"
    of_challenge = False
    grammar = 'SEAT ["in" SEAT]'
    example = "WILL Green in Blue ELSE Green"

    seat: Seat
    system: Seat

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, system = values
        return cls(seat, seat if system is None else system)

    def text(self, names: Vocabulary) -> str:
        where = "" if self.system == self.seat else f" in {names.name('seat', self.system)}"
        return f"{names.name('seat', self.seat)}{where}"


class Will(Power):
    """You attack whom you like, in whose system you like, whatever destiny says.

    By mail: `WILL Green` in phase 1 chooses Green in its own system, `WILL Green in Blue` Green's bases in the system
    of Blue; say in `ATTACK` which planet, by its colour (`ATTACK Blue 3`). If you say nothing you attack whom destiny
    drew for you, since that is as good as any choice at random.
    """

    name = "Will"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Aim,)

    @asks("aim", where=lambda at: at.state.targets[at.me] is not None)
    def choose(self, at: CosmicAt) -> Script:
        pairs = anywhere(at.state, at.me)
        aim = yield at.wish(self, OneOf([Aim(seat, system) for seat, system in pairs]))
        if isinstance(aim, Aim):
            yield TargetChosen(at.me, aim.seat, aim.system)
