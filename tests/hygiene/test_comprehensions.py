"""Comprehensions mean the same on every Python: up to 3.12.1 two of one function could share a name by mistake.

Where one binds a name of the module for its own use, another that means the one of the module found nothing.
"""

import ast
from collections.abc import Iterator

from tests.hygiene.sources import Source, inside, modules, parts, sample

_INLINED = ast.ListComp | ast.SetComp | ast.DictComp
_FUNCTION = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda


def _there(function: ast.AST) -> Iterator[_INLINED]:
    """The outermost comprehensions of a function, without those of functions inside it."""
    for node in parts(function):
        if isinstance(node, _INLINED):
            yield node
        elif not isinstance(node, _FUNCTION):
            yield from _there(node)


def _own(function: ast.AST) -> set[str]:
    """The names that a function binds itself: its arguments and variables."""
    found = set[str]()
    for node in parts(function):
        match node:
            case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
        if not isinstance(node, _INLINED | ast.GeneratorExp | _FUNCTION):
            found |= _own(node)
    return found


def _names(node: ast.AST, context: type[ast.expr_context]) -> set[str]:
    return {one.id for one in inside(node) if isinstance(one, ast.Name) and isinstance(one.ctx, context)}


def confused(sources: tuple[Source, ...]) -> list[str]:
    """Names that one comprehension of a function binds, and another does not."""
    found = []
    for source in sources:
        known = {name for node in source.tree.body for name in _defined(node)}
        for function in _with_several(source):
            several = [*_there(function)]
            for one in several:
                free = _names(one, ast.Load) - _names(one, ast.Store)
                bound = {name for other in several if other is not one for name in _names(other, ast.Store)}
                found += [
                    f"{source.where}:{one.lineno}: {name} is another comprehension's, too: call that something else"
                    for name in sorted(known & free & bound)
                    if name not in _own(function)
                ]
    return found


def _with_several(source: Source) -> list[_FUNCTION]:
    """The functions on whose lines more than one comprehension begins."""
    inlined: list[_INLINED] = [*source.every(ast.ListComp), *source.every(ast.SetComp), *source.every(ast.DictComp)]
    lines = [one.lineno for one in inlined]
    functions: list[_FUNCTION] = [*source.every(ast.FunctionDef), *source.every(ast.AsyncFunctionDef)]
    functions += source.every(ast.Lambda)
    return [one for one in functions if sum(one.lineno <= line <= (one.end_lineno or line) for line in lines) > 1]


def _defined(node: ast.stmt) -> set[str]:
    """The names that a statement of a module defines."""
    match node:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Import(names=names) | ast.ImportFrom(names=names):
            return {(one.asname or one.name).split(".")[0] for one in names}
        case ast.Assign() | ast.AnnAssign():
            return _names(node, ast.Store)
    return set()


def test_no_comprehension_takes_a_name_that_another_one_means() -> None:
    assert confused(modules("adjudicator", "tests", "benchmarks")) == []


def test_a_taken_name_is_found() -> None:
    lines = "def place(): ...\n\ndef taken(words):\n    there = {place for place in words}\n"
    (said,) = confused((sample(f"{lines}    return [one for one in words if place(one) in there]\n"),))
    assert said == "sample.py:5: place is another comprehension's, too: call that something else"


def test_names_that_only_one_of_them_has_are_passed_by() -> None:
    lines = "def place(): ...\n\ndef taken(words):\n    there = {where for where in words}\n"
    assert confused((sample(f"{lines}    return [one for one in words if place(one) in there]\n"),)) == []
