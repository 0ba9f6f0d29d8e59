"""One phase from boundary to boundary: the same code for a game by mail, a preview, a rehearsal and a proof."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, NamedTuple

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import OUTSIDER, Event
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.service.game.boundary import Boundary, Trace
from adjudicator.service.game.orders_on_file import Orders


class Resolved(Struct, frozen=True, dict=True):
    """The outcome of a phase: the next boundary, everything that happened, and how."""

    boundary: Boundary
    events: tuple[Event[Any], ...]
    trace: Trace

    def told(self, seat: int) -> tuple[Event[Any], ...]:
        """What a seat is told of it."""
        heard: list[Event[Any]] = [*self.events]
        for at in self._guarded:
            news = self.events[at].told(seat)
            if news is None:
                del heard[at]
            else:
                heard[at] = news
        return tuple(heard)

    @cached_property
    def _guarded(self) -> tuple[int, ...]:
        """The positions of those events that not everybody is told in full, the last one first."""
        return tuple([at for at in range(len(self.events) - 1, -1, -1) if not self.events[at].open])

    def scene(self, title: Title[Any], before: Any, view: Any) -> Any:
        """The events put in order once for a table, for every seat that has one of these views."""
        kept: dict[str, Any] = self.__dict__
        if "_scene" not in kept:
            kept["_scene"] = title.scene(before, view, self.told(OUTSIDER))
        return kept["_scene"]

    @cached_property
    def shared(self) -> dict[Tongue, tuple[Section, ...]]:
        """What everybody is told of it, in each language asked for so far."""
        return {}

    @cached_property
    def drawn(self) -> dict[Tongue, Picture | None]:
        """The position after it, drawn for readers of these languages."""
        return {}


def dealt(
    title: Title[Any], players: int, options: dict[str, str], chance: Chance, wishes: Sequence[Sequence[str]] = ()
) -> Resolved:
    """The deal: from the empty table to the opening of the first phase, with each seat's wishes."""
    table = title.empty(players, options)
    events = title.deal(table, chance, wishes)
    return Resolved(Boundary(table, (table,) * players).after(events), events, Trace(()))


def silent(title: Title[Any], boundary: Boundary, orders: Sequence[Orders]) -> tuple[int, ...]:
    """The seats that owe orders and were not heard of."""
    return tuple(
        seat for seat, view in enumerate(boundary.views) if not orders[seat].heard and owes(title, boundary, seat, view)
    )


def owes(title: Title[Any], boundary: Boundary, seat: int, view: Any) -> bool:
    """Whether a seat is asked anything in this phase that counts as missed if the player does not answer."""
    return title.obeyed(boundary.state, seat) and title.owes(view, seat)


def of_bots(title: Title[Any], boundary: Boundary, chance: Chance) -> list[Orders]:
    """What house bots order for every seat, each from what the seat knows; nothing for seats that left the game."""
    return [
        Orders(tuple(title.bot(view, seat, chance)), heard=True) if title.playing(boundary.state, seat) else Orders()
        for seat, view in enumerate(boundary.views)
    ]


class Opened(NamedTuple):
    """A phase with its rulings and missed seats settled: the events that say so, and the table after them."""

    missing: tuple[int, ...]
    events: tuple[Event[Any], ...]
    boundary: Boundary


def opened(title: Title[Any], boundary: Boundary, orders: Sequence[Orders], rulings: Sequence[Ruling] = ()) -> Opened:
    """Rulings come first, then the seats that missed the phase: a removal happens in the phase itself."""
    missing = silent(title, boundary, orders)
    ruled = carried_out(title, boundary.state, rulings)
    table = boundary.after(ruled)
    heard = [seat for seat, sent in enumerate(orders) if sent.heard]
    missed = title.missed(table.state, missing, heard)
    return Opened(missing, (*ruled, *missed), table.after(missed))


def resolve(
    title: Title[Any],
    boundary: Boundary,
    orders: Sequence[Orders],
    chance: Chance,
    rulings: Sequence[Ruling] = (),
) -> Resolved:
    """The phase that is open at a boundary, with everybody's orders in seat order.

    There is only one way to work it out, and it includes the reasons why alternatives did not apply. Those stand in
    reports, so a phase that is worked out again must give the same ones.
    """
    missing, before, table = opened(title, boundary, orders, rulings)
    standing = [StandingOrders(one.clauses) if one.clauses else SILENT for one in orders]
    outcome = adjudicate(title, table.state, table.views, standing, chance, explain=True)
    events = (*before, *outcome.events)
    return Resolved(
        table.after(outcome.events, outcome.path), events, Trace(outcome.answers, missing, outcome.unsettled)
    )
