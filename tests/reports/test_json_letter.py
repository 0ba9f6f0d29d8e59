"""Letters for programs: every name in them is one that the page promises."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.reports.values import document
from adjudicator.reports.values.json_letter import encoded
from tests.docs.pages import DOCS
from tests.reports.samples import ALL

PAGE = (DOCS / "letters-as-json.md").read_text("utf-8")
EVERY = {"schema", "kind", "game", "title", "seat", "heading", "deadline"}


def names(value: Any) -> Iterator[str]:
    """The names of all objects in a value."""
    if isinstance(value, dict):
        for name, below in value.items():
            yield name
            yield from names(below)
    elif isinstance(value, list):
        for below in value:
            yield from names(below)


@pytest.mark.parametrize("sample", ALL, ids=lambda sample: type(sample).__name__)
def test_every_name_is_promised(sample: document.Document) -> None:
    said = json.loads(encoded(sample))
    promised = set(re.findall(r"`(\w+)`", PAGE))
    assert set(names(said)) <= promised
    kind = said["kind"]
    (row,) = re.findall(rf"^- `{kind}`: (.*?\.)$", PAGE, re.M | re.S)
    own = set(re.findall(r"`(\w+)`", row.partition("In the first")[0]))
    assert said.keys() - EVERY - {"welcome"} == own


def test_every_kind_is_on_the_page() -> None:
    kinds = [kind.__name__.lower() for kind in document.Document.__args__]
    assert all(f"- `{kind}`: " in PAGE for kind in kinds)
