"""What the pages on adding things show is run as it stands there."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, followed, passed
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrase_files import Source, shipped
from adjudicator.engine.text.phrasebook import HOUSE, Phrasebook
from adjudicator.games import catalogue
from adjudicator.games.cosmic.pieces import POWERS as ALL_POWERS
from adjudicator.games.cosmic.table.power_pools import POOLS
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values import clauses
from adjudicator.service.game import simulation
from adjudicator.service.games import games
from adjudicator.service.proof.verification import verify
from tests import hands
from tests.docs import pages
from tests.docs.pieces import file_of
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
        env={"PYTHONPATH": str(folder)},
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


OWN_CARDS = """
from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import fold, told
from adjudicator.core.piles import HIDDEN
from adjudicator.games.catalogue import title

game, worlds = title("postal-cosmic"), set()
for number in range(30):
    chance = Chance(b"own cards %d" % number)
    table = game.empty(3, {"powers": "Curator + Mind + Sorcerer"})
    deal = game.deal(table, chance)
    state = fold(table, deal)
    views = [fold(table, told(deal, seat)) for seat in range(3)]
    (store,) = state.stores
    assert game.faults(state) == (), game.faults(state)
    for seat, view in enumerate(views):
        assert (HIDDEN in view.stores[0].held) == (seat != store.seat)
        imagined, _ = game.imagined(view, seat, chance)
        other = game.redeal(state, view, seat, chance)
        assert game.faults(imagined) == game.faults(other) == ()
        worlds.add((seat == store.seat, imagined.stores == state.stores, other.stores == state.stores))
        scene = game.scene(view, view, ())
        said = str((game.shared(view, view, (), scene), game.own(view, view, (), (), seat, scene)))
        assert "Curator's own cards: 2 held by" in said
        assert ("own cards that you hold" in said) == (seat == store.seat)
    assert codec.decode(codec.encode(state), game.state) == state
assert worlds >= {(True, True, True), (False, False, False), (False, True, True)}, worlds
"""
"""A game with the power is dealt; its owner alone knows the cards, and others imagine what they may be."""


ASKED_WHEN_JOINED = """
import sys
from adjudicator.core.chance import Chance
from adjudicator.games.catalogue import title
from adjudicator.cases.playing import set_up

game, power = title("postal-cosmic"), sys.argv[1]
owner = {"Usher": 0, "Freighter": 2}[power]
for options in ({}, {"alliances": "hidden"}):
    said = ["challenge 1: Red attacks Blue on Blue 2 with 3", f"{game.seats[owner]} ({power})"]
    _, views = set_up(game, "turn 2 phase 2", said, options, Chance(b"joined"))
    asked = [[one.about for one in game.questions(view, seat)] for seat, view in enumerate(views)]
    assert [one.count(power.lower()) for one in asked] == [seat == owner for seat in range(4)], asked
"""
"""The form has the question before anybody has been invited."""

EAGER = CHECKOUT / "tests" / "cosmic" / "eager.py"
TRADED = """
from eager import TITLE, game
from adjudicator.core.chance import Chance

happened = set()
for number in range(12):
    options = {"powers": "Curator + Sorcerer + Mind + Warrior + Zombie + Virus", "flares": "yes"}
    for played in game(b"cur%d" % number, 3 + number % 3, 8, **options):
        assert TITLE.faults(played.state) == ()
        happened |= {type(event).__name__ for event in played.events}
        for seat, view in enumerate(played.after):
            assert TITLE.faults(TITLE.imagined(view, seat, Chance(b"world"))[0]) == ()
assert happened >= {"StoreOpened", "StoreMoved", "StoreClosed", "StorePassed", "PowerLent"}, happened
"""
"""In games in which its power is lost, lent and traded, no card is ever lost, and what seats imagine can be."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the package, and of what Python has compiled of it, which takes seconds."""
    shutil.copytree(CHECKOUT / "adjudicator", tmp_path / "adjudicator")
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


SALVOR_IN_GERMAN = """\
about-piece-salvor = Einer deiner Steine wird immer gerettet.
about-piece-wild-salvor = Was du als Verbündeter verlierst, geht in den Limbo.
about-piece-super-salvor = Zwei deiner Steine verlassen den Warp.
"""


