"""Incoming letters: each is filed unchanged before anything is read from it, then handled once, in one unit of work."""

import logging
from collections.abc import Callable, Iterator, Sequence
from datetime import datetime
from typing import Final, assert_never

from msgspec.structs import replace

from adjudicator.mail.intake import judge
from adjudicator.mail.intake.verdict import (
    Accepted,
    AnyVerdict,
    AtDoor,
    AtHours,
    Bounced,
    ClosedPhase,
    Confirm,
    Duplicate,
    Empty,
    FinishedGame,
    Forget,
    Held,
    Join,
    Machine,
    Master,
    SeveralGames,
    Standby,
    TooLarge,
    TooLong,
    TooMany,
    UnknownGame,
    UnknownSender,
    Watching,
    WhichGame,
    WrongToken,
)
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.proof import NOTHING
from adjudicator.service import service_words
from adjudicator.service.front_door import answers as front_door
from adjudicator.service.front_door import forgetting, hours, joining, watching, wishes
from adjudicator.service.intake import bounced_letters, held_letters, quoted_orders, refusals, several_games
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.intake.incoming_letter import opened as on_desk
from adjudicator.service.intake.intake_desk import Desk
from adjudicator.service.letters import early_letters, joins, order_letters
from adjudicator.service.log.entries import Fact, Watch, note, warn_of
from adjudicator.service.mailroom import flood_limit, out_of_office
from adjudicator.service.mailroom.letter_queue import LetterQueue, Waiting, try_ahead
from adjudicator.service.mailroom.quarantine import (
    of_the_letter,
    put_aside,
    read_at_last,
    tell_of_quotations,
    was_aside,
)
from adjudicator.service.master.command_letters import commanded
from adjudicator.service.office import rate_limits
from adjudicator.service.office.advice import Sought
from adjudicator.service.office.advisers import Tried, Untried
from adjudicator.service.office.office import Office
from adjudicator.service.seats import declining, refused_mail, seating
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Game, Receipt, Seat
from adjudicator.store.tables.values import Letter as Filed

_log = logging.getLogger(__name__)

TOGETHER: Final = 20
"""How many letters are handled in one unit of work at most."""
LONGEST: Final = 0.25
"""After this many seconds, no further letter is handled in it: filing new letters waits meanwhile."""
TRIES: Final = 3
"""How often a letter is undone because the orders to try have changed; after that, others wait for the trial."""


def receive(
    office: Office, raw: bytes, *, source: str, uidvalidity: int | None = None, uid: int | None = None
) -> Receipt:
    """File a letter unchanged, in a unit of work of its own; `handle_all` handles it later."""
    return receive_all(office, [(raw, uidvalidity, uid)], source=source)[0]


def receive_all(
    office: Office, letters: Sequence[tuple[bytes, int | None, int | None]], *, source: str
) -> list[Receipt]:
    """File some letters, each with its UIDVALIDITY and UID, in the order of arrival and in one unit of work.

    A letter on which the program fails here is quarantined, so that the others of its batch come through.
    """
    now = office.clock.now()
    taken_apart = flood_limit.arrived(office, [raw for raw, _, _ in letters], now)
    receipts = []
    failed: list[tuple[int, Letter, Exception]] = []
    with office.store.unit() as unit:
        for letter, (raw, uidvalidity, uid) in zip(taken_apart, letters, strict=True):
            ration, fault = _ration(office, unit, letter)
            receipt = unit.letters.receive(
                raw,
                source=source,
                message_id=letter.message_id or None,
                received_at=now,
                uidvalidity=uidvalidity,
                uid=uid,
                ration=ration,
            )
            receipts.append(receipt)
            if receipt.kind != "new":
                continue
            fault = fault or _parted(office, unit, receipt.id, letter, raw, now)
            if fault is not None:
                failed.append((receipt.id, letter, fault))
    for receipt, (raw, _, _) in zip(receipts, letters, strict=True):
        if receipt.kind != "known":
            way = source.partition(":")[0]
            note(_log, "letter received", letter=receipt.id, way=way, found=receipt.kind, bytes=len(raw))
    for number, letter, fault in failed:
        warn_of(_log, "the program failed on a letter", fault, letter=number)
        with office.store.reading() as unit:
            filed = unit.letters.get(number)
        if filed is not None:
            put_aside(office, Waiting(filed, letter, NOTHING), fault)
    return receipts


def _ration(office: Office, unit: Unit, letter: Letter) -> tuple[str | None, Exception | None]:
    """Whose rate limit a letter counts against, and the fault if that could not be told."""
    try:
        with office.store.part(unit):
            return rate_limits.ration_of(office, Desk(office, unit, letter), letter), None
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - whatever a letter does to the program, the others go on
        return letter.sender or None, fault


