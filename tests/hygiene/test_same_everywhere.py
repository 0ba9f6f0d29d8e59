"""Rules give the same result on every machine and in every process: no order of sets, no hash, no floating point."""

import ast
from collections.abc import Iterator
from typing import Final

import pytest

from tests.hygiene.sources import Source, modules, parts, sample

_MAKE_SETS = frozenset({"set", "frozenset"})
_SET_TYPES = frozenset({"set", "frozenset", "Set", "AbstractSet", "MutableSet"})
_SET_METHODS = frozenset({"union", "intersection", "difference", "symmetric_difference"})
_SET_OPERATORS = (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)
_IN_THEIR_ORDER = frozenset({"list", "tuple", "enumerate", "iter", "zip", "map", "filter", "reversed"})
"""Calls that hand on the order of what they are given."""
_WHATEVER_ORDER = frozenset({"sorted", "set", "frozenset", "any", "all", "sum", "len"})
"""Calls whose result is the same in any order."""
_GOING_THROUGH: Final[tuple[type[ast.AST], ...]] = (
    ast.For,
    ast.YieldFrom,
    ast.Starred,
    ast.ListComp,
    ast.GeneratorExp,
    ast.DictComp,
    ast.Call,
)
"""What may go through a set."""


def _is_set_type(annotation: ast.expr | None) -> bool:
    if isinstance(annotation, ast.Subscript):
        annotation = annotation.value
    return isinstance(annotation, ast.Name) and annotation.id in _SET_TYPES


