"""The flare of Calculator."""

from adjudicator.games.blutooth.kit import (
    Flare,
    FlareWord,
    MatchAt,
    Numbers,
    OneOf,
    Script,
    Vocabulary,
    WordCalled,
    asks,
    changed_number,
    equalized,
    worth,
)


class Reckon(FlareWord, frozen=True):
    """Plays the flare of Calculator; its wild part calls the sum of both attacks `odd` or `even`."""

    word = "FLARE Calculator"
    grammar = "[odd_sum | even_sum]"
    rules = {'odd_sum: "odd"': lambda: "odd", 'even_sum: "even"': lambda: "even"}  # noqa: RUF012 - as in the base
    example = "FLARE Calculator even"

    said: str | None = None

    def text(self, names: Vocabulary) -> str:
        return self.said or ""


class WildCalculator(Flare):
    """As a leader you call the sum of both attacks odd or even, before the drivers are open.

    If you are right the other leader's attack counts less by yours, else yours less by theirs; nought at least.
    """

    name = "Wild Calculator"
    choices = (Reckon,)

    @asks("primed", where=MatchAt.is_leader)
    def call(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Reckon("odd"), Reckon("even")]))
        yield WordCalled(at.where, at.me, self.name, wish.said)

    @worth("drivers", where=lambda at, both: at.uses("Wild Calculator") and None not in both, inherent=True)
    def check(self, at: MatchAt, both: Numbers) -> Numbers:
        mine, theirs = both[at.side] or 0, both[1 - at.side] or 0
        right = at.called(self.name) == ("odd" if (mine + theirs) % 2 else "even")
        side = 1 - at.side if right else at.side
        return changed_number(both, side, max(0, (theirs - mine) if right else (mine - theirs)))


class SuperCalculator(Flare):
    """As a sponsor, too, you have the higher of the two drivers lowered by the lower one."""

    name = "Super Calculator"
    choices = (Reckon,)

    @asks("natures", where=lambda at: at.is_actor() and not at.is_leader() and at.both_count())
    def announce(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("drivers", where=lambda at, both: at.uses("Super Calculator"), inherent=True)
    def reckon(self, at: MatchAt, both: Numbers) -> Numbers:
        return equalized(both)
