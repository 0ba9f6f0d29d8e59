"""The flare of Human."""

from adjudicator.games.blutooth.kit import (
    DriverTurned,
    Flare,
    FlareScrapped,
    FlareWord,
    MatchAt,
    OneOf,
    Script,
    UseCancelled,
    Vocabulary,
    asks,
    is_zapped,
    worth,
)

ANSWER = 42


class Strengthen(FlareWord, frozen=True):
    """Plays the flare of Human; with `zap` its super part zaps your own power, so that your fleet wins."""

    word = "FLARE Human"
    grammar = "[zap_oneself]"
    rules = {'zap_oneself: ["to"] "zap"': lambda: "zap"}  # noqa: RUF012 - as in the base
    tapped = '["to" "zap"]'
    example = "FLARE Human to zap IF I would lose"

    said: str | None = None

    def text(self, names: Vocabulary) -> str:
        return f"to {self.said}" if self.said else ""


class WildHuman(Flare):
    """As a leader your driver counts as an attack of 42, whatever it is. Then the flare goes to Human, if it plays."""

    name = "Wild Human"
    choices = (Strengthen,)
    burnout = True

    @asks("natures", where=lambda at: at.is_leader() and at.invasion.drivers[at.side] is not None)
    def answer(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield DriverTurned(at.where, at.side, ANSWER)


class SuperHuman(Flare):
    """In combat you add 8 might instead of 4.

    Or, with `zap`, you scrap the flare and zap your own power, so that your fleet wins.
    """

    name = "Super Human"
    choices = (Strengthen,)

    @asks("combat", where=MatchAt.is_actor)
    def strengthen(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf((Strengthen(), Strengthen("zap"))))
        if isinstance(wish, Strengthen) and wish.said:
            yield FlareScrapped(at.me, self.pod)
            yield UseCancelled(at.me, self.alien, at.where)

    @worth("might", where=lambda at, total, side, *of: at.fights_for(side) and at.uses("Super Human"), inherent=True)
    def stand_taller(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total if is_zapped(at.state, at.me, "Human", at.where) else total + 4
