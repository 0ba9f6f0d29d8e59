"""The fight for a planet as a scene: what each player has played, taken and placed, and who has claimed it."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.scenes import Card, Depicted, Scene, Side
from adjudicator.games.cosmoclasm.events.events import (
    CardsPlayed,
    Claimed,
    ForceChanged,
    PlanetTied,
    Retired,
    RoundOpened,
    StationPlaced,
)
from adjudicator.games.cosmoclasm.table.board import NAMES
from adjudicator.games.cosmoclasm.table.cards import forces, suit
from adjudicator.games.cosmoclasm.table.speech import Speech
from adjudicator.games.cosmoclasm.table.state import Solar

Told = tuple[Event[Solar], str]
"""An event and a sentence about it; some events have two."""

_ACTS: Final = (CardsPlayed, ForceChanged, Retired, StationPlaced)
_ENDS: Final = (Claimed, PlanetTied)


def round_scenes(told: Sequence[Told], to: Speech) -> Iterator[Depicted]:
    """A scene for what a phase has of each round, if anybody has played or retired in it.

    A second sentence about an event, which tells how a tie was counted, stays one.
    """
    starts = [at for at, (event, _) in enumerate(told) if isinstance(event, RoundOpened)]
    for start, end in zip((0, *starts), (*starts, len(told)), strict=True):
        first = [at for at in range(start, end) if not at or told[at][0] is not told[at - 1][0]]
        says = [at for at in first if isinstance(told[at][0], (*_ACTS, *_ENDS))]
        acts: list[Any] = [told[at][0] for at in says if isinstance(told[at][0], _ACTS)]
        if acts:
            ends = [told[at] for at in says if isinstance(told[at][0], _ENDS)]
            yield Depicted(_scene(acts, ends, to), tuple(says))


def _scene(acts: Sequence[Any], ends: Sequence[Told], to: Speech) -> Scene:
    claims: dict[Seat, list[str]] = {}
    for event, _ in ends:
        if isinstance(event, Claimed):
            claims.setdefault(event.seat, []).append(str(event.number))
    sides = [_side(seat, [act for act in acts if act.seat == seat], claims.get(seat), to) for seat in _order(acts)]
    return Scene(tuple(sides), verdict=" ".join([said for _, said in ends]))


def _order(acts: Sequence[Any]) -> list[Seat]:
    """The players in the order in which they first acted."""
    return list(dict.fromkeys([act.seat for act in acts]))


def _side(seat: Seat, acts: Sequence[Any], claimed: Sequence[str] | None, to: Speech) -> Side:
    """A player: their cards, then their stations; the total is of the superiorities of whoever has retired."""
    retired = next((act for act in acts if isinstance(act, Retired)), None)
    taken = [to.say("force-of", force=force) for force in retired.forces] if retired is not None else []
    return Side(
        to.say("scene-side", retired=retired is not None),
        to.names[seat],
        tuple([card for act in acts for card in _cards(act, to)]),
        (),
        to.say("scene-taken", forces=" + ".join(taken)) if taken else "",
        str(len(taken)) if retired is not None else "",
        to.say("scene-claims", planets=to.listed(claimed)) if claimed else "",
    )


def _cards(act: Any, to: Speech) -> Iterator[Card]:
    if isinstance(act, CardsPlayed):
        for card in (act.black, act.white):
            if card:
                yield Card("/".join(forces(card)), kind=suit(card))
        if act.ability:
            yield Card(act.ability)
    elif isinstance(act, ForceChanged):
        yield Card(act.more, "+1")
        if act.less:
            yield Card(act.less, "-1")
    elif isinstance(act, StationPlaced):
        yield Card(to.say("scene-station"), NAMES[act.point], note=to.say("force-of", force=act.force))
