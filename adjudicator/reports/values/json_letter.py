"""A letter for programs: the document it is made from as JSON, with names that stay (docs/letters-as-json.md)."""

from functools import cache
from typing import Any, Final, Literal, Union, get_args, get_type_hints

import msgspec

from adjudicator.core import codec
from adjudicator.reports.values.document import Document, Form

SCHEMA: Final = 1
"""Increased when a name changes its meaning or is removed; additions do not increase it."""

_LEFT_OUT: Final = frozenset(("picture", "taken", "covered", "tapping"))
"""The parts that the words of a letter leave out or word differently."""


def encoded(document: Document) -> bytes:
    """The document as JSON: the content of the letter, and nothing else."""
    said: dict[str, Any] = {"schema": SCHEMA, "kind": type(document).__name__.lower()}
    for name in document.__struct_fields__:
        if name not in _LEFT_OUT:
            value = getattr(document, name)
            said[name] = value.lines if isinstance(value, Form) else msgspec.to_builtins(value, enc_hook=codec.plain)
    return codec.encode(said)


@cache
def letters() -> Any:
    """The type of letters as JSON: programs in Python can decode with it."""
    return Union[tuple(map(_letter, get_args(Document)))]  # noqa: UP007 - its members are made here


def _letter(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    """A kind of letter; every name is always there."""
    hints = get_type_hints(kind)
    fields = [(name, hints[name]) for name in kind.__struct_fields__ if name not in _LEFT_OUT]
    plain = [(name, tuple[str, ...] if hint is Form else hint) for name, hint in fields]
    name = kind.__name__
    made = msgspec.defstruct(name, [("schema", Literal[1]), *plain], tag_field="kind", tag=name.lower(), frozen=True)
    made.__doc__ = kind.__doc__
    return made


def schema() -> dict[str, Any]:
    """The JSON Schema of letters (draft 2020-12)."""
    made: dict[str, Any] = _on_one_line(msgspec.json.schema(letters()))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "A letter as JSON", **made}


def _on_one_line(made: Any) -> Any:
    """A schema with its descriptions on one line each."""
    if isinstance(made, dict):
        return {
            name: " ".join(below.split()) if name == "description" and isinstance(below, str) else _on_one_line(below)
            for name, below in made.items()
        }
    return [_on_one_line(below) for below in made] if isinstance(made, list) else made
