"""Annotations mean the same on every Python: from 3.14 on they are worked out when somebody asks for them.

Then a name in them is looked for among the attributes of the class first. A field `votes` hides a module `votes`.
"""

import ast
from collections.abc import Iterator

from tests.hygiene.sources import Source, inside, modules, sample


def _attributes(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=targets):
                yield from (target.id for target in targets if isinstance(target, ast.Name))
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name


def _annotations(body: list[ast.stmt]) -> Iterator[ast.expr]:
    for node in body:
        if isinstance(node, ast.AnnAssign):
            yield node.annotation
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            of = node.args
            every = [*of.posonlyargs, *of.args, *of.kwonlyargs, *filter(None, (of.vararg, of.kwarg))]
            yield from (argument.annotation for argument in every if argument.annotation is not None)
            if node.returns is not None:
                yield node.returns


def hidden(sources: tuple[Source, ...]) -> list[str]:
    """Names in the annotations of a class that are attributes of it, too."""
    return [
        f"{source.where}:{used.lineno}: {used.id} is an attribute of {node.name}, too: import what is meant by name"
        for source in sources
        for node in source.every(ast.ClassDef)
        for attributes in [set(_attributes(node.body))]
        for annotation in _annotations(node.body)
        for used in inside(annotation)
        if isinstance(used, ast.Name) and used.id in attributes
    ]


def test_no_attribute_hides_a_name_in_an_annotation() -> None:
    assert hidden(modules("adjudicator", "tests", "benchmarks")) == []


def test_a_hidden_name_is_found() -> None:
    (said,) = hidden((sample("class Ended:\n    how: votes.How\n    votes: int\n"),))
    assert said == "sample.py:2: votes is an attribute of Ended, too: import what is meant by name"
    (said,) = hidden((sample("class House:\n    def table(self) -> table.Table:\n        return laid()\n"),))
    assert "table is an attribute of House" in said


def test_an_argument_hides_nothing() -> None:
    assert hidden((sample("class Ended:\n    how: How\n    def seat(self, votes: int) -> int: ...\n"),)) == []
