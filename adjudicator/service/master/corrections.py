"""UNDO, CORRECT and REDO: phases are taken back, played again with one change, or restored."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.core import codec
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.service.documents.game_record import RecordedCorrection
from adjudicator.service.documents.past_phases import Past, past
from adjudicator.service.game import table
from adjudicator.service.game.departures import leave
from adjudicator.service.game.orders_on_file import Body
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_closing
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.correction_letters import tell_differences
from adjudicator.service.master.hand import Hand, Miswritten, few_enough, phase_in
from adjudicator.service.master.replay import Replay
from adjudicator.service.office import envelopes
from adjudicator.service.seats import standby_list
from adjudicator.service.settings.phrases import say
from adjudicator.store.records.letters import RULING
from adjudicator.store.records.phases import line
from adjudicator.store.tables.values import Phase, Seat

CORRECTED = "correction"
"""The origin of orders with which a game master has replaced others."""


def undo(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Take back a phase and everything after it: it is open again, with the letters that counted for it."""
    first, rest, said = _over(hand, text)
    if said:
        raise Miswritten(f"{said!r} cannot be understood; write UNDO {first.heading}")
    was = _closed(hand)
    replay = Replay(hand, ())
    replay.reopen(first)
    said_of_it = RecordedCorrection("undone", str(first.heading))
    what = f"took back {first.heading}" + (f" and {len(rest) - 2} more" if len(rest) > 2 else "")
    paragraph = say("taken-back", heading=first.heading.said)
    return _settled(hand, was, rest, replay, said_of_it, what, paragraph)


