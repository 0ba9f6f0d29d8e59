"""Nothing outside a game knows that game: no names of pieces or titles, no imports from a title's folder."""

import ast
from collections.abc import Iterator
from fnmatch import fnmatch

import pytest

from adjudicator.games.catalogue import titles
from tests.hygiene.sources import PACKAGE, Source, inside, modules, sample


def game_names() -> frozenset[str]:
    """The name of every title and every piece."""
    found = {name for title in titles().values() for name in (title.name, title.heading)}
    return frozenset(found | {piece.name for title in titles().values() for piece in title.pieces})


def _compared(source: Source) -> Iterator[ast.AST]:
    """Everything that something is compared with."""
    for node in source.every(ast.Compare):
        for operand in (node.left, *node.comparators):
            yield from inside(operand)
    yield from (node.value for node in source.every(ast.MatchValue))


def named_games(source: Source, names: frozenset[str]) -> list[str]:
    """Where a module spells out a name of a game; in a comparison, however it is written."""
    folded = {form for name in names for form in (name.casefold(), name.casefold().replace(" ", "_"))}
    passed_over = {id(said) for said in source.docstrings()}
    compared = {id(node) for node in _compared(source)}
    return [
        f"{source.where}:{node.lineno} names {node.value!r}: ask the title or the piece instead, "
        "through the contract in adjudicator/engine/contract/title.py"
        for node in source.every(ast.Constant)
        if isinstance(node.value, str) and id(node) not in passed_over
        if node.value in names or (id(node) in compared and node.value.casefold() in folded)
    ]


def imported_games(source: Source, folders: frozenset[str]) -> list[str]:
    """Where a module imports from a title's own folder."""
    found: list[tuple[int, str]] = []
    for node in source.imports():
        if isinstance(node, ast.Import):
            found += [(node.lineno, alias.name) for alias in node.names]
        else:
            found += [(node.lineno, f"{node.module}.{alias.name}") for alias in node.names]
    return [
        f"{source.where}:{line} imports {name}: titles are found by adjudicator.games.catalogue"
        for line, name in found
        if name.startswith("adjudicator.games.") and name.split(".")[2] in folders
    ]


def _outside() -> list[Source]:
    """Every module but those below a title's own folder."""
    return [source for source in modules("adjudicator") if not fnmatch(source.where, "adjudicator/games/*/*")]


def test_every_room_is_looked_at() -> None:
    rooms = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    assert rooms == {source.where.split("/")[1] for source in _outside() if source.where.count("/") > 1}


def test_no_game_is_named_outside_its_folder() -> None:
    names = game_names()
    assert [said for source in _outside() for said in named_games(source, names)] == []


def test_no_game_is_imported_outside_its_folder() -> None:
    folders = frozenset(path.parent.name for path in (PACKAGE / "games").glob("*/__init__.py"))
    assert folders
    assert [said for source in _outside() for said in imported_games(source, folders)] == []


@pytest.mark.parametrize(
    "line",
    [
        'WORD = "Cosmic Zap"',
        'if piece.name == "Cosmic Zap": pass',
        'if name.lower() == "cosmic zap": pass',
        'if name in ("fleet", "cosmic_zap"): pass',
        'match name:\n    case "cosmic zap": pass',
    ],
)
def test_a_name_is_found(line: str) -> None:
    names = frozenset({"Cosmic Zap"})
    assert named_games(sample('"""Cosmic Zap"""\nx = "Cosmic Zapper"\ny = "cosmic zap"'), names) == []
    (said,) = named_games(sample(line), names)
    assert "ask the title or the piece" in said


@pytest.mark.parametrize(
    "line",
    [
        "from adjudicator.games.cosmic.table.state import Cosmic",
        "from adjudicator.games import cosmic",
        "import adjudicator.games.cosmic.title",
    ],
)
def test_an_import_is_found(line: str) -> None:
    folders = frozenset({"cosmic"})
    assert imported_games(sample("from adjudicator.games.catalogue import titles"), folders) == []
    (said,) = imported_games(sample(line), folders)
    assert "found by adjudicator.games.catalogue" in said
