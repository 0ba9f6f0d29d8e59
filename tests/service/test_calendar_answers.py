"""Calendars that answer what they take for an invitation, and the subjects that mail programs make of an answer."""

from pathlib import Path

import pytest

from tests.service.house import PLAYERS, House

ANN = PLAYERS[0].address
LETTERS = Path(__file__).parents[1] / "mail" / "letters"


def sent_by(house: House, name: str, *, sender: str = ANN) -> bytes:
    """A specimen, as if a player had sent it in answer to his report."""
    raw = (LETTERS / f"{name}.eml").read_text()
    report = house.last(0, "report")
    raw = raw.replace("gm+mars.red.7.abcdefghij@host.example", report.reply_to).replace("ann@example.org", sender)
    return raw.replace("MIME-Version", f"In-Reply-To: {report.message_id}\nMIME-Version", 1).encode()


@pytest.mark.parametrize("program", ["outlook", "google", "apple", "thunderbird-german", "alone", "counter"])
def test_the_answer_of_a_calendar_is_kept_and_neither_answered_nor_heard(house: House, program: str) -> None:
    house.begun()
    before = len(house.mails())
    filed = house.receive(sent_by(house, f"calendar-{program}"))
    assert filed.verdict == "machine"
    assert "calendar" in (filed.detail or "")
    assert len(house.mails()) == before
    with house.store.unit() as unit:
        assert unit.letters.get(filed.id) is not None


def test_orders_in_it_are_read(house: House) -> None:
    house.begun()
    raw = sent_by(house, "calendar-outlook-comment").replace(b"ATTACK planet 4\nDEFENDER Green", b"PASS\nREADY")
    assert house.receive(raw).verdict == "accepted"
    assert "NOT ALL UNDERSTOOD" not in house.answer(0)


def test_a_stranger_s_calendar_is_not_answered_either(house: House) -> None:
    house.begun()
    raw = sent_by(house, "calendar-apple", sender="eve@elsewhere.test")
    assert house.receive(raw).verdict == "machine"
    assert house.refusals("unknown_sender", "eve@elsewhere.test") == []


@pytest.mark.parametrize(
    ("subject", "answer"),
    [
        ("orders", "Re: orders"),
        ("RE: orders", "Re: orders"),
        ("AW: orders", "Re: orders"),
        ("SV: Antw: orders", "Re: orders"),
        ("TR : RV: orders", "Re: orders"),
        ("R: I: orders", "Re: orders"),
        ("Re[2]: RE(3): orders", "Re: orders"),
        ("回复：orders", "Re: orders"),
        ("Odp: HA: orders", "Re: HA: orders"),
        ("Reds: orders", "Re: Reds: orders"),
        ("", "Re:"),
    ],
)
def test_an_answer_has_one_mark_that_it_is_one(house: House, subject: str, answer: str) -> None:
    house.begun()
    house.receive(house.raw("hello", sender="nobody@elsewhere.test", subject=subject))
    (told,) = house.refusals("unknown_sender", "nobody@elsewhere.test")
    assert told.subject == answer
