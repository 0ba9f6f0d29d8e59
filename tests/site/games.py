"""Public games of every title on one file: one that goes on, and one that has ended, with names that are no HTML.

They are laid on file as the service does it, without a letter: only what is on file is published.
"""

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Final

from adjudicator.core import codec
from adjudicator.core.chance import Chance, combine, commitment
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.clauses import text
from adjudicator.service.documents import game_record
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.resolution import Resolved, dealt, resolve
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import Published, publish
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.timetable import schedule
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewGame, NewPhase, NewSeat
from tests.store.empty import hurried, lay

START: Final = datetime(2026, 5, 1, 18, tzinfo=UTC)
NAMES: Final = ('Ann </title><b id="x">&amp;', "Bob 漢字", "Cy-]]>", "Dee")
LUCK: Final = "</script><q>&"
PHASES: Final = {"blutooth": 8, "cosmoclasm": 6, "cosmoforce": 2, "postal-cosmic": 4}
"""So many phases are over: a whole turn of every title."""
URL: Final = "https://games.example.org/"


def running(title: str) -> str:
    """The name of the game of this title that goes on."""
    return f"{title}-on"


def seated(title: Title[Any]) -> int:
    """How many play a game of this title: three, or as many as it needs."""
    return max(3, title.fewest)


def ended(title: str) -> str:
    """The name of the one that has ended."""
    return f"{title}-over"


def office(folder: Path) -> Office:
    """An office on a new file; its store is to be closed."""
    lay(folder / "games.db")
    store = hurried(Store(f"sqlite:///{folder / 'games.db'}"))
    clock = FileClock(folder / "clock")
    clock.move(START)
    return Office(
        store=store, clock=clock, name="The <Games> Room", mailbox="games@mail.test", gm="gm@mail.test", secret=b"key"
    )


def begin(
    unit: Unit,
    name: str,
    title: Title[Any],
    *,
    public: bool = True,
    phases: int,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game of which so many phases are over; one player in each of them has written orders."""
    half = name.encode()
    plan = schedule.written(Schedule(hours=24))
    new = NewGame(
        name,
        title.name,
        codec.encode(options or {}).decode(),
        "gm@mail.test",
        "UTC",
        plan,
        half.hex(),
        commitment(half),
        START,
        public=public,
    )
    seats = [NewSeat(n, title.seats[n], f"player{n}@mail.test", NAMES[n]) for n in range(seated(title))]
    game = unit.games.create(new, seats)
    for seat in seats:
        unit.seats.join(game.id, seat.number, luck=LUCK if seat.number else None, at=START)
    seed = combine(half, ["" if seat.number == 0 else LUCK for seat in seats])
    unit.games.start(game.id, seed.hex())
    resolved = dealt(title, len(seats), dict(options or {}), Chance(seed))
    for serial in range(1, phases + 2):
        _open(unit, game.id, title, resolved, serial)
        if serial <= phases:
            resolved = _played(unit, unit.games.get(game.id), serial)
    return unit.games.get(game.id)


def _open(unit: Unit, game_id: int, title: Title[Any], resolved: Resolved, serial: int) -> None:
    at = START + timedelta(days=serial)
    state = resolved.boundary.state
    unit.phases.open(
        NewPhase(
            game_id=game_id,
            serial=serial,
            heading=title.where(state),
            opened_at=at - timedelta(days=1),
            deadline=at,
            remind_at=None,
            state=codec.encode(state),
            views=codec.encode(resolved.boundary.views),
        )
    )


def _played(unit: Unit, game: Game, serial: int) -> Resolved:
    laid = table.laid(unit, game)
    assert laid is not None
    at = laid.phase.deadline
    # In every second phase all write, so that nobody has to leave.
    for seat in range(1 if serial % 2 == 0 else len(laid.seats)):
        write(unit, laid, seat, at)
    resolved = resolve(laid.title, laid.boundary, table.all_orders(unit, laid), laid.chance)
    unit.phases.close(game.id, serial, at=at, events=codec.encode(resolved.events), trace=codec.encode(resolved.trace))
    return resolved


def write(unit: Unit, laid: table.Table, seat: int, at: datetime) -> None:
    """The orders that a house bot would write come in."""
    names = laid.title.vocabulary(laid.view(seat), seat)
    clauses = laid.title.bot(laid.view(seat), seat, laid.chance)
    lines = [text(clause, names) for clause in clauses] or ["PASS"]
    body = tuple(Line(number, line) for number, line in enumerate(lines, 1))
    where = f"{laid.game.name}.{laid.phase.serial}.{seat}"
    receipt = unit.letters.receive(source="pipe", raw=where.encode(), received_at=at, message_id=f"<{where}@mail.test>")
    unit.letters.handle(
        receipt.id,
        "orders",
        at=at,
        game_id=laid.game.id,
        seat=seat,
        serial=laid.phase.serial,
        body=orders_on_file.written(body),
    )


def end(unit: Unit, game: Game) -> None:
    """The game master ends a game in its open phase."""
    laid = table.laid(unit, game)
    assert laid is not None
    at = laid.phase.deadline
    unit.phases.close(game.id, laid.phase.serial, at=at, events=None, trace=None)
    unit.games.end(game.id, game_record.recorded(unit, game, laid.title, (), str(laid.heading)), at)


def built(folder: Path) -> Office:
    """An office with all these games, and a private one."""
    house = office(folder)
    with house.store.unit() as unit:
        for name, title in titles().items():
            begin(unit, running(name), title, phases=PHASES[name])
            end(unit, begin(unit, ended(name), title, phases=PHASES[name]))
        begin(unit, "private", titles()["cosmoforce"], public=False, phases=0)
    return house


def published(house: Office, folder: Path) -> Published:
    """The site of a house, at an address on the web."""
    return publish(house, folder, url=URL)


def pages(folder: Path) -> dict[str, bytes]:
    """Every file of a site, by its name."""
    found = {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert found
    return found
