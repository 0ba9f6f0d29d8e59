"""The cards that powers own, in a position that is being set up."""

from collections.abc import Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.stores import Store
from adjudicator.galaxy.stated_stores import set_up
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.table.speech import cards


def stores(powers: Sequence[str], stated: Mapping[Seat, Store]) -> tuple[Store, ...]:
    """The stores of the powers in play."""
    return set_up(
        powers, lambda power: BY_NAME[power].stock, stated, none, lambda power, owned: f"{power} owns {cards(owned)}"
    )


def none(power: str) -> str:
    """The sentence for a power that owns no cards."""
    return f"{power} owns no cards"
