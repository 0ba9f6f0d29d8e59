"""Orders are tried before their letter is handled, while others work: the answer is that of the real position."""

import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.service.mailroom import reception
from adjudicator.service.mailroom.letter_queue import LetterQueue, try_ahead
from adjudicator.service.office import advisers
from adjudicator.service.office.advice import Advice, Sought
from adjudicator.service.office.advisers import Trials
from adjudicator.service.office.office import Office
from adjudicator.service.work.adjudication import adjudicate
from tests.patience import PATIENCE
from tests.service.corrected import command
from tests.service.house import PLAYERS, House, words
from tests.service.orders import attack

SITUATIONS: Final = 4
TRIED: Final = "Tried out"
"""The heading above what the trial of orders came to."""

Meanwhile = Callable[[House], object]


class Interrupted(Trials):
    """Trials during the first of which something else happens in the house."""

    def __init__(self, house: House, meanwhile: Meanwhile) -> None:
        super().__init__()
        self.house = house
        self.meanwhile: Meanwhile | None = meanwhile
        self.sought: list[Sought] = []

    def of(self, sought: Sought) -> Advice:
        self.sought.append(sought)
        if self.meanwhile is not None:
            meanwhile, self.meanwhile = self.meanwhile, None
            meanwhile(self.house)
        return super().of(sought)


class Houses:
    """Two houses in which everything is the same, but when something happens: during a trial, or before it."""

    def __init__(self, folder: Path) -> None:
        folders = [folder / "during", folder / "before"]
        for one in folders:
            one.mkdir()
        self.both = [House(one) for one in folders]
        for house in self.both:
            house.office = replace(house.office, situations=SITUATIONS)
            house.begun()

    def file(self, *bodies: tuple[int, str]) -> None:
        for house in self.both:
            for seat, body in bodies:
                reception.receive(house.office, self.raw(house, seat, body), source="pipe")

    def raw(self, house: House, seat: int, body: str) -> bytes:
        report = house.last(seat, "report")
        return house.raw(body, sender=PLAYERS[seat].address, to=report.reply_to or "", answers=report)

    def handled(self, meanwhile: Meanwhile) -> list[Sought]:
        """Handle what waits; what was sought where it happened during the first trial. All comes to the same."""
        during, before = self.both
        trials = Interrupted(during, meanwhile)
        reception.handle_all(replace(during.office, trials=trials))
        assert trials.meanwhile is None
        meanwhile(before)
        self.one_by_one(before)
        assert self.kept(during) == self.kept(before)
        return trials.sought

    def one_by_one(self, house: House) -> None:
        """Handle what waits letter by letter, and try orders while they are handled."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(reception, "TRIES", 0)
            patch.setattr(LetterQueue, "top", lambda queue, most: queue._next(1))
            reception.handle_all(house.office)

    def kept(self, house: House) -> list[tuple[object, ...]]:
        with house.store.unit() as unit:
            numbers = range(1, 20)
            letters = [letter for number in numbers if (letter := unit.letters.get(number)) is not None]
            game = unit.games.named("andromeda")
            assert game is not None
            mails = [(mail.key, mail.raw) for mail in unit.outbox.of_game(game.id)]
        return [*((one.verdict, one.body, one.handled_at, one.detail) for one in letters), *mails]


@pytest.fixture
def houses(tmp_path: Path) -> Iterator[Houses]:
    found = Houses(tmp_path)
    yield found
    for house in found.both:
        house.store.close()


def bound(house: House) -> str:
    return attack(house).replace(" 1 with 4", " 2 with 3")


def test_nobody_waits_for_a_trial(houses: Houses) -> None:
    """Somebody else's letter is filed during it, and answered after it."""

    def another(house: House) -> None:
        reception.receive(house.office, houses.raw(house, 1, house.bot(1)), source="pipe")

    houses.file((0, attack(houses.both[0])))
    assert len({one.seat for one in houses.handled(another)}) == 2
    assert TRIED in houses.both[0].answer(0)


