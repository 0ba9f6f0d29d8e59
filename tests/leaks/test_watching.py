"""Whoever watches the service learns nothing of a game: its log and its figures are the same whatever anybody holds."""

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from adjudicator.core import codec
from adjudicator.games.catalogue import titles
from adjudicator.service.game import orders_cache
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.table import Table
from adjudicator.service.health.health import Patient
from adjudicator.service.health.metrics import Metrics
from adjudicator.service.log import entries
from adjudicator.service.log.entries import Entry, note
from adjudicator.service.log.log_lines import Json, Plain
from adjudicator.store.database.unit import Unit
from tests.due import remind_due
from tests.leaks.house import GM, PLAYERS
from tests.leaks.worlds import Opening, Position, openings, positions

PLAYING: Final = 4
CURIOUS: Final = 1
PHASES: Final = (1, 3, 4)
SECRETIVE: Final = [name for name, title in titles().items() if title.secrets]


class _Records(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.said: list[str] = []
        self.foreign: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.said += [Plain().format(record), Json().format(record)]
        if record.name.startswith("adjudicator.") and not isinstance(record.msg, Entry):
            self.foreign.append(record.getMessage())


@contextmanager
def listening() -> Iterator[_Records]:
    """Hear everything that is logged."""
    log, heard = logging.getLogger("adjudicator"), _Records()
    level = log.level
    log.addHandler(heard)
    log.setLevel(logging.DEBUG)
    try:
        yield heard
    finally:
        log.removeHandler(heard)
        log.setLevel(level)


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """How long things take on this machine is not what is compared."""
    monkeypatch.setattr(entries, "now", lambda: 0.0)


@pytest.fixture(scope="module", params=SECRETIVE)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> list[Opening]:
    return openings(tmp_path_factory.mktemp("played"), request.param, PLAYING, PHASES)


def watched(opening: Opening, folder: Path, letters: list[str], position: Position | None = None) -> str:
    """All that is logged, and the figures at each step, of a phase to which these letters come."""
    house = opening.copied(folder, position)
    patient = Patient(house.store, house.clock, ("pipe",), timedelta(minutes=15))
    with listening() as heard, Metrics(patient) as metrics:
        scraped = [metrics.text()]
        for seat, orders in enumerate(letters):
            house.reply(seat, orders, f"orders.{seat}")
            scraped.append(metrics.text())
        remind_at = house.table.phase.remind_at
        assert remind_at is not None
        house.clock.move(remind_at)
        remind_due(house.office)
        scraped.append(metrics.text())
        house.next_phase()
        scraped.append(metrics.text())
        house.send()
        scraped.append(metrics.text())
    reasons = [reason.sentence for reason in patient.examined()]
    house.close()
    assert heard.foreign == []
    return "\n".join((*heard.said, *(text.decode() for text in scraped), *reasons))


def worlds(opening: Opening, label: str) -> tuple[list[str], Position]:
    """What everybody writes, and another position that one player could not tell from the true one."""
    house = opening.opened()
    letters = [house.bot(seat) for seat in range(PLAYING)]
    other = next(positions(house, CURIOUS, [f"{label}/{number}".encode() for number in range(5)]))
    views = house.table.boundary.views
    house.close()
    return letters, (other, views)


def test_hidden_cards_change_neither_log_nor_figures(played: list[Opening], tmp_path: Path) -> None:
    for number, opening in enumerate(played):
        letters, other = worlds(opening, str(number))
        true = watched(opening, tmp_path / f"true {number}", letters)
        assert watched(opening, tmp_path / f"other {number}", letters, other) == true
        assert true.count("letter handled") >= 2 * PLAYING
        assert "adjudicator_phases_total{" in true
        assert not any(player.address in true or f"{player.name} " in true for player in PLAYERS)
        assert GM not in true
        lines = {line for said in letters for line in said.splitlines() if len(line) > 4}
        assert [line for line in lines if line in true] == []


def test_what_a_position_is_would_be_noticed(
    played: list[Opening], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    letters, other = worlds(played[0], "0")
    told = orders_cache.orders

    def telling(unit: Unit, laid: Table) -> Sequence[Orders]:
        note(logging.getLogger("adjudicator.service"), "position", size=hash(codec.encode(laid.boundary.state)))
        return told(unit, laid)

    monkeypatch.setattr(orders_cache, "orders", telling)
    true = watched(played[0], tmp_path / "true", letters)
    assert watched(played[0], tmp_path / "again", letters) == true
    assert watched(played[0], tmp_path / "other", letters, other) != true
