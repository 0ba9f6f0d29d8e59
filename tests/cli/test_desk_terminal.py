"""The desk in the terminal: the real program, driven by keys, on a real house."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import DataTable, Static, TextArea

from adjudicator.cli.desk.screens import Asked, Letters, Seats, Shown, Written
from adjudicator.cli.desk.terminal import Desk
from adjudicator.service.master.overview import Seen, Watch
from adjudicator.service.office.office import Office
from tests.patience import PATIENCE
from tests.service.busy import busy
from tests.service.commanding import log
from tests.service.held_for_master import question
from tests.service.house import PLAYERS, House
from tests.service.orders import attack, standing

ANN = PLAYERS[0].address
NOTHING = "Correct: there is nothing to do about that in andromeda now."
Play = Callable[["Keys"], Awaitable[None]]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    found = House(tmp_path)
    yield found
    found.store.close()


class Keys:
    """Somebody at the keys, who waits for what he has asked for."""

    def __init__(self, desk: Desk, pilot: Pilot[None]) -> None:
        self.desk = desk
        self.pilot = pilot

    async def until(self, so: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not so():
            assert time.monotonic() < end, f"it did not come about; before me is:\n{self.screen}"
            await self.pilot.pause(0.01)

    async def press(self, key: str, then: type[Screen[Any]]) -> None:
        await self.pilot.press(key)
        await self.until(lambda: type(self.desk.screen) is then)
        await self.pilot.pause()

    async def write(self, text: str) -> None:
        """Put words where the cursor is."""
        self.desk.screen.query_one(TextArea).insert(text)
        await self.pilot.pause()

    async def done(self, key: str) -> str:
        """What is answered, which is closed then."""
        await self.press(key, Shown)
        said = self.told
        await self.press("escape", self.main)
        return said

    @property
    def told(self) -> str:
        """What stands in the frame, on one line."""
        return " ".join(str(self.desk.screen.query_one("VerticalScroll Static", Static).render()).split())

    @property
    def main(self) -> type[Screen[Any]]:
        return type(self.desk.screen_stack[0])

    @property
    def screen(self) -> str:
        """All that stands on it."""
        strips = self.desk.screen._compositor.render_strips()
        return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


class Slow(Watch):
    """Looks a game up when it is told to go, and remembers which."""

    def __init__(self, office: Office) -> None:
        super().__init__(office)
        self.looked: list[str] = []
        self.go = Event()

    def game(self, name: str) -> Seen:
        self.looked.append(name)
        assert self.go.wait(PATIENCE)
        return super().game(name)


def at_the_desk(house: House, play: Play, who: str = "command line", **more: bool) -> None:
    """Sit down at an ordinary terminal, wait until a game is shown, and play."""

    async def sit() -> None:
        desk = Desk(Watch(house.office, who), **more)
        async with desk.run_test(size=(80, 24), notifications=True) as pilot:
            keys = Keys(desk, pilot)
            await keys.until(lambda: desk.seen is not None)
            await pilot.pause()
            await play(keys)

    asyncio.run(sit())


def test_everything_fits_on_an_ordinary_terminal(house: House) -> None:
    busy(house)
    house.begun("lyra", 5)

    async def play(keys: Keys) -> None:
        row = "andromeda  turn 1 phase 1  7d    1 of 3  1 letter, 1 press, 1 back, 1 notice"
        # Columns are as wide as they need to be once all has been laid out.
        await keys.until(lambda: row in keys.screen and "Letter 2 for Blue" in keys.screen)
        screen = keys.screen
        assert "Orders are due by Fri 08 May 2026 18:00 UTC, in 7 days." in screen
        assert "Letter 2 for Blue, from mallory@elsewhere.test" in screen
        foot = " ".join(screen.split("\n")[-2:])
        words = "Preview Adjudicate Extend Pause Note Orders Redo Held Messages Log Write Notices Light Quit"
        assert [word for word in words.split() if word not in foot] == []
        await keys.pilot.press("down")
        await keys.until(lambda: keys.desk.seen is not None and keys.desk.seen.name == "lyra")
        await keys.until(lambda: "lyra (Postal Cosmic Encounter) is running" in keys.screen)
        # Looking again by itself leaves the cursor where it is, and looks up no other game.
        house.reply(0, "PASS", game="lyra")
        keys.desk.looks = slow = Slow(house.office)
        slow.go.set()
        keys.desk.action_look()
        await keys.until(lambda: "1 of 5" in keys.screen)
        assert keys.desk.query_one(DataTable).cursor_row == 1
        await keys.until(lambda: bool(slow.looked))
        assert set(slow.looked) == {"lyra"}

    at_the_desk(house, play)


def test_leaving_while_the_desk_looks_is_no_fault(house: House) -> None:
    house.begun()

    async def play(keys: Keys) -> None:
        keys.desk.looks = slow = Slow(house.office)
        keys.desk.action_look()
        await keys.until(lambda: bool(slow.looked))
        await keys.desk.screen.query("*").remove()
        slow.go.set()
        await keys.desk.workers.wait_for_complete()

    at_the_desk(house, play)


def test_what_is_asked_first_is_done_only_after_yes(house: House) -> None:
    house.begun()

    async def play(keys: Keys) -> None:
        await keys.press("a", Asked)
        await keys.until(lambda: "andromeda: ADJUDICATE turn 1 phase 1?" in keys.screen)
        await keys.press("n", keys.main)
        assert log(house) == []
        await keys.press("a", Asked)
        assert "Turn 1 phase 1 ends now" in await keys.done("y")
        assert log(house) == ["command line: ended turn 1 phase 1 early"]
        await keys.press("r", Asked)
        assert "there is nothing to bring back" in await keys.done("y")

    at_the_desk(house, play)


def test_a_game_that_has_not_begun_can_be_called_off(house: House) -> None:
    house.create()

    async def play(keys: Keys) -> None:
        await keys.press("x", Asked)
        await keys.until(lambda: "andromeda: CALL OFF?" in keys.screen)
        assert "andromeda is called off" in await keys.done("y")
        assert log(house) == ["command line: called off the game before it began"]

    at_the_desk(house, play)


def test_what_is_written_is_done_as_by_letter(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    for seat in (1, 2):
        house.reply(seat, "PASS")
    house.next_phase()

    async def play(keys: Keys) -> None:
        for key, words, said in (
            ("e", "", "Turn 1 phase 2 ends on"),
            ("n", "Hello.", "Your note goes to Red, Blue, Green"),
            ("o", "PASS", "The orders of Red for turn 1 phase 2 are entered"),
            ("s", "", "andromeda is paused"),
        ):
            await keys.press(key, Written)
            if words:
                await keys.write(words)
            assert said in await keys.done("ctrl+s")
        await keys.press("c", Seats)
        await keys.press("enter", Written)
        area = keys.desk.screen.query_one(TextArea)
        assert area.text == f"CORRECT ORDERS FOR Red turn 1 phase 1\n{attack(house)}\nEND"
        area.text = area.text.replace("with 4", "with 3")
        assert "changed the orders of Red in turn 1 phase 1" in await keys.done("ctrl+s")
        await keys.press("u", Written)
        assert "took back turn 1 phase 1" in await keys.done("ctrl+s")
        await keys.press("s", Asked)
        assert "andromeda goes on" in await keys.done("y")
        await keys.press("w", Written)
        await keys.press("escape", keys.main)

    at_the_desk(house, play)
    assert [one.removeprefix("command line: ").split()[0] for one in log(house)] == [
        *("extended", "wrote", "entered", "paused", "looked", "changed", "took", "resumed")
    ]
    assert "Hello." in house.mails(1, "A note from the game master")[-1].raw.decode()


def test_what_could_not_be_done_can_be_written_better(house: House) -> None:
    house.begun()

    async def play(keys: Keys) -> None:
        await keys.press("w", Written)
        await keys.write("PAUS")
        await keys.press("f2", Shown)
        await keys.until(lambda: "did you mean PAUSE" in keys.screen)
        await keys.press("escape", Written)
        await keys.write("E")
        assert "andromeda is paused" in await keys.done("f2")

    at_the_desk(house, play)
    assert house.game().status == "paused"


def test_what_only_tells_is_told_at_once(house: House) -> None:
    busy(house)

    async def play(keys: Keys) -> None:
        assert "If turn 1 phase 1 ended now" in await keys.done("p")
        assert "> Let us attack Red." in await keys.done("m")
        assert "command line: looked at what others have ordered" in await keys.done("l")
        await keys.press("v", Shown)
        await keys.until(lambda: "I hold three edicts" in keys.screen)
        await keys.press("x", keys.main)
        await keys.until(lambda: house.notices() == [])
        assert "There are no new notices." in await keys.done("v")
        await keys.pilot.press("c")  # nothing is over yet that could be corrected
        await keys.until(lambda: [one.message for one in keys.desk._notifications] == [NOTHING])

    at_the_desk(house, play)


@pytest.mark.parametrize(("key", "said", "clauses"), [("r", "counts for Red", 1), ("d", "does not count for Red", 0)])
def test_a_held_letter_is_read_and_decided_on(house: House, key: str, said: str, clauses: int) -> None:
    question(house)

    async def play(keys: Keys) -> None:
        await keys.press("h", Letters)
        assert "ATTACK" in await keys.done("enter")
        await keys.press("h", Letters)
        await keys.press(key, Asked)
        assert said in await keys.done("y")
        await keys.until(lambda: keys.desk.seen is not None and not keys.desk.seen.letters)

    at_the_desk(house, play)
    assert len(standing(house).clauses) == clauses


def test_a_letter_cannot_command_the_terminal(house: House) -> None:
    house.begun()
    house.reply(1, "PASS\n\x1b]0;owned\x07", sender="mallory@elsewhere.test")

    async def play(keys: Keys) -> None:
        await keys.press("h", Letters)
        await keys.press("enter", Shown)
        await keys.until(lambda: "owned" in keys.screen)
        assert not {"\x1b", "\x07"} & set(keys.screen)

    at_the_desk(house, play)


def test_a_master_who_plays_sees_what_a_player_sees(house: House) -> None:
    busy(house, gm=ANN)

    async def play(keys: Keys) -> None:
        await keys.until(lambda: "You play in this game" in keys.screen)
        for secret in ("mallory", "three edicts", "1 of 3", "still to come", "letter"):
            assert secret not in keys.screen.replace("letters", "")
        assert "to somebody who plays in andromeda" in await keys.done("p")
        assert "three edicts" not in await keys.done("v")

    at_the_desk(house, play, who=ANN)


def test_for_light_terminals_and_dark_ones(house: House) -> None:
    house.begun()

    async def play(keys: Keys) -> None:
        light = keys.desk.query_one("#told", Static).rich_style
        await keys.pilot.press("t")
        dark = keys.desk.query_one("#told", Static).rich_style
        assert light.bgcolor is not None
        assert dark.bgcolor is not None
        bright = [sum(style.bgcolor.get_truecolor()) for style in (light, dark) if style.bgcolor is not None]
        assert bright[0] > 600
        assert bright[1] < 150

    at_the_desk(house, play, light=True)
