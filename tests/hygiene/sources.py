"""The project's source files, as the hygiene tests read them."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple

from adjudicator.games.catalogue import titles

CHECKOUT = Path(__file__).parents[2]
PACKAGE = CHECKOUT / "adjudicator"


class Source(NamedTuple):
    """One module: where it stands in the checkout, and what it says."""

    where: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


def sample(text: str) -> Source:
    """A module that exists only to show that a check can fail."""
    return Source("sample.py", dedent(text).strip() + "\n")


@cache
def modules(*folders: str) -> tuple[Source, ...]:
    """Every module below these folders of the checkout."""
    found = tuple(
        Source(path.relative_to(CHECKOUT).as_posix(), path.read_text(encoding="utf-8"))
        for folder in folders
        for path in sorted((CHECKOUT / folder).rglob("*.py"))
    )
    assert found, f"no modules below {folders}"
    return found


@cache
def pieces() -> tuple[Source, ...]:
    """Every module of a folder that holds a piece of some title in this package."""
    there = [one for title in titles().values() for piece in title.pieces for one in (piece, *piece.parts)]
    homes = {Path(inspect.getfile(type(piece))).parent for piece in there}
    here = sorted(home.relative_to(CHECKOUT).as_posix() for home in homes if home.is_relative_to(PACKAGE))
    return tuple(source for source in modules(*here) if not source.where.endswith("/__init__.py"))


def docstrings(tree: ast.Module) -> Iterator[ast.Constant]:
    """Every string that stands alone as a statement: docstrings, and what is said below a field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.value
