"""Letters in: each is stored as it came before anything is read from it, then handled once, in one unit of work."""

import logging
from collections.abc import Callable, Sequence
from traceback import format_exception
from typing import Final, assert_never

from adjudicator.mail import proof
from adjudicator.mail.intake import judge, opened
from adjudicator.mail.intake.verdict import (
    Accepted,
    AnyVerdict,
    Bounced,
    ClosedPhase,
    Confirm,
    Duplicate,
    Empty,
    FinishedGame,
    Held,
    Join,
    Machine,
    Master,
    SeveralGames,
    Standby,
    TooLarge,
    TooMany,
    UnknownGame,
    UnknownSender,
    WhichGame,
    WrongToken,
)
from adjudicator.mail.letter import Letter, read
from adjudicator.mail.proof import Proof
from adjudicator.service import (
    addressing,
    ahead,
    asking,
    bouncing,
    holding,
    joining,
    ordering,
    parting,
    quoted,
    rationing,
    refusing,
    seating,
    waiting,
)
from adjudicator.service.desk import Desk, identity
from adjudicator.service.incoming import Handled, Incoming
from adjudicator.service.master.letters import commanded
from adjudicator.service.office import Office
from adjudicator.service.telling import tell_gm
from adjudicator.service.watching.entries import Fact, Watch, note, warn_of
from adjudicator.store.errors import StoreError
from adjudicator.store.unit import Unit
from adjudicator.store.values import Game, Receipt, Seat
from adjudicator.store.values import Letter as Filed

_log = logging.getLogger(__name__)

TOGETHER: Final = 20
"""Letters that are handled in one unit of work at most."""
LONGEST: Final = 0.25
"""Seconds after which no further letter is handled in it: whoever files letters waits meanwhile."""
TROUBLE = "trouble"
"""The verdict on a letter that the program failed on: it is on file, and the games master was told."""


def receive(
    office: Office, raw: bytes, *, source: str, uidvalidity: int | None = None, uid: int | None = None
) -> Receipt:
    """File a letter as it came, in a unit of work of its own; it is handled later, by `handle_all`."""
    return receive_all(office, [(raw, uidvalidity, uid)], source=source)[0]


def receive_all(
    office: Office, letters: Sequence[tuple[bytes, int | None, int | None]], *, source: str
) -> list[Receipt]:
    """File some letters, each with its UIDVALIDITY and UID, in the order of their coming and in one unit of work."""
    taken_apart = [read(raw) for raw, _, _ in letters]
    now = office.clock.now()
    receipts = []
    with office.store.unit() as unit:
        for letter, (raw, uidvalidity, uid) in zip(taken_apart, letters, strict=True):
            receipt = unit.letters.receive(
                raw,
                source=source,
                message_id=letter.message_id or None,
                received_at=now,
                uidvalidity=uidvalidity,
                uid=uid,
                ration=rationing.ration_of(office, Desk(office, unit, letter), letter),
            )
            if receipt.kind == "new":
                parting.file_parts(office, unit, receipt.id, letter, raw, now)
            receipts.append(receipt)
    for receipt, (raw, _, _) in zip(receipts, letters, strict=True):
        if receipt.kind != "known":
            way = source.partition(":")[0]
            note(_log, "letter received", letter=receipt.id, way=way, found=receipt.kind, bytes=len(raw))
    return receipts


def handle_all(office: Office, concerning: Callable[[int], None] | None = None) -> int:
    """Handle every letter on file that nobody has handled, in the order of receipt; how many there were.

    `concerning` is told of the game of each.
    """
    count = 0
    while True:
        with office.store.unit() as unit:
            waiting = unit.letters.unhandled()
        if not waiting:
            return count
        while waiting:
            games = handle_some(office, waiting[:TOGETHER])
            for game in games:
                if game is not None and concerning is not None:
                    concerning(game)
            count += len(games)
            waiting = waiting[len(games) :]


def handle_some(office: Office, letters: Sequence[Filed]) -> list[int | None]:
    """Handle the first of these letters, as many as may be; the games they are about."""
    try:
        return _together(office, letters)
    except StoreError:
        # It may be one of them that cannot be kept: the others are not to wait for it.
        return [handle(office, letters[0])]


