"""The pages of docs/ and the README: their fenced examples, and the parts that are made from the code."""

import re
from pathlib import Path
from typing import NamedTuple

from tests.hygiene.sources import CHECKOUT

DOCS = CHECKOUT / "docs"
OTHERS = ("decisions", "cases.md")
"""What stands in docs/ and has tests of its own."""

_FENCE = re.compile(r"\s*```(?P<info>.*)$")
_MADE = re.compile(r"<!-- made: (?P<what>[\w ]+) -->$")
_END = "<!-- end -->"


class Block(NamedTuple):
    """A fenced example: its page, the line where its text begins, the words after the fence, and its text."""

    page: str
    line: int
    info: str
    text: str

    @property
    def kind(self) -> str:
        """What it is an example of: `orders`, `problems`, `python`, `sh`, ..."""
        return self.info.partition(" ")[0]


def pages() -> list[Path]:
    """Every page, the README first."""
    found = [path for path in DOCS.rglob("*.md") if path.relative_to(DOCS).parts[0] not in OTHERS]
    return [CHECKOUT / "README.md", *sorted(found)]


def name(page: Path) -> str:
    """A page as it is called in messages."""
    return page.relative_to(CHECKOUT).as_posix()


def blocks(page: Path) -> list[Block]:
    """The fenced examples of a page, in order."""
    found: list[Block] = []
    info: str | None = None
    inside: list[str] = []
    for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        fence = _FENCE.match(line)
        if fence is None:
            inside.append(line)
        elif info is None:
            info, inside = fence["info"].strip(), []
        else:
            found.append(Block(name(page), number - len(inside), info, "\n".join(inside)))
            info = None
    assert info is None, f"{name(page)}: an example is not closed"
    return found


def made(page: Path) -> dict[str, list[str]]:
    """The parts of a page that are made from the code, by what they show."""
    found: dict[str, list[str]] = {}
    what = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        begins = _MADE.match(line)
        if begins is not None:
            what = begins["what"]
            found[what] = []
        elif line == _END:
            what = ""
        elif what:
            found[what].append(line)
    return found


def remade(text: str, parts: dict[str, list[str]]) -> str:
    """The text of a page with these parts in place of those it has."""
    out: list[str] = []
    inside = False
    for line in text.splitlines():
        begins = _MADE.match(line)
        if line == _END:
            inside = False
        if not inside:
            out.append(line)
        if begins is not None:
            inside = True
            out += parts[begins["what"]]
    return "\n".join(out) + "\n"
