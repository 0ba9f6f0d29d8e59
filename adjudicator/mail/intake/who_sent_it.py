"""Who sent this? The table in `policy.py` decides; docs/letters.md shows and explains it."""

from adjudicator.mail.intake import closed_phase, policy
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Held, UnknownSender


def check(case: Case) -> Held | UnknownSender | None:
    """A letter with too little evidence of its sender is held until the seat's owner releases or refuses it."""
    letter = case.letter
    if case.seat is None:
        return None if case.seats else UnknownSender(letter.sender)
    game, seat = case.seat
    follows = policy.outcome(*policy.shown(case))
    if follows == "refuse":
        return UnknownSender(letter.sender, game)
    if follows != "hold" or case.open_serial is None or closed_phase.check(case) is not None:
        return None  # nobody need be asked about a letter for a phase that is over
    return Held(game, seat, case.open_serial, letter.sender, case.own)
