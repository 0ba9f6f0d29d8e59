"""What a seat has sent for a phase: the starting point of a correction."""

from adjudicator.orders.grammar.player_names import LEFT_OUT
from adjudicator.service.game import table
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand, phase_in


def show(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Show the orders that a seat has sent for a phase, open or over, as its player wrote them."""
    found = orders(hand, text)
    heading, said = phase_in(text)
    return (f"What {hand.seat(said).name} has sent for {heading}:", *(found or ("nothing",)))


def orders(hand: Hand, text: str) -> tuple[str, ...]:
    """The lines with orders in the letters of a seat for a phase, in the order of receipt; raises GameWrong."""
    hand.look("the orders of others")
    heading, said = phase_in(text)
    seat = hand.seat(said)
    phases = {str(phase.heading): phase for phase in hand.unit.phases.of(hand.game.id)}
    if heading not in phases:
        wrong = f"there is no {heading}" if heading else "say which phase is meant"
        raise GameWrong(f"{wrong}; there are: {', '.join(phases) or 'none yet'}")
    hand.log(f"looked at the orders of {seat.name} for {heading}")
    bodies = table.bodies(hand.unit, hand.game.id, phases[heading].serial, seat.number)
    return tuple([line.text for body in bodies for line in body if line.text.strip() and line.text != LEFT_OUT])
