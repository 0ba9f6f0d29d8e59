"""The verdict on a letter: the checks, in the order in which they are made.

The first check that objects decides; a letter without objections is accepted for its seat.
"""

from collections.abc import Callable, Sequence
from typing import Final

from adjudicator.mail.intake import addressee, deliveries, length, master, policy, requests
from adjudicator.mail.intake.desk import Case, Desk
from adjudicator.mail.intake.verdict import Accepted, AnyVerdict, Empty, TooMany
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.proof import NOTHING, Proof
from adjudicator.mail.writing import address

CHECKS: Final[tuple[Callable[[Case], AnyVerdict | None], ...]] = (
    deliveries.duplicate,
    deliveries.bounced,
    deliveries.by_machine,
    deliveries.too_many,
    length.too_large,
    master.master,
    requests.confirming,
    requests.forgetting,
    requests.regular_letters,
    addressee.several_games,
    addressee.unknown_game,
    addressee.wrong_token,
    length.too_long,
    requests.standby,
    requests.joining,
    requests.at_door,
    policy.who_sent_it,
    addressee.which_game,
    addressee.finished_game,
    addressee.closed_phase,
    length.empty,
)


# Not every machine says that it is one. Two that answer each other must stop, so answers are limited.
ANSWERS_TO_PLAYERS: Final = 10
ANSWERS_TO_STRANGERS: Final = 1
ENOUGH: Final = "enough"
"""The template that tells a player that this kind of letter gets no more answers today; and its kind."""


def opened(letter: Letter, desk: Desk, *, proof: Proof = NOTHING) -> Case:
    """Lay a letter on the desk: find out whom it claims to be for."""
    claim = address.find(letter, desk.mailbox.rpartition("@")[2])
    every = seats = desk.seats_of(letter.sender)
    if letter.part:
        # A key or thread speaks of its own game only.
        seats = tuple(seat for seat in seats if seat[0] == letter.part)
        claim = claim if claim is not None and claim.game == letter.part else None
    if claim is not None and claim.seat == address.JOINING:
        seat = _begun(letter, claim, seats, desk)
    elif claim is not None:
        seat = (claim.game, claim.seat)
    elif (over := address.over_by_subject(letter.subject, desk.over(letter.sender), seats)) and not letter.part:
        # Otherwise something meant for one game would count in the only other one.
        seat = over
    else:
        seat = seats[0] if len(seats) == 1 else address.by_subject(letter.subject, seats)
    return Case(letter, desk, claim, seat, every, proof)


def _begun(
    letter: Letter, claim: address.Claim, seats: Sequence[tuple[str, str]], desk: Desk
) -> tuple[str, str] | None:
    """The seat that answers an invitation or a welcome, if its game has begun since."""
    mine = [seat for seat in seats if seat[0] == claim.game]
    status = desk.game(claim.game) if mine else None
    if status is None or status.open_serial is None:
        return None
    return mine[0] if len(mine) == 1 else address.by_subject(letter.subject, mine)


def judge(letter: Letter, desk: Desk, *, proof: Proof = NOTHING) -> AnyVerdict:
    """The verdict on a letter, given this evidence of its sender.

    It asks the desk and changes nothing; the same letter gets the same verdict.
    """
    case = opened(letter, desk, proof=proof)
    for check in CHECKS:
        verdict = check(case)
        if verdict is not None:
            return verdict
    if case.seat is None:
        raise AssertionError("a letter passed every check although its seat is unknown")
    game, seat = case.seat
    if case.open_serial is None:
        raise AssertionError(f"a letter passed every check although {game} has no open phase")
    return Accepted(game, seat, case.open_serial, policy.doubt(case))


def answer(verdict: AnyVerdict, letter: Letter, desk: Desk) -> str:
    """The template in `templates/mail/` that tells the sender the verdict, or "" for no answer.

    A stranger is told the same thing once a day, a player ten times and then that no more follow, machines never.
    """
    if not verdict.answers or letter.auto is not None or (isinstance(verdict, TooMany) and not verdict.first):
        return ""
    if letter.part and isinstance(verdict, Empty):
        return ""  # the parts with words in them are answered
    player = bool(desk.seats_of(letter.sender))
    most = ANSWERS_TO_PLAYERS if player else ANSWERS_TO_STRANGERS
    if desk.told(letter.sender, verdict.kind) < most:
        return verdict.answers
    return ENOUGH if player and not desk.told(letter.sender, ENOUGH) else ""
