"""The end of a game before its time."""

from adjudicator.mail.compose import Attachment
from adjudicator.service import documents, posting, record, stating
from adjudicator.service.games import GameWrong
from adjudicator.service.master.hand import Hand
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
    name = record.file_name(game)
    unit.outbox.queue(
        posting.letter(
            hand.office,
            game,
            seat,
            documents.ended(laid, seat, name),
            kind=posting.FINAL,
            serial=laid.phase.serial,
            at=hand.at,
            parents=posting.thread(hand.office, game, seat, laid.phase.serial),
            attachments=(Attachment(name, "application/json", public),),
            over=stating.unneeded(game, laid.phase, hand.at),
        )
        for seat in laid.seats
        if laid.seated(seat.number)
    )
    return (f"{game.name} is over; its players are sent the last letter and the record.",)
