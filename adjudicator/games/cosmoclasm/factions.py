"""The abilities of the factions, found in their folder: a new file is a new ability."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.piece_folders import found
from adjudicator.games.cosmoclasm.kit import Ability
from adjudicator.games.cosmoclasm.table.state import Solar

ABILITIES = found("adjudicator.games.cosmoclasm.abilities", Ability)
BY_FACTION = {ability.faction: ability for ability in ABILITIES}


def ability(state: Solar, seat: Seat) -> Ability | None:
    """The ability of a seat, None in a game without them."""
    return BY_FACTION[state.seats[seat]] if state.options["abilities"] == "yes" else None


def in_force(state: Solar) -> Iterator[tuple[Seat, Ability]]:
    """All abilities, each with its seat."""
    if state.options["abilities"] == "yes":
        yield from ((seat, BY_FACTION[name]) for seat, name in enumerate(state.seats))


def ready(state: Solar, seat: Seat) -> Ability | None:
    """The ability that a seat can still use in this round."""
    return None if state.backed[seat] else ability(state, seat)


def backings(state: Solar, seat: Seat, blacks: Sequence[str]) -> tuple[Choice, ...]:
    """All plays with the card of the faction, of these black cards."""
    own = ready(state, seat)
    return () if own is None else tuple(own.plays(state, seat, blacks))
