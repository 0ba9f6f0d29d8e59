"""House players: seats that a program plays, from what the seat knows alone. They say that they are programs.

Their orders are filed as a player's letter is, when a phase opens, and the record has them like all others. What they
choose depends on the seed of the game, the phase and the seat, and on nothing else: the same game has the same orders.
"""

import logging
from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Final

from adjudicator.service.game import game_options, house_orders, opening, orders_on_file
from adjudicator.service.game.table import Table
from adjudicator.service.log.entries import note
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.timetable import schedule
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import HOUSE, HOUSE_WRITES, Game, Seat

_log = logging.getLogger(__name__)

SOURCE: Final = "house"
"""The source of their letters."""
ACCEPTED: Final = "accepted"


def seat(unit: Unit, game: Game, free: Seat, at: datetime) -> None:
    """Let a program of the house play a free seat of a game that has not begun."""
    address = f"{game.name}.{free.name.lower()}{HOUSE}"
    unit.seats.give(game.id, free.number, address=address, player=f"Robot {free.name}")
    unit.seats.join(game.id, free.number, luck=None, at=at)


def lines(laid: Table, number: int) -> list[str]:
    """What a house player writes for a seat in the open phase."""
    assert laid.game.seed is not None, "a game with an open phase has a seed"
    dice = house_orders.chance(laid.game.seed, laid.heading, number)
    strength = game_options.house_strength(game_options.options(laid.game))
    return house_orders.lines(laid.title, laid.view(number), number, dice, strength)


def write(office: Office, unit: Unit, laid: Table, at: datetime, also: Collection[int] = ()) -> int:
    """File the orders of every house player that owes some, and of those who stand in; returns how many.

    They are READY as soon as they wrote. If nobody else owes any, the phase need not wait: in a tutorial it ends at
    once, elsewhere as if all were READY.
    """
    early = schedule.read(laid.game.schedule).repent
    owing = [one for one in laid.seats if (one.house or one.number in also) and laid.owes(one.number)]
    for one in owing:
        file(office, unit, laid, one, at)
    waits = any(laid.owes(one.number) for one in laid.seats if one not in owing)
    if not waits and opening.tutorial(laid.game):
        unit.phases.let_end(laid.game.id, laid.phase.serial, at)
    elif not waits and owing and early is not None:
        unit.phases.end_at(laid.game.id, laid.phase.serial, at + timedelta(minutes=early), told=False)
    if owing:
        note(_log, "house players wrote", game=laid.game.name, count=len(owing))
    return len(owing)


def file(office: Office, unit: Unit, laid: Table, one: Seat, at: datetime) -> None:
    """File what a program of the house writes for a seat in the open phase."""
    early = schedule.read(laid.game.schedule).repent
    words = [*lines(laid, one.number), *([house_orders.READY] if early is not None else [])]
    body, reading = house_orders.read(laid.title, laid.view(one.number), one.number, words)
    if reading.problems:
        said = "; ".join(problem.titled for problem in reading.problems)
        told = f"{one.name}: the house could not read an order of its own in {laid.heading}; the rest counts: {said}"
        tell_gm(office, unit, SOURCE, told, at=at, game=laid.game)
    message_id = f"<{SOURCE}.{laid.game.name}.{one.name.lower()}.{laid.phase.serial}@{office.host}>"
    raw = "\n".join(words).encode()
    filed = unit.letters.receive(raw, source=SOURCE, message_id=message_id, received_at=at)
    if filed.kind == "duplicate":
        # It wrote the same before its player was back for a while.
        message_id = message_id.replace("@", f".{filed.id}@")
        filed = unit.letters.receive(raw, source=SOURCE, message_id=message_id, received_at=at)
    unit.letters.handle(
        filed.id,
        ACCEPTED,
        at=at,
        game_id=laid.game.id,
        seat=one.number,
        serial=laid.phase.serial,
        body=orders_on_file.written(body) if body is not None else None,
        writer=HOUSE_WRITES,
    )


def again(unit: Unit, laid: Table) -> None:
    """Let what programs of the house wrote for a phase that is replaced be what they write for this one."""
    for letter in unit.game_letters.accepted(laid.game.id, laid.phase.serial):
        if letter.writer != HOUSE_WRITES:
            continue
        words, ready = lines(laid, letter.seat), letter.body.count(f'"{house_orders.READY}"')
        said = [*words, *([house_orders.READY] if ready else [])]
        body, _ = house_orders.read(laid.title, laid.view(letter.seat), letter.seat, said)
        unit.game_letters.rewrite(letter.letter_id, orders_on_file.written(body) if body is not None else None)


def take_back(unit: Unit, laid: Table, number: int) -> None:
    """What a program of the house wrote for a seat in the open phase counts no more."""
    for one in unit.game_letters.accepted(laid.game.id, laid.phase.serial, number):
        if one.writer == HOUSE_WRITES:
            unit.game_letters.rewrite(one.letter_id, None)
