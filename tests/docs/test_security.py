"""The page on security: every threat names what stops it, and every test that it names is there."""

import ast
import re
from pathlib import Path
from typing import Final

from tests.docs import pages
from tests.hygiene.sources import CHECKOUT

PAGE: Final = pages.DOCS / "operating" / "security.md"
_TEST: Final = re.compile(r"^- `([\w/]+\.py)::(test_\w+)`$", re.M)
_THREAT: Final = re.compile(r"^\*\*([^*]+)\*\*", re.M)
NAMED: Final = (
    "forged mail",
    "key that is used again",
    "mail loop",
    "oversized letter",
    "curious player",
    "curious game master",
    "malicious template",
    "lost laptop",
    "attachments and archives",
    "sql",
    "terminal",
    "headers",
    "xss",
    "log",
)


def named_in(path: Path) -> set[str]:
    """The tests in a file."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


def test_every_test_named_is_there() -> None:
    found = _TEST.findall(PAGE.read_text(encoding="utf-8"))
    assert len(found) > 60
    missing = []
    for file, name in found:
        path = CHECKOUT / "tests" / file
        if not path.exists() or name not in named_in(path):
            missing.append(f"{file}::{name}")
    assert missing == []


def test_every_threat_has_a_test() -> None:
    text = PAGE.read_text(encoding="utf-8").partition("## What is not stopped")[0]
    parts = re.split(r"(?m)^(?=\*\*)", text)[1:]
    assert len(parts) > 20
    assert [_THREAT.findall(part)[0] for part in parts if not _TEST.search(part)] == []


def test_what_was_thought_of_is_on_the_page() -> None:
    threats = " ".join(_THREAT.findall(PAGE.read_text(encoding="utf-8"))).lower()
    assert [name for name in NAMED if name not in threats] == []


def test_every_test_of_threats_is_named() -> None:
    """A test that nobody is told of does not show anybody that he is safe."""
    own = {name for name in named_in(CHECKOUT / "tests" / "security" / "test_threats.py") if name.startswith("test_")}
    named = {name for _, name in _TEST.findall(PAGE.read_text(encoding="utf-8"))}
    assert own - named == {"test_what_does_nothing_is_shown_as_it_is"}
