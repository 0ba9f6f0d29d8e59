"""The sheet of words: one page for each game in each language, on which every example can be read."""

import json
import sys
from pathlib import Path
from typing import Final

import pytest

from adjudicator.games import catalogue
from adjudicator.orders.grammar import manual
from adjudicator.service.documents import word_sheet
from adjudicator.service.settings.template_folders import languages
from tests.cli.conftest import Command
from tests.docs.tables import TABLES
from tests.reports.pdf import squeezed, taken_apart

every_title = pytest.mark.parametrize("title", sorted(catalogue.titles()))


@every_title
def test_every_example_of_an_order_and_of_a_condition_is_read(title: str) -> None:
    sheet = word_sheet.words(catalogue.title(title))
    tables = [table for table in TABLES if table.title.name == title]
    orders = [str(line) for section in sheet.orders for line in section.parts]
    bare = next(one for one in orders if " IF " not in one)
    conditions = [f"{bare} {line}" for section in sheet.conditions for line in section.parts]
    assert len(orders) == len(catalogue.title(title).choices)
    assert len(conditions) == len(catalogue.title(title).facts)
    assert [one for one in orders + conditions if not any(table.reads(one) for table in tables)] == []


SIDES: Final = 2
"""Of a sheet: both are printed where there are many powers."""


@every_title
@pytest.mark.parametrize("size", ["a4", "letter"])
@pytest.mark.parametrize("code", languages(None))
def test_it_is_one_sheet(command: Command, tmp_path: Path, title: str, size: str, code: str) -> None:
    said = command("words", title, "--language", code, "--paper", size, "-o", tmp_path / "words.pdf")
    assert said == (0, f"{tmp_path / 'words.pdf'}\n", "")
    paper = taken_apart((tmp_path / "words.pdf").read_bytes())
    assert len(paper.pages) <= SIDES
    for choice in catalogue.title(title).choices:
        assert squeezed(choice.example or choice.word) in paper.words
    for word in manual.SERVICE:
        assert squeezed(f"{word}:") in paper.words


def test_it_is_text_for_people_and_json_for_scripts(command: Command) -> None:
    said = command("words", "postal-cosmic").out
    assert said.startswith("The words of orders\n-------------------\n- RELEASE to home 1\n")
    assert "- REPLACE ALL: Only this letter counts.\n" in said
    german = json.loads(command("words", "cosmoforce", "--language", "German", "--json").out)
    assert german["title"] == "cosmoforce"
    assert "RAM Blue IF Blue undamaged systems <= 2" in german["words"]["Die Wörter der Befehle"]
    assert "REPLACE ALL: Nur dieser Brief zählt." in german["words"]["Dienstwörter"]


def test_a_wrong_title_or_language_is_answered_with_those_there_are(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "did you mean cosmoforce?" in command("words", "cosmofroce").err
    assert command("words", "cosmoforce", "--language", "Germn").err == (
        "adjudicator: there are no letters in 'Germn'; did you mean German?\n"
    )
    monkeypatch.setitem(sys.modules, "typst", None)
    assert "adjudicator[paper]" in command("words", "cosmoforce", "-o", tmp_path / "words.pdf").err
