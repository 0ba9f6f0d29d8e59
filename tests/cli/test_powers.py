"""`adjudicator powers`: every power of a game in a few lines, or what HELP tells of one."""

import json
from pathlib import Path

import pytest

from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import Tongue, book
from adjudicator.games.blutooth import pieces as blutooth_pieces
from adjudicator.games.blutooth.told import profiles as blutooth_profiles
from adjudicator.games.cosmic.pieces import PIECES, POWERS
from adjudicator.games.cosmic.title import TITLE
from adjudicator.games.cosmic.told.piece_questions import MOMENTS
from adjudicator.games.cosmic.told.profiles import topic
from tests import hands
from tests.cli.conftest import Command
from tests.service.house import House, words


def test_every_power_is_listed_with_all_that_is_said_of_it(command: Command) -> None:
    said = command("powers", "--json")
    assert (said.code, said.err) == (0, "")
    listed = json.loads(said.out)
    assert listed["title"] == "postal-cosmic"
    assert [one["name"] for one in listed["powers"]] == sorted(power.name for power in POWERS)
    (clone,) = (one for one in listed["powers"] if one["name"] == "Clone")
    assert clone == {
        "name": "Clone",
        "set": "Eon",
        "acts": ["in phases 3 and 4, when the challenge is over"],
        "does": "As a main player you may take your challenge card back instead of discarding it.",
        "flares": {
            "Wild Clone": "When the phase ends you take back the edicts that you have played in it, before anybody "
            "else picks them up.",
            "Super Clone": "You take twice the consolation that is due to you, if the other player has so many cards.",
        },
        "fit": "as printed",
    }
    assert [one["name"] for one in listed["powers"] if not (one["acts"] and one["does"] and one["fit"])] == []


def test_people_read_the_same_in_their_language(command: Command) -> None:
    english = command("powers").out
    assert "Clone (Eon; as printed)\n-----------------------\n- It acts in phases 3 and 4, when" in english
    german = command("powers", "postal-cosmic", "--language", "Deutsch").out
    assert "Mind (Eon; für die Post angepasst)\n" in german
    assert "- Wann sie wirkt: in den Phasen 2 und 3, bevor Karten gewählt werden.\n" in german
    assert german.count("- Wann sie wirkt: ") == len(POWERS)


def test_a_power_of_no_set_is_one_of_the_house(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(POWERS[0], "origin", "", raising=False)
    assert f"{POWERS[0].name} (of this house; " in command("powers").out


@pytest.mark.parametrize("code", languages("adjudicator.games.cosmic"))
def test_there_are_words_for_everything_that_a_piece_waits_for(code: str) -> None:
    phrases = book("adjudicator.games.cosmic", Tongue(code))
    waited = {topic(rule) for piece in PIECES for rule in piece.rules} | {name.replace(" ", "-") for name in MOMENTS}
    assert [name for name in sorted(waited) if f"acts-{name}" not in phrases] == []


@pytest.mark.parametrize("code", languages("adjudicator.games.blutooth"))
def test_there_are_words_for_everything_that_a_power_of_the_blutooth_edition_waits_for(code: str) -> None:
    """Also for what only follows from a use: a power that does nothing else is told by that."""
    phrases = book("adjudicator.games.blutooth", Tongue(code))
    waited = {blutooth_profiles.topic(rule) for power in blutooth_pieces.POWERS for rule in power.rules}
    assert [name for name in sorted(waited) if f"acts-{name}" not in phrases] == []


def test_one_power_is_told_as_help_tells_it(command: Command, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.create("andromeda")
    hands.start(house.office, "andromeda")
    house.receive(house.raw("HELP Clone", answers=house.last(0, "report", "andromeda")))
    answer = " ".join(words(house.last(0, game="andromeda")).split())
    said = command("powers", "postal-cosmic", "clone")
    assert said.out.startswith("Clone (power)\n-------------\n")
    assert "Super Clone (flare)" in said.out
    own = said.out.partition("\n\n")[0].partition("- ")[2]
    assert " ".join(own.split()) in answer
    pages = json.loads(command("powers", "postal-cosmic", "clone", "--json").out)["pages"]
    assert [*pages] == ["Clone (power)", "Wild Clone (flare)", "Super Clone (flare)"]
    assert "Kraft" in command("powers", "postal-cosmic", "clone", "--language", "de").out
    house.store.close()


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (("powers", "cosmoforce"), "Cosmoforce has no powers; `adjudicator words cosmoforce` prints what it has"),
        (("powers", "cosmic"), "there are: blutooth, cosmoclasm, cosmoforce, postal-cosmic"),
        (("powers", "postal-cosmic", "Mnid"), "Did you mean HELP Mind?"),
        (("powers", "postal-cosmic", "--language", "Germn"), "did you mean German?"),
    ],
)
def test_what_is_not_there_is_answered_with_what_is(command: Command, said: tuple[str, ...], sentence: str) -> None:
    answer = command(*said)
    assert answer.code == 1
    assert answer.out == ""
    assert sentence in answer.err


def test_profiles_are_those_of_the_title_in_its_language() -> None:
    german = TITLE.speaking(Tongue("de")).profiles()
    assert [one.name for one in german] == [one.name for one in TITLE.profiles()]
    assert {one.fit for one in german} == {"wie gedruckt", "für die Post angepasst"}
