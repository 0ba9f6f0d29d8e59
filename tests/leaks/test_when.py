"""What is sent because of when others write, and how: it tells nobody who that was, how often, or what else he wrote.

One of the curious runs the game and plays in it.
"""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from adjudicator.service import master
from adjudicator.service.games import pauses
from adjudicator.service.master.overview import Watch
from adjudicator.service.timetable import schedule
from tests import hands
from tests.due import adjudicate_due, remind_due
from tests.leaks.house import GAME, PACE, PLAYERS, House, Reply

ANN, BOB, CY, DAN = range(4)
CURIOUS: Final = (ANN, DAN)
"""The game master who plays, and somebody else."""
TO_ALL: Final = "PRESS TO all\nLet us all be friends.\nEND\n"


def _orders(house: House, seat: int, more: str = "") -> str:
    return f"REPLACE ALL\n{house.bot(seat)}\n{more}"


class World:
    """A game in its first phase; whatever is sent to the curious from then on is looked at."""

    def __init__(self, opened: tuple[Path, Reply], folder: Path, **pace: float) -> None:
        shutil.copytree(opened[0], folder)
        self.house = House(folder, reply=opened[1], situations=0)
        if pace:
            game = self.house.game.id
            with self.house.store.unit() as unit:
                unit.games.reschedule(game, schedule.written(replace(PACE, **pace)))
        self._began, self._written = self.house.clock.now(), 0

    def at(self, hours: float) -> None:
        """So many hours after the phase was opened."""
        self.house.clock.move(self._began)
        self.house.wait(hours=hours)

    def writes(self, seat: int, hours: float, body: str) -> None:
        """A letter comes from a player; only those of the curious are the same in all worlds."""
        self.at(hours)
        self._written += 1
        number = f"{seat}.{hours}" if seat in CURIOUS else f"{seat}.{self._written}"
        filed = self.house.reply(seat, body, number)
        assert filed.verdict in ("accepted", "asked")

    def orders(self, seat: int, hours: float, more: str = "") -> None:
        """His orders come, the same in all worlds, with more."""
        self.writes(seat, hours, _orders(self.house, seat, more))

    def does(self, hours: float, word: str, text: str = "", *lines: str) -> None:
        """What the game master does."""
        self.at(hours)
        master.command(self.house.office, GAME, word, text, lines)

    def reminds(self) -> None:
        """Everybody is reminded who is to be."""
        remind_at = self.house.table.phase.remind_at
        assert remind_at is not None
        self.house.clock.move(remind_at)
        remind_due(self.house.office)

    def deadline(self, hours: float = 0) -> bool:
        """So many hours after the deadline: whether the phase is over then."""
        self.house.clock.move(self.house.table.phase.deadline)
        self.house.wait(hours=hours)
        return bool(adjudicate_due(self.house.office))

    def sent(self) -> list[tuple[str, bytes]]:
        """What left for the curious, in the order in which it did, and what their screens show; the world is closed."""
        self.house.send()
        to = {PLAYERS[seat].address for seat in CURIOUS}
        seen = repr(Watch(self.house.office, PLAYERS[ANN].address).game(GAME)).encode()
        self.house.close()
        return [*((one.recipient, one.message) for one in self.house.post.parcels if one.recipient in to), ("", seen)]


@pytest.fixture(scope="module", params=("plus", "subject"))
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Reply]:
    """A game whose first reports have left."""
    folder = tmp_path_factory.mktemp("opened")
    house = House(folder, reply=request.param, situations=0)
    house.create("postal-cosmic", 4, {}, gm=PLAYERS[ANN].address)
    hands.start(house.office, GAME)
    house.send()
    assert all(house.table.owes(seat) for seat in range(4))
    house.close()
    return folder, request.param


def _besides(some: Sequence[int]) -> list[int]:
    return [seat for seat in (BOB, CY) if seat not in some]


def curious(world: World, more: str = "") -> None:
    """Those who look write."""
    for seat in CURIOUS:
        world.orders(seat, 3 + seat, more)


def _busy(world: World, seat: int, hours: float) -> None:
    """A player writes all that there is, of which nobody is told but whom he writes to."""
    friend = world.house.table.seats[BOB + CY - seat].name
    said = (
        "FORM\nSTATUS\nWHO\n",
        "RESEND\nSHOW ORDERS\n",
        f"PRESS TO {friend}\nTogether!\nEND\n",
        "Frobnicate\n",
        "WITHDRAW ALL\n",
        "Launch 3 from home 2 against planet 3\n",
        "Send 2 from home 1 to planet 4, maybe\n",
        "Yes please\n",
    )
    world.orders(seat, hours, "READY\n")
    for number, one in enumerate((*said, "FORMAT text, json\nZONE Lima\n", "MUTE Dan\n", "WITHDRAW 1\n"), start=1):
        world.at(hours + number / 100)
        world._written += 1
        filed = world.house.reply(seat, one, f"{seat}.{world._written}")
        assert filed.verdict == "accepted" or not one.startswith("Launch"), "it stands until they say no"


