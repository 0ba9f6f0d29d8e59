"""The machine loses its power: whatever was said to be on file is there, and of the rest nothing by halves."""

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from adjudicator.service.mailroom.reception import receive, receive_all
from adjudicator.store.database.copies import integrity
from adjudicator.store.database.database import Store
from tests.service.conftest import house
from tests.service.house import PLAYERS, House

__all__ = ("house",)

LETTERS = 8


class Disk(NamedTuple):
    """What is on the disk at an instant: the file and its log."""

    file: bytes
    log: bytes


def disk(house: House) -> Disk:
    place = Path(house.store.place)
    return Disk(place.read_bytes(), place.with_name(f"{place.name}-wal").read_bytes())


def found(folder: Path, number: int, left: Disk) -> Iterator[str]:
    """What a new start finds of what was left: the words of the letters on file."""
    place = folder / f"{number}.db"
    place.write_bytes(left.file)
    place.with_name(f"{place.name}-wal").write_bytes(left.log)
    assert integrity(f"sqlite:///{place}") == []
    store = Store(f"sqlite:///{place}")
    store.migrate()
    with store.unit() as unit:
        letters = list(unit.letters.unhandled())
    store.close()
    yield from (letter.raw.decode().rstrip().rpartition("\n")[2] for letter in letters)


def test_a_log_torn_anywhere_behind_what_was_reported(house: House, tmp_path: Path) -> None:
    """Of what was being written when the power went, the disk may hold any part, and rubbish behind it."""
    chance = random.Random(1)
    # What is in memory alone: the log is written to the file at the end only.
    house.begun()
    house.store.close()
    seen = [disk_after(house, number) for number in range(LETTERS)]
    tried = 0
    for number, (before, after) in enumerate(pairwise(seen), start=1):
        if after.file != before.file or not after.log.startswith(before.log):
            continue
        reported = [f"letter {one}" for one in range(number)]
        for at in sorted(chance.sample(range(len(before.log), len(after.log)), 2)):
            for rubbish in (b"", chance.randbytes(5000)):
                words = list(found(tmp_path, tried, Disk(after.file, after.log[:at] + rubbish)))
                tried += 1
                assert words[:number] == reported
                assert words in (reported, [*reported, f"letter {number}"])
    assert tried > 20


def disk_after(house: House, number: int) -> Disk:
    """The disk when a letter has been reported to be on file."""
    receive(house.office, house.raw(f"letter {number}", sender=PLAYERS[0].address), source="pipe")
    return disk(house)


def test_what_is_written_together_is_there_together(house: House, tmp_path: Path) -> None:
    chance = random.Random(2)
    receive(house.office, house.raw("letter 0"), source="pipe")
    before = disk(house)
    several = [(house.raw(f"letter {number}"), None, None) for number in range(1, 5)]
    receive_all(house.office, several, source="pipe")
    after = disk(house)
    assert after.log.startswith(before.log)
    for number, at in enumerate(chance.sample(range(len(before.log), len(after.log)), 12)):
        words = list(found(tmp_path, number, Disk(before.file, after.log[:at])))
        assert words == ["letter 0"]
    assert len(list(found(tmp_path, 99, after))) == 5
