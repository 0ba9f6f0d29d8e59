"""No modules import each other in a circle, but for those whose types name each other."""

from collections.abc import Iterable, Mapping
from typing import Final

from tests.hygiene.imports import imported, named
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
