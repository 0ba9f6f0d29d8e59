"""Sums of invasions: the drivers, natures and ships of both fleets with their might, as a table and as a scene."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Table
from adjudicator.engine.text.scenes import Card, Force, Scene, Side
from adjudicator.games.blutooth.events.encounters import MightCounted
from adjudicator.games.blutooth.events.pods import DistressWorked
from adjudicator.games.blutooth.phrases import driver, pod_face
from adjudicator.games.blutooth.table.backs import is_hidden
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, SIDES, Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.told.board import NONE, sponsors

Told = Sequence[Event[Match]]


def sums(view: Match, invasion: Invasion, counts: MightCounted, to: Speech, drawn: Scene | None) -> Table:
    """The drivers, natures and ships of both fleets, and what they come to."""
    rows = []
    for side in (INVADERS, DEFENDERS):
        pod = invasion.drivers[side]
        said = to.say("driver-none") if pod is None else driver(pod, invasion.named[side], to)
        nature = NONE if invasion.natures is None else to.say(f"nature-{invasion.natures[side]}")
        rows.append(
            (
                to.say("side-name", side=SIDES[side]),
                view.seats[invasion.leader(side)],
                said,
                nature,
                str(invasion.own(side)),
                ", ".join(sponsors(view, invasion, side)) or NONE,
                summed(counts.parts[side], counts.might[side], to),
            )
        )
    return Table(to.heads("side", "alien", "driver", "nature", "ships", "sponsors", "might"), tuple(rows), drawn=drawn)


def summed(parts: tuple[int, int, int, int], might: int, to: Speech) -> str:
    """`20 + 4 + 3 = 27`: driver, own ships, then sponsors' and what was added, if there are any."""
    said = _terms(parts)
    return f"{said} = {might}" if sum(parts) == might else to.say("sum-made", sum=said, total=might)


def _terms(parts: tuple[int, int, int, int]) -> str:
    first, second, *more = parts
    return " + ".join(map(str, (first, second, *filter(None, more))))


def drawn_side(
    side: int, invasion: Invasion, counts: MightCounted, told: Told, won: tuple[bool, bool] | None, to: Speech
) -> Side:
    """A fleet as a page draws it; `told` is what everybody was told of the invasion."""
    leader, might = to.names[invasion.leader(side)], counts.might[side]
    said = _terms(counts.parts[side])
    return Side(
        to.say("side-name", side=SIDES[side]),
        leader,
        tuple(_cards(side, invasion, told, to)),
        (
            Force(leader, str(invasion.own(side))),
            *[Force(to.names[one.seat], str(one.ships)) for one in invasion.sponsors_of(side)],
        ),
        f"{said} =" if sum(counts.parts[side]) == might else to.say("scene-made", sum=said),
        str(might),
        to.say("scene-won") if won is not None and won[side] else "",
    )


def _cards(side: int, invasion: Invasion, told: Told, to: Speech) -> Iterator[Card]:
    """The driver with the nature of its fleet, what lay open beside it, and the distress pods that have worked."""
    pod, number = invasion.drivers[side], invasion.named[side]
    nature = "" if invasion.natures is None else to.say(f"nature-{invasion.natures[side]}")
    if pod is None:
        yield Card(to.say("driver-none"), note=nature)
    elif is_hidden(pod):
        yield Card(pod, note=nature)
    else:
        counted = to.say("counts-as", value=number) if number is not None and number != printed(pod) else ""
        yield pod_face(pod, to, ", ".join(filter(None, (nature, counted))))
    yield from [pod_face(one.pod, to) for one in invasion.beside if one.side == side and not is_hidden(one.pod)]
    for event in told:
        if isinstance(event, DistressWorked) and event.side == side:
            name = to.names[event.seat]
            yield Card(event.pod, f"+{event.might}", note=name) if event.might else pod_face(event.pod, to, name)
