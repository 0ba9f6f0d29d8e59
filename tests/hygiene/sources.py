"""The project's source files, as the hygiene tests read them."""

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from textwrap import dedent
from typing import NamedTuple, TypeVar

from adjudicator.games.catalogue import titles

CHECKOUT = Path(__file__).parents[2]
PACKAGE = CHECKOUT / "adjudicator"

_Node = TypeVar("_Node", bound=ast.AST)


class Source(NamedTuple):
    """One module: where it stands in the checkout, and what it says."""

    where: str
    text: str

    @property
    def tree(self) -> ast.Module:
        return _parsed(self.text)

    def every(self, *kinds: type[_Node]) -> list[_Node]:
        """Whatever stands in it of these kinds, one kind after the other; what is less deep inside comes first."""
        found = _by_kind(self.text)
        return [node for kind in kinds for node in found.get(kind, ())]  # type: ignore[misc]

    def imports(self) -> list[ast.Import | ast.ImportFrom]:
        """Everything that it imports, also inside functions."""
        return [*self.every(ast.Import), *self.every(ast.ImportFrom)]

    def docstrings(self) -> Iterator[ast.Constant]:
        """Every string that stands alone as a statement: docstrings, and what is said below a field."""
        for node in self.every(ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                yield node.value


@cache
def _parsed(text: str) -> ast.Module:
    return ast.parse(text)


@cache
def _by_kind(text: str) -> dict[type[ast.AST], list[ast.AST]]:
    """Each module is gone through once for all that looks for something in it."""
    found: dict[type[ast.AST], list[ast.AST]] = {}
    for node in inside(_parsed(text)):
        found.setdefault(type(node), []).append(node)
    return found


def parts(node: ast.AST) -> list[ast.AST]:
    """What stands directly in a node."""
    found: list[ast.AST] = []
    for name in node._fields:
        part = getattr(node, name, None)
        if isinstance(part, list):
            found += [one for one in part if isinstance(one, ast.AST)]
        elif isinstance(part, ast.AST):
            found.append(part)
    return found


def inside(node: ast.AST) -> list[ast.AST]:
    """A node and whatever stands in it, as `ast.walk` goes through it, in half the time."""
    found = [node]
    for one in found:
        found += parts(one)
    return found


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
