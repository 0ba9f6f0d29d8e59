"""Who sent this? The policy is set out in docs/decisions/mail-who-sent-this.md."""

from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Held, UnknownSender


def check(case: Case) -> Held | UnknownSender | None:
    """The sender must be the seat's; a right token from elsewhere is held until the seat's owner has confirmed it."""
    letter = case.letter
    if case.seat is None:
        return None if case.desk.seats_of(letter.sender) else UnknownSender(letter.sender)
    game, seat = case.seat
    owners = case.desk.addresses(game, seat)
    if letter.sender in owners:
        return None
    if case.claim is not None and case.claim.token:
        return Held(game, seat, case.claim.serial, letter.sender, owners)
    return UnknownSender(letter.sender, game)