def _parted(office: Office, unit: Unit, number: int, letter: Letter, raw: bytes, at: datetime) -> Exception | None:
    """File the parts of a letter, all or none; returns the fault, if there was one."""
    try:
        with office.store.part(unit):
            several_games.file_parts(office, unit, number, letter, raw, at)
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - the same
        return fault
    return None


def handle_all(
    office: Office, concerning: Callable[[int], None] | None = None, until: Callable[[], bool] | None = None
) -> int:
    """Handle every unhandled letter on file in the order of receipt; returns how many were handled.

    `concerning` is told of the game of each. No more are begun once `until` says so; the others wait on file.
    """
    count = 0
    for games in handling(office):
        for game in games:
            if game is not None and concerning is not None:
                concerning(game)
        count += len(games)
        if until is not None and until():
            break
    return count


def handling(office: Office) -> Iterator[list[int | None]]:
    """Handle them, some at a time; returns the games they are about."""
    while True:
        with office.store.reading() as unit:
            queue = LetterQueue(office, unit.letters.unhandled())
        if not queue:
            office.trials.rest()
            return
        while queue:
            letters = queue.top(TOGETHER)
            try:
                games = _together(office, letters, TRIES)
            except StoreError:
                # One of them may be the letter that cannot be stored; the others must not wait for it.
                games = _alone(office, letters[0])
            queue.drop(len(games))
            yield games


def _alone(office: Office, one: Waiting) -> list[int | None]:
    """Handle one letter in a unit of work of its own; quarantine it if what it would write is refused."""
    try:
        return _together(office, [one], TRIES)
    except StoreError as fault:
        if not of_the_letter(fault):
            raise
        warn_of(_log, "the program failed on a letter", fault, letter=one.filed.id)
        return [put_aside(office, one, fault)]


def _together(office: Office, letters: Sequence[Waiting], tries: int) -> list[int | None]:
    """Handle the first of these letters in one unit of work, until it takes too long or the program fails on one.

    Writing to disk safely costs as much for one as for many. If the program fails on a letter, that one is undone by
    itself. After a crash none of them counts as handled, and all are handled again with the same result. Returns the
    games they are about.

    A letter that was handled before changes nothing. One on which the program fails is quarantined. One whose orders
    have yet to be tried is also undone, and handled again when they have been.
    """
    whole, done = Watch(), list[tuple[Filed, Handled | None, float]]()
    failed: tuple[Waiting, Exception] | None = None
    untried: Sought | None = None
    house = replace(office, adviser=Tried(office.trials)) if tries else office
    with office.store.unit() as unit:
        for one in letters:
            if done and whole.seconds > LONGEST:
                break
            watch = Watch()
            try:
                with office.store.part(unit):
                    handled = _handled(house, unit, one)
            except StoreError:
                raise
            except Untried as found:
                untried = found.sought
                break
            except Exception as fault:  # noqa: BLE001 - whatever a letter does to the program, the others go on
                failed = one, fault
                break
            done.append((one.filed, handled, watch.seconds))
        if unit.outbox.kept_back:
            refused_mail.tell_kept_back(office, unit)
    if untried is not None and not done:
        try_ahead(office, untried)
        return _together(office, letters, tries - 1)
    for filed, became, seconds in done:
        if became is not None:
            note(_log, "letter handled", letter=filed.id, **_facts(became), seconds=seconds)
    games = [became.game.id if became is not None and became.game is not None else None for _, became, _ in done]
    if failed is not None:
        one, what = failed
        warn_of(_log, "the program failed on a letter", what, letter=one.filed.id)
        games.append(put_aside(office, one, what))
    return games


def _handled(office: Office, unit: Unit, one: Waiting) -> Handled | None:
    """The outcome of a letter; None if it had been handled before."""
    filed, letter, shown = one
    current = unit.letters.get(filed.id)
    if current is None or current.verdict is not None:
        return None
    incoming = on_desk(office, unit, filed, letter, shown)
    verdict = judge(incoming.letter, incoming.desk, proof=shown)
    if letter.unread and not isinstance(verdict, TooMany | Machine | Bounced | Duplicate):
        # What came before it turned out not to count.
        letter = read(filed.raw)
        several_games.file_parts(office, unit, filed.id, letter, filed.raw, filed.received_at)
        incoming = on_desk(office, unit, filed, letter, shown)
        verdict = judge(incoming.letter, incoming.desk, proof=shown)
    if out_of_office.may_be(verdict):
        person = on_desk(office, unit, filed, replace(letter, auto=None), shown)
        read_again = out_of_office.from_a_person(person)
        if read_again is not None:
            incoming, verdict = person, read_again
    handled = several_games.not_parted(unit, filed) or decide(incoming, verdict)
    if not isinstance(verdict, Machine | Bounced | Duplicate):
        unit.bounces.heard(letter.sender)
    handled.file(incoming)
    if was_aside(filed):
        read_at_last(incoming, handled)
    if incoming.desk.failed is not None:
        tell_of_quotations(incoming, handled, incoming.desk.failed)
    return handled


