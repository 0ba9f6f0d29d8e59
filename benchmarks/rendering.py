"""All letters of many six-player games at one deadline, MIME included, and what share of the whole batch they are.

`GAMES=20 python -m benchmarks.rendering` takes fewer of them. Files and the network are left out: what is timed is
processor time from the positions and orders of a phase to the bytes of its reports.
"""

import gc
import os
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from time import process_time
from typing import NamedTuple

from adjudicator.cli import SELDOM
from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.games import catalogue
from adjudicator.mail.writing.compose import shown_part
from adjudicator.service.documents import phase_reports
from adjudicator.service.game.boundary import Boundary, opening
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, dealt, owes, resolve
from adjudicator.service.game.table import Table
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.settings.clock import WallClock
from adjudicator.service.timetable import schedule
from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game, Phase, Seat
from benchmarks.yardstick import Yardstick

TITLE = "postal-cosmic"
PLAYERS = 6
GAMES = 1000
PHASES = 24
"""Each game stands one phase further than the one before it, and after so many they begin anew."""
AIM = 1.0
"""Milliseconds a letter."""
LAID = 12
"""After so many games it is looked how quick the machine is."""
NOW = datetime(2026, 7, 9, 18, tzinfo=UTC)


class Due(NamedTuple):
    """A game whose deadline has come, with everybody's orders."""

    table: Table
    orders: list[Orders]


class Spent(NamedTuple):
    """Seconds of processor time, part by part, and how many letters they made of how many bytes."""

    adjudicating: float = 0
    telling: float = 0
    drawing: float = 0
    writing: float = 0
    letters: int = 0
    size: int = 0

    def and_also(self, other: "Spent") -> "Spent":
        """Both together."""
        return Spent(
            self.adjudicating + other.adjudicating,
            self.telling + other.telling,
            self.drawing + other.drawing,
            self.writing + other.writing,
            self.letters + other.letters,
            self.size + other.size,
        )


def _ordered(boundary: Boundary, chance: Chance) -> list[Orders]:
    rules = catalogue.title(TITLE)
    return [
        Orders(tuple(rules.bot(view, seat, chance)), heard=True) if rules.playing(boundary.state, seat) else Orders()
        for seat, view in enumerate(boundary.views)
    ]


def _due(number: int) -> Due | None:
    """A game between house bots at one of its deadlines; None where it ended before that."""
    rules, name = catalogue.title(TITLE), f"game{number}"
    seed = sha256(name.encode()).hexdigest()
    chance = Chance(bytes.fromhex(seed))
    boundary = dealt(rules, PLAYERS, {}, chance).boundary
    for _ in range(number % PHASES):
        boundary = resolve(rules, boundary, _ordered(boundary, chance), chance).boundary
        if rules.winners(boundary.state) is not None:
            return None
    game = Game(
        id=number,
        name=name,
        title=TITLE,
        status="running",
        options="{}",
        gm_address="gm@mail.test",
        zone="Europe/London",
        schedule=schedule.written(schedule.Schedule()),
        gm_half=seed,
        commitment=seed,
        seed=seed,
        serial=number % PHASES + 1,
        created_at=NOW,
        finished_at=None,
        record=None,
    )
    seats = tuple(
        Seat(number, seat, colour, f"{colour.lower()}@mail.test", f"{colour} of {name}", None, NOW, "playing")
        for seat, colour in enumerate(boundary.views[0].seats)
    )
    return Due(Table(game, rules, _phase(game, boundary), boundary, seats), _ordered(boundary, chance))


def _phase(game: Game, boundary: Boundary) -> Phase:
    return Phase(
        game_id=game.id,
        serial=game.serial,
        heading=catalogue.title(TITLE).where(boundary.state),
        opened_at=NOW,
        deadline=NOW + timedelta(days=7),
        remind_at=None,
        reminded_at=None,
        ends_at=None,
        held=None,
        moves=0,
        planned=None,
        stretched=(),
        state=codec.encode(boundary.state),
        views=codec.encode(boundary.views),
        kept=None,
        closed_at=None,
        events=None,
        trace=None,
    )


