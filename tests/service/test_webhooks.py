"""Webhooks: a channel is told of what everybody at a table knows, and nobody waits for it."""

import re
from collections.abc import Iterator
from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.service import master
from adjudicator.service.games.games import GameWrong
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.service.webhooks import http_post
from adjudicator.service.webhooks.calling import WAITS, Calling
from tests import hands
from tests.due import adjudicate_due, remind_due
from tests.service.hooked import Hooked, hooked
from tests.service.house import House


@pytest.fixture
def there() -> Iterator[Hooked]:
    with hooked() as server:
        yield server


def any_address(house: House) -> Calling:
    house.office = replace(house.office, webhooks="any")
    return Calling(house.office)


def call(calling: Calling) -> None:
    while calling.call_some():
        pass


def test_a_channel_is_told_when_a_phase_is_over_and_when_orders_are_due(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.create(schedule_of=Schedule(hours=168, remind=24, repent=30, shown="count"))
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    hands.start(house.office, "andromeda")
    house.clock.move(house.table().phase.deadline - timedelta(hours=24))
    remind_due(house.office)
    call(calling)
    house.clock.move(house.table().phase.deadline)
    adjudicate_due(house.office)
    call(calling)
    assert [one["event"] for one in there.told] == ["tried", "begun", "orders due", "phase over"]
    assert {one["game"] for one in there.told} == {"andromeda"}
    assert there.told[2]["missing"] == 3
    assert there.told[2]["text"].endswith("are due in 24 hours, and 3 letters are missing.")
    assert there.told[3]["over"] == "turn 1 phase 1"
    assert there.told[3]["due"] == house.table().phase.deadline.isoformat()


def test_how_many_letters_are_missing_is_told_only_where_players_know_it(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    house.clock.move(house.table().phase.deadline - timedelta(hours=24))
    remind_due(house.office)
    call(calling)
    assert "missing" not in there.told[-1]
    assert there.told[-1]["text"] == "andromeda: orders for turn 1 phase 1 are due in 24 hours."


def test_nothing_is_told_that_only_a_seat_knows(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    house.reply(0, "PROPOSE DRAW")
    house.clock.move(house.table().phase.deadline)
    adjudicate_due(house.office)
    call(calling)
    said = b"".join(there.bodies).decode()
    for seat in house.table().seats:
        assert seat.name not in said
        assert seat.player not in said
        assert seat.address not in said


def test_the_winners_are_told(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", f"{there.url} AS text IN de")
    for seat in range(3):
        house.reply(seat, "PROPOSE DRAW")
    adjudicate_due(house.office)
    call(calling)
    assert there.bodies[-1].decode() == "andromeda ist vorbei: Gewonnen: Red, Blue und Green."
    assert there.kinds[-1] == "text/plain; charset=utf-8"


@pytest.mark.parametrize(("shape", "key"), [("slack", "text"), ("discord", "content")])
def test_chat_services_get_what_they_understand(house: House, there: Hooked, shape: str, key: str) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", f"{there.url} as {shape}")
    call(calling)
    assert there.told[0][key].startswith("This channel is told of andromeda from now on")
    assert "event" not in there.told[0]


def test_a_server_that_answers_500_is_called_again_for_a_day_and_then_given_up(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    there.status = 500
    for wait in (timedelta(0), *WAITS):
        house.clock.move(house.clock.now() + wait)
        call(calling)
    assert len(there.bodies) == 1 + len(WAITS)
    (notice,) = house.notices("webhook")
    assert "could not be called: it answered 500" in notice
    assert f"NO WEBHOOK {there.url}" in notice
    house.clock.move(house.clock.now() + timedelta(days=2))
    call(calling)
    assert len(there.bodies) == 1 + len(WAITS)


def test_a_channel_that_is_gone_is_given_up_at_once_and_reported_once(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    there.status = 404
    call(calling)
    house.clock.move(house.table().phase.deadline)
    adjudicate_due(house.office)
    call(calling)
    assert len(there.bodies) == 2
    assert len(house.notices("webhook")) == 1
    assert "the last call was given up" in master.command(house.office, "andromeda", "SHOW WEBHOOKS")[0]


def test_a_redirect_is_not_followed(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    there.status = 302
    call(calling)
    assert "it answered 302" in house.notices("webhook")[0]


def test_a_server_that_never_answers_is_left_alone_and_no_phase_waits_for_it(
    house: House, there: Hooked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_post, "SECONDS", 0.1)
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    there.status = 0
    assert calling.call_some() == 1
    house.clock.move(house.table().phase.deadline)
    assert adjudicate_due(house.office) == 1
    assert calling.next() is not None


def test_a_reminder_that_comes_too_late_is_not_told(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    call(calling)
    house.clock.move(house.table().phase.deadline - timedelta(hours=24))
    remind_due(house.office)
    house.clock.move(house.table().phase.deadline)
    call(calling)
    assert [one["event"] for one in there.told] == ["tried"]


def test_a_private_network_is_called_only_where_the_operator_allows_it(house: House, there: Hooked) -> None:
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    for wait in (timedelta(0), *WAITS):
        house.clock.move(house.clock.now() + wait)
        call(Calling(house.office))
    assert there.bodies == []
    assert "127.0.0.1 is in a private network" in house.notices("webhook")[0]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "cannot be understood; write WEBHOOK https://"),
        ("ftp://example.org/x", "it begins with https:// and has the name of a host"),
        ("https://", "it begins with https:// and has the name of a host"),
        ("https://example.org:0/", "it begins with https:// and has the name of a host"),
        ("https://[::1", "is no address on the web"),
        ("https://example.org/x AS fax", "'fax' is none of the shapes json, slack, discord, text"),
        ("https://example.org/x AS slack IN Klingon", "is none of the languages"),
    ],
)
def test_what_is_no_webhook_is_refused_with_what_would_work(house: House, words: str, why: str) -> None:
    house.begun()
    with pytest.raises(GameWrong, match=re.escape(why)):
        master.command(house.office, "andromeda", "WEBHOOK", words)


def test_a_webhook_is_told_once_and_can_be_taken_off(house: House, there: Hooked) -> None:
    calling = any_address(house)
    house.begun()
    master.command(house.office, "andromeda", "WEBHOOK", there.url)
    with pytest.raises(GameWrong, match="already"):
        master.command(house.office, "andromeda", "WEBHOOK", there.url)
    master.command(house.office, "andromeda", "NO WEBHOOK", there.url)
    call(calling)
    assert there.bodies == []
    with pytest.raises(GameWrong, match="SHOW WEBHOOKS says who is"):
        master.command(house.office, "andromeda", "NO WEBHOOK", there.url)
    assert master.command(house.office, "andromeda", "SHOW WEBHOOKS") == ("No webhook is told of this game.",)


def test_an_installation_can_do_without(house: House, there: Hooked) -> None:
    house.begun()
    house.office = replace(house.office, webhooks="off")
    with pytest.raises(GameWrong, match="switched off"):
        master.command(house.office, "andromeda", "WEBHOOK", there.url)
