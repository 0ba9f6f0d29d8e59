"""The letter and the report of the README are those of the game that `adjudicator demo` plays."""

from pathlib import Path

from adjudicator.engine.contract.heading import Heading
from adjudicator.mail.parsing.letter import read
from tests.docs import pages
from tests.docs.demo_game import FOLDER, Game
from tests.docs.words import missing
from tests.hygiene.sources import CHECKOUT
from tests.service.house import House

README = CHECKOUT / "README.md"


def test_the_letter_is_one_of_the_demo() -> None:
    (letter,) = (block for block in pages.blocks(README) if block.kind == "letter")
    file = FOLDER / f"{letter.info.removeprefix('letter ')}.txt"
    assert letter.text == file.read_text(encoding="utf-8").rstrip("\n")


def test_the_report_is_one_of_the_demo(tmp_path: Path) -> None:
    (block,) = (block for block in pages.blocks(README) if block.kind == "report")
    house = House(tmp_path)
    game = Game(house)
    for phase in (1, 2, 3):
        game.phase(Heading(1, phase))
    said, _, seat = block.info.removeprefix("report ").rpartition(" ")
    report = game.report(seat)
    assert said in read(report).subject.lower()
    assert missing(report, block.text) == []
    house.store.close()
