"""Letters after phases were taken back or corrected: each player is told what is different for him, no more."""

from collections.abc import Iterator, Sequence

from adjudicator.engine.section import Section
from adjudicator.service import documents, history, posting, stating, table
from adjudicator.service.games import GameWrong
from adjudicator.service.history import Change, Past
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.replaying import Replay
from adjudicator.service.speech import say
from adjudicator.service.table import Table
from adjudicator.store.values import NewMail, Seat


def tell_differences(hand: Hand, was: Table, before: Sequence[Past], replay: Replay, paragraph: str) -> tuple[str, ...]:
    """Write to everybody who is still in the game; what had been revealed to whom, for a game master who may know."""
    laid = table.laid(hand.unit, hand.now)
    sits = laid if laid is not None else replay.past[-1].laid
    seats = hand.unit.seats.of(hand.game.id)
    mails = []
    for seat in seats:
        if sits.seated(seat.number):
            tongue = hand.office.tongue(hand.game, seat.language)
            changed = history.changes(before, replay.past, seat.number, tongue)
            sections = history.sections(history.once(changed, (*before, *replay.past), seat.number, tongue))
            known = say("corrected-known" if sections else "corrected-nothing")
            said = (paragraph, known, *replay.misread.get(seat.number, ()))
            mails.append(_letter(hand, was, laid, seat, said, sections))
    hand.unit.outbox.queue(mails)
    return _revealed(hand, seats, before, replay.past)


def _letter(
    hand: Hand, was: Table, laid: Table | None, seat: Seat, said: tuple[str, ...], sections: tuple[Section, ...]
) -> NewMail:
    """What a seat is told; with the form for the phase that is open, unless the game is over."""
    game = hand.now
    parents = posting.thread(hand.office, game, seat, was.phase.serial)
    over = stating.unneeded(was.game, was.phase, hand.at)
    if laid is None:
        notice = documents.notice(game, say("heading-correction"), said, seat=seat, sections=sections)
        return posting.letter(
            hand.office,
            game,
            seat,
            notice,
            kind="correction",
            serial=game.serial,
            at=hand.at,
            parents=parents,
            over=over,
        )
    report = documents.corrected(
        hand.office,
        laid,
        seat,
        table.orders(hand.unit, laid, seat.number),
        (*said, say("corrected-answer")),
        sections,
        moved=laid.view(seat.number) != was.view(seat.number),
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
        over=over,
    )


def _revealed(hand: Hand, seats: Sequence[Seat], before: Sequence[Past], after: Sequence[Past]) -> tuple[str, ...]:
    try:
        hand.look("what others were told")
    except GameWrong:
        return ()
    gone = {seat.name: list(_quoted(history.changes(before, after, seat.number))) for seat in seats}
    every = [said for said in next(iter(gone.values()), ()) if all(said in told for told in gone.values())]
    apart = [f"Already revealed to {name}: {said}" for name, told in gone.items() for said in told if said not in every]
    return (*(f"Already revealed to all: {said}" for said in every), *apart)


def _quoted(different: Sequence[Change]) -> Iterator[str]:
    """What is gone, each with what it speaks of."""
    for change in different:
        of = f" ({change.of})" if change.of else ""
        yield from (f'"{said}"{of}' for said in change.gone)
