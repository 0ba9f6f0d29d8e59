"""A right token from an unknown address: put aside, until the seat's owner says that it is his."""

from adjudicator.mail.letter import read
from tests.service.house import PLAYERS, House, words
from tests.service.test_receiving import attack, standing

EVE = "eve@elsewhere.test"


def held(house: House, body: str, sender: str = EVE) -> None:
    assert house.reply(0, body, sender=sender).verdict == "held"


def test_it_does_not_count_and_both_are_told(house: House) -> None:
    house.begun()
    held(house, attack(house))
    assert standing(house).clauses == ()
    assert "They are put aside, and not counted yet" in words(house.refusals("held", EVE)[0])
    question = house.last(0, "held")
    assert house.mails(0, "held")[-1].recipient == PLAYERS[0].address
    assert EVE in words(question)
    assert "the one word CONFIRM" in words(question)
    assert attack(house) not in words(question)


def test_confirmed_it_counts_as_it_came(house: House) -> None:
    house.begun()
    held(house, f"{attack(house)}\n")
    assert house.reply(0, "Confirm.", "held").verdict == "accepted"
    assert f"1. {attack(house)}" in house.answer(0)
    assert len(standing(house).clauses) == 1


def test_only_the_letter_asked_about_is_confirmed(house: House) -> None:
    house.begun()
    held(house, attack(house))
    question = read(house.mails(0, "held")[-1].raw)
    held(house, "WITHDRAW ALL\nPASS", "mallory@elsewhere.test")
    raw = house.raw("CONFIRM", to=question.reply_to, answers=question)
    assert house.receive(raw).verdict == "accepted"
    assert len(standing(house).clauses) == 1
    # Without a question in its thread it is not clear which is meant.
    assert house.receive(house.raw("CONFIRM")).verdict == "unreadable"


def test_nobody_else_can_confirm(house: House) -> None:
    house.begun()
    held(house, attack(house))
    assert house.reply(0, "CONFIRM", "held", sender=EVE).verdict == "held"
    assert standing(house).clauses == ()


def test_nobody_is_asked_about_a_letter_for_a_phase_that_is_over(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    house.next_phase()
    raw = house.raw("PASS", sender=EVE, to=report.reply_to, answers=report)
    assert house.receive(raw).verdict == "closed_phase"
    assert house.mails(0, "held") == []
    assert len(house.refusals("closed_phase", EVE)) == 1


def test_after_the_deadline_it_is_too_late(house: House) -> None:
    house.begun()
    held(house, attack(house))
    question = read(house.mails(0, "held")[-1].raw)
    house.next_phase()
    raw = house.raw("CONFIRM", to=question.reply_to, answers=question)
    assert house.receive(raw).verdict == "closed_phase"
