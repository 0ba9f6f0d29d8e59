"""No modules import each other in a circle, but for those whose types name each other."""

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from tests.hygiene.sources import Source, modules, sample

NAME_EACH_OTHER: Final = (
    {"adjudicator.engine.contract.questions", "adjudicator.engine.contract.order_words"},
    {
        "adjudicator.engine.contract.piece_acts",
        "adjudicator.engine.contract.standpoint",
        "adjudicator.engine.contract.title",
        "adjudicator.engine.run.rounds",
        "adjudicator.engine.run.stage_run",
    },
)
"""See docs/decisions/modules.md."""


def named(source: Source) -> str:
    """A module as it is imported."""
    return source.where.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: Source, known: Iterable[str]) -> Iterator[str]:
    """What a module imports of those that are known, also for its types alone and inside functions."""
    there = {*known}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in there)
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{one.name}" for one in node.names]
            yield from (one if one in there else node.module for one in whole if one in there or node.module in there)


def circles(imports: Mapping[str, set[str]]) -> list[set[str]]:
    """The groups of modules each of which leads to all others of its group."""
    reached: dict[str, set[str]] = {}
    for module in imports:
        found: set[str] = set()
        left = [*imports[module]]
        while left:
            one = left.pop()
            if one not in found:
                found.add(one)
                left += imports[one]
        reached[module] = found
    groups = {frozenset(one for one in reached[module] if module in reached[one]) for module in imports}
    return sorted((set(group) for group in groups if len(group) > 1), key=min)


def drawn(sources: Iterable[Source]) -> dict[str, set[str]]:
    """What each module imports, itself left out."""
    by_name = {named(source): source for source in sources}
    return {name: {*imported(source, by_name)} - {name} for name, source in by_name.items()}


def test_modules_import_each_other_in_no_circle() -> None:
    found = circles(drawn(modules("adjudicator")))
    assert [group for group in found if group not in NAME_EACH_OTHER] == []
    assert len(found) == len(NAME_EACH_OTHER), "one is gone: take it out of the list"


def test_a_circle_is_found() -> None:
    one = sample("""
        def late():
            from two import something
    """)
    two = sample("""
        from typing import TYPE_CHECKING
        if TYPE_CHECKING:
            import three
    """)
    three = sample("import sample\nimport one")
    sources = [source._replace(where=f"{name}.py") for name, source in (("one", one), ("two", two), ("three", three))]
    assert circles(drawn(sources)) == [{"one", "two", "three"}]
    assert circles(drawn(sources[1:])) == []
