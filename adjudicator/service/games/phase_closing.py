"""What the end of a phase means for people: who has left the game in it, and who is told that the game is over."""

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from adjudicator.mail.writing.compose import Attachment
from adjudicator.service.documents import closing_words, documents
from adjudicator.service.game.departures import leave, to_give_away
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.games.press_delivery import to_all
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings import template_folders
from adjudicator.service.timetable import deadlines
from adjudicator.service.webhooks import happenings
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import NewMail, Seat

PARTING: Final = "parting"
"""The kind of the last letter to a player who has left a game that goes on."""


def parted(laid: Table, resolved: Resolved) -> list[Seat]:
    """The seats whose players left the game in this phase: the removed ones, and the newly vacant ones."""
    title, state = laid.title, resolved.boundary.state
    left = []
    for seat in laid.seats:
        number = seat.number
        removed = laid.playing(number) and not title.playing(state, number)
        # Players who left earlier, or were only invited, are told nothing of what came later.
        if laid.seated(number) and (removed or (title.vacant(state, number) and not laid.vacant(number))):
            left.append(seat)
    return left


def partings(
    office: Office, unit: Unit, laid: Table, resolved: Resolved, left: Sequence[Seat], now: datetime
) -> list[NewMail]:
    """The last letters to the players who left the game in this phase."""
    mails = []
    messages = to_all(unit, laid.game, laid.seats, laid.phase, now) if left else ()
    for seat in left:
        leave(unit, laid.game, seat, "missed", now)
        vacant = laid.title.vacant(resolved.boundary.state, seat.number)
        document = documents.parting(office, laid, seat, resolved, messages, vacant=vacant)
        mails.append(last(office, unit, laid, seat, document, PARTING, now))
        text = f"{seat.name} ({seat.player}) has left the game in {laid.heading}."
        if vacant:
            text += f"\nThe seat is played at random until somebody takes it. {to_give_away(laid.game, seat)}"
        tell_gm(office, unit, "left", text, at=now, game=laid.game)
    return mails


def last(
    office: Office,
    unit: Unit,
    laid: Table,
    seat: Seat,
    document: documents.AnyLast,
    kind: str,
    now: datetime,
    attachments: Sequence[Attachment] = (),
) -> NewMail:
    """The last letter to a player, in the phase that ends."""
    serial = laid.phase.serial
    return envelopes.letter(
        office,
        laid.game,
        seat,
        document,
        kind=kind,
        serial=serial,
        at=now,
        parents=envelopes.thread(unit, laid.game, seat, serial),
        attachments=attachments,
        over=deadlines.unneeded(laid.game, laid.phase, now),
    )


def finish(
    office: Office,
    unit: Unit,
    laid: Table,
    resolved: Resolved,
    winners: tuple[int, ...],
    left: Sequence[Seat],
    now: datetime,
) -> None:
    """End a game that is won: the record is filed, and everybody still in it gets the last letter."""
    # Records are written only when games end.
    from adjudicator.service.documents import game_record

    game = laid.game
    public = game_record.recorded(
        unit, game, laid.title, winners, own_words=template_folders.changed(office.templates, game.name)
    )
    unit.games.finish(game.id, public, now)
    happenings.game_over(office, unit, laid, winners, now)
    opened = Attachment(game_record.file_name(game), "application/json", public)
    messages = to_all(unit, game, laid.seats, laid.phase, now)
    words = closing_words.section(unit, game, laid.seats, now)
    unit.outbox.queue(
        last(
            office,
            unit,
            laid,
            seat,
            documents.final(office, laid, seat, resolved, winners, opened.name, messages, words),
            envelopes.FINAL,
            now,
            (opened,),
        )
        for seat in laid.seats
        if laid.seated(seat.number) and seat not in left
    )