def test_what_a_letter_seeks_is_worked_out_once_and_before_its_turn(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def undone(office: Office, sought: Sought) -> None:
        raise AssertionError("its turn had come")

    monkeypatch.setattr(reception, "try_ahead", undone)
    during, _ = houses.both
    houses.file((0, attack(during)), (1, during.bot(1)))
    asked = houses.handled(lambda house: None)
    assert [one.seat for one in asked] == [0, 1]


def test_the_same_orders_are_tried_again_for_a_reader_of_another_language(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisers, "ENOUGH", 1)
    during, _ = houses.both
    trials = Trials(1)
    for body in (attack(during), "LANGUAGE German", attack(during)):
        reception.receive(during.office, houses.raw(during, 0, body), source="pipe")
        reception.handle_all(replace(during.office, trials=trials))
    first, *_, last = [words(read(mail.raw)) for mail in during.mails(0, "answer/")]
    assert TRIED in first
    assert TRIED not in last
    assert "Ausprobiert" in last


def test_letters_that_cross_are_answered_with_what_stands_after_each(houses: Houses) -> None:
    during, _ = houses.both
    houses.file((0, attack(during)), (0, "WITHDRAW ALL"), (0, bound(during)), (0, f"{attack(during)}\nREADY"))
    sought = houses.handled(lambda house: None)
    assert "1 with 4" in during.answer(0)
    assert len({one.clauses for one in sought}) == 3


def test_a_deadline_that_passes_during_a_trial_makes_no_letter_late(houses: Houses) -> None:
    def over(house: House) -> None:
        house.to_deadline()
        assert not adjudicate(house.office, house.game().id, 1)

    during, _ = houses.both
    houses.file((0, attack(during)), (1, during.bot(1)))
    houses.handled(over)
    assert TRIED in during.answer(0)
    assert adjudicate(during.office, during.game().id, 1)


def test_a_game_that_its_master_takes_back_during_a_trial_is_answered_as_it_is_then(houses: Houses) -> None:
    for house in houses.both:
        house.next_phase()
    during, _ = houses.both
    houses.file((0, during.bot(0)))
    houses.handled(lambda house: command(house, "CORRECT ORDERS FOR", "red turn 1 phase 1", bound(house)))
    assert during.game().serial == 4
    assert [one for one in houses.kept(during) if one[0] == "closed_phase"]


def test_orders_that_the_master_enters_during_a_trial_stand_when_the_letter_is_answered(houses: Houses) -> None:
    during, _ = houses.both
    houses.file((0, attack(during)))
    heading = str(during.table().heading)
    sought = houses.handled(lambda house: command(house, "ORDERS FOR", f"Red {heading}", "ATTACK Blue 2 with 3"))
    assert len({one.clauses for one in sought}) == 2
    assert "1. ATTACK Blue 2 with 3" in during.answer(0)


def test_a_letter_that_changes_something_first_is_undone_until_its_orders_are_tried(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it seeks cannot be found out before its turn."""
    during, _ = houses.both
    houses.file((0, f"{attack(during)}\nZONE Europe/Paris"))
    waited: list[Sought] = []

    def tried(office: Office, sought: Sought) -> None:
        waited.append(sought)
        try_ahead(office, sought)

    monkeypatch.setattr(reception, "try_ahead", tried)
    houses.handled(lambda house: None)
    assert len(waited) == 1
    assert "Europe/Paris" in during.answer(0)
    assert TRIED in during.answer(0)


def test_orders_that_the_program_fails_on_put_their_letter_aside(
    houses: Houses, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> Advice:
        raise ZeroDivisionError("nothing can be tried")

    during, _ = houses.both
    houses.file((0, attack(during)), (1, "PASS"))
    monkeypatch.setattr("adjudicator.service.office.advice.advised", fails)
    reception.handle_all(during.office)
    assert any("nothing can be tried" in notice for notice in during.notices("letter"))


# ---- processes


def test_processes_try_orders_side_by_side_to_the_same_end(houses: Houses, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them is killed; and no process is left when no letter is."""
    monkeypatch.setattr(advisers, "ENOUGH", 2)
    during, before = houses.both
    houses.file(*((seat, during.bot(seat)) for seat in range(3)))
    trials = Trials(1)
    beside = []
    for games in reception.handling(replace(during.office, trials=trials)):
        assert len(games) >= 1
        for process in multiprocessing.active_children():
            beside.append(process.pid)
            if len(beside) == 1:
                os.kill(process.pid or 0, signal.SIGKILL)
    houses.one_by_one(before)
    assert beside
    assert houses.kept(during) == houses.kept(before)
    for process in multiprocessing.active_children():
        process.join(PATIENCE)
        assert process.exitcode is not None


CHECKOUT: Final = Path(__file__).parents[2]
SERVICE: Final = """
import os, signal, sys, time
from adjudicator.service.office.adviser_processes import Processes
if __name__ == "__main__":
    import multiprocessing
    beside = Processes(1)
    beside._pool.submit(os.getpid).result()
    print(multiprocessing.active_children()[0].pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_processes_end_with_a_service_that_is_killed(tmp_path: Path) -> None:
    program = tmp_path / "service.py"
    program.write_text(SERVICE)
    with subprocess.Popen(
        [sys.executable, program],
        cwd=CHECKOUT,
        env={**os.environ, "PYTHONPATH": str(CHECKOUT)},
        stdout=subprocess.PIPE,
        text=True,
    ) as service:
        assert service.stdout is not None
        number = int(service.stdout.readline())
        # It has our pipe: the other end comes when it is gone.
        assert service.stdout.read() == ""
    assert not Path(f"/proc/{number}").exists() or "Z" in Path(f"/proc/{number}/stat").read_text()
