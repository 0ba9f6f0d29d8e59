"""Modules stay small enough to be read in one go."""

import ast
import io
import tokenize
from collections import Counter
from pathlib import PurePosixPath

from tests.hygiene.sources import Source, modules, pieces, sample

MODULE_LINES = 600
PIECE_LINES = 30
MODULES_IN_A_FOLDER = 25
FUNCTION_LINES = 60
CLASS_LINES = 250

_RELEASED = "adjudicator/store/migrations/versions/"

_NO_CODE = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)


def code_lines(source: Source) -> int:
    """How many lines are neither blank nor comment nor docstring; an import is one, however many names it has."""
    lines: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type not in _NO_CODE:
            lines.update(range(token.start[0], token.end[0] + 1))
    for said in source.docstrings():
        lines.difference_update(range(said.lineno, (said.end_lineno or said.lineno) + 1))
    for node in source.imports():
        lines.difference_update(range(node.lineno + 1, (node.end_lineno or node.lineno) + 1))
    return len(lines)


def long_modules(sources: tuple[Source, ...]) -> list[str]:
    return [
        f"{source.where} has {lines} lines, more than {MODULE_LINES}: find the second thing it is about "
        "and give that a module of its own, named for it"
        for source in sources
        if (lines := source.text.count("\n")) > MODULE_LINES
    ]


def named(source: Source) -> int:
    """How many pieces a module holds: classes with a name that players read; at least one."""
    classes = [node for node in source.tree.body if isinstance(node, ast.ClassDef)]
    return max(1, sum("name" in map(_assigned, one.body) for one in classes))


def _assigned(node: ast.stmt) -> str:
    """What a statement gives a value to, if it is one plain name."""
    target = node.targets[0] if isinstance(node, ast.Assign) else None
    return target.id if isinstance(target, ast.Name) else ""


def long_pieces(sources: tuple[Source, ...]) -> list[str]:
    return [
        f"{source.where} has {lines} lines of code, more than {PIECE_LINES} for each of its pieces: what other pieces "
        "could use too belongs in its game's kit or in an event; what only decides an order belongs in a stage"
        for source in sources
        if (lines := code_lines(source)) > PIECE_LINES * named(source)
    ]


def full_folders(sources: tuple[Source, ...], exempt: frozenset[str]) -> list[str]:
    """Folders with more modules than one takes in at a glance; `exempt` are those that hold a list of like things."""
    counted = Counter(str(PurePosixPath(source.where).parent) for source in sources)
    return [
        f"{folder} has {count} modules, more than {MODULES_IN_A_FOLDER}: find the room that is missing"
        for folder, count in counted.items()
        if count > MODULES_IN_A_FOLDER and folder not in exempt
    ]


def long_parts(sources: tuple[Source, ...]) -> list[str]:
    """Functions and classes that are too long."""
    limits: dict[type[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef], int] = {
        ast.FunctionDef: FUNCTION_LINES,
        ast.AsyncFunctionDef: FUNCTION_LINES,
        ast.ClassDef: CLASS_LINES,
    }
    return [
        f"{source.where}: {node.name} has {lines} lines, more than {limits[type(node)]}: find the idea that is missing"
        for source in sources
        for node in source.every(*limits)
        if (lines := (node.end_lineno or node.lineno) - node.lineno + 1) > limits[type(node)]
    ]


def test_functions_and_classes_are_short() -> None:
    """But for revisions of the database, which are never touched again."""
    sources = [one for one in modules("adjudicator") if not one.where.startswith(_RELEASED)]
    assert long_parts(tuple(sources)) == []


def test_a_long_function_is_found() -> None:
    assert long_parts((sample("def fits():\n" + "    x = 1\n" * (FUNCTION_LINES - 1)),)) == []
    (said,) = long_parts((sample("def long():\n" + "    x = 1\n" * FUNCTION_LINES),))
    assert "sample.py: long has 61 lines" in said


def test_modules_are_short() -> None:
    assert long_modules(modules("adjudicator", "tests")) == []


def test_pieces_are_short() -> None:
    assert long_pieces(pieces()) == []


def test_no_folder_has_too_many_modules() -> None:
    homes = {str(PurePosixPath(source.where).parent) for source in pieces()}
    assert full_folders(modules("adjudicator"), frozenset((*homes, "adjudicator/store/migrations/versions"))) == []


def test_a_full_folder_is_found() -> None:
    many = tuple(Source(f"room/module{number}.py", "x = 1\n") for number in range(MODULES_IN_A_FOLDER + 1))
    assert full_folders(many[1:], frozenset()) == []
    assert full_folders(many, frozenset()) == [
        "room has 26 modules, more than 25: find the room that is missing",
    ]
    assert full_folders(many, frozenset(("room",))) == []


def test_a_long_module_is_found() -> None:
    assert long_modules((Source("fits.py", "x = 1\n" * MODULE_LINES),)) == []
    (said,) = long_modules((Source("long.py", "x = 1\n" * (MODULE_LINES + 1)),))
    assert "long.py has 601 lines" in said


def test_only_code_makes_a_piece_long() -> None:
    lines = PIECE_LINES * "x = 1\n\n# why\n"
    assert long_pieces((Source("fits.py", f'"""Says\n\nmuch.\n"""\n{lines}"""About x."""\n'),)) == []
    (said,) = long_pieces((Source("long.py", f"{lines}x = '''2\n3'''\n"),))
    assert "long.py has 32 lines of code" in said


def test_short_pieces_may_share_a_module() -> None:
    two = 'class A:\n    name = "A"\n' + PIECE_LINES * "x = 1\n" + 'class B:\n    name = "B"\n'
    assert long_pieces((sample(two),)) == []
    assert long_pieces((sample(two.replace("name", "kind")),)) != []


def test_lines_are_counted_once() -> None:
    text = '''
        """What it is."""

        from a import (
            b,
        )

        def f():
            """What it does,

            at length."""
            return (
                1  # why
            )
        '''
    assert code_lines(sample(text)) == 5
