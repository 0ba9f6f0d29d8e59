"""The specimen game: every letter is read as meant, and its first phases lead where they were written to lead."""

from pathlib import Path

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.standing import phase_orders
from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.rehearsal.specimens import Specimens
from adjudicator.service.game import orders_on_file
from tests.hygiene.sources import CHECKOUT

FOLDER: Path = CHECKOUT / "orders" / "cosmoclasm"
SEED = bytes.fromhex("3d96ef61645fe747d5e062d60e526fd79e6d3152ac856b56443fbb19b5e6d1df")
"""What `demo` makes of its own half and of the luck in the joining letters."""


def test_the_letters_lead_through_two_rounds() -> None:
    rules, chance, letters = title("cosmoclasm"), Chance(SEED), Specimens(FOLDER)
    seats = range(letters.about.players)
    table = rules.empty(len(seats), letters.about.options)
    deal = rules.deal(table, chance)
    state = fold(table, deal)
    views = [fold(table, told(deal, seat)) for seat in seats]
    carried = [phase_orders.NOTHING] * len(seats)
    said: list[str] = []
    while written := letters.orders(rules.where(state)):
        here = rules.where(state)
        orders = []
        for seat in seats:
            mine = [one for one in written if one.seat.casefold() == state.seats[seat].casefold()]
            bodies = [_lines(one.text) for one in sorted(mine, key=lambda one: one.again)]
            for one, body in zip(mine, bodies, strict=True):
                problems = orders_on_file.read(rules, views[seat], seat, body).problems
                assert [one.text.splitlines()[problem.line - 1] for problem in problems] == list(one.unreadable)
            orders.append(orders_on_file.orders(rules, views[seat], seat, bodies, carried[seat]))
        out = adjudicate(rules, state, views, [StandingOrders(one.clauses) for one in orders], chance)
        said += [sentence for event in out.events if (sentence := rules.sentence(event, state.seats)) is not None]
        state = out.state
        views = [fold(view, told(out.events, seat)) for seat, view in enumerate(views)]
        carried = [phase_orders.carried(rules, here, views[seat], seat, one) for seat, one in enumerate(orders)]
    assert str(rules.where(state)) == "turn 3 phase 1"
    assert "Hiveminds claimed planet 1 with 2 stations." in said
    assert "Hiveminds claimed planet 2 with 3 stations." in said
    assert "Hiveminds played sun mech/mech and eclipse mech." in said


def _lines(text: str) -> tuple[Line, ...]:
    return tuple(Line(number, line) for number, line in enumerate(text.splitlines(), 1))
