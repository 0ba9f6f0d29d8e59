"""House players: seats that a program plays, from what the seat knows alone. They say that they are programs.

Their orders are filed as a player's letter is, when a phase opens, and the record has them like all others. What they
choose depends on the seed of the game, the phase and the seat, and on nothing else: the same game has the same orders.
"""

import logging
from datetime import datetime, timedelta
from hashlib import blake2b
from typing import Final

from adjudicator.core.chance import SEED_BYTES, Chance
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import opening, orders_on_file, seat_names
from adjudicator.service.game.table import Table
from adjudicator.service.log.entries import note
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import HOUSE, Game, Seat

_log = logging.getLogger(__name__)

SOURCE: Final = "house"
"""The source of their letters."""
ACCEPTED: Final = "accepted"


def seat(unit: Unit, game: Game, free: Seat, at: datetime) -> None:
    """Let a program of the house play a free seat of a game that has not begun."""
    address = f"{game.name}.{free.name.lower()}{HOUSE}"
    unit.seats.give(game.id, free.number, address=address, player=f"Robot {free.name}")
    unit.seats.join(game.id, free.number, luck=None, at=at)


def chance(laid: Table, number: int) -> Chance:
    """The dice of a house player for one phase, apart from those of the game, so that it learns nothing from them."""
    assert laid.game.seed is not None, "a game with an open phase has a seed"
    said = f"house player/{laid.heading}/{number}".encode()
    return Chance(blake2b(said, key=bytes.fromhex(laid.game.seed)[:64], digest_size=SEED_BYTES).digest())


def lines(laid: Table, number: int) -> list[str]:
    """What a house player writes for a seat in the open phase."""
    view = laid.view(number)
    names = laid.title.vocabulary(view, number)
    return [text(clause, names) for clause in laid.title.bot(view, number, chance(laid, number))] or ["PASS"]


def write(office: Office, unit: Unit, laid: Table, at: datetime) -> int:
    """File the orders of every house player that owes some; returns how many. They are READY as soon as they wrote.

    If nobody else owes any, the phase need not wait: in a tutorial it ends at once, elsewhere as if all were READY.
    """
    early = schedule.read(laid.game.schedule).repent
    owing = [one for one in laid.seats if one.house and laid.owes(one.number)]
    for one in owing:
        _file(office, unit, laid, one, [*lines(laid, one.number), *(["READY"] if early is not None else [])], at)
    waits = any(laid.owes(one.number) for one in laid.seats if not one.house)
    if not waits and opening.tutorial(laid.game):
        unit.phases.let_end(laid.game.id, laid.phase.serial, at)
    elif not waits and owing and early is not None:
        unit.phases.end_at(laid.game.id, laid.phase.serial, at + timedelta(minutes=early), told=False)
    if owing:
        note(_log, "house players wrote", game=laid.game.name, count=len(owing))
    return len(owing)


def _file(office: Office, unit: Unit, laid: Table, one: Seat, words: list[str], at: datetime) -> None:
    view, known = laid.view(one.number), seat_names.of(unit, laid, at)
    numbered = tuple(Line(*line) for line in enumerate(words, start=1))
    written, reading = orders_on_file.read_from(laid.title, view, one.number, numbered, known)
    if reading.problems:
        said = "; ".join(problem.titled for problem in reading.problems)
        told = f"{one.player} could not read an order of its own in {laid.heading}; the rest counts: {said}"
        tell_gm(office, unit, SOURCE, told, at=at, game=laid.game)
    body = orders_on_file.body(laid.title, view, one.number, written, reading)
    message_id = f"<{SOURCE}.{laid.game.name}.{one.name.lower()}.{laid.phase.serial}@{office.host}>"
    filed = unit.letters.receive("\n".join(words).encode(), source=SOURCE, message_id=message_id, received_at=at)
    unit.letters.handle(
        filed.id,
        ACCEPTED,
        at=at,
        game_id=laid.game.id,
        seat=one.number,
        serial=laid.phase.serial,
        body=orders_on_file.written(body) if body is not None else None,
    )
