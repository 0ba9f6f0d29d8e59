"""The names that a player can use, with everyday sayings for orders."""

from collections.abc import Iterable
from functools import lru_cache, partial

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NONE_LEFT_OUT, ORDER_WORD, Vocabulary
from adjudicator.games.cosmoforce.table.gear import WEAPONS, working
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.words.order_words import WORDS
from adjudicator.games.cosmoforce.words.situations import Situation
from adjudicator.games.cosmoforce.words.vocabulary import vocabulary

_OF_BUILDING = ("build", "crew")
_LATER = {ORDER_WORD: frozenset([word.word for word in WORDS if word.about not in _OF_BUILDING])}
"""While ships are built, no order for a round is offered: none could be carried out yet, and no ship has parts."""


def spoken(view: Force, seat: Seat) -> Vocabulary:
    """The names that a player can use, with everyday sayings for orders."""
    ship = view.ships[seat]
    ships = tuple([name.casefold() for name in view.seats])
    kinds = () if ship is None else ship.systems
    arms = () if ship is None else tuple([kind for kind in WEAPONS if working(ship, kind)])
    me = view.seats[seat].casefold()
    return _spoken(vocabulary(view, seat), Situation(ships, me, kinds, arms))


@lru_cache(maxsize=1024)
def _spoken(names: Vocabulary, here: Situation) -> Vocabulary:
    left_out = NONE_LEFT_OUT if here.kinds else _LATER
    return names.without(lambda: left_out, me=here.me.capitalize(), said=partial(_said, here))


def _said(here: Situation, line: str) -> Iterable[str]:
    # Its patterns are loaded for the first unread line: this takes longer than the rest of the title.
    from adjudicator.games.cosmoforce.words.sayings import sayings

    return sayings(line, here)
