"""The folder that the page on languages shows is put down as it stands there, and letters are answered by it."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.proofreading import proofread
from tests.docs import pages
from tests.hygiene.sources import CHECKOUT
from tests.service.house import House

PAGE = pages.DOCS / "adding-a-language.md"
_FILE = re.compile(r"`words/([\w./]+)`:\n\n```\w+\n(.*?)```", re.S)
_ROW = re.compile(r"^\| (`.+?`) \| `nl/(.*?)`.* \|", re.M)
_OURS = re.compile(r"`((?:adjudicator|templates)/[\w/]+)`")
_OF_PIECES = re.compile(r"`(adjudicator/[\w/*]+/en\.ftl)`")
ANN, BOB = 0, 1


@pytest.fixture
def words(tmp_path: Path) -> Path:
    """The folder."""
    folder = tmp_path / "words"
    for name, text in _FILE.findall(PAGE.read_text("utf-8")):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@pytest.fixture
def house(tmp_path: Path, words: Path) -> Iterator[House]:
    """A house whose game master has the folder, with a game that has begun."""
    house = House(tmp_path)
    house.office = replace(house.office, templates=words)
    house.begun()
    yield house
    house.store.close()


def letter() -> tuple[str, list[str]]:
    """The letter that the page shows, and the lines of its answer."""
    blocks = pages.blocks(PAGE)
    at = next(i for i, block in enumerate(blocks) if block.kind == "answer")
    return blocks[at - 1].text, blocks[at].text.splitlines()


def test_a_letter_in_the_language_is_answered_as_the_page_says(house: House) -> None:
    written, answer = letter()
    house.reply(ANN, "LANGUAGE nederlands")
    house.reply(ANN, written)
    said = house.answer(ANN)
    assert answer
    assert [line for line in answer if line not in said] == []
    house.reply(BOB, written)
    assert "YES 1: ATTACK planet 4" in house.answer(BOB)
    assert "Hoi allemaal" not in house.answer(BOB)


def test_nothing_is_wrong_in_the_folder(words: Path) -> None:
    proof = proofread(words)
    assert proof.faults == ()
    assert any(note.startswith("in Dutch, postal-cosmic says") for note in proof.notes)


def test_a_game_comes_to_the_same_without_the_folder(house: House) -> None:
    """What is on file, and so the record, is what letters are read as by the words that came with the program."""
    orders = house.bot(ANN)
    written = f"Hoi Bob, {orders}\n\n{orders}\nik geef op\n\nGroetjes\nJan"
    with_folder = house.reply(ANN, written)
    assert "Groetjes" not in house.answer(ANN)
    house.office = replace(house.office, templates=None)
    without = house.reply(ANN, written)
    assert '"Groetjes": no order begins like this' in house.answer(ANN)
    assert with_folder.body == without.body


def test_a_translation_of_all_that_the_page_lists_is_whole(tmp_path: Path) -> None:
    """The German files, put down as those of another language."""
    for ours, theirs in _ROW.findall(PAGE.read_text("utf-8")):
        folder = tmp_path / "nl" / theirs
        folder.mkdir(parents=True, exist_ok=True)
        for place in _OURS.findall(ours):
            german = place.replace("languages/en", "languages/de").replace("templates/", "templates/de/")
            for file in (CHECKOUT / german).iterdir():
                assert not (folder / file.name).exists(), "two files of one name would go into one folder"
                shutil.copy(file, folder)
        for place in _OF_PIECES.findall(ours):
            for file in CHECKOUT.glob(place.replace("en.ftl", "de.ftl")):
                shutil.copy(file, folder / f"{file.parent.name}.ftl")
    proof = proofread(tmp_path)
    assert proof.faults == ()
    assert [note for note in proof.notes if "Dutch" in note] == []
