"""The tables of the parser are the same, whether they are made or read from where they are kept."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from adjudicator.disk_cache import Shelf, shelf
from adjudicator.games.catalogue import titles
from adjudicator.orders.grammar import parser_tables
from adjudicator.orders.grammar.grammar import Grammar

RULES = 'start_a: "x" | "x" start_a\nstart_b: "y" start_a\n'
STARTS = ("start_a", "start_b")


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Path]:
    """An empty folder, in which tables are kept."""
    parser_tables.keep_in(lambda: Shelf(tmp_path))
    yield tmp_path
    parser_tables.keep_in(shelf)


def table(parser: Any) -> Any:
    """All that the parser goes by."""
    found = parser.parser.parser._parse_table
    return found.states, found.start_states, found.end_states


def refuse(*_: object) -> Any:
    raise AssertionError("they were made before")


@pytest.mark.parametrize("name", titles())
def test_the_tables_of_every_title_are_made_once_and_read_as_they_were(
    name: str, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    title = titles()[name]
    made = Grammar(title.choices, title.facts)
    monkeypatch.setattr(parser_tables, "_made", refuse)
    read = Grammar(title.choices, title.facts)
    assert table(read._lark) == table(made._lark)
    assert read._lark.rules == made._lark.rules
    for choice in (*title.choices, *([None] if title.facts else [])):
        assert read.accepted(read.begin(choice)) == made.accepted(made.begin(choice))
    assert len([*kept.iterdir()]) == 1


def test_other_rules_and_other_starts_have_other_tables(kept: Path) -> None:
    for rules, starts in ((RULES, STARTS), (RULES.replace('"y"', '"z"'), STARTS), (RULES, STARTS[:1])) * 2:
        parser_tables.parser(rules, starts)
    assert len([*kept.iterdir()]) == 3


def test_tables_that_are_damaged_are_made_anew(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parser_tables.parser(RULES, STARTS)
    (file,) = kept.iterdir()
    file.write_bytes(file.read_bytes()[:-1])
    made = parser_tables.parser(RULES, STARTS)
    monkeypatch.setattr(parser_tables, "_made", refuse)
    assert table(parser_tables.parser(RULES, STARTS)) == table(made)


def test_without_a_place_tables_are_made_every_time(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parser_tables.keep_in(None)
    parser_tables.parser(RULES, STARTS)
    assert [*kept.iterdir()] == []
    monkeypatch.setattr(parser_tables, "_made", refuse)
    with pytest.raises(AssertionError, match="made before"):
        parser_tables.parser(RULES, STARTS)
