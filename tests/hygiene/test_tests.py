"""Every test can fail, and no module of tests is one that others take something from."""

import ast

import pytest

from tests.hygiene.sources import Source, inside, modules, sample

Function = ast.FunctionDef | ast.AsyncFunctionDef

_RAISING = frozenset({"raises", "warns", "fail"})


def _functions(source: Source) -> list[Function]:
    return [*source.every(ast.FunctionDef), *source.every(ast.AsyncFunctionDef)]


def _calls(nodes: list[ast.AST]) -> set[str]:
    """The last names of everything that is called."""
    called = set()
    for node in nodes:
        if isinstance(node, ast.Call):
            match node.func:
                case ast.Name(id=name) | ast.Attribute(attr=name):
                    called.add(name)
    return called


def _asserts(nodes: list[ast.AST]) -> bool:
    return any(isinstance(node, (ast.Assert, ast.Raise)) for node in nodes)


def toothless(sources: tuple[Source, ...]) -> list[str]:
    """The tests that nothing can make fail but a crash."""
    functions = [(source, function) for source in sources for function in _functions(source)]
    calls: list[tuple[str, set[str]]] = []
    biting = set(_RAISING)
    for _, function in functions:
        whole = inside(function)
        calls.append((function.name, _calls(whole)))
        if _asserts(whole):
            biting.add(function.name)
    growing = True
    while growing:
        more = {name for name, called in calls if name not in biting and called & biting}
        biting |= more
        growing = bool(more)
    return [
        f"{source.where}:{function.lineno} {function.name} asserts nothing"
        for source, function in functions
        if function.name.startswith("test_") and function.name not in biting
    ]


def test_every_test_asserts_something() -> None:
    assert toothless(modules("tests")) == []


@pytest.mark.parametrize(
    "body",
    [
        "assert found == 1",
        "with pytest.raises(ValueError): find()",
        "check(found)",
        "at_length(found)",
    ],
)
def test_what_can_fail_passes(body: str) -> None:
    text = f"def check(x):\n    assert x\ndef at_length(x):\n    check(x)\ndef test_one():\n    {body}\n"
    assert toothless((sample(text),)) == []


@pytest.mark.parametrize("body", ["find()", "print(found == 1)", "pass"])
def test_what_cannot_fail_is_found(body: str) -> None:
    assert toothless((sample(f"def test_one():\n    {body}\n"),)) == ["sample.py:1 test_one asserts nothing"]


def borrowing(sources: tuple[Source, ...]) -> list[str]:
    """Where something is taken from a module of tests: what several need stands in a module of its own."""
    return [
        f"{source.where}:{node.lineno} takes from {node.module}: put it into a module without tests"
        for source in sources
        for node in source.every(ast.ImportFrom)
        if (node.module or "").rpartition(".")[2].startswith("test_")
    ]


def test_what_several_tests_need_stands_apart() -> None:
    assert borrowing(modules("tests", "benchmarks")) == []


def test_what_is_taken_from_tests_is_found() -> None:
    text = "from tests.service.test_house import held\nfrom tests.service.house import House\n"
    (found,) = borrowing((sample(text),))
    assert found.startswith("sample.py:1 takes from tests.service.test_house")