def handle(office: Office, filed: Filed) -> int | None:
    """Handle one letter: its orders, its answer and the note of it are kept together, or nothing of them.

    The game it is about, if it is about one.

    Handled before, it changes nothing. A letter on which the program fails is put aside with a notice to the games
    master, and its game is put on hold, so that nothing is adjudicated without it.
    """
    return _together(office, [filed])[0]


def _together(office: Office, letters: Sequence[Filed]) -> list[int | None]:
    """Handle the first of these letters in one unit of work, until it takes too long or the program fails on one.

    To make sure of what is on the disk costs as much for one as for many. Each is undone by itself where the program
    fails on it; after a crash none of them is handled, and all are handled again to the same end.
    """
    opened = [(filed, read(filed.raw)) for filed in letters]
    proofs = _proofs(office, opened)
    whole, done = Watch(), list[tuple[Filed, Handled | None, float]]()
    failed: tuple[Filed, Letter, Exception] | None = None
    with office.store.unit() as unit:
        for filed, letter in opened:
            if done and whole.seconds > LONGEST:
                break
            watch = Watch()
            try:
                with office.store.part(unit):
                    handled = _handled(office, unit, filed, letter, proofs[filed.id])
            except StoreError:
                raise
            except Exception as fault:  # noqa: BLE001 - whatever a letter does to the program, the others go on
                failed = filed, letter, fault
                break
            done.append((filed, handled, watch.seconds))
    for filed, one, seconds in done:
        if one is not None:
            note(_log, "letter handled", letter=filed.id, **_facts(one), seconds=seconds)
    games = [one.game.id if one is not None and one.game is not None else None for _, one, _ in done]
    if failed is not None:
        warn_of(_log, "the program failed on a letter", failed[2], letter=failed[0].id)
        _put_aside(office, *failed)
        games.append(None)
    return games


def _handled(office: Office, unit: Unit, filed: Filed, letter: Letter, shown: Proof) -> Handled | None:
    """What became of a letter; None where it had been handled before."""
    current = unit.letters.get(filed.id)
    if current is None or current.verdict is not None:
        return None
    incoming = _opened(office, unit, filed, letter, shown)
    verdict = judge(letter, incoming.desk, proof=shown)
    handled = parting.not_parted(unit, filed) or decide(incoming, verdict)
    if not isinstance(verdict, Machine | Bounced | Duplicate):
        unit.bounces.heard(letter.sender)
    handled.file(incoming)
    return handled


def _facts(handled: Handled) -> dict[str, Fact]:
    """What may be told of a letter that was handled."""
    return {
        "verdict": handled.verdict,
        "game": handled.game.name if handled.game is not None else None,
        "seat": handled.seat.name if handled.seat is not None else None,
        "serial": handled.serial,
    }


def _proofs(office: Office, letters: Sequence[tuple[Filed, Letter]]) -> dict[int, Proof]:
    """What shows who sent some letters, looked for once and kept: whoever handles them again is to find the same.

    Not within the unit of work that handles them, because name servers are slow.
    """
    kept = {filed.id: filed.proof for filed, _ in letters}
    found = {
        filed.id: proof.written(_proof(office, filed, letter))
        for filed, letter in letters
        if filed.proof is None and filed.verdict is None
    }
    if found:
        with office.store.unit() as unit:
            kept |= {number: unit.letters.prove(number, shown) for number, shown in found.items()}
    return {number: proof.load(shown) for number, shown in kept.items()}


def _proof(office: Office, filed: Filed, letter: Letter) -> Proof:
    try:
        return office.witness.examine(filed.raw, letter.sender)
    except Exception as fault:  # noqa: BLE001 - whatever a letter does to the libraries, it is handled
        warn_of(_log, "nothing is known of a sender", fault, letter=filed.id)
        return proof.NOTHING


