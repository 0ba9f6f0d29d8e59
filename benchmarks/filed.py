"""Games on file at any of their deadlines, with the orders of house bots, for whatever measures games and letters."""

import resource
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import cache
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from sqlalchemy import Engine, event, insert, select

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.games import catalogue
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import orders_cache, orders_on_file, table
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.resolution import dealt, resolve
from adjudicator.service.office.office import Office
from adjudicator.service.settings.configuration import Limits
from adjudicator.service.timetable import schedule
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables import tables
from adjudicator.store.tables.values import Game, NewGame, NewPhase, NewSeat

TITLE = "postal-cosmic"
HOST = "mail.test"
NOW = datetime(2026, 7, 9, 18, tzinfo=UTC)
DEADLINE = NOW + timedelta(days=7)


class Clock:
    """Shows what it was set to."""

    def __init__(self, now: datetime = NOW) -> None:
        self.instant = now

    def now(self) -> datetime:
        """That instant."""
        return self.instant

    def seconds_until(self, instant: datetime) -> float:
        """Nobody waits here."""
        return 0.0


class Past(NamedTuple):
    """A phase of a game between house bots: the table when it opened, what each seat wrote, and what happened."""

    boundary: Boundary
    written: tuple[str, ...]
    events: bytes
    trace: bytes


def opened(folder: Path, clock: Clock, *, situations: int = 0, mailbox: str = f"games@{HOST}") -> Office:
    """An office with an empty store in this folder."""
    store = Store(f"sqlite:///{folder / 'games.db'}")
    store.migrate()
    return Office(
        store=store,
        clock=clock,
        name="The Adjudicator",
        mailbox=mailbox,
        gm=f"gm@{HOST}",
        secret=b"the key of the seat tokens in benchmarks",
        situations=situations,
        limits=Limits(letters=0, megabytes=0, strangers=0),
    )


@cache
def history(seed: str, players: int, phases: int, options: tuple[tuple[str, str], ...] = ()) -> tuple[Past, ...]:
    """The first phases of a game, the last of them open; fewer if it ended before."""
    rules, chance = catalogue.title(TITLE), Chance(bytes.fromhex(seed))
    boundary = dealt(rules, players, dict(options), chance).boundary
    found: list[Past] = []
    while len(found) < phases and rules.winners(boundary.state) is None:
        written = tuple(_written(rules, boundary, seat, chance) for seat in range(players))
        stood = [
            orders_on_file.orders(rules, view, seat, [_lines(written[seat])] if written[seat] else [])
            for seat, view in enumerate(boundary.views)
        ]
        resolved = resolve(rules, boundary, stood, chance)
        found.append(Past(boundary, written, codec.encode(resolved.events), codec.encode(resolved.trace)))
        boundary = resolved.boundary
    return tuple(found)


def _written(rules: Any, boundary: Boundary, seat: int, chance: Chance) -> str:
    if not rules.playing(boundary.state, seat):
        return ""
    view = boundary.views[seat]
    names = rules.vocabulary(view, seat)
    return "\n".join([*(text(clause, names) for clause in rules.bot(view, seat, chance)), "PASS"])


def _lines(said: str) -> tuple[Line, ...]:
    return tuple(Line(number, line) for number, line in enumerate(said.split("\n"), 1))


def seed_of(number: int) -> str:
    """The seed of one of the games, in hexadecimal."""
    return sha256(f"game {number}".encode()).hexdigest()


def lasting(phases: int, players: int) -> tuple[Past, ...]:
    """The first phases of a game that goes on after them."""
    return next(past[:-1] for n in count(1) if len(past := history(seed_of(n), players, phases + 1)) > phases)


def different(players: int, phases: int) -> Iterator[tuple[Past, ...]]:
    """Games that are all different, each open a phase further than the one before it; after so many they begin anew."""
    seeds = count(1)
    for number in count():
        wanted = 1 + number % phases
        # None is kept: a thousand games with their past are more than a process should hold.
        tried = (history.__wrapped__(seed_of(seed), players, wanted + 1) for seed in seeds)
        yield next(past[:-1] for past in tried if len(past) > wanted)


def file(office: Office, number: int, past: tuple[Past, ...], *, options: str = "{}", ordered: bool = True) -> Game:
    """Put a game on file whose last phase is open until DEADLINE; `ordered` if the orders for it are there, too."""
    with office.store.unit() as unit:
        game = _made(office, unit, number, past[0], options)
        for serial, phase in enumerate(past, 1):
            _phase(unit, game, serial, phase)
            last = serial == len(past)
            laid = table.laid(unit, unit.games.get(game.id)) if last and ordered else None
            if laid is not None:
                orders_cache.opened(unit, laid, table.all_orders(unit, laid))
            if ordered or not last:
                _orders(unit, game, serial, phase)
            if laid is not None:
                for seat, orders in enumerate(table.all_orders(unit, laid)):
                    orders_cache.say(unit, laid, seat, orders)
            if not last:
                unit.phases.close(game.id, serial, at=NOW, events=phase.events, trace=phase.trace)
        return unit.games.get(game.id)


