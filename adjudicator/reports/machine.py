"""A letter for programs: the document it is made from as JSON, with names that stay (docs/letters-as-json.md)."""

from typing import Any, Final

import msgspec

from adjudicator.core import codec
from adjudicator.reports.document import Document, Form

SCHEMA: Final = 1
"""Raised when a name changes its meaning or goes; what is added does not raise it."""

_LEFT_OUT: Final = frozenset(("picture", "taken", "covered"))
"""What the words of a letter leave out or say in another way."""


def encoded(document: Document) -> bytes:
    """The document as JSON: what the letter says, and nothing that it does not."""
    said: dict[str, Any] = {"schema": SCHEMA, "kind": type(document).__name__.lower()}
    for name in document.__struct_fields__:
        if name not in _LEFT_OUT:
            value = getattr(document, name)
            said[name] = value.lines if isinstance(value, Form) else msgspec.to_builtins(value)
    return codec.encode(said)
