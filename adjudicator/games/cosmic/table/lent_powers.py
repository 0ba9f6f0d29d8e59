"""Powers that are lent for a challenge: who has them there, and who owns them."""

from adjudicator.core.event import Seat
from adjudicator.games.cosmic.table.state import Cosmic


def lent_elsewhere(state: Cosmic, seat: Seat, power: str, where: int) -> bool:
    """Whether a power serves another player in this challenge, or is lent to this seat, but not here."""
    loans = [loan for loan in state.lent if state.powers[loan[1]] == power]
    if any((number, lender) == (where, seat) for number, lender, _ in loans):
        return True
    here = [number for number, _, borrower in loans if borrower == seat]
    return bool(here) and where not in here


def keeper(state: Cosmic, seat: Seat, power: str, where: int) -> Seat:
    """The owner of a power that a seat has in a challenge: the seat itself, or the player who lends it."""
    for number, lender, borrower in state.lent:
        if (number, borrower, state.powers[lender]) == (where, seat, power):
            return lender
    return seat


def silenced(state: Cosmic, seat: Seat, power: str, where: int) -> bool:
    """Whether a seat cannot use a power in a challenge (0: in none): it is lent elsewhere, or was zapped."""
    if state.lent and lent_elsewhere(state, seat, power, where):
        return True
    if not state.zapped:
        return False
    lasts = state.options["zap_lasts"]
    if lasts == "challenge":
        return (seat, power, where) in state.zapped
    return lasts == "phase" and any((seat, power) == zapped[:2] for zapped in state.zapped)
