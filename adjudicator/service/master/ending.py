"""The end of a game before its time."""

from adjudicator.mail.compose import Attachment
from adjudicator.service import closing, documents, posting, record
from adjudicator.service.games import GameWrong
from adjudicator.service.master.hand import Hand
from adjudicator.service.pressing import to_all
from adjudicator.store.errors import StoreConflict


def end(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """End the game in its open phase, which is not adjudicated: nobody wins, and everything sealed is opened."""
    laid, rest = hand.open_phase(text)
    if rest:
        raise GameWrong(f"{rest!r} cannot be understood; write END GAME {laid.heading}")
    game, unit = laid.game, hand.unit
    hand.log(f"ended the game in {laid.heading}")
    unit.phases.close(game.id, laid.phase.serial, at=hand.at, events=None, trace=None)
    public = record.recorded(unit, game, laid.title, (), ended=str(laid.heading))
    if not unit.games.end(game.id, public, hand.at):
        raise StoreConflict(f"{game.name} ended meanwhile")
    opened = Attachment(record.file_name(game), "application/json", public)
    messages = to_all(unit, game, laid.seats, laid.phase, hand.at)
    unit.outbox.queue(
        closing.last(
            hand.office,
            laid,
            seat,
            documents.ended(hand.office, laid, seat, opened.name, messages),
            posting.FINAL,
            hand.at,
            (opened,),
        )
        for seat in laid.seats
        if laid.seated(seat.number)
    )
    return (f"{game.name} is over; its players are sent the last letter and the record.",)
