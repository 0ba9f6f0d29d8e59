"""After every correction calendars hold the open phase and nothing else, also where a correction ends the game."""

from datetime import datetime
from typing import Any

import msgspec
import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.service.games.games import GameWrong
from adjudicator.service.proof.verification import verify
from tests import hands
from tests.service.calendars import events
from tests.service.corrected import command, play
from tests.service.house import House, words

SEATS = 3


def calendar(house: House, seat: int) -> list[datetime]:
    """When a player's calendar says that orders are due from now on, where it has read all his letters."""
    entries: dict[str, Any] = {}
    for mail in house.mails(seat):
        for event in events(mail.raw):
            known = entries.get(str(event["UID"]))
            if known is None or int(event["SEQUENCE"]) >= int(known["SEQUENCE"]):
                entries[str(event["UID"])] = event
    ends = [event.decoded("DTEND") for event in entries.values() if event["STATUS"] != "CANCELLED"]
    return [end for end in ends if end > house.clock.now()]


def test_calendars_hold_the_open_phase_and_nothing_else_after_every_correction(house: House) -> None:
    house.begun()
    play(house, 2)
    for word, text, lines in (
        ("UNDO", "turn 1 phase 1", ()),
        ("REDO", "", ()),
        ("CORRECT ORDERS FOR", "Red turn 1 phase 2", ("PASS",)),
        ("UNDO", "turn 1 phase 2", ()),
    ):
        house.pass_time(days=1)
        command(house, word, text, *lines)
        for seat in range(SEATS):
            assert calendar(house, seat) == [house.table().phase.deadline], word


def about_to_end(house: House) -> list[str]:
    """Play until one correction would end the game; returns what Red's orders for turn 1 phase 2 should have been.

    Blue would have destroyed Red with them.
    """
    house.begun(players=2, title="cosmoforce")
    for seat in (0, 1):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    right = house.bot(0).splitlines()
    house.reply(0, "PASS")
    house.reply(1, house.bot(1))
    house.next_phase()
    for seat in (0, 1):
        house.reply(seat, "PASS")
    house.next_phase()
    assert house.game().status == "running"
    return right


def end(house: House, right: list[str]) -> None:
    assert "With that the game is over." in command(house, "CORRECT ORDERS FOR", "Red turn 1 phase 2", *right)


@pytest.fixture
def ended(house: House) -> House:
    """A game that a correction has ended."""
    end(house, about_to_end(house))
    return house


def test_a_correction_can_end_the_game(ended: House) -> None:
    assert ended.game().status == "finished"
    record = ended.game().record
    assert record is not None
    assert verify(record).holds, verify(record).sentence
    assert [one["kind"] for one in msgspec.json.decode(record)["corrections"]] == ["orders"]
    for seat in (0, 1):
        correction, final = ended.last(seat, "correction"), ended.last(seat, "final")
        assert "The game master has corrected turn 1 phase 2" in words(correction)
        assert ("Your orders for turn 1 phase 2 are now these" in words(correction)) is (seat == 0)
        assert "What is different in turn 2 phase" in words(correction)
        assert "BEGIN ORDERS" not in words(correction)
        assert "Blue" in words(final)
    with pytest.raises(GameWrong, match="it has ended"):
        command(ended, "UNDO", "turn 1 phase 1")


def test_a_correction_can_end_a_game_that_is_paused(house: House) -> None:
    right = about_to_end(house)
    hands.pause(house.office, "andromeda")
    assert house.game().status == "paused"
    end(house, right)
    assert house.game().status == "finished"
    record = house.game().record
    assert record is not None
    assert verify(record).holds, verify(record).sentence


def test_nothing_is_due_and_no_key_works_after_a_correction_that_ends_the_game(ended: House) -> None:
    for seat in (0, 1):
        assert calendar(ended, seat) == []
        report = [read(mail.raw) for mail in ended.mails(seat, "report")][-1]
        late = ended.raw("PASS", sender=ended.seats()[seat].address, to=report.reply_to, answers=report)
        assert ended.receive(late).verdict == "finished_game"