def _opened(office: Office, unit: Unit, filed: Filed, letter: Letter, shown: Proof = proof.NOTHING) -> Incoming:
    return Incoming(
        office=office,
        unit=unit,
        number=filed.id,
        letter=letter,
        identity=identity(letter),
        desk=Desk(office, unit, letter, filed),
        at=office.clock.now(),
        proof=shown,
    )


def decide(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    """What becomes of a letter on which the mail room has this verdict."""
    match verdict:
        case Accepted():
            return ordering.ordered(incoming, verdict)
        case Confirm():
            return addressing.confirmed(incoming, verdict)
        case Join():
            return joining.joined(incoming, verdict)
        case Standby():
            return waiting.asked(incoming, verdict)
        case Master():
            return commanded(incoming, verdict)
        case ClosedPhase() | FinishedGame():
            return _not_open(incoming, verdict)
        case Held():
            return holding.held(incoming, verdict)
        case Bounced():
            return bouncing.bounced(incoming, verdict)
        case Machine() | Duplicate() | SeveralGames():
            return Handled(verdict=verdict.kind, detail=verdict.facts)
        case Empty() | TooLarge() | TooMany() | UnknownSender() | WhichGame() | WrongToken() | UnknownGame():
            return _refused(incoming, verdict)
        case _:
            assert_never(verdict)


def _not_open(incoming: Incoming, verdict: ClosedPhase | FinishedGame) -> Handled:
    """What becomes of a letter for a phase that is over, or yet to come, or has nobody's orders to wait for."""
    if isinstance(verdict, ClosedPhase):
        if ahead.is_ahead(incoming, verdict):
            return ahead.kept(incoming, verdict)
        if (seat := _inviting(incoming, verdict)) is not None:
            return joining.sit(incoming, *seat, asked=False)
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "the intake knows the seat before it looks at the phase"
    asked = asking.asked_anyway(incoming, *found) if _from_owner(incoming, verdict) else None
    return asked or refusing.refused(incoming, verdict)


def _refused(incoming: Incoming, verdict: AnyVerdict) -> Handled:
    if isinstance(verdict, TooMany):
        return refusing.rationed(incoming, verdict)
    return refusing.refused(incoming, quoted.told(incoming, verdict) if isinstance(verdict, Empty) else verdict)


def _inviting(incoming: Incoming, verdict: ClosedPhase) -> tuple[Game, Seat] | None:
    """The seat that somebody is invited to, if that is all his letter can be about: he does not play yet."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    if found is None or not _from_owner(incoming, verdict):
        return None
    forming = found[0].status == "forming"
    return found if forming or seating.newcomer(incoming.unit, *found) else None


def _from_owner(incoming: Incoming, verdict: ClosedPhase | FinishedGame) -> bool:
    """Whether a letter that is too late comes from the seat's own address, which nobody disowns.

    The token of a phase that is over shows nothing: anybody may have got hold of it since.
    """
    own = incoming.letter.sender in incoming.desk.addresses(verdict.game, verdict.seat)
    return own and incoming.proof.found != "fail"


def _put_aside(office: Office, filed: Filed, letter: Letter, fault: Exception) -> None:
    with office.store.unit() as unit:
        incoming = _opened(office, unit, filed, letter)
        game = _game_of(incoming)
        said = f"{type(fault).__name__}: {fault}"
        Handled(verdict=TROUBLE, game=game, detail={"fault": said}).file(incoming)
        text = f"Letter {filed.id} from {letter.sender or 'nobody'} made the program fail; it is kept as it came."
        if game is not None:
            unit.games.pause(game.id)
            text += f"\nThe game {game.name} is on hold until you resume it."
        text += "\n\n" + "".join(format_exception(fault))
        tell_gm(office, unit, "letter", text, at=incoming.at, game=game)


def _game_of(incoming: Incoming) -> Game | None:
    try:
        seat = opened(incoming.letter, incoming.desk).seat
    except Exception as fault:  # noqa: BLE001 - it may be the very thing that failed
        warn_of(_log, "nor can it be told whose the letter is", fault, letter=incoming.number)
        return None
    return incoming.unit.games.named(seat[0]) if seat is not None else None
