"""The essence of powers, in a position that is being set up."""

from collections.abc import Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.stores import Store
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.stated_stores import set_up
from adjudicator.games.blutooth.pieces import BY_NAME


def stores(powers: Sequence[str], stated: Mapping[Seat, Store]) -> tuple[Store, ...]:
    """The essence of the powers in play."""
    return set_up(
        powers,
        lambda power: BY_NAME[power].stock,
        stated,
        none,
        lambda power, cards: f"{power} has as essence {listed(cards)}, each once",
    )


def none(power: str) -> str:
    """The sentence for a power without essence."""
    return f"{power} has no essence"
