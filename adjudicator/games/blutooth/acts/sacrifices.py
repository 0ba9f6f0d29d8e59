"""Ships on planets that an alien gives up, as its power or somebody else's has it."""

from collections.abc import Iterator

from msgspec import Struct

from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources, count, still_there
from adjudicator.galaxy.forces import Muster, amounts, claimed, gathered
from adjudicator.games.blutooth.events.ships import ShipsLost
from adjudicator.games.blutooth.mechanics.committing import mustered
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.rally_words import ShipsFrom


class Sacrificing(Options, Struct, eq=False, gc=False):
    """Up to so many ships of one's own, from planets on which one does not defend oneself.

    `word` is the order word that names them.
    """

    _word: type[ShipsFrom]
    _muster: Muster

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("sends-nothing")
        sources = gathered(self._muster, choice.ships, choice.sources, reason)
        return sources if isinstance(sources, str) else self._word(count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claimed(choice.sources) if isinstance(choice, ShipsFrom) else ()

    def every(self) -> Iterator[Choice]:
        """Every number of ships, from the fullest bases: as many as possible first."""
        for ships, sources in reversed(amounts(self._muster)):
            yield self._word(ships, sources)


def sacrificing(at: MatchAt, word: type[ShipsFrom], most: int) -> Sacrificing:
    """The ways in which I can give up to so many ships."""
    return Sacrificing(word, mustered(at, at.me, most))


def sacrificed(at: MatchAt, sources: tuple[Batch, ...], why: str) -> Script:
    """My ships that an order names are lost, as far as they are there, and nothing saves them; returns how many."""
    there = still_there(at.state.planets, at.me, as_sources(sources))
    before = at.state.warp[at.me]
    if there:
        yield ShipsLost(at.me, there, why, at.where)
    return at.state.warp[at.me] - before
