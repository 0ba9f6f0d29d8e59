"""Every sentence of the rules of Cosmoforce has a module that plays it and cases, and cases cite what there is."""

import re

from adjudicator.games.cosmoforce.title import TITLE
from tests.docs.force import HEADINGS, HOME, SENTENCES
from tests.hygiene.sources import CHECKOUT

_CASE = re.compile(r"## (\d+\.\d+) ")
_OURS = re.compile(r"rules as played|option |decision|the checks of orders|the order language")
"""What a case can cite beside the print."""


def sources() -> dict[str, str]:
    """The source of every case of the title by its number."""
    found = {}
    for path in sorted((CHECKOUT / "tests" / "cases").glob("*.md")):
        text = path.read_text(encoding="utf-8")
        if f"\nTitle: {TITLE.name}\n" in text:
            number = ""
            for line in text.splitlines():
                case = _CASE.match(line)
                number = case[1] if case else number
                if line.startswith("Source:"):
                    found[number] = line.removeprefix("Source:").strip()
    return found


def headings(source: str) -> set[str]:
    """The headings of the print that a source cites."""
    return {name for name in HEADINGS.values() if re.search(rf"(^|; ){re.escape(name)}($|[;,( ])", source)}


def test_every_sentence_has_modules_and_is_shown() -> None:
    assert [one.number for one in SENTENCES if not (one.modules and one.shown)] == []
    package = CHECKOUT / "adjudicator"
    missing = [(one.number, name) for one in SENTENCES for name in one.modules if not (package / HOME / name).exists()]
    assert missing == []
    tests = [(one.number, name) for one in SENTENCES for name in one.shown if "/" in name]
    assert [(number, name) for number, name in tests if not (CHECKOUT / "tests" / name).exists()] == []


def test_every_case_named_is_there_and_cites_the_print() -> None:
    known = sources()
    wrong = [(one.number, case) for one in SENTENCES for case in one.shown if "/" not in case and case not in known]
    assert wrong == []


def test_every_heading_has_sentences_and_a_case_that_cites_it() -> None:
    numbers = {re.sub(r"\d+$", "", one.number) for one in SENTENCES}
    assert numbers == set(HEADINGS)
    cited = set().union(*(headings(source) for source in sources().values()))
    assert set(HEADINGS.values()) - cited == {"Mass"}, "that is a table, shown by a test"


def test_cases_cite_a_heading_or_what_is_ours() -> None:
    assert [number for number, source in sources().items() if not headings(source) and not _OURS.search(source)] == []


def test_every_case_that_cites_the_print_shows_a_sentence() -> None:
    shown = {case for one in SENTENCES for case in one.shown}
    cited = {number for number, source in sources().items() if headings(source) and not _OURS.search(source)}
    assert sorted(cited - shown) == []
