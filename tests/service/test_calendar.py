"""Deadlines for calendar programs: attached, moved with the deadline, and taken away with it."""

import os
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from icalendar import Calendar, Event, vCalAddress
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.reports.values.calendar import Entry, written
from adjudicator.service import master
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.work.adjudication import adjudicate_now
from tests import hands
from tests.due import remind_due
from tests.service.calendars import events, said
from tests.service.house import PLAYERS, House, words

ENTRY = Entry(
    "andromeda.red.1@mail.test", datetime(2026, 5, 8, 18, tzinfo=UTC), 2, "andromeda: orders; of Red, Ann", "One."
)
STAMP = datetime(2026, 5, 1, 18, tzinfo=UTC)
WRITES = """
import sys
from datetime import UTC, datetime
from adjudicator.reports.values.calendar import Entry, written
at = datetime(2026, 5, 8, 18, tzinfo=UTC)
data = written((Entry("1@mail.test", at, 2, "andromeda: orders of Red"),), ("The Adjudicator", "games@mail.test"), at)
sys.stdout.write(str(int("icalendar" in sys.modules)) + data.decode())
"""


def test_the_bytes_of_a_calendar() -> None:
    data = written((ENTRY,), ("The Adjudicator", "games@mail.test"), STAMP)
    assert data.decode().split("\r\n") == [
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//adjudicator//deadlines//EN",
        "METHOD:PUBLISH",
        "BEGIN:VEVENT",
        "SUMMARY:andromeda: orders\\; of Red\\, Ann",
        "DTSTART:20260508T174500Z",
        "DTEND:20260508T180000Z",
        "DTSTAMP:20260501T180000Z",
        "UID:andromeda.red.1@mail.test",
        "SEQUENCE:2",
        "DESCRIPTION:One.",
        'ORGANIZER;CN="The Adjudicator":mailto:games@mail.test',
        "STATUS:CONFIRMED",
        "TRANSP:TRANSPARENT",
        "END:VEVENT",
        "END:VCALENDAR",
        "",
    ]


def test_long_names_are_folded_and_every_entry_has_its_own() -> None:
    """Everybody with the same deadline is given the same calendar but for the names in it."""
    said = ("UID:0", "SUMMARY:1", "Zoë, the 3rd; \\ " * 9)
    entries = tuple(replace(ENTRY, uid=f"{number}@mail.test", summary=name) for number, name in enumerate(said))
    data = written(entries, ("The Adjudicator", "games@mail.test"), STAMP)
    assert max(map(len, data.split(b"\r\n"))) <= 75
    found: Any = Calendar.from_ical(data)
    assert [(str(one["UID"]), str(one["SUMMARY"])) for one in found.walk("VEVENT")] == [
        (one.uid, one.summary) for one in entries
    ]


TEXTS = st.text(st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from('\n,;:\\\\^"é'), max_size=200)
MOMENTS = st.datetimes(datetime(1990, 1, 1), datetime(2200, 1, 1), timezones=st.timezones())  # noqa: DTZ001
ENTRIES = st.builds(
    Entry,
    uid=TEXTS.filter(bool),
    at=MOMENTS,
    moves=st.integers(0, 10**6),
    summary=TEXTS.filter(bool),
    said=TEXTS,
    cancelled=st.booleans(),
)


def by_library(entries: Sequence[Entry], organiser: tuple[str, str], stamp: datetime) -> bytes:
    """The same calendar, all of it by the library."""
    calendar = Calendar()
    for name, value in (("PRODID", "-//adjudicator//deadlines//EN"), ("VERSION", "2.0"), ("METHOD", "PUBLISH")):
        calendar.add(name, value)
    for entry in entries:
        event, at = Event(), entry.at.astimezone(UTC)
        event.add("UID", entry.uid)
        event.add("DTSTAMP", stamp.astimezone(UTC))
        event.add("SEQUENCE", entry.moves)
        event.add("DTSTART", at - timedelta(minutes=15))
        event.add("DTEND", at)
        event.add("SUMMARY", entry.summary)
        if entry.said:
            event.add("DESCRIPTION", entry.said)
        event.add("STATUS", "CANCELLED" if entry.cancelled else "CONFIRMED")
        event.add("TRANSP", "TRANSPARENT")
        sender = vCalAddress(f"mailto:{organiser[1]}")
        sender.params["CN"] = organiser[0]
        event.add("ORGANIZER", sender)
        calendar.add_component(event)
    return bytes(calendar.to_ical(sorted=True))