def _adjudicated(due: Due) -> tuple[Table, Resolved]:
    """The phase after the one that was due, as it is laid on the table from file."""
    was = due.table
    before = opening(was.title, was.phase.state, was.phase.views)
    resolved = resolve(was.title, before, due.orders, was.chance)
    codec.encode(resolved.events)
    codec.encode(resolved.trace)
    phase = _phase(was.game, resolved.boundary)
    return Table(was.game, was.title, phase, opening(was.title, phase.state, phase.views), was.seats), resolved


def _lettered(office: Office, due: Due) -> Spent:
    """One game's deadline."""
    start = process_time()
    table, resolved = _adjudicated(due)
    for seat in table.seats:
        owes(table.title, table.boundary, seat.number, table.view(seat.number))
    spent = Spent(adjudicating=process_time() - start)
    if table.title.winners(table.boundary.state) is not None:
        return Spent()
    start = process_time()
    table.title.picture(table.view(0), due.table.view(0))
    spent = spent.and_also(Spent(drawing=process_time() - start))
    playing = [seat for seat in table.seats if table.playing(seat.number)]
    start = process_time()
    readers = [phase_reports.Reader(seat, Orders()) for seat in playing]
    reports = phase_reports.reports(office, table, readers, due.table, resolved)
    told = process_time()
    for one in reports:
        if one.picture is not None:
            shown_part(envelopes.shown(office.words.image(one.picture)))
    drawn = process_time()
    before = range(max(1, table.phase.serial + 1 - envelopes.LONGEST_THREAD), table.phase.serial)
    letters = [
        envelopes.To(
            seat, one, [envelopes.thread_id(office, table.game, seat, envelopes.REPORT, serial) for serial in before]
        )
        for seat, one in zip(playing, reports, strict=True)
    ]
    mails = envelopes.letters(office, table.game, letters, kind=envelopes.REPORT, serial=table.phase.serial, at=NOW)
    written = process_time()
    size = sum(len(mail.raw) for mail in mails)
    return spent.and_also(Spent(0, told - start, drawn - told, written - drawn, len(mails), size))


def report(games: int = GAMES) -> None:
    """Print the figures."""
    office = Office(
        store=Store("sqlite:///none"),
        clock=WallClock(),
        name="Postal games",
        mailbox="games@mail.test",
        gm="gm@mail.test",
        secret=b"benchmark",
    )
    due = [one for one in map(_due, range(1, games + 1)) if one is not None]
    _lettered(office, due[0])
    # No service has so many games in memory: the collector is not to look through them.
    gc.collect()
    gc.freeze()
    # It looks as often as in the service.
    gc.set_threshold(SELDOM)
    spent, yardstick = Spent(), Yardstick()
    for number, one in enumerate(due):
        if not number % LAID:
            yardstick.lay()
        spent = spent.and_also(_lettered(office, one))
    _print(spent, len(due), yardstick)


def _print(spent: Spent, games: int, yardstick: Yardstick) -> None:
    words = spent.telling + spent.writing
    letters = words + spent.drawing
    whole = letters + spent.adjudicating

    def each(seconds: float) -> str:
        return f"{seconds / spent.letters * 1e3:.2f} ms"

    print(f"{games} games of {PLAYERS} at one deadline: {spent.letters} reports of {spent.size // spent.letters} bytes")
    print(f"  a letter without its picture: {each(words)} (aim: {AIM:.1f} ms)")
    print(f"    {yardstick.told(words / spent.letters * 1e3, 'a letter without its picture')}")
    print(f"    what is told: {each(spent.telling)}; text, page, calendar and MIME: {each(spent.writing)}")
    print(f"  a letter with it: {each(letters)}; a game's picture: {spent.drawing / games * 1e3:.1f} ms")
    print(f"  the whole batch: {whole / games * 1e3:.1f} ms a game, {letters / whole:.0%} of it letters", end="")
    print(f" ({words / (whole - spent.drawing):.0%} without pictures)")


if __name__ == "__main__":
    report(int(os.environ.get("GAMES", GAMES)))
