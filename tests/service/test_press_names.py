"""Whom the words after PRESS mean, and what nobody may sign with."""

import re
import time
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.settings.addressees import Addressed, NameWrong, addressed
from tests.service.house import GM, House
from tests.service.messages import said

BOTH = PressRules(anonymous=True)


@pytest.mark.parametrize(
    ("to", "found"),
    [
        ("Blue", Addressed((1,))),
        ("blue, GREEN", Addressed((1, 2))),
        ("Blue and Green", Addressed((1, 2))),
        ("Blue Green", Addressed((1, 2))),
        ("Bob", Addressed((1,))),
        ("all", Addressed((1, 2), to_all=True)),
        ("Everybody", Addressed((1, 2), to_all=True)),
        ("the GM", Addressed((), gm=True)),
        ("Blue & GM", Addressed((1,), gm=True)),
        ("anonymously to Blue", Addressed((1,), face="")),
        ("ANONYMOUS to all", Addressed((1, 2), to_all=True, face="")),
        ('as "The Owl" to Blue', Addressed((1,), face="The Owl")),
        ("as The All-Seeing Eye to Blue", Addressed((1,), face="The All-Seeing Eye")),
        ("as The Blues to Blue", Addressed((1,), face="The Blues")),
        ("as \U0001f989 to Blue", Addressed((1,), face="\U0001f989")),
        ("openly to Blue", Addressed((1,))),
    ],
)
def test_to_whom(house: House, to: str, found: Addressed) -> None:
    house.create()
    assert addressed(to, house.seats(), 0) == found


@pytest.mark.parametrize(
    ("to", "why"),
    [
        ("Bleu", "did you mean Blue?"),
        ("Zzyzx", "there are Red, Blue, Green"),
        ("Red", "Red is you"),
        ("", "it does not say to whom"),
        ("all, Blue", 'write "everybody" alone'),
        ("as Bob to Green", "the name of somebody in this game"),
        ("as Mighty Blue to Green", "the name of somebody in this game"),
        ("as the game master to Green", "the name of somebody in this game"),
        ("as x@y to Green", "is no address"),
        (f"as {'x' * 31} to Green", "at most 30 letters"),
        ("as Blue, to Green", "the name of somebody in this game"),
        ("as [Blue] to Green", "the name of somebody in this game"),
        ("as Blue's herald to Green", "the name of somebody in this game"),
        ("as Blue/Bob to Green", "the name of somebody in this game"),
        ("as B l u e to Green", "the name of somebody in this game"),
        ("as BIue to Green", "the name of somebody in this game"),
        ("as B0b to Green", "the name of somebody in this game"),
        ("as Blu\u00e9 to Green", "the name of somebody in this game"),
        ("as \uff22\uff4c\uff55\uff45 to Green", "the name of somebody in this game"),
        ("as \u0412lu\u0435 to Green", "the name of somebody in this game"),
        ("as Mighty Bl\u00fae to Green", "the name of somebody in this game"),
        ("as \U0001d401lue to Green", "the name of somebody in this game"),
        ("as Your GM to Green", "the name of somebody in this game"),
        ("as game-master to Green", "the name of somebody in this game"),
        ("as Die Spielleitung to Green", "the name of somebody in this game"),
        ("as The Adjudicator to Green", "the name of somebody in this game"),
        ("as Eure Spielleiterin to Green", "the name of somebody in this game"),
        ("as Alle Spieler to Green", "the name of somebody in this game"),
    ],
)
def test_nobody_is_meant(house: House, to: str, why: str) -> None:
    house.create()
    with pytest.raises(NameWrong, match=re.escape(why)):
        addressed(to, house.seats(), 0)


def test_nobody_signs_with_the_name_of_the_house(house: House) -> None:
    house.office = replace(house.office, name="Umpire's Post")
    house.begun(press=BOTH)
    house.reply(0, "PRESS AS The Umpire's-P0st TO Blue: your orders are late END")
    assert "the name of somebody in this game" in house.answer(0)
    assert said(house, 1) == []


def test_nobody_signs_as_the_game_master_in_a_language_of_the_installation(house: House, tmp_path: Path) -> None:
    folder = tmp_path / "words" / "nl" / "phrases" / "common"
    folder.mkdir(parents=True)
    (folder / "press.ftl").write_text("names-of-the-master = spelleider; scheidsrechter\n", encoding="utf-8")
    house.begun(press=BOTH)
    house.reply(0, "PRESS AS De Spelleider TO Blue: hallo END")
    assert "the name of somebody in this game" not in house.answer(0), "no letter here is written in Dutch"
    house.office = replace(house.office, templates=tmp_path / "words")
    house.reply(0, "PRESS AS De Spelleider TO Blue: your orders are late END")
    assert "the name of somebody in this game" in house.answer(0)
    house.reply(0, "PRESS AS Umpire TO Blue: your orders are late END")
    assert "the name of somebody in this game" in house.answer(0)


def test_a_made_up_name_that_looks_like_anothers_is_his_too(house: House) -> None:
    house.begun(press=BOTH)
    house.reply(0, "PRESS AS The Owl TO Blue: hello END")
    house.reply(2, "PRESS AS The-0wl TO Blue: hello END")
    assert "is the name that another player signs with" in house.answer(2)


def test_a_name_to_sign_with_is_looked_for_in_bounded_time(house: House) -> None:
    house.create()
    began = time.process_time()
    with pytest.raises(NameWrong):
        addressed("as" + " " * 100_000 + "x", house.seats(), 0)
    assert time.process_time() - began < 5


def test_a_name_that_somebody_has_made_up_is_his(house: House) -> None:
    house.begun(press=BOTH)
    house.reply(0, "PRESS AS The Owl TO Blue: hello END")
    house.reply(2, "PRESS AS the owl TO Blue: hello END")
    assert "is the name that another player signs with" in house.answer(2)
    house.reply(0, "PRESS AS The Owl TO Blue: once more END")
    assert "signed The Owl" in house.answer(0)


def test_the_game_master_is_not_told_who_writes_to_him_under_another_name(house: House) -> None:
    """Neither in words nor by what his letter is said to answer."""
    house.begun(press=BOTH)
    report = house.last(0, "report")
    told = []
    for number, how in enumerate(("", " AS The Owl", " ANONYMOUSLY")):
        raw = house.raw(
            f"PRESS{how} TO GM\nboo\nEND", to=report.reply_to, answers=report, message_id=f"<red-{number}@players.test>"
        )
        assert house.receive(raw).verdict == "asked"
        told.append([mail.raw.decode() for mail in house.mails() if mail.recipient == GM][-1])
    own, owl, nobody = told
    assert "Red (Ann) writes in andromeda" in own
    assert "<red-0@players.test>" in own
    for letter, name in ((owl, "The Owl"), (nobody, "Somebody who gives no name")):
        assert f"{name} writes in andromeda" in letter
        assert not re.search(r"red|\bAnn\b|players\.test", letter, re.I)
