"""The end of a game in its open phase, which is not adjudicated: as its master says, or as its players have voted."""

from datetime import datetime

from adjudicator.mail.writing.compose import Attachment
from adjudicator.service.documents import closing_words, documents
from adjudicator.service.game.table import Table
from adjudicator.service.game.votes import Agreement
from adjudicator.service.games import phase_closing
from adjudicator.service.games.press_delivery import to_all
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.settings import template_folders
from adjudicator.service.webhooks import happenings
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.errors import StoreConflict


def end(office: Office, unit: Unit, laid: Table, at: datetime, agreed: Agreement | None = None) -> None:
    """End the game: the record is filed, everything secret is revealed, and everybody gets the last letter.

    Nobody wins but those who are `agreed` upon. Raises StoreConflict if the game has ended meanwhile.
    """
    # Records are written only when games end.
    from adjudicator.service.documents import game_record

    game = laid.game
    winners = agreed.winners if agreed is not None else ()
    unit.phases.close(game.id, laid.phase.serial, at=at, events=None, trace=None)
    public = game_record.recorded(
        unit,
        game,
        laid.title,
        winners,
        ended=str(laid.heading),
        agreed=agreed,
        own_words=template_folders.changed(office.templates, game.name),
    )
    if not unit.games.end(game.id, public, at):
        raise StoreConflict(f"{game.name} ended meanwhile")
    happenings.game_over(office, unit, laid, winners, at)
    opened = Attachment(game_record.file_name(game), "application/json", public)
    messages = to_all(unit, game, laid.seats, laid.phase, at)
    words = closing_words.section(unit, game, laid.seats, at)
    how = agreed.how if agreed is not None else None
    unit.outbox.queue(
        phase_closing.last(
            office,
            unit,
            laid,
            seat,
            documents.ended(office, laid, seat, opened.name, messages, winners, how, words),
            envelopes.FINAL,
            at,
            (opened,),
        )
        for seat in laid.seats
        if laid.seated(seat.number)
    )
