"""Notices: what happens to a game, told to one who plays in it, in his thread and with the end of the open phase."""

from collections.abc import Sequence
from datetime import datetime

from adjudicator.reports.values.document import Deadline
from adjudicator.service.documents import documents
from adjudicator.service.game.table import Table
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewMail, Seat


def notice_key(game: Game, seat: Seat, key: str) -> str:
    """The key under which the notice to a seat is queued that `key` tells from all others to it."""
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
    """A notice to a seat; `key` tells it from every other one that the seat is sent.

    `over` is a deadline that is none for it any more.
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
