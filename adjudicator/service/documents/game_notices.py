"""Notices: players are told, in their own thread, what happens to a game, and when the open phase ends."""

from collections.abc import Callable, Sequence
from datetime import datetime

from adjudicator.reports.values.document import Deadline
from adjudicator.service.documents import documents
from adjudicator.service.game.table import Table
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewMail, Seat


def notice_key(game: Game, seat: Seat, key: str) -> str:
    """The outbox key of a notice to a seat; `key` tells this notice from all others to the same seat."""
    return envelopes.key(game, seat, game.serial, _kind(key))


def _kind(key: str) -> str:
    return f"notice/{key}"


def notice(
    office: Office,
    unit: Unit,
    game: Game,
    laid: Table | None,
    seat: Seat,
    heading: str,
    paragraphs: Sequence[str],
    *,
    key: str,
    at: datetime,
    over: Deadline | None = None,
) -> NewMail:
    """A notice to a seat. `key` tells this notice from all others to the same seat.

    `over` is a deadline that no longer applies to the seat.
    """
    return envelopes.letter(
        office,
        game,
        seat,
        documents.notice(game, heading, paragraphs, seat=seat, table=laid),
        kind="notice",
        key_kind=_kind(key),
        serial=game.serial,
        at=at,
        parents=envelopes.thread(unit, game, seat, game.serial),
        over=over,
    )


def end_moved(
    office: Office, unit: Unit, laid: Table, but: Seat, heading: str, said: Callable[[Seat], str], at: datetime
) -> tuple[NewMail, ...]:
    """The notices that the open phase ends at another instant than was told: to all but the player who did it."""
    return tuple(
        notice(office, unit, laid.game, laid, seat, heading, (said(seat),), key=f"end/{laid.phase.moves}", at=at)
        for seat in laid.seats
        if laid.seated(seat.number) and seat.number != but.number
    )


def to_table(
    office: Office,
    unit: Unit,
    laid: Table,
    heading: str,
    paragraph: str,
    at: datetime,
    *,
    but: int | None = None,
    key: str = "",
) -> tuple[NewMail, ...]:
    """A notice to everybody at a table, except the seat `but`.

    `key` tells it from others with the same heading at the same moment.
    """
    named = f"{at.isoformat()}/{heading}{key}"
    return tuple(
        notice(office, unit, laid.game, laid, seat, heading, (paragraph,), key=named, at=at)
        for seat in laid.seats
        if laid.seated(seat.number) and seat.number != but
    )
