"""The pages are whole: what is made from the code is up to date, links lead somewhere, lines are short."""

import re
from functools import cache
from pathlib import Path

import pytest

from adjudicator import __version__
from adjudicator.games import catalogue
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.orders.values.directive import OF_A_PHASE
from adjudicator.orders.words.directives import WORDS
from adjudicator.service.service_words.words import ANSWERS
from tests.docs import derived, pages, reading, rules, scope
from tests.docs.figures import FIGURES
from tests.hygiene.sources import CHECKOUT

LONGEST = 120
_LINK = re.compile(r"\]\(([^)\s]+)\)")
_PATH = re.compile(r"`((?:adjudicator|docs|tests|templates|orders|requirements|benchmarks)/[\w./*-]*)`")
_MODULE = re.compile(r"`(?!adjudicator/|tests/)(?:\w+/)*(\w+\.py)`")
_WHEEL = re.compile(r"\badjudicator-([\d.]+)-py3")
_WORD = re.compile(r"`([A-Z]{2,}(?: (?:ALL|DRAW|ME|NOW|ORDERS|PRESS|TIME|VOTE)\b)?)")

every_page = pytest.mark.parametrize("page", pages.pages(), ids=pages.name)


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them."""
    heads = [line.lstrip("#").strip() for line in page.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    return {re.sub(r"[^\w -]", "", head).lower().replace(" ", "-") for head in heads}


def broken(page: Path) -> list[str]:
    """Links of a page that lead nowhere, and paths and modules it names that are not there."""
    found = []
    text = page.read_text(encoding="utf-8")
    for target in _LINK.findall(text):
        file, _, anchor = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        if "://" not in target and (not there.exists() or (anchor and anchor not in anchors(there))):
            found.append(target)
    paths = [path for path in _PATH.findall(text) if "NAME" not in path]
    found += [path for path in paths if not any(CHECKOUT.glob(path.rstrip("/")))]
    return found + [module for module in _MODULE.findall(text) if module not in _modules()]


@cache
def _modules() -> set[str]:
    return {path.name for folder in ("adjudicator", "tests") for path in (CHECKOUT / folder).rglob("*.py")}


@every_page
def test_what_is_made_from_the_code_is_up_to_date(page: Path) -> None:
    shown = {what: lines for what, lines in pages.made(page).items() if what not in rules.TABLES}  # see test_rules
    assert shown == derived.parts(shown), "run: .venv/bin/python -m tests.docs.derived"


def test_pages_that_are_built_have_every_power_and_those_on_file_the_powers_of_pools(tmp_path: Path) -> None:
    """What is on file cannot tell of a power that is added later: adding one changes nothing but its own files."""
    before = {path: path.read_bytes() for path in pages.DOCS.rglob("*") if path.is_file()}
    derived.build(tmp_path / "docs")
    assert {path: path.read_bytes() for path in pages.DOCS.rglob("*") if path.is_file()} == before
    played = Path("rules") / "postal-cosmic.md"
    built, kept = ((folder / played).read_text(encoding="utf-8") for folder in (tmp_path / "docs", pages.DOCS))
    for power in POWERS:
        assert f"**{power.name}.**" in built
        assert (f"**{power.name}.**" in kept) == scope.told(power)
    grammar = (tmp_path / "docs" / "grammar.md").read_text(encoding="utf-8")
    for choice in catalogue.title("postal-cosmic").choices:
        found = re.findall(rf"!\[{re.escape(choice.word)}\]\((grammar/postal-cosmic/.+?)\)", grammar)
        assert [(tmp_path / "docs" / picture).exists() for picture in found] == [True], choice


@pytest.mark.parametrize("figure", FIGURES, ids=lambda path: path.stem)
def test_what_is_drawn_from_data_is_up_to_date(figure: Path) -> None:
    assert figure.read_text(encoding="utf-8") == FIGURES[figure](), "run: .venv/bin/python -m tests.docs.derived"


def test_everything_that_is_made_stands_on_a_page() -> None:
    assert {what for page in pages.pages() for what in pages.made(page)} == derived.MADE.keys()


@every_page
def test_links_lead_somewhere(page: Path) -> None:
    assert broken(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A b\n[a](#a-b) [b](#c) [c](page.md) [d](none.md) `adjudicator/nothing.py` `docs/`\n")
    assert broken(page) == ["#c", "none.md", "adjudicator/nothing.py"]
    page.write_text("`plain_orders.py` `letter/plain_orders.py` `plainly.py` `letter/plainly.py`\n")
    assert broken(page) == ["plainly.py", "plainly.py"]


@every_page
def test_a_wheel_that_a_page_names_is_of_this_version(page: Path) -> None:
    assert set(_WHEEL.findall(page.read_text(encoding="utf-8"))) <= {__version__}


@every_page
def test_lines_are_short(page: Path) -> None:
    lines = page.read_text(encoding="utf-8").splitlines()
    assert [f"{page.name}:{i}" for i, line in enumerate(lines, 1) if len(line) > LONGEST or line != line.rstrip()] == []


def test_every_page_can_be_found_from_the_index() -> None:
    index = pages.DOCS / "index.md"
    targets = _LINK.findall(index.read_text(encoding="utf-8"))
    found = {index, *((pages.DOCS / target.partition("#")[0]).resolve() for target in targets)}
    assert [pages.name(page) for page in pages.pages() if page.resolve() not in found] == []


def section(page: str, heading: str) -> str:
    """A section of a page."""
    text = (pages.DOCS / page).read_text(encoding="utf-8")
    return text.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_the_service_words_are_those_there_are() -> None:
    table, _, rest = section("order-words.md", "Words for the service").partition("These words are understood")
    done, undone = ({word for line in part.splitlines() for word in _WORD.findall(line)} for part in (table, rest))
    answered = ANSWERS.keys() | OF_A_PHASE
    assert done & set(WORDS) == answered
    assert undone == set(WORDS) - answered


def test_numbers_are_compared_as_the_table_says() -> None:
    rows = [line.strip("| ").split(" | ") for line in section("orders.md", "Conditions: IF and UNLESS").splitlines()]
    rows = [row for row in rows if len(row) == 2]
    signs = [(row[0].strip("`"), re.findall(r"`([^`]+)`", row[1])) for row in rows if row[0].startswith("`")]
    assert len(signs) == 6
    for sign, words in signs:
        wanted = [f"1. CARD Attack 20 IF offence tokens {sign}"]
        for said in (sign, *words):
            line = f"CARD Attack 20 IF offence tokens {said}"
            assert reading.standing(reading.read(line, 3).clauses) == wanted, line


def test_every_decision_is_in_the_index_by_its_heading() -> None:
    index = (pages.DOCS / "decisions" / "README.md").read_text(encoding="utf-8")
    listed = dict(re.findall(r"^\| \d{4}-\d\d-\d\d \| \[(.+?)\]\((.+?)\) \| \S.* \|$", index, re.M))
    found = {
        path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# "): path.name
        for path in (pages.DOCS / "decisions").glob("*.md")
        if path.name != "README.md"
    }
    assert listed == found
