"""CHECK by letter: orders are read, answered as an acknowledgement would, and nothing is filed."""

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from tests.service.house import PLAYERS, House, words
from tests.service.orders import attack, standing

ANN = PLAYERS[0].address


def shown(house: House, seat: int = 0) -> str:
    """The latest letter to a player, on one line."""
    return " ".join(words(read(house.mails(seat)[-1].raw)).split())


def listed(said: str) -> str:
    """What a letter lists as orders and finds in them: what stands between its head and its notes."""
    return said.partition(" 1. ")[2].partition(" Notes ")[0]


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("language", ["English", "German"])
def test_what_is_checked_is_answered_as_orders_are_and_not_filed(house: House, title: str, language: str) -> None:
    house.begun(title=title)
    house.reply(0, f"LANGUAGE {language}")
    letter = house.reply(0, f"CHECK\n{house.bot(0)}")
    checked = shown(house)
    assert (letter.verdict, letter.body) == ("asked", None)
    assert standing(house).clauses == ()
    assert ("ONLY CHECKED" if language == "English" else "NUR GEPRÜFT") in checked
    house.reply(0, house.bot(0))
    filed = shown(house)
    assert len(standing(house).clauses) > 0
    assert "CHECK" not in filed
    assert listed(checked)[:40] == listed(filed)[:40] != ""


def test_a_subject_checks_the_whole_letter(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    letter = house.receive(house.raw(attack(house), sender=ANN, to=report.reply_to, subject="Re: Check"))
    assert letter.verdict == "asked"
    assert f"1. {attack(house)}" in shown(house)
    assert standing(house).clauses == ()


@pytest.mark.parametrize(
    "said", ["CHECK:", "Please check", "just check these", "Prüfen:", "Bitte nur prüfen", "Nur zur Probe:", "prüf das"]
)
def test_the_line_may_be_said_in_a_few_words_of_either_language(house: House, said: str) -> None:
    house.begun()
    letter = house.reply(0, f"{said}\n{attack(house)}")
    assert (letter.verdict, letter.body) == ("asked", None)
    assert "Not understood" not in shown(house)
    assert f"1. {attack(house)}" in shown(house)


def test_a_sentence_that_only_begins_with_check_keeps_no_order_from_counting(house: House) -> None:
    house.begun()
    assert house.reply(0, f"Check with Blue first\n{attack(house)}").verdict == "accepted"


def test_what_stands_above_counts_and_what_stands_below_does_not(house: House) -> None:
    house.begun()
    letter = house.reply(0, f"{attack(house)}\nCHECK these orders please\n{attack(house)[:-1]}2\nREADY")
    assert letter.verdict == "accepted"
    (clause,) = standing(house).clauses
    checked = shown(house)
    assert "ONLY CHECKED" in checked
    assert f"1. {attack(house)[:-1]}2" in checked
    filed = house.prose(0, "answer/")
    assert attack(house) in filed
    assert "CHECK" not in filed
    assert not house.table().phase.closed_at
    assert "home 2" not in str(clause)


def test_nothing_below_check_is_done(house: House) -> None:
    house.begun()
    before = house.seats()
    house.reply(0, "CHECK\nRESIGN\nFORMAT html\nPRESS TO Blue: hello END\nREADY\nNOTE to GM: hello")
    assert house.seats() == before
    assert house.mails(1, "press") == []
    assert house.notices("note") == []


def test_other_words_are_shown_as_understood_and_a_yes_takes_nothing(house: House) -> None:
    house.begun()
    house.reply(0, "CHECK\nLaunch 4 from home 1 against Blue 1")
    said = shown(house)
    assert "ATTACK Blue 1 with 4 from home 1" in said
    house.reply(0, "YES")
    assert standing(house).clauses == ()


def test_findings_are_told(house: House) -> None:
    house.begun()
    house.reply(0, f"CHECK\n{attack(house)} IF offence tokens >= 6 AND offence tokens < 3\nFrobnicate")
    said = shown(house)
    assert "[A105]" in said
    assert "ONLY CHECKED: NOT ALL UNDERSTOOD" in said


def test_a_checked_letter_does_not_save_from_missing_the_phase(house: House) -> None:
    house.begun()
    house.reply(0, f"CHECK\n{attack(house)}")
    house.next_phase()
    assert "(NMR)" in " ".join(house.prose(0, "report").split())


def test_a_finished_game_with_checked_letters_verifies(house: House) -> None:
    """Its players compare their own letters with the record: what was only checked is no order."""
    house.begun()
    house.reply(0, f"{attack(house)}\nCHECK\n{attack(house)[:-1]}2")
    house.next_phase()
    from adjudicator.service import master

    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    assert house.game().record is not None
