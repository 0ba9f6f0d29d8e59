"""Held letters in the game master's hand: they may know whose a letter is although the mail does not show it."""

from adjudicator.mail import proof
from adjudicator.mail.parsing.letter import read
from adjudicator.service.game.known_writers import taken_apart
from adjudicator.service.game.table import Table
from adjudicator.service.games.games import GameWrong
from adjudicator.service.intake import held_letters
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.intake.intake_desk import Desk, identity
from adjudicator.service.letters import order_letters
from adjudicator.service.master import deeds
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.settings.phrases import say
from adjudicator.store.records.letters import HELD
from adjudicator.store.tables.values import Letter as Filed
from adjudicator.store.tables.values import Seat


def show(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Show a held letter, as far as it is text."""
    _, seat, filed = _held(hand, text)
    letter = taken_apart(hand.unit, filed)
    hand.log(f"{deeds.LOOKED} {filed.id}, which is held for {seat.name}")
    return (
        f"Letter {filed.id}, held for {seat.name} in {hand.game.name}:",
        f"From: {letter.sender}",
        f"Subject: {letter.subject}",
        "",
        *(f"  {line.text}".rstrip() for line in letter.lines),
    )


def release(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Let a held letter count, as if the owner of the seat had released it; its writer is answered."""
    laid, seat, filed = _held(hand, text)
    if not _his(hand, laid, seat, filed):
        raise GameWrong(f"letter {filed.id} came for whoever had {seat.name} before; nobody can let it count any more")
    letter = taken_apart(hand.unit, filed)
    incoming = Incoming(
        office=hand.office,
        unit=hand.unit,
        number=filed.id,
        letter=letter,
        # Its first answer, that it is held, has the letter's own name already.
        identity=f"{identity(letter)}.released",
        desk=Desk(hand.office, hand.unit, letter, filed),
        at=hand.at,
        proof=proof.load(filed.proof),
    )
    handled = order_letters.let_count(incoming, laid, seat, filed, say("released-by-master"))
    hand.unit.outbox.queue(handled.mails)
    hand.log(f"{deeds.RELEASED} {filed.id}, which was held for {seat.name}")
    return (f"Letter {filed.id} counts for {seat.name} from when it came, and {seat.player} is told what stands now.",)


def drop(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Drop a held letter, even if somebody releases it later; the owner of the seat is told."""
    laid, seat, filed = _held(hand, text)
    held_letters.drop(hand.unit, hand.game, filed, hand.who, hand.at)
    hand.log(f"{deeds.DROPPED} {filed.id}, which was held for {seat.name}")
    if not _his(hand, laid, seat, filed):
        return (f"Letter {filed.id} does not count; it came for whoever had {seat.name} before.",)
    said = say("held-dropped", sender=read(filed.raw).sender, seat=seat.name)
    hand.tell([seat], say("heading-was-held"), (said,))
    return (f"Letter {filed.id} does not count for {seat.name}, and {seat.player} is told.",)


def _his(hand: Hand, laid: Table, seat: Seat, filed: Filed) -> bool:
    """Whether a letter came for the seat's present player, and the seat's orders count."""
    if not (laid.seated(seat.number) and laid.obeyed(seat.number)):
        return False
    return not seat.hands or (seat.joined_at is not None and seat.joined_at <= filed.received_at)


def _held(hand: Hand, text: str) -> tuple[Table, Seat, Filed]:
    """The letter of this number, the seat it is held for and the open phase; raises GameWrong."""
    hand.look("a letter of somebody else")
    laid = hand.laid()
    numbers = hand.unit.glances.held().get(hand.game.id, ())
    said = text.strip().rstrip(".")
    named = next((number for number in numbers if said.lstrip("0") == str(number)), None)
    filed = hand.unit.letters.get(named) if named is not None else None
    if filed is None or filed.verdict != HELD or filed.seat is None:
        if not numbers:
            raise GameWrong(f"no letter is held in {hand.game.name}")
        wrong = f"no letter {said!r} is held in {hand.game.name}" if said else "say which letter is meant"
        raise (GameWrong if said else Miswritten)(f"{wrong}; those that are held: {', '.join(map(str, numbers))}")
    return laid, laid.seats[filed.seat], filed
