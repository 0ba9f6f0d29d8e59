"""What powers have gathered, and consume for might."""

from collections.abc import Iterator

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.milestones import GatheredSpent
from adjudicator.games.blutooth.events.techs import TechMight
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.power_words import SoMuch


class Consuming(Options, Struct, eq=False, gc=False):
    """Any part of what I have gathered; all of it where no number is said. `word` is the order word for it."""

    _at: MatchAt
    _word: type[SoMuch]

    def settle(self, choice: Choice) -> Choice | Spoken:
        there = self._at.state.gathered[self._at.me]
        if not isinstance(choice, self._word):
            return reason("gathered-so-much", most=there)
        much = there if choice.much is None else choice.much
        return self._word(much) if 0 < much <= there else reason("gathered-so-much", most=there)

    def every(self) -> Iterator[Choice]:
        """All of it."""
        yield self._word()


def consumed(at: MatchAt, power: str, much: int, each: int) -> Script:
    """My fleet has so much might for each that I consume of what I have gathered, as far as it is there."""
    spent, side = min(much, at.state.gathered[at.me]), at.my_side
    if spent > 0 and side is not None:
        yield from at.propose(GatheredSpent(at.me, power, spent, at.where))
        yield TechMight(at.where, at.me, side, power, each * spent)
