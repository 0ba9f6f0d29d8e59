"""Legacies: what aliens leave who are eliminated, and those that are drawn as a match begins (Q56)."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import WORTH, Piece
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.laws import LegacyBegun
from adjudicator.games.blutooth.mechanics.laws import Legacy
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "legacy.begins",
    "legacy.written",
    "legacy.absent",
    "legacy.order",
    "legacy.random",
    "frame.eliminated",
    "dimension.memorial",
    "dimension.haunted",
    "dimension.cursed",
    "term.legacy",
    "term.eliminate",
)

DRAWN: Final = {"none": 0, "memorial": 1, "haunted": 2, "cursed": 3}
"""Legacies that are in force from the beginning, by the rulebook value."""


def legacies_among(pieces: Iterable[Piece]) -> tuple[Legacy, ...]:
    """The legacies among all pieces of the title."""
    return tuple([piece for piece in pieces if isinstance(piece, Legacy)])


def drawn_at_first(
    powers: Sequence[str], options: Mapping[str, str], legacies: Sequence[Legacy], chance: Chance
) -> Iterator[LegacyBegun]:
    """The legacies of a match that begins, as many as its rulebook says: of aliens that do not play, or of none."""
    count = DRAWN[options["legacies"]]
    if count:
        absent = [one.name for one in legacies if one.alien not in powers]
        yield from map(LegacyBegun, chance.choose("legacies", absent, count))


def cells_at_first(cells: int, names: Sequence[str], legacies: Sequence[Legacy]) -> int:
    """The cells of the first cycle, which begins before there is any script in which legacies could act."""
    for legacy in legacies:
        for rule in legacy.rules if legacy.name in names else ():
            if (rule.verb, rule.topic) == (WORTH, "cells"):
                cells = rule.method(legacy, None, cells)
    return cells


def legacy_begins(at: MatchAt, seat: Seat) -> Script:
    """An alien has been eliminated: its own legacy begins, or one of the pool if it has none."""
    label = f"{at.label}/legacy of {at.state.seats[seat]}"
    begun = Made(
        partial(_begun, seat=seat, legacies=at.run.title.pieces.picked(legacies_among), chance=at.chance, label=label)
    )
    yield from at.happens(begun)


def _begun(now: Match, seat: Seat, legacies: Sequence[Legacy], chance: Chance, label: str) -> LegacyBegun | None:
    playing = {power for seat in now.seats_in() for power in now.own_powers(seat)}
    left = [one.name for one in legacies if one.alien not in playing and one.name not in now.legacies]
    rule = now.options["left_legacy"]
    own = [one.name for one in legacies if one.alien == now.powers[seat] and one.name in left]
    if rule == "none" or not left:
        return None
    return LegacyBegun(own[0] if own and rule == "own_then_pool" else chance.pick(label, left), seat)
