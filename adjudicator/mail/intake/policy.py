"""Who sent this? The evidence in a letter and its consequence: the table of docs/letters.md.

Three things count: the address it comes from, the token it carries, and whether the domain of the address vouches for
it. None of them decides alone.
"""

from typing import Final, Literal

from msgspec import Struct

from adjudicator.mail.intake import addressee
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Doubt, Held, UnknownSender
from adjudicator.mail.proof import Found

Address = Literal["the seat's", "another"]
Token = Literal["right", "old", "wrong", "none"]
Outcome = Literal["accept", "accept with a note", "hold", "closed", "refuse"]


class Row(Struct, frozen=True):
    """One row of the table: the evidence (`any`: whatever it is), and the consequence."""

    address: Address | Literal["any"]
    token: Token | Literal["any"]
    domain: Found | Literal["any"]
    outcome: Outcome


# The first row that fits decides.
TABLE: Final = (
    Row("any", "wrong", "any", "refuse"),
    Row("the seat's", "old", "any", "closed"),
    Row("another", "old", "any", "refuse"),
    Row("the seat's", "right", "pass", "accept"),
    Row("the seat's", "right", "unknown", "accept"),
    Row("the seat's", "right", "fail", "accept with a note"),
    Row("the seat's", "none", "pass", "accept"),
    Row("the seat's", "none", "unknown", "accept with a note"),
    Row("the seat's", "none", "fail", "hold"),
    Row("another", "right", "any", "hold"),
    Row("another", "none", "any", "refuse"),
)


def outcome(address: Address, shown: Token, domain: Found) -> Outcome:
    """The consequence of a letter's evidence."""
    for row in TABLE:
        if row.address in ("any", address) and row.token in ("any", shown) and row.domain in ("any", domain):
            return row.outcome
    raise AssertionError(f"the table says nothing of {address}, {shown}, {domain}")


def shown(case: Case) -> tuple[Address, Token, Found]:
    """A letter's evidence about its sender, who would speak for its seat."""
    own: Address = "the seat's" if case.letter.sender in case.own else "another"
    return own, _token(case), case.proof.found


def _token(case: Case) -> Token:
    claim = case.claim
    if claim is None or not claim.token:
        return "none"
    if case.miskeyed:
        return "wrong"
    if case.before_the_game and case.open_serial is not None:
        return "none"  # everybody who was invited has the key of an invitation
    return "right" if case.game is None or claim.serial == case.game.open_serial else "old"


def doubt(case: Case) -> Doubt:
    """Why a letter is accepted only with a note; "" if it needs none."""
    own, carried, domain = shown(case)
    if outcome(own, carried, domain) != "accept with a note":
        return ""
    return "disowned" if domain == "fail" else "unproved"


def who_sent_it(case: Case) -> Held | UnknownSender | None:
    """A letter with too little evidence of its sender is held until the seat's owner releases or refuses it."""
    letter = case.letter
    if case.seat is None:
        return None if case.seats else UnknownSender(letter.sender)
    game, seat = case.seat
    follows = outcome(*shown(case))
    if follows == "refuse":
        return UnknownSender(letter.sender, game)
    if follows != "hold" or case.open_serial is None or addressee.closed_phase(case) is not None:
        return None  # nobody need be asked about a letter for a phase that is over
    return Held(game, seat, case.open_serial, letter.sender, case.own)
