"""At the front door: a stranger writes, and is told what can be played here and how to begin."""

import pytest
from msgspec.structs import replace

from adjudicator.games import catalogue
from adjudicator.mail.proof.witness import Witness
from adjudicator.service.front_door.answers import MOST
from adjudicator.service.mailroom import reception
from adjudicator.service.settings.configuration import Limits
from tests.service.house import PLAYERS, House
from tests.service.strangers import EVE, ask, written_to


def test_a_stranger_is_told_what_can_be_played_and_how_to_begin(house: House) -> None:
    (told,) = ask(house, "Hello, what can I play here?")
    for title in catalogue.titles().values():
        assert f"{title.name}: {title.heading}, for {title.fewest} to {len(title.seats)} players" in told
    assert "RULES blutooth: the rules of a game in short" in told
    assert "Deutsch: F\u00fcr Antworten in dieser Sprache schreib auch die Zeile LANGUAGE Deutsch" in told


def test_once_a_day_whatever_he_writes_that_is_no_word_for_the_door(house: House) -> None:
    assert len(ask(house, "Hello?")) == 1
    assert ask(house, "Is anybody there?") == []
    house.pass_time(days=1)
    assert len(ask(house, "Hello?")) == 1


@pytest.mark.parametrize("said", ["RULES blutooth", "rules Blutooth Edition", "Rules  Blutooth."])
def test_rules_brings_the_rules_in_short(house: House, said: str) -> None:
    (told,) = ask(house, said)
    assert "Blutooth Edition is for 4 to 8 players. In short: Every alien has a home system" in told


def test_a_word_may_be_the_subject_and_several_are_answered_in_one_letter(house: House) -> None:
    (told,) = ask(house, "Thanks!\n\nRULES cosmoforce\n\nEve", subject="Rules cosmic")
    assert "Postal Cosmic Encounter is for 3 to 8 players" in told
    assert "Cosmoforce is for 2 to 8 players" in told


@pytest.mark.parametrize("said", ["RULES", "RULES chess", "PLAY"])
def test_a_title_that_there_is_not_is_answered_with_those_there_are_and_none_of_his_words(
    house: House, said: str
) -> None:
    (told,) = ask(house, said)
    assert "chess" not in told
    if "RULES" in said:
        assert "There are blutooth, cosmoclasm, cosmoforce and postal-cosmic." in told


def test_each_word_is_answered_a_few_times_a_day(house: House) -> None:
    assert [len(ask(house, "RULES cosmic")) for _ in range(MOST + 2)] == [1] * MOST + [0, 0]
    assert len(ask(house, "GAMES")) == 1


def test_he_is_answered_in_the_language_he_asks_for(house: House) -> None:
    (told,) = ask(house, "RULES cosmic\nLANGUAGE Deutsch")
    assert "Postal Cosmic Encounter ist f\u00fcr 3 bis 8 Leute. In K\u00fcrze: " in told
    assert "English: for answers in this language, add a line LANGUAGE English" in told


def test_where_strangers_are_refused_he_is_told_what_he_was_always_told(house: House) -> None:
    house.office = replace(house.office, strangers="refused")
    (told,) = ask(house, "GAMES")
    assert "ask the game master for an invitation" in told
    assert "blutooth" not in told


def test_a_hundred_strangers_in_an_hour_are_answered_as_far_as_the_day_allows(house: House) -> None:
    house.office = replace(house.office, limits=Limits(strangers=30))
    raws = [house.raw("Hello, what can I play?", sender=f"eve{number}@elsewhere.test") for number in range(100)]
    reception.receive_all(house.office, [(raw, None, None) for raw in raws], source="pipe")
    reception.handle_all(house.office)
    answers = [len(written_to(house, f"eve{number}@elsewhere.test")) for number in range(100)]
    assert answers == [1] * 30 + [0] * 70
    assert house.notices("strangers") == ["30 letters of strangers have been answered today; further ones are not."]


@pytest.mark.parametrize("said", ["GAMES", "Hello, what can I play?"])
def test_whoever_seems_to_write_in_anothers_name_is_not_answered(house: House, said: str) -> None:
    """The domain of the address disowns the letter: an answer would go where nobody has asked for it."""
    house.office = replace(house.office, witness=Witness(("mx.test",)))
    disowned = b"Authentication-Results: mx.test; dmarc=fail header.from=elsewhere.test\r\n"
    house.receive(disowned + house.raw(said, sender=EVE))
    assert written_to(house) == []


@pytest.mark.parametrize("said", ["GAMES", "PLAY cosmic", "OPEN"])
def test_a_player_can_ask_too_in_a_letter_that_says_nothing_else(house: House, said: str) -> None:
    house.begun()
    assert house.receive(house.raw(said, sender=PLAYERS[0].address)).verdict == "door"


@pytest.mark.parametrize("said", ["PASS\nGAMES", "PLAY Negotiate", "HELP", "RULES", "RULES cosmic"])
def test_what_may_be_about_his_game_is_read_as_that(house: House, said: str) -> None:
    house.begun()
    assert house.receive(house.raw(said, sender=PLAYERS[0].address)).verdict != "door"