def aloud(world: World, busy: Sequence[int]) -> list[tuple[str, bytes]]:
    """A phase in which much happens that all are told of; these players write much else."""
    curious(world)
    for number, seat in enumerate((*busy, *_besides(busy))):
        if seat in busy:
            _busy(world, seat, 6 + number)
        world.orders(seat, 10 + number)
    world.at(20)
    for seat, said, name in (
        (BOB, "ABSENT 5 May - 9 May\n", "away"),
        (CY, TO_ALL, "to all"),
        (CY, "RESIGN\n", "leaves"),
    ):
        world.house.reply(seat, said, name.replace(" ", "."))
    for seat in busy:
        world.house.reply(seat, "STATUS\n", f"status.{seat}")
    world.does(21, "NOTE TO ALL", "Patience.")
    world.does(22, "EXTEND", f"{world.house.table.heading} BY 1 day")
    world.does(23, "PAUSE")
    world.does(24, "RESUME")
    world.does(25, "TIMETABLE", "72 hours")
    world.reminds()
    assert world.deadline()
    return world.sent()


def test_what_all_are_told_of_does_not_tell_how_much_else_was_written(
    opened: tuple[Path, Reply], tmp_path: Path
) -> None:
    true = aloud(World(opened, tmp_path / "true"), ())
    assert len(true) > 15
    for busy in ((BOB,), (CY, BOB), (BOB, CY)):
        assert aloud(World(opened, tmp_path / str(busy)), busy) == true


def early(world: World, last: int, first: int) -> list[tuple[str, bytes]]:
    """All are READY at last, somebody waits after all, and then all are again."""
    curious(world, "READY\n")
    world.orders(first, 10, "READY\n")
    world.orders(last, 11)
    world.writes(last, 12, "READY\n")
    world.writes(first, 12.1, "WAIT\n")
    world.writes(last, 12.2, "STATUS\nWAIT\nREADY\n")
    world.writes(first, 12.3, "READY\n")
    ends = world.house.table.phase.ends_at
    assert ends is not None
    world.house.clock.move(ends)
    assert adjudicate_due(world.house.office)
    return world.sent()


def test_an_early_end_does_not_tell_who_was_ready_last(opened: tuple[Path, Reply], tmp_path: Path) -> None:
    true = early(World(opened, tmp_path / "true"), BOB, CY)
    assert len(true) > 8
    assert early(World(opened, tmp_path / "other"), CY, BOB) == true


def silent(world: World, waited: Sequence[int]) -> list[tuple[str, bytes]]:
    """Some write after the deadline; the last of them at the same time."""
    curious(world)
    for seat in _besides(waited):
        world.orders(seat, 10)
    world.reminds()
    assert not world.deadline()
    for number, seat in enumerate(waited, start=1):
        world.orders(seat, 168 + 2 + number - len(waited))
    assert adjudicate_due(world.house.office)
    return world.sent()


def test_a_phase_that_waits_does_not_tell_for_whom(opened: tuple[Path, Reply], tmp_path: Path) -> None:
    true = silent(World(opened, tmp_path / "true"), (BOB,))
    assert len(true) > 4
    for waited in ((CY,), (BOB, CY), (CY, BOB)):
        assert silent(World(opened, tmp_path / str(waited)), waited) == true


def held(world: World, missing: Sequence[int]) -> list[tuple[str, bytes]]:
    """A phase is held because too few have written, and paused until it goes on by itself; it stays held."""
    curious(world)
    for seat in _besides(missing):
        world.orders(seat, 10)
    assert not world.deadline()
    assert world.house.table.phase.held
    world.does(200, "PAUSE", "FOR 2 days")
    world.at(200 + 48)
    assert pauses.resume_due(world.house.office, world.house.game.id)
    return world.sent()


def test_a_phase_that_is_held_does_not_tell_a_game_master_who_plays_how_many_are_missing(
    opened: tuple[Path, Reply], tmp_path: Path
) -> None:
    true = held(World(opened, tmp_path / "true", silent=0.2, grace=0), (BOB,))
    assert len([to for to, _ in true if to == PLAYERS[ANN].address]) > 4
    for missing in ((CY,), (BOB, CY)):
        assert held(World(opened, tmp_path / str(missing), silent=0.2, grace=0), missing) == true