def multiply(office: Office, game: Game, numbers: Iterable[int]) -> None:
    """Put further games on file that stand where this one does, each with a seed, a name and addresses of its own.

    Their rows are copied, a hundred times as quickly as games are filed.
    """
    seats, rest = tables.seat, (tables.phase, tables.letter, tables.stood)
    with office.store.connection() as db:
        (first,) = db.execute(select(tables.game).where(tables.game.c.id == game.id)).mappings()
        sitting = db.execute(select(seats).where(seats.c.game_id == game.id)).mappings().all()
        others = [(one, db.execute(select(one).where(one.c.game_id == game.id)).mappings().all()) for one in rest]
        for number in numbers:
            seed = seed_of(number)
            own = {"name": f"game{number}", "seed": seed, "gm_half": seed, "commitment": seed}
            copy = db.execute(insert(tables.game).values(_but_number(first) | own)).inserted_primary_key
            assert copy is not None, "a game has a number"
            there = {"game_id": copy[0]}
            here = [dict(one) | there | {"address": address(one["name"], number)} for one in sitting]
            db.execute(insert(seats), here)
            for table_of, some in others:
                if some:
                    db.execute(insert(table_of), [_but_number(one) | there for one in some])


def _but_number(row: Mapping[Any, Any]) -> dict[str, Any]:
    return {str(name): value for name, value in row.items() if name != "id"}


def _made(office: Office, unit: Unit, number: int, first: Past, options: str) -> Game:
    seed = seed_of(number)
    colours = first.boundary.state.seats
    game = unit.games.create(
        NewGame(
            name=f"game{number}",
            title=TITLE,
            options=options,
            gm_address=office.gm,
            zone="Europe/London",
            schedule=schedule.written(schedule.Schedule()),
            gm_half=seed,
            commitment=seed,
            created_at=NOW,
        ),
        [
            NewSeat(seat, colour, address(colour, number), f"{colour} of {number}")
            for seat, colour in enumerate(colours)
        ],
    )
    unit.games.start(game.id, seed)
    for seat in range(len(colours)):
        unit.seats.join(game.id, seat, luck=None, at=NOW)
    return game


def _phase(unit: Unit, game: Game, serial: int, phase: Past) -> None:
    unit.phases.open(
        NewPhase(
            game_id=game.id,
            serial=serial,
            heading=catalogue.title(TITLE).where(phase.boundary.state),
            opened_at=NOW,
            deadline=DEADLINE,
            remind_at=None,
            state=codec.encode(phase.boundary.state),
            views=codec.encode(phase.boundary.views),
        )
    )


def _orders(unit: Unit, game: Game, serial: int, phase: Past) -> None:
    for seat, said in enumerate(phase.written):
        if said:
            raw = letter(game, seat, said, serial)
            receipt = unit.letters.receive(raw, source="filed", message_id=None, received_at=NOW)
            body = orders_on_file.written(_lines(said))
            unit.letters.handle(
                receipt.id, "accepted", at=NOW, detail="{}", game_id=game.id, seat=seat, serial=serial, body=body
            )


def letter(game: Game, seat: int, said: str, number: int, *, to: str = f"games@{HOST}", colour: str = "") -> bytes:
    """A letter of a seat, as its mail program writes it."""
    return compose(
        Mail(
            sender=("", address(colour or f"seat{seat}", game.name.removeprefix("game"))),
            to=("", to),
            subject=f"Re: orders {number}",
            date=NOW,
            message_id=f"<{number}.{seat}.{game.name}@{HOST}>",
            text=f"{said}\n",
            auto=None,
        )
    )


def address(colour: str, number: object) -> str:
    """Where the player of a seat in one of the games writes from."""
    return f"{colour.lower()}{number}@{HOST}"


def answered(office: Office, game: Game, seat: int, colour: str, said: str, number: int) -> bytes:
    """A letter that answers the report of the open phase."""
    to = office.reply_to(game.name, colour, game.serial) or office.mailbox
    return letter(game, seat, said, number, to=to, colour=colour)


class Statements:
    """How many statements went to a database."""

    def __init__(self) -> None:
        self.count = 0


@contextmanager
def counted() -> Iterator[Statements]:
    """Count the statements of every database meanwhile."""
    found = Statements()

    def one(*_: object) -> None:
        found.count += 1

    event.listen(Engine, "before_cursor_execute", one)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", one)


def memory() -> float:
    """The most memory this process has had, in megabytes."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
