"""Whatever the layer may say in the words of a title is in the languages of every title that uses it."""

import ast
from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.phrase_files import shipped
from adjudicator.games.catalogue import titles
from tests.hygiene.imports import imported, named
from tests.hygiene.sources import Source, modules, sample

LAYER = {named(source): source for source in modules("adjudicator/galaxy")}


def asked_for(source: Source) -> Iterator[str]:
    """The phrases that a module asks a title for."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            phrase = node.args[0] if node.args else None
            if called in {"reason", "_reason"} and isinstance(phrase, ast.Constant):
                yield f"why-{phrase.value!s}"
            if called == "say" and isinstance(phrase, ast.Constant):
                yield str(phrase.value)


def wanted(sources: tuple[Source, ...]) -> set[str]:
    """The phrases of the parts of the layer that these modules import."""
    used = {name for source in sources for name in imported(source, LAYER)}
    return {phrase for name in sorted(used) for phrase in asked_for(LAYER[name])}


@pytest.mark.parametrize("title", titles().values(), ids=titles())
def test_a_title_has_all_phrases_of_what_it_uses(title: Title[Any]) -> None:
    package = title.package()
    english = "\n".join(["", *(one.text for one in (*shipped(package, "en"), *shipped("adjudicator.engine", "en")))])
    lacking = [one for one in wanted(modules(package.replace(".", "/"))) if f"\n{one} =" not in english]
    assert sorted(lacking) == []


def test_phrases_are_found() -> None:
    assert "why-tokens-held-fast" in wanted((sample("from adjudicator.galaxy.forces import gathered"),))
    assert "why-divides-nothing" in wanted((sample("from adjudicator.galaxy import dividing"),))
    assert "picture-mark" in wanted((sample("from adjudicator.galaxy import picture as drawing"),))
    assert "planets-had" in wanted((sample("from adjudicator.galaxy.board import planets"),))
    assert wanted((sample("from adjudicator.galaxy.batches import count"),)) == set()
