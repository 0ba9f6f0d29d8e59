"""Letters after phases were taken back or corrected: each player is told what is different for him, no more."""

from collections.abc import Sequence

from adjudicator.service import documents, posting, stating, table
from adjudicator.service.games import GameWrong
from adjudicator.service.history import Past, differences, revealed
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.replaying import Replay
from adjudicator.service.table import Table
from adjudicator.store.values import NewMail, Seat

KNOWN = "What you were told before you know, although it no longer holds; so may others of you."
NOTHING = "Nothing that you were told of it is different."
ANSWER = "Your letters for earlier forms do not count any more: answer this one. What stands is in the form below."


def tell_differences(hand: Hand, was: Table, before: Sequence[Past], replay: Replay, paragraph: str) -> tuple[str, ...]:
    """Write to everybody who is still in the game; what had been revealed to whom, for a games master who may know."""
    laid = replay.laid
    seats = hand.unit.seats.of(hand.game.id) if laid is None else hand.unit.seats.of(laid.game.id)
    mails: list[NewMail] = []
    for seat in seats:
        now = replay.past[-1].laid if laid is None else table.laid(hand.unit, hand.now)
        assert now is not None, "a phase is open"
        if now.seated(seat.number):
            mails.append(_letter(hand, was, before, replay, seat, paragraph))
    hand.unit.outbox.queue(mails)
    return _revealed(hand, before, replay, seats)


def _letter(hand: Hand, was: Table, before: Sequence[Past], replay: Replay, seat: Seat, paragraph: str) -> NewMail:
    number = seat.number
    sections = differences(before, replay.past, number)
    misread = replay.misread.get(number, ())
    game = hand.now
    parents = posting.thread(hand.office, game, seat, was.phase.serial)
    known = (KNOWN,) if sections else (NOTHING,)
    if replay.laid is None:
        notice = documents.notice(game, "A correction", (paragraph, *known, *misread), seat=seat, sections=sections)
        return posting.letter(
            hand.office, game, seat, notice, kind="correction", serial=game.serial, at=hand.at, parents=parents
        )
    laid = table.laid(hand.unit, game)
    assert laid is not None, "the phase that was opened last is open"
    orders = table.orders(hand.unit, laid, number)
    report = documents.corrected(
        hand.office,
        laid,
        seat,
        orders,
        (paragraph, *known, *misread, ANSWER),
        sections,
        moved=laid.view(number) != was.view(number),
    )
    return posting.letter(
        hand.office,
        game,
        seat,
        report,
        kind=posting.REPORT,
        serial=game.serial,
        at=hand.at,
        parents=parents,
        over=stating.unneeded(was.game, was.phase, hand.at),
    )


def _revealed(hand: Hand, before: Sequence[Past], replay: Replay, seats: Sequence[Seat]) -> tuple[str, ...]:
    try:
        hand.look("what others were told")
    except GameWrong:
        return ()
    return tuple(
        [
            f"Already revealed to {seat.name}: {said}"
            for seat in seats
            for said in revealed(before, replay.past, seat.number)
        ]
    )
