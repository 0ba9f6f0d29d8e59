"""Notices: what happens to a game, told to one who plays in it, in his thread and with the end of the open phase."""

from collections.abc import Sequence
from datetime import datetime

from adjudicator.reports.document import Deadline
from adjudicator.service import documents, posting
from adjudicator.service.office import Office
from adjudicator.service.table import Table
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game, NewMail, Seat


def notice_key(game: Game, seat: Seat, key: str) -> str:
    """The key under which the notice to a seat is queued that `key` tells from all others to it."""
    return posting.key(game, seat, game.serial, _kind(key))


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
    return posting.letter(
        office,
        game,
        seat,
        documents.notice(game, heading, paragraphs, seat=seat, table=laid),
        kind="notice",
        key_kind=_kind(key),
        serial=game.serial,
        at=at,
        parents=posting.thread(unit, game, seat, game.serial),
        over=over,
    )
