"""STATUS: which phase is open, and whether orders have come."""

from adjudicator.engine.text.sayings import Together
from adjudicator.service.game import table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.games import phase_end
from adjudicator.service.games.absence_bank import told
from adjudicator.service.offers import tries
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule


def status(asked: Asked) -> Said:
    """Which phase is open, and whether the seat's orders for it have come."""
    laid, seat, game = asked.laid, asked.seat, asked.game
    if laid is None:
        return Said((say("status-game", game=game.name, status=game.status),))
    orders = table.orders(asked.incoming.unit, laid, seat.number)
    owes = laid.owes(seat.number)
    plan = schedule.read(game.schedule)
    said = say(
        "status",
        seat=seat.name,
        game=game.name,
        heading=laid.heading.titled,
        orders="came" if orders.heard else _unheard(asked, laid, orders) if owes else "none",
        ready=orders.done and owes and plan.repent is not None,
        paused=game.status == "paused" and bool(laid.phase.held),
    )
    others = phase_end.others(laid, phase_end.heard(asked.incoming.unit, laid), plan) if plan.tells_others else ()
    return Said((Together((said, *others, *told(asked.incoming.unit, laid, asked.incoming.at))),))


def _unheard(asked: Asked, laid: Table, orders: Orders) -> str:
    """Whether a seat that owes orders has written and was not understood."""
    known = [orders if one.number == asked.seat.number else Orders() for one in laid.seats]
    return "tried" if asked.seat.number in tries.tried(asked.incoming.unit, laid, known) else "open"
