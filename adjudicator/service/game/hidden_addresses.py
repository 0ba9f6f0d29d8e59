"""Games whose players are not told each other's addresses: what stands in place of one, and what may be no name."""

from adjudicator.service.settings import lookalikes
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game


def instead(game: Game, address: str) -> str:
    """An address as it is told to a player whose own it is not."""
    return say("hidden-address") if game.hidden else address


def name(hidden: bool, seat: str, name: str, address: str) -> str:
    """The name by which the others know somebody: where addresses are hidden it shows nothing of theirs.

    Then somebody whose name is an address, or a part of their own, is called by their seat.
    """
    local = address.partition("@")[0]
    shows = "@" in name or lookalikes.alike(name, local) or lookalikes.alike(name, local.partition("+")[0])
    return seat if hidden and shows else name
