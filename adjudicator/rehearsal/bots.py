"""House bots that write letters: what the title's bot would order, in words of the order language."""

from adjudicator.core.chance import Chance
from adjudicator.orders.values.clauses import text
from adjudicator.service.game.table import Table


def letter(table: Table, seat: int, chance: Chance) -> str:
    """The letter of a bot that knows what its seat was told; PASS if it wants nothing."""
    view = table.view(seat)
    names = table.title.vocabulary(view, seat)
    clauses = [text(clause, names) for clause in table.title.bot(view, seat, chance)]
    return "\n".join([str(table.heading).upper(), "", *(clauses or ["PASS"]), ""])