def _facts(handled: Handled) -> dict[str, Fact]:
    """What may be told about a handled letter."""
    return {
        "verdict": handled.verdict,
        "game": handled.game.name if handled.game is not None else None,
        "seat": handled.seat.name if handled.seat is not None else None,
        "serial": handled.serial,
    }


def decide(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    """The outcome of a letter for which intake has this verdict."""
    match verdict:
        case Accepted():
            return order_letters.ordered(incoming, verdict)
        case Confirm():
            return joining.confirmed(incoming, verdict)
        case Join():
            return joining.joined(incoming, verdict)
        case Standby():
            return joining.waits(incoming, verdict)
        case AtDoor() | Forget() | Watching() | AtHours():
            return _at_door(incoming, verdict)
        case Master():
            return commanded(incoming, verdict)
        case ClosedPhase() | FinishedGame():
            return _not_open(incoming, verdict)
        case Held():
            return held_letters.held(incoming, verdict)
        case Bounced():
            return bounced_letters.bounced(incoming, verdict)
        case Machine() | Duplicate() | SeveralGames():
            return Handled(verdict=verdict.kind, detail=verdict.facts)
        case (
            Empty() | TooLarge() | TooLong() | TooMany() | UnknownSender() | WhichGame() | WrongToken() | UnknownGame()
        ):
            return _refused(incoming, verdict)
        case _:
            assert_never(verdict)


def _at_door(incoming: Incoming, verdict: AtDoor | Forget | Watching | AtHours) -> Handled:
    """The outcome of words that anybody can write."""
    match verdict:
        case Forget():
            return forgetting.heard(incoming, verdict)
        case Watching():
            return watching.heard(incoming, verdict)
        case AtHours():
            return hours.heard(incoming, verdict)
        case AtDoor():
            return wishes.asked(incoming, verdict)


def _not_open(incoming: Incoming, verdict: ClosedPhase | FinishedGame) -> Handled:
    """The outcome of a letter for a phase that is over or yet to come, or whose seat owes no orders."""
    if isinstance(verdict, ClosedPhase):
        if early_letters.is_ahead(incoming, verdict):
            return early_letters.kept(incoming, verdict)
        if (seat := _inviting(incoming, verdict)) is not None:
            return joins.sit(incoming, *seat, asked=False)
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "the intake knows the seat before it looks at the phase"
    asked = service_words.asked_anyway(incoming, *found) if _from_owner(incoming, verdict) else None
    return asked or refusals.refused(incoming, verdict)


def _refused(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    if isinstance(verdict, TooMany):
        return refusals.rationed(incoming, verdict)
    if (no := _declined(incoming, verdict)) is not None:
        return no
    if isinstance(verdict, UnknownSender) and not verdict.game:
        return front_door.greeted(incoming, verdict)
    return refusals.refused(incoming, quoted_orders.told(incoming, verdict) if isinstance(verdict, Empty) else verdict)


def _declined(incoming: Incoming, verdict: AnyVerdict) -> Handled | None:
    """The outcome of a no that says nothing of what it answers; None if the letter is none, or must be asked about."""
    if not isinstance(verdict, WhichGame | UnknownSender | Empty):
        return None
    refusal = refused_mail.said(incoming)
    return declining.without_reference(incoming, refusal) if refusal is not None else None


def _inviting(incoming: Incoming, verdict: ClosedPhase) -> tuple[Game, Seat] | None:
    """The seat that the writer is invited to, if the letter can be about nothing else: they do not play yet."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    if found is None or not _from_owner(incoming, verdict):
        return None
    forming = found[0].status == "forming"
    return found if forming or seating.newcomer(incoming.unit, *found) else None


def _from_owner(incoming: Incoming, verdict: ClosedPhase | FinishedGame) -> bool:
    """Whether a letter that is too late comes from the seat's own address, with nothing against it.

    The token of a phase that is over proves nothing: anybody may have obtained it since.
    """
    own = incoming.letter.sender in incoming.desk.addresses(verdict.game, verdict.seat)
    return own and incoming.proof.found != "fail"