def test_a_power_touches_only_files_of_its_own(tmp_path: Path) -> None:
    """With its folder and its scenarios there, all that is made from the code comes out as it is on file."""
    left_out = shutil.ignore_patterns("node_modules")
    for name in ("adjudicator", "docs", "orders", "templates", "tests"):
        shutil.copytree(CHECKOUT / name, tmp_path / name, ignore=left_out)
    for name in ("README.md", "pyproject.toml"):
        shutil.copy(CHECKOUT / name, tmp_path / name)
    power, flare = [block.text for block in pages.blocks(POWER) if block.kind == "python"][:2]
    cases = next(block.text for block in pages.blocks(POWER) if block.kind == "case")
    own = {
        "adjudicator/games/cosmic/powers/salvor/__init__.py": '"""Salvor: the power and its flare."""\n',
        "adjudicator/games/cosmic/powers/salvor/power.py": power,
        "adjudicator/games/cosmic/powers/salvor/flares.py": flare,
        "adjudicator/games/cosmic/powers/salvor/de.ftl": SALVOR_IN_GERMAN,
        "tests/scenarios/salvor.md": cases,
    }
    before = _contents(tmp_path)
    for name, text in own.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    made = run(tmp_path, "from tests.docs.derived import write; write()")
    assert made.returncode == 0, made.stderr
    after = _contents(tmp_path)
    assert {name for name, text in after.items() if before.get(name) != text} == {*own}
    listed = run(tmp_path, "from adjudicator.cli.main import run; run()", "powers", "postal-cosmic", "Salvor")
    assert listed.stdout.startswith("Salvor (power)")


def _contents(folder: Path) -> dict[str, bytes]:
    """All files of a folder and of those in it, by name; what Python keeps beside them is none."""
    found = [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}


def test_nothing_but_its_own_files_names_a_later_power() -> None:
    """No list, table or page has the name of a power that came after the pools; rulings on pairs may.

    This page may take one for its model, and the page on cards that powers own follows what is printed on them.
    """
    told = [path for path in pages.pages() if path.name not in ("README.md", POWER.name, "own-cards.md")]
    folder = CHECKOUT / "adjudicator" / "games"
    code = [*(CHECKOUT / "adjudicator").rglob("*.py"), *(CHECKOUT / "adjudicator").rglob("*.ftl"), *told]
    # Other games have words of their own, and pages: an alien is everybody in one of them.
    code = [path for path in code if folder not in path.parents or folder / "cosmic" in path.parents]
    code = [
        path for path in code if not any(name in path.name for name in catalogue.titles() if name != "postal-cosmic")
    ]
    texts = {path: _of_cosmic(path) for path in code if path.name != "rulings.py"}
    named = {name for pool in POOLS.values() for name in pool}
    later = [power for power in ALL_POWERS if power.name not in named]
    assert len(later) > 1
    homes = {power.name: file_of(power).parent for power in later}
    any_of_them = re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, homes), key=len, reverse=True))})\b")
    elsewhere = [
        f"{name} in {path.relative_to(CHECKOUT)}"
        for path, text in texts.items()
        for name in sorted(set(any_of_them.findall(text)))
        if homes[name] not in path.parents
    ]
    assert elsewhere == []


def _of_cosmic(path: Path) -> str:
    """A text without the sections of pages that are about other titles, which may have aliens of the same names."""
    text = path.read_text(encoding="utf-8")
    others = [title.heading.removesuffix(" Edition") for title in catalogue.titles().values() if title.pieces]
    others = [heading for heading in others if "Cosmic" not in heading]
    sections = re.split(r"^(?=## )", text, flags=re.M) if path.suffix == ".md" else [text]
    return "".join([one for one in sections if not any(name in one.partition("\n")[0] for name in others)])


def test_the_power_with_cards_of_its_own_is_played_as_the_page_says(copy: Path) -> None:
    (power,) = [block.text for block in pages.blocks(POWER) if "class Curator" in block.text]
    (cases,) = [block.text for block in pages.blocks(POWER) if block.text.startswith("# Curator")]
    (copy / "cases.md").write_text(cases, encoding="utf-8")
    curator = copy / "adjudicator" / "games" / "cosmic" / "powers" / "curator"
    curator.mkdir()
    (curator / "__init__.py").write_text('"""Curator: the power."""\n', encoding="utf-8")
    (curator / "power.py").write_text(f"{power}\n", encoding="utf-8")
    played = run(copy, PLAY, "cases.md")
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    assert "All 4 cases: 4 passed" in played.stdout
    dealt = run(copy, OWN_CARDS)
    assert (dealt.returncode, dealt.stderr) == (0, "")
    shutil.copy(EAGER, copy / "eager.py")
    games = run(copy, TRADED)
    assert (games.returncode, games.stderr) == (0, "")