class Sets:
    """Which names and expressions of a module are sets, as far as it can be read off."""

    def __init__(self, tree: ast.Module) -> None:
        self._scopes: dict[int, tuple[int, ...]] = {}
        self._names: set[tuple[int, str]] = set()
        """Variables, each with the function it belongs to."""
        self._attributes: set[str] = set()
        """Fields, and functions that return sets."""
        self._enter(tree, (id(tree),), in_class=False)

    def _enter(self, node: ast.AST, scopes: tuple[int, ...], *, in_class: bool) -> None:
        """Note what the statements of a function or class say is a set; those inside are entered in their turn."""
        self._scopes[id(node)] = scopes
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            if _is_set_type(node.returns):
                self._attributes.add(node.name)
            scopes = (*scopes, id(node))
        for child in parts(node):
            self._enter(child, scopes, in_class=isinstance(node, ast.ClassDef))
        if isinstance(node, ast.arg) and _is_set_type(node.annotation):
            self._names.add((scopes[-1], node.arg))
        elif isinstance(node, ast.AnnAssign) and _is_set_type(node.annotation):
            self._note(node.target, scopes[-1], in_class=in_class)
        elif isinstance(node, ast.Assign) and self.holds(node.value):
            for target in node.targets:
                self._note(target, scopes[-1], in_class=in_class)

    def _note(self, target: ast.expr, scope: int, *, in_class: bool) -> None:
        match target:
            case ast.Name(id=name) if not in_class:
                self._names.add((scope, name))
            case ast.Name(id=name) | ast.Attribute(attr=name):
                self._attributes.add(name)

    def holds(self, node: ast.expr) -> bool:
        """Whether an expression is a set."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _SET_OPERATORS):
                return self.holds(left) or self.holds(right)
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in _SET_METHODS:
                return self.holds(value)
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                return name in _MAKE_SETS or name in self._attributes
            case ast.Name(id=name):
                return any((scope, name) in self._names for scope in self._scopes[id(node)])
            case ast.Attribute(attr=name):
                return name in self._attributes
        return False


def _ordered_sets(source: Source) -> Iterator[ast.expr]:
    """Every place where the order of a set could reach a result."""
    sets = Sets(source.tree)
    settled = {
        id(argument)
        for node in source.every(ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id in _WHATEVER_ORDER
        for argument in node.args
    }
    for node in source.every(*_GOING_THROUGH):
        gone_through: list[ast.expr] = []
        match node:
            case ast.For(iter=through) | ast.YieldFrom(value=through) | ast.Starred(value=through):
                gone_through = [through]
            case ast.ListComp(generators=parts) | ast.GeneratorExp(generators=parts) | ast.DictComp(generators=parts):
                gone_through = [] if id(node) in settled else [part.iter for part in parts]
            case ast.Call(func=ast.Name(id=name), args=arguments) if name in _IN_THEIR_ORDER:
                gone_through = [] if id(node) in settled else arguments
            case ast.Call(func=ast.Attribute(attr="join"), args=arguments):
                gone_through = arguments
            case ast.Call(func=ast.Attribute(attr="pop", value=taken_from), args=[]):
                gone_through = [taken_from]
        yield from (through for through in gone_through if sets.holds(through))


def unordered(source: Source) -> list[str]:
    """Where the order of a set, or a number that differs between processes, could decide something."""
    gone_through = [
        f"{source.where}:{node.lineno} goes through a set in no order that another process would repeat: "
        "sort it first, or keep a tuple or a dict"
        for node in _ordered_sets(source)
    ]
    numbered = [
        f"{source.where}:{node.lineno} calls {node.func.id}(), which differs between processes: "
        "use hashlib on canonical bytes"
        for node in source.every(ast.Call)
        if isinstance(node.func, ast.Name) and node.func.id in ("hash", "id")
    ]
    return gone_through + numbered


def floating(source: Source) -> list[str]:
    """Where a number need not be exact."""
    found: list[ast.expr | ast.stmt] = [one for one in source.every(ast.Constant) if isinstance(one.value, float)]
    found += [one for one in source.every(ast.Name) if one.id == "float"]
    found += [one for one in source.every(ast.BinOp) if isinstance(one.op, ast.Div)]
    found += [one for one in source.every(ast.AugAssign) if isinstance(one.op, ast.Div)]
    return [
        f"{source.where}:{node.lineno} uses floating point: rules count in whole numbers (// divides)" for node in found
    ]


def test_no_result_depends_on_the_process() -> None:
    sources = modules(*(f"adjudicator/{room}" for room in ("core", "engine", "orders", "galaxy", "games")))
    assert [said for source in sources for said in unordered(source)] == []


def test_rules_count_in_whole_numbers() -> None:
    sources = modules("adjudicator/core", "adjudicator/engine", "adjudicator/galaxy", "adjudicator/games")
    assert [said for source in sources for said in floating(source)] == []


@pytest.mark.parametrize(
    "text",
    [
        "for x in {1, 2}: print(x)",
        "for x in set(seats): print(x)",
        "def f(seats: frozenset[int]): return [seat for seat in seats]",
        "held = {x for x in hand}\ncards = list(held)",
        "class A:\n    seats: frozenset[int]\ndef f(a): return tuple(a.seats)",
        "def f():\n    held = {1}\n    def g(): return list(held)",
        "class A:\n    def f(self):\n        self.held = {1}\n        return [x for x in self.held]",
        "def late() -> set[int]: return {1}\nfirst = next(iter(late()))",
        "held = {1} | other\nx = ', '.join(held)",
        "held = {1}\nx = held.pop()",
        "held = {1}\nx = [*held]",
        "held = {1}\nx = {seat: 0 for seat in held}",
        "held = {1}\ndef f(): yield from held.union(other)",
        "x = sorted(list(part) for part in parts) + [y for y in {1, 2}]",
        "x = hash(seat)",
        "key = id(seat)",
    ],
)
def test_disorder_is_found(text: str) -> None:
    assert len(unordered(sample(text))) == 1


@pytest.mark.parametrize(
    "text",
    [
        "for x in sorted({1, 2}): print(x)",
        "held = {1}\nx = 1 in held and any(y for y in held) and len(held)",
        "held = {1}\nx = sorted(list(held))",
        "held = {1}\nx = {y + 1 for y in held}",
        "held = {1: 2}\nx = [y for y in held] + list(held)",
        "def f(held: set[int]): return 1\ndef g(held): return list(held)",
        "class A:\n    held: set[int]\n    def f(self):\n        held = (1, 2)\n        return list(held)",
        "stack = [1]\nx = stack.pop()",
        "hashed = hashlib.sha256(data)",
    ],
)
def test_what_is_in_order_passes(text: str) -> None:
    assert unordered(sample(text)) == []


@pytest.mark.parametrize("text", ["x = 0.5", "x = a / b", "x = float(a)", "x /= 2"])
def test_floating_point_is_found(text: str) -> None:
    assert floating(sample("x = a // b + 1")) == []
    assert len(floating(sample(text))) == 1
