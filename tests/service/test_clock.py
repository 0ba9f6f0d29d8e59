"""What time it is, by the wall and by a file."""

from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest

from adjudicator.service.settings.clock import LOOK_SECONDS, ClockUnreadable, FileClock, WallClock

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def test_the_wall_clock_is_in_utc_and_goes_on() -> None:
    clock = WallClock()
    before = clock.now()
    assert before.tzinfo is UTC
    assert clock.now() >= before
    assert clock.seconds_until(before) == 0
    left = clock.seconds_until(before + timedelta(hours=1))
    assert 3600 >= left >= 3600 - (clock.now() - before).total_seconds()


def test_a_file_clock_stands_where_it_was_moved(tmp_path: Path) -> None:
    clock = FileClock(tmp_path / "clock")
    clock.move(NOON.astimezone(timezone(timedelta(hours=2))))
    assert FileClock(tmp_path / "clock").now() == NOON
    assert clock.now().tzinfo is UTC
    assert clock.seconds_until(NOON) == 0
    assert clock.seconds_until(NOON + timedelta(days=300)) == LOOK_SECONDS
    clock.move(NOON + timedelta(days=300))
    assert clock.seconds_until(NOON + timedelta(days=300)) == 0
    assert [path.name for path in tmp_path.iterdir()] == ["clock"]


@pytest.mark.parametrize(
    ("text", "said"),
    [("", "holds no instant"), ("noon", "holds no instant"), ("2026-05-01T12:00:00", "write it with +00:00")],
)
def test_a_file_without_an_instant_is_no_clock(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / "clock").write_text(text)
    with pytest.raises(ClockUnreadable, match=said.replace("+", r"\+")):
        FileClock(tmp_path / "clock").now()


def test_a_missing_file_is_no_clock(tmp_path: Path) -> None:
    with pytest.raises(ClockUnreadable, match="write one such as 2026-05-01T18:00:00"):
        FileClock(tmp_path / "nowhere").now()