@pytest.mark.parametrize(("name", "passed"), [("Usher", 3), ("Freighter", 2)])
def test_powers_that_act_on_joins_are_played_as_the_page_says(name: str, passed: int, copy: Path) -> None:
    (power,) = [block.text for block in pages.blocks(POWER) if f"class {name}" in block.text]
    (cases,) = [block.text for block in pages.blocks(POWER) if block.text.startswith(f"# {name}")]
    (copy / "cases.md").write_text(cases, encoding="utf-8")
    folder = copy / "adjudicator" / "games" / "cosmic" / "powers" / name.lower()
    folder.mkdir()
    (folder / "__init__.py").write_text(f'"""{name}: the power."""\n', encoding="utf-8")
    (folder / "power.py").write_text(f"{power}\n", encoding="utf-8")
    played = run(copy, PLAY, "cases.md")
    assert (played.returncode, played.stderr) == (0, ""), played.stdout
    assert f"All {passed} cases: {passed} passed" in played.stdout
    asked = run(copy, ASKED_WHEN_JOINED, name)
    assert (asked.returncode, asked.stderr) == (0, "")


def test_the_pieces_quoted_from_the_game_are_those_of_the_game() -> None:
    """Docstrings may be shorter on the page; what is quoted stands in the file, line by line."""
    python = [block.text for block in pages.blocks(POWER) if block.kind == "python"]
    quoted = [text for text in python if not re.search("class (Salvor|WildSalvor|Usher|Freighter|Curator)", text)]
    source = (POWERS / "clone" / "power.py").read_text(encoding="utf-8").splitlines()
    lines = [line.removesuffix('"""') for line in source]
    assert len(quoted) == 2
    assert [line for text in quoted for line in text.splitlines() if line.removesuffix('"""') not in lines] == []


@pytest.fixture
def auction(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Title[Any]:
    """The title on the page, as its own package would bring it."""
    source, *_ = (block.text for block in pages.blocks(TITLE) if block.kind == "python")
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
    _, source, _ = (block.text for block in pages.blocks(TITLE) if block.kind == "python")
    page: dict[str, Any] = {"__name__": "hands"}
    exec(compile(source, "hands", "exec"), page)
    table = page["Tricks"](seats=("Red", "Blue"), hands=((), ()), rest=("A", "B", "C", "D", "E", "F"))
    events = (
        page["Dealt"](0, ("A", "B")),
        page["RoundBegan"](),
        page["Dealt"](1, ("C", "D")),
        page["Played"](("A", "D")),
    )
    covered = page["PILES"].seen(table, 0)
    assert covered.rest == ("?",) * 6
    red, blue = followed(table, (covered, covered), events, passed(table, events))
    assert (red.hands, blue.hands) == ((("B",), ("?",)), (("?",), ("C",)))
    assert (red.round, red.opened, red.rest) == (1, ("A", "D"), ("?", "?"))
    state = fold(table, events[:3])
    view = followed(table, (covered, covered), events[:3], passed(table, events[:3]))[0]
    assert view.hands == (("A", "B"), ("?", "?"))
    deals = {page["PILES"].redealt(state, view, 0, Chance(b"%d" % n)).hands for n in range(20)}
    assert {hands[0] for hands in deals} == {("A", "B")}
    assert len(deals) > 4
    there, views = page["PILES"].imagined(view, 0, Chance(b"0"))
    assert views[0] == view
    assert views[1].hands == (("?", "?"), there.hands[1])
    assert there.hands[0] == ("A", "B")
    assert set(there.hands[1]) < set("CDEF")


def test_the_sentences_on_the_page_are_said_to_whoever_reads_them() -> None:
    _, *sources = (block.text for block in pages.blocks(TITLE) if block.kind == "python")
    (phrases,) = (block.text for block in pages.blocks(TITLE) if block.kind == "ftl")
    page: dict[str, Any] = {"__name__": "sentences"}
    for source in sources:
        exec(compile(source, "sentences", "exec"), page)
    english = Phrasebook("en", [Source("tricks", "en", phrases), *shipped(HOUSE, "en")])

    def said(event: Any, reader: int | None) -> str | None:
        sentence: str | None = page["SENTENCES"][type(event)](
            event, page["CardSpeech"](("Red", "Blue"), reader, english)
        )
        return sentence

    dealt = page["Dealt"](1, ("A", "B"))
    assert said(dealt, 1) == "You were dealt A and B."
    assert said(dealt.told(0), 0) == "Blue was dealt 2 cards."
    assert said(page["Dealt"](1, ("A",)).told(0), None) == "Blue was dealt one card."
    assert said(page["Played"](("A", "D")), 0) == "These cards were played: A and D."
    assert said(page["RoundBegan"](), 0) is None


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