def redo(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Restore what the last UNDO, CORRECT or REDO has put aside."""
    corrections = hand.unit.corrections.of(hand.game.id)
    open_now = hand.laid()
    if not corrections or corrections[-1].serial != open_now.phase.serial:
        raise GameWrong("there is nothing to bring back: nothing was taken back since the open phase was opened")
    every = {phase.serial: phase for phase in hand.unit.phases.all(hand.game.id)}
    back, now = line(every, corrections[-1].before), line(every, open_now.phase.serial)
    common = {phase.serial for phase in now} & {phase.serial for phase in back}
    aside = [phase for phase in now if phase.serial not in common]
    again = [phase for phase in back if phase.serial not in common]
    was = _closed(hand)
    replay = Replay(hand, ())
    replay.reopen(back[-1])
    replay.past = past(hand.unit, hand.game, again)
    first = again[0].heading
    recorded = RecordedCorrection("redone", str(first))
    if codec.decode(corrections[-1].said, RecordedCorrection).kind == recorded.kind:
        paragraph, what = say("brought-back-no-more", heading=first.said), f"took back the last REDO, of {first}"
    else:
        paragraph, what = say("brought-back", heading=first.said), f"brought back {first}"
    return _settled(hand, was, aside, replay, recorded, what, paragraph)


class _Read(NamedTuple):
    """The phase in which orders are replaced, it and all after it, whose orders they are, and how the new ones read."""

    first: Phase
    rest: list[Phase]
    seat: Seat
    reading: LetterReading
    body: Body | None


def look_ahead(hand: Hand, text: str, lines: tuple[str, ...]) -> None:
    """Read orders that are to replace others while somebody else uses the database. Raises GameWrong.

    The result is remembered for when they do.
    """
    _read(hand, text, lines)


def _read(hand: Hand, text: str, lines: tuple[str, ...]) -> _Read:
    first, rest, said = _over(hand, text)
    seat = hand.seat(said)
    few_enough(lines, "Nothing was done: say it in fewer lines")
    return _Read(first, rest, seat, *hand.read(table.lay(hand.unit, hand.game, first), seat, lines))


def correct_orders(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Play a phase and all after it again; these orders replace everything that one seat had sent for it."""
    hand.look("the orders of others")
    first, rest, seat, reading, body = _read(hand, text, lines)
    if reading.problems or (body is None and any(one.strip() for one in lines)):
        problems = "; ".join(str(one) for one in reading.problems) or "none of the lines is an order"
        raise GameWrong(f"not all of it can be read as orders of {seat.name} for {first.heading}: {problems}")
    before = tuple(table.bodies(hand.unit, hand.game.id, first.serial, seat.number))
    now = () if body is None else (body,)
    if before == now:
        raise GameWrong(f"that is what {seat.name} had sent for {first.heading}; nothing would be different")

    def change(laid: Table) -> None:
        if body is not None:
            _file(hand, laid, seat, "\n".join(lines), body)

    replay = Replay(hand, rest, but=seat.number)
    was = _closed(hand)
    replay.run(first, change)
    stands = "; ".join(one.text.strip() for one in body or () if one.text.strip())
    replay.misread.setdefault(seat.number, []).insert(
        0, say("corrected-orders", heading=first.heading.said, some=bool(stands), orders=stands)
    )
    recorded = RecordedCorrection("orders", str(first.heading), seat.name, before, now)
    return _settled(
        hand, was, rest, replay, recorded, f"changed the orders of {seat.name} in {first.heading}", _again(first)
    )


def correct_ruling(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Play a phase and all after it again, with another ruling on a seat."""
    first, rest, said = _over(hand, text)
    name, _, words = said.partition(" ")
    seat, words = hand.seat(name), words.strip().strip('"')
    then = table.lay(hand.unit, hand.game, first)
    ruled = (*table.rulings(hand.unit, hand.game.id, first.serial), Ruling(seat.number, words))
    try:
        carried_out(then.title, then.boundary.state, ruled)
    except ValueError as fault:
        raise GameWrong(f"{words!r} cannot be ruled on {seat.name} in {first.heading}: {fault}") from fault

    def change(laid: Table) -> None:
        _file(hand, laid, seat, words, None)

    replay = Replay(hand, rest)
    was = _closed(hand)
    replay.run(first, change)
    recorded = RecordedCorrection("ruling", str(first.heading), seat.name, words=words)
    what = f"changed the ruling on {seat.name} in {first.heading}"
    return _settled(hand, was, rest, replay, recorded, what, _again(first))


def _again(first: Phase) -> str:
    return say("corrected-again", heading=first.heading.said)


def _over(hand: Hand, text: str) -> tuple[Phase, list[Phase], str]:
    """The named phase, which is over; it and all phases after it; and the remaining words. Raises GameWrong."""
    laid = hand.laid()
    named, said = phase_in(text)
    phases = hand.unit.phases.of(hand.game.id)
    headings = [str(phase.heading) for phase in phases]
    if named == str(laid.heading):
        raise GameWrong(f"{named} is open; nothing was done")
    if named not in headings:
        wrong = f"there is no {named}" if named else "say which phase is meant"
        raise (GameWrong if named else Miswritten)(
            f"{wrong}; those that are over: {', '.join(headings[:-1]) or 'none yet'}"
        )
    place = headings.index(named)
    return phases[place], phases[place:], said


def _closed(hand: Hand) -> Table:
    """The phase that was open until now: it is given up."""
    laid = hand.laid()
    hand.unit.phases.close(hand.game.id, laid.phase.serial, at=hand.at, events=None, trace=None)
    return laid


def _file(hand: Hand, laid: Table, seat: Seat, words: str, body: Body | None) -> None:
    """Put orders (None: a ruling) among the letters of a phase."""
    key, verdict = f"{laid.phase.serial}.{laid.game.id}", RULING if body is None else CORRECTED
    hand.file(laid, seat, words, source=CORRECTED, key=key, verdict=verdict, body=body)


def _parted(hand: Hand, last: Past, left: Sequence[Seat]) -> None:
    """The last letters to players who have left the game. Those who left earlier in the same phase have had theirs."""
    for seat in left:
        key = envelopes.key(hand.game, seat, last.laid.phase.serial, phase_closing.PARTING)
        if not hand.unit.outbox.queued(key):
            mails = phase_closing.partings(hand.office, hand.unit, last.laid, last.resolved, [seat], hand.at)
            hand.unit.outbox.queue(mails)
        else:
            leave(hand.unit, hand.game, seat, "missed", hand.at)
            hand.unit.outbox.resend(key, hand.at)


def _missed(hand: Hand, seat: Seat) -> bool:
    """Whether the last player of a seat was removed for missing phases, and may not have missed them after all.

    False if somebody has been invited to it since: their address is on file, although they did not come.
    """
    left = [one for one in hand.unit.standbys.sat(hand.game.id) if one.seat == seat.number]
    return not left or (left[-1].why, left[-1].address) == ("missed", seat.address)


def _settled(
    hand: Hand,
    was: Table,
    phases: Sequence[Phase],
    replay: Replay,
    recorded: RecordedCorrection,
    what: str,
    paragraph: str,
) -> tuple[str, ...]:
    """All that follows: the record, the log, who is in the game now, and a letter to everybody."""
    unit, game = hand.unit, hand.game
    unit.corrections.add(
        game.id, at=hand.at, before=was.phase.serial, serial=hand.now.serial, said=codec.encode(recorded)
    )
    hand.log(what)
    state = replay.laid.boundary.state if replay.laid is not None else replay.past[-1].resolved.boundary.state
    left = []
    for seat in was.seats:
        number, title = seat.number, was.title
        before = title.playing(was.boundary.state, number) and not title.vacant(was.boundary.state, number)
        after = title.playing(state, number) and not title.vacant(state, number)
        if before and not after and was.seated(number):
            left.append(seat)
        elif after and not before and _missed(hand, seat):
            unit.seats.restore(game.id, number)
    if left:
        _parted(hand, replay.past[-1], left)
    told = tell_differences(hand, was, past(unit, game, phases), replay, paragraph)
    if replay.laid is None:
        last = replay.past[-1]
        unit.games.resume(game.id)
        phase_closing.finish(hand.office, unit, last.laid, last.resolved, replay.winners or (), left, hand.at)
        return (f"{game.name}: {what}. With that the game is over.", *told)
    standby_list.fill(hand.office, unit, game, hand.at)
    return (f"{game.name}: {what}. {str(replay.laid.heading).capitalize()} is open.", *told)
