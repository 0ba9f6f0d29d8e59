"""What modules import, as the hygiene tests read it."""

import ast
from collections.abc import Container, Iterator

from tests.hygiene.sources import Source


def named(source: Source) -> str:
    """A module as it is imported."""
    return source.where.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: Source, known: Container[str]) -> Iterator[str]:
    """What a module imports of those that are known, also for its types alone and inside functions."""
    for node in source.imports():
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in known)
        elif node.module:
            whole = [f"{node.module}.{one.name}" for one in node.names]
            yield from (one if one in known else node.module for one in whole if one in known or node.module in known)