@given(st.lists(ENTRIES, min_size=1, max_size=3), st.sampled_from(["The Adjudicator", "Zoë; of Ärzte, Inc."]), MOMENTS)
def test_every_calendar_is_the_one_that_the_library_writes(entries: list[Entry], name: str, stamp: datetime) -> None:
    organiser = (name, "games@mail.test")
    assert written(entries, organiser, stamp) == by_library(entries, organiser, stamp)


def test_the_next_process_writes_a_calendar_without_the_library(tmp_path: Path) -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", WRITES],
            env=os.environ | {"CACHE_DIRECTORY": str(tmp_path / "kept"), "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for _ in range(2)
    ]
    assert [one[0:1] for one in said] == [b"1", b"0"]
    assert said[0][1:] == said[1][1:]


def test_reports_and_reminders_bring_the_deadline_for_calendars(house: House) -> None:
    house.begun(zone="Europe/Berlin")
    (event,) = events(house.mails(0, "report")[-1].raw)
    assert str(event["UID"]) == "andromeda.red.1@mail.test"
    assert event.decoded("DTEND") == house.table().phase.deadline
    assert str(event["SUMMARY"]) == "andromeda: orders of Red for turn 1 phase 1"
    house.pass_time(days=6)
    remind_due(house.office)
    (again,) = events(house.mails(0, "reminder")[-1].raw)
    assert (again["UID"], said(again)) == (event["UID"], said(event))
    house.reply(0, "PASS")
    assert events(house.mails(0)[-1].raw) == []


def test_no_other_player_and_no_key_stand_in_it(house: House) -> None:
    house.begun()
    (event,) = events(house.mails(0, "report")[-1].raw)
    text = event.to_ical().decode()
    for word in ("Blue", "Green", "bob@", "cy@", "ann@", "games+"):
        assert word not in text


def test_the_entry_moves_with_the_deadline_and_goes_with_a_phase_that_ends_early(house: House) -> None:
    house.begun(schedule_of=Schedule(hours=168, repent=30))
    for seat in range(3):
        house.reply(seat, "PASS\nREADY")
    (moved,) = events(house.mails(0, "notice/end")[-1].raw)
    assert said(moved) == ("01 May 18:30", 1, "CONFIRMED")
    (own,) = events(house.mails(2)[-1].raw)
    assert said(own) == said(moved)
    house.reply(2, "WAIT")
    (back,) = events(house.mails(0, "notice/end")[-1].raw)
    assert said(back) == ("08 May 18:00", 2, "CONFIRMED")
    adjudicate_now(house.office, "andromeda")
    gone, following = events(house.mails(0, "/2/Red/report")[-1].raw)
    assert said(gone) == ("08 May 18:00", 3, "CANCELLED")
    assert gone["UID"] == moved["UID"] != following["UID"]
    assert "DESCRIPTION" not in gone
    assert following["DESCRIPTION"] == "The phase ends earlier once all who owe orders have written READY."
    assert said(following) == ("08 May 18:00", 0, "CONFIRMED")


@pytest.mark.parametrize(
    "how", ["RESIGN NOW", "PASS\nRESIGN NOW", ("REPLACE", "Blue"), ("REPLACE", "Blue BY Dan <dan@mail.test>")]
)
def test_the_entry_goes_from_the_calendar_of_whoever_leaves_or_is_replaced(
    house: House, how: str | tuple[str, str]
) -> None:
    house.begun()
    (event,) = events(house.mails(1, "report")[-1].raw)
    if isinstance(how, str):
        house.reply(1, how)
    else:
        master.command(house.office, "andromeda", *how)
    mine = [mail for mail in house.mails(1) if mail.recipient == PLAYERS[1].address][-1]
    (gone,) = events(mine.raw)
    assert (gone["UID"], said(gone)) == (event["UID"], ("08 May 18:00", 1, "CANCELLED"))
    assert "08 May" not in words(read(mine.raw))
    assert "Orders are due" not in words(read(mine.raw))
    assert "You can change your orders" not in words(read(mine.raw))


def test_a_game_that_goes_on_after_its_deadline_brings_the_new_one(house: House) -> None:
    house.begun()
    hands.pause(house.office, "andromeda")
    house.pass_time(days=10)
    hands.resume(house.office, "andromeda")
    (event,) = events(house.mails(0, "notice")[-1].raw)
    assert said(event) == ("18 May 18:00", 1, "CONFIRMED")
    assert house.table().phase.deadline == house.clock.now() + timedelta(days=7)


@pytest.mark.parametrize("reply", ["plus", "subject"])
def test_the_same_letter_has_the_same_bytes(tmp_path: Any, reply: str) -> None:
    raws = []
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        house = House(tmp_path / name, reply=reply)
        house.begun()
        raws.append(house.mails(1, "report")[-1].raw)
        house.store.close()
    assert raws[0] == raws[1]
