"""Who sent this? The table of `policy.py` decides, which docs/letters.md shows and explains."""

from adjudicator.mail.intake import policy
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Held, UnknownSender


def check(case: Case) -> Held | UnknownSender | None:
    """What shows too little of its sender is held until the seat's owner has released it, or refused."""
    letter = case.letter
    if case.seat is None:
        return None if case.desk.seats_of(letter.sender) else UnknownSender(letter.sender)
    game, seat = case.seat
    shown = policy.shown(case, game, seat)
    follows = policy.outcome(*shown)
    if follows == "refuse":
        return UnknownSender(letter.sender, game)
    if follows == "hold":
        status = case.desk.game(game)
        now = status.open_serial if status is not None else None
        serial = case.claim.serial if case.claim is not None else now
        if serial is None or serial != now:
            return None  # for a phase that is over; nobody need be asked about it
        return Held(game, seat, serial, letter.sender, case.desk.addresses(game, seat))
    return None
