"""STATUS: which phase is open, and whether orders have come."""

from adjudicator.service import ending, schedule, table
from adjudicator.service.absence import told
from adjudicator.service.asking.said import Asked, Said


def status(asked: Asked) -> Said:
    """Which phase is open, and whether the seat's orders have come for it."""
    laid, seat, game = asked.laid, asked.seat, asked.game
    if laid is None:
        return Said((f"{game.name} is {game.status}.",))
    orders = table.orders(asked.incoming.unit, laid, seat.number)
    mine = "Orders of yours have come for it." if orders.heard else "No orders of yours have come for it yet."
    if not orders.heard and not laid.owes(seat.number):
        mine = "You owe no orders for it."
    if orders.ready and laid.owes(seat.number):
        mine += " You are READY."
    clock = " The game is paused." if game.status == "paused" else ""
    said = f"You are {seat.name} in {game.name}. {str(laid.heading).capitalize()} is open. {mine}{clock}"
    plan = schedule.read(game.schedule)
    others = ending.others(laid, ending.heard(asked.incoming.unit, laid), plan) if plan.tells_others else ()
    return Said((" ".join((said, *others, *told(asked.incoming.unit, laid, asked.incoming.at))),))
