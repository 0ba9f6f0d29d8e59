"""Orders that came on paper, or by word of mouth: entered by a games master, acknowledged to their player."""

from adjudicator.service import documents, ending, posting, table
from adjudicator.service.games import GameWrong
from adjudicator.service.master.hand import Hand
from adjudicator.service.ordering import ACCEPTED

PAPER = "paper"
"""Where letters come from that were entered by a games master."""


def orders(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Enter the orders of a seat for the open phase; they count as if they had come by mail now."""
    laid, rest = hand.open_phase(text)
    seat = hand.seat(rest)
    hand.look("the orders of others")
    if seat.status == "removed" or not laid.obeyed(seat.number):
        raise GameWrong(f"the orders of {seat.name} do not count in {laid.game.name} any more")
    reading, body = hand.read(laid, seat, lines)
    problems = tuple(f"Not understood: {one}." for one in reading.problems)
    if body is None:
        raise GameWrong(" ".join((f"none of the lines could be read as an order of {seat.name}.", *problems)))
    changed = ending.after_orders(hand, laid, seat, table.orders(hand.unit, laid, seat.number, body))
    laid = changed.table
    hand.unit.outbox.queue(changed.mails)
    deed = hand.log(f"entered orders of {seat.name} for {laid.heading}")
    hand.file(laid, seat, "\n".join(lines), source=PAPER, key=str(deed), verdict=ACCEPTED, body=body)
    if laid.seated(seat.number):
        acknowledgement = documents.acknowledgement(
            hand.office,
            laid,
            seat,
            table.orders(hand.unit, laid, seat.number),
            reading,
            unused=(),
            notes=("The games master has entered these orders for you.", *changed.notes),
            situations=hand.office.situations,
        )
        hand.unit.outbox.queue(
            [
                posting.letter(
                    hand.office,
                    laid.game,
                    seat,
                    acknowledgement,
                    kind="notice",
                    key_kind=f"{PAPER}/{deed}",
                    serial=laid.phase.serial,
                    at=hand.at,
                    parents=posting.thread(hand.office, laid.game, seat, laid.phase.serial),
                )
            ]
        )
    return (f"The orders of {seat.name} for {laid.heading} are entered.", *problems)
