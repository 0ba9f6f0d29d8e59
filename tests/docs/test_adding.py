"""What the pages on adding things show is run as it stands there."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, followed, passed
from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values import clauses
from adjudicator.service.game import simulation
from adjudicator.service.games import games
from adjudicator.service.proof.verification import verify
from tests import hands
from tests.docs import pages
from tests.hygiene.sources import CHECKOUT
from tests.service.house import GM_HALF, PLAYERS, House, words

TITLE = pages.DOCS / "adding-a-game.md"
POWER = pages.DOCS / "adding-a-power.md"
POWERS = CHECKOUT / "adjudicator" / "games" / "cosmic" / "powers"


def run(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a Python program with the package as it is in a folder."""
    return subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=folder,
        env={"PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )


PLAY = """
import sys
from pathlib import Path
from adjudicator.cases.run import run
tally = run([Path(sys.argv[1])])
print(tally.text())
sys.exit(0 if tally.good and tally.results else 1)
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the package."""
    shutil.copytree(CHECKOUT / "adjudicator", tmp_path / "adjudicator", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def test_the_power_and_its_flare_are_a_folder_and_their_cases_pass(copy: Path) -> None:
    power, flare = [block.text for block in pages.blocks(POWER) if block.kind == "python"][:2]
    cases = [block.text for block in pages.blocks(POWER) if block.kind == "case"]
    for number, text in enumerate(cases, 1):
        (copy / f"cases{number}.md").write_text(text, encoding="utf-8")
    without = run(copy, PLAY, "cases1.md")
    assert without.returncode == 1
    assert "there is no power 'Salvor'" in without.stdout
    cosmic = copy / "adjudicator" / "games" / "cosmic"
    salvor = cosmic / "powers" / "salvor"
    salvor.mkdir()
    (salvor / "__init__.py").write_text('"""Salvor: the power and its flare."""\n', encoding="utf-8")
    (salvor / "power.py").write_text(f"{power}\n", encoding="utf-8")
    alone = run(copy, PLAY, "cases1.md")
    assert (alone.returncode, alone.stderr) == (0, ""), alone.stdout
    assert "All 2 cases: 2 passed" in alone.stdout
    (salvor / "flares.py").write_text(f"{flare}\n", encoding="utf-8")
    both = run(copy, PLAY, "cases2.md")
    assert (both.returncode, both.stderr) == (0, ""), both.stdout
    assert "All 3 cases: 3 passed" in both.stdout


def test_the_pieces_quoted_from_the_game_are_those_of_the_game() -> None:
    """Docstrings may be shorter on the page; what is quoted stands in the file, line by line."""
    quoted = [block.text for block in pages.blocks(POWER) if block.kind == "python"][2:]
    source = (POWERS / "clone" / "power.py").read_text(encoding="utf-8").splitlines()
    lines = [line.removesuffix('"""') for line in source]
    assert len(quoted) == 2
    assert [line for text in quoted for line in text.splitlines() if line.removesuffix('"""') not in lines] == []


@pytest.fixture
def auction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    """The title on the page, as its own package would bring it."""
    source, _ = (block.text for block in pages.blocks(TITLE) if block.kind == "python")
    (tmp_path / "auction.py").write_text(f"{source}\n", encoding="utf-8")
    spec = importlib.util.spec_from_file_location("auction", tmp_path / "auction.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "auction", module)
    spec.loader.exec_module(module)
    title: Title[Any] = module.TITLE
    there = {**catalogue.titles(), title.name: title}
    monkeypatch.setattr(catalogue, "titles", lambda: there)
    return title


def test_the_title_is_played_by_mail_to_its_end(auction: Title[Any], tmp_path: Path) -> None:
    house = House(tmp_path)
    games.create(house.office, title="auction", name="sale", players=PLAYERS[:3], gm_half=GM_HALF)
    hands.start(house.office, "sale")
    (letter,) = (block.text for block in pages.blocks(TITLE) if block.kind == "auction")
    for text in (letter, "BID 2", "BID 4"):
        house.receive(house.raw(text, answers=house.last(0, "report", "sale")))
        assert "Not understood" not in words(house.last(0, game="sale"))
        house.next_phase("sale")
    final = house.last(0, "final", "sale")
    assert "Red won it" in words(final)
    assert b"Content-Type: image/png" in house.mails(0, "final", "sale")[-1].raw
    record = house.game("sale").record
    assert record is not None
    assert verify(record).holds, verify(record).sentence
    house.store.close()


def test_the_hands_on_the_page_are_secret() -> None:
    _, source = (block.text for block in pages.blocks(TITLE) if block.kind == "python")
    page: dict[str, Any] = {"__name__": "hands"}
    exec(compile(source, "hands", "exec"), page)
    table = page["Tricks"](seats=("Red", "Blue"), hands=((), ()))
    events = (
        page["Dealt"](0, ("A", "B")),
        page["RoundBegan"](),
        page["Dealt"](1, ("C", "D")),
        page["Played"](("A", "D")),
    )
    red, blue = followed(table, (table, table), events, passed(table, events))
    assert (red.hands, blue.hands) == ((("B",), ("?",)), (("?",), ("C",)))
    assert red.round == 1
    state = fold(table, events[:3])
    deals = {page["redeal"]("ABCDEF", state, 0, Chance(b"%d" % n)).hands for n in range(20)}
    assert {hands[0] for hands in deals} == {("A", "B")}
    assert len(deals) > 4
    view = followed(table, (table, table), events[:3], passed(table, events[:3]))[0]
    assert view.hands == (("A", "B"), ("?", "?"))
    there, views = page["imagined"]("ABCDEF", view, 0, Chance(b"0"))
    assert views[0] == view
    assert views[1].hands == (("?", "?"), there.hands[1])
    assert there.hands[0] == ("A", "B")
    assert set(there.hands[1]) < set("CDEF")


def test_bots_play_the_title(auction: Title[Any]) -> None:
    played = simulation.play("auction", 4, "page", 0)
    assert played.finished
    assert played.phases == 3


def test_a_letter_on_the_page_is_read_back(auction: Title[Any]) -> None:
    view = auction.empty(3, {})
    names = auction.vocabulary(view, 0)
    (letter,) = (block.text for block in pages.blocks(TITLE) if block.kind == "auction")
    reading = language(auction.choices, auction.facts).read(letter, names)
    assert [clauses.text(clause, names) for clause in reading.clauses] == [
        "BID 5 coins IF Blue coins >= 8 ELSE 3 coins"
    ]
