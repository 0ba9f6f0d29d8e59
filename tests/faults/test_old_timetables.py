"""Timetables of older versions, whose words a stricter version reads otherwise or refuses: their games go on."""

import re
import sqlite3
from pathlib import Path

import msgspec
import pytest

from adjudicator.service.settings.configuration import KEY_FILE, example_text, make_key
from tests.cli.conftest import Command, command
from tests.due import adjudicate_due
from tests.service.commanding import answer, gm
from tests.service.house import House, words
from tests.store import stored

__all__ = ("command",)

REFUSED = "first weekend 20:00"
"""Older versions took it for every weekend, and said nothing."""


@pytest.fixture
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database of the version before, with a timetable of that kind in its running game, and a configuration."""
    stored.lay("0022", tmp_path / "games.db")
    db = sqlite3.connect(tmp_path / "games.db")
    written = msgspec.json.encode({"deadlines": REFUSED, "remind": 24.0}).decode()
    db.execute("UPDATE game SET schedule = ? WHERE name = 'andromeda'", (written,))
    db.commit()
    db.close()
    (tmp_path / "adjudicator.toml").write_text(example_text().replace("adjudicator.db", "games.db"))
    make_key(tmp_path / KEY_FILE)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "games.db"


def deadlines(house: House, phases: int) -> list[str]:
    """When the open phase and those after it end."""
    found = []
    for _ in range(phases):
        found.append(f"{house.table().phase.deadline:%a %d %b %H:%M}")
        house.to_deadline()
        assert adjudicate_due(house.office) == 1
    return found


def opened(file: Path) -> House:
    """A service with this database, at the moment the open phase of its game began."""
    house = House(file.parent)
    house.clock.move(house.table().phase.opened_at)
    return house


def test_phases_end_as_the_older_version_had_it(old: Path) -> None:
    house = opened(old)
    told, *after = deadlines(house, 4)
    assert told == "Fri 29 May 18:00"
    assert after == ["Sat 30 May 20:00", "Sun 31 May 20:00", "Sat 06 Jun 20:00"]
    assert house.notices("stopped") == []
    house.store.close()


@pytest.mark.parametrize("by", ["letter", "command"])
def test_another_timetable_is_set_by_letter_and_by_command(old: Path, command: Command, by: str) -> None:
    house = opened(old)
    if by == "letter":
        gm(house, "TIMETABLE first Sat, first Sun 20:00")
        assert "first Sat, first Sun 20:00" in answer(house)
    else:
        said = command("game", "timetable", "andromeda", "--deadlines", "first Sat, first Sun 20:00")
        assert said.code == 0, said.err
        assert "first Sat, first Sun 20:00" in said.out
    assert "its timetable" not in command("doctor").out
    assert "first Sat, first Sun 20:00" in words(house.last(0, "notice"))
    house.store.close()


def test_it_is_named_before_the_upgrade_and_after_it(old: Path, command: Command) -> None:
    checked = command("upgrade", "--check")
    assert checked.code == 0, checked.err
    assert f"andromeda, timetable: its timetable is written '{REFUSED}', which this version refuses (" in checked.out
    day = r"(Sat|Sun) \d+ \w+ 20:00, "
    coming = re.search(rf"It goes on as it was understood before: {day * 3}and so on, by the clock of ", checked.out)
    assert coming is not None
    # Which of the two comes first depends on the day on which this is run.
    assert coming.groups() in (("Sat", "Sun", "Sat"), ("Sun", "Sat", "Sun"))
    assert "`adjudicator game timetable andromeda --deadlines`" in checked.out
    assert command("upgrade").code == 0
    assert f"andromeda: its timetable is written '{REFUSED}', which this version refuses" in command("doctor").out
    assert "andromeda (Postal Cosmic Encounter) is running" in command("desk", "--plain", "andromeda").out


def test_nothing_is_said_of_a_game_that_is_over(old: Path, command: Command) -> None:
    db = sqlite3.connect(old)
    db.execute("UPDATE game SET status = 'finished' WHERE name = 'andromeda'")
    db.commit()
    db.close()
    assert "its timetable" not in command("upgrade", "--check").out


def test_words_that_are_read_otherwise_now_are_named_as_well(old: Path, command: Command) -> None:
    db = sqlite3.connect(old)
    db.execute("UPDATE game SET schedule = '{\"deadlines\":\"1st and 3rd Tue 20:00\"}' WHERE name = 'venus'")
    db.execute("UPDATE game SET schedule = '{\"deadlines\":\"Tue, Fri 20:00; not Aug\"}' WHERE name = 'andromeda'")
    db.commit()
    db.close()
    said = command("upgrade", "--check").out
    assert "venus, timetable: its timetable is written '1st and 3rd Tue 20:00', which this version reads other" in said
    assert "andromeda" not in said
