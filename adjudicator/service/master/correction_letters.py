"""Letters after phases were taken back or corrected: each player is told what differs for them, and no more."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.report_sections import Section
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.service.documents import documents, past_phases
from adjudicator.service.documents.past_phases import Change, Past, Told, past
from adjudicator.service.game import table
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_closing
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.replay import Replay
from adjudicator.service.office import envelopes
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import deadlines
from adjudicator.store.records.phases import line
from adjudicator.store.tables.values import NewMail, Seat


def tell_differences(hand: Hand, was: Table, before: Sequence[Past], replay: Replay, paragraph: str) -> tuple[str, ...]:
    """Write to everybody still in the game; returns what had been revealed to whom, for a GM who may know."""
    laid = table.laid(hand.unit, hand.now)
    sits = laid if laid is not None else replay.past[-1].laid
    seats = hand.unit.seats.of(hand.game.id)
    heard = {seat.number: _heard(hand, seat, was, before, replay) for seat in seats}
    mails = []
    for seat in seats:
        if sits.seated(seat.number):
            tongue = hand.office.tongue(hand.game, seat.language)
            told, now = heard[seat.number]
            changed = past_phases.changes(told, now, seat.number, tongue)
            different = past_phases.once(changed, (*told, *now), seat.number, tongue)
            sections = past_phases.sections(different, _earlier(hand, seat, different, tongue))
            said = (paragraph, _known(different), *replay.misread.get(seat.number, ()))
            mails.append(_letter(hand, was, laid, seat, said, sections))
    hand.unit.outbox.queue(mails)
    return _revealed(hand, {seat.name: past_phases.changes(*heard[seat.number], seat.number) for seat in seats})


def _known(different: Sequence[Change]) -> str:
    """How a player is to treat what they know now."""
    if any(change.gone for change in different):
        return say("corrected-known")
    return say("corrected-more" if different else "corrected-nothing")


def _written(hand: Hand, seat: Seat, serial: int, *kinds: str) -> bool:
    """Whether a letter of one of these kinds was sent to a seat when a phase opened, or when the seat left in it."""
    return any(hand.unit.outbox.keyed(envelopes.key(hand.game, seat, serial, kind)) is not None for kind in kinds)


def _earlier(hand: Hand, seat: Seat, different: Sequence[Change], tongue: Tongue) -> frozenset[tuple[Heading, Told]]:
    """What a seat was told in any report of the phases in which sentences are only added.

    This covers events that were taken back and are restored: the player was told both of them and of their end.
    """
    wanted = {change.heading for change in different} - {change.heading for change in different if change.gone}
    if not wanted:
        return frozenset()
    every = {phase.serial: phase for phase in hand.unit.phases.all(hand.game.id)}
    opening = (envelopes.REPORT, envelopes.introduction_kind(seat))
    known = {}
    for serial in every:
        led = line(every, serial)
        if _written(hand, seat, serial, *opening):
            known.update({phase.serial: phase for phase in led[:-1]})
        if _written(hand, seat, serial, phase_closing.PARTING):
            known[serial] = led[-1]
    reported = past(hand.unit, hand.game, [phase for phase in known.values() if phase.heading in wanted])
    return frozenset((one.heading, told) for one in reported for told in one.told(seat.number, tongue))


def _heard(
    hand: Hand, seat: Seat, was: Table, before: Sequence[Past], replay: Replay
) -> tuple[Sequence[Past], Sequence[Past]]:
    """The phases that a seat was told of and that came out otherwise, and those that have replaced them.

    A seat that was without a player at the end was told nothing from then on, of later phases or of corrections.
    """
    unit, game = hand.unit, hand.game
    written = partial(_written, hand, seat)
    opening = (envelopes.REPORT, envelopes.introduction_kind(seat))
    if written(was.phase.serial, *opening):
        return before, replay.past
    every = {phase.serial: phase for phase in unit.phases.all(game.id)}
    told = {serial for serial in every if written(serial, *opening, phase_closing.PARTING)}
    latest = max(told.intersection(phase.serial for phase in line(every, was.phase.serial)), default=0)
    if not written(latest, phase_closing.PARTING):
        # Otherwise it may have left a second time, when the phase that its letter describes was restored.
        latest = max(told, default=0)
    own, now = line(every, latest), line(every, hand.now.serial)
    if own and not written(own[-1].serial, phase_closing.PARTING):
        # The player was told that this phase is open, but not its outcome.
        del own[-1]
    same = {phase.serial for phase in own} & {phase.serial for phase in now}
    return (
        past(unit, game, [phase for phase in own if phase.serial not in same]),
        past(unit, game, [phase for phase in now if phase.serial not in same]),
    )


def _letter(
    hand: Hand, was: Table, laid: Table | None, seat: Seat, said: tuple[str, ...], sections: tuple[Section, ...]
) -> NewMail:
    """What a seat is told; with the form for the open phase, unless the game is over."""
    game = hand.now
    parents = envelopes.thread(hand.unit, game, seat, was.phase.serial)
    over = deadlines.unneeded(was.game, was.phase, hand.at)
    if laid is None:
        notice = documents.notice(game, say("heading-correction"), said, seat=seat, sections=sections)
        return envelopes.letter(
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
        said,
        sections,
        moved=laid.view(seat.number) != was.view(seat.number),
    )
    return envelopes.letter(
        hand.office,
        game,
        seat,
        report,
        kind=envelopes.REPORT,
        serial=game.serial,
        at=hand.at,
        parents=parents,
        over=over,
    )


def _revealed(hand: Hand, different: Mapping[str, Sequence[Change]]) -> tuple[str, ...]:
    try:
        hand.look("what others were told")
    except GameWrong:
        return ()
    gone = {name: list(_quoted(changes)) for name, changes in different.items()}
    every = [said for said in next(iter(gone.values()), ()) if all(said in told for told in gone.values())]
    apart = [f"Already revealed to {name}: {said}" for name, told in gone.items() for said in told if said not in every]
    return (*(f"Already revealed to all: {said}" for said in every), *apart)


def _quoted(different: Sequence[Change]) -> Iterator[str]:
    """What is gone, each with its subject."""
    for change in different:
        of = f" ({change.of})" if change.of else ""
        yield from (f'"{said}"{of}' for said in change.gone)
