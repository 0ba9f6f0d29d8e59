"""Every example of orders on the pages is read with the real language, and comes to what the page says."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.orders.values.clauses import Clause
from tests.docs import pages, reading
from tests.docs.pages import Block

KINDS = {"orders", "later", "stands", "problems"}
_INFO = re.compile(r"(?:orders|later) phase ([1-4])(?: same)?$")
_ITEM = re.compile(r"(?:\d+\. |Line \d+, )")


def items(text: str) -> list[str]:
    """The numbered entries of a block, each on one line however it was wrapped."""
    found: list[str] = []
    for line in text.splitlines():
        if _ITEM.match(line) or not found:
            found.append(line.strip())
        else:
            found[-1] += f" {line.strip()}"
    return found


def phase(block: Block) -> int:
    """The phase a letter is sent in: `orders phase 3`; `same` may follow if it means the same as the one before."""
    said = _INFO.match(block.info)
    assert said is not None, f"{block}: say in which phase"
    return int(said[1])


def deviations(blocks: list[Block]) -> Iterator[str]:
    """Where examples do not do what the page says; a letter stands alone, or is followed by what comes of it."""
    letters = [i for i, block in enumerate(blocks) if block.kind in ("orders", "later")]
    stands = reading.stands(1)
    stood: tuple[Clause, ...] = ()
    for start, stop in zip(letters, [*letters[1:], len(blocks)], strict=False):
        letter = blocks[start]
        result = reading.read(letter.text, phase(letter))
        before = stood
        stands = stands if letter.kind == "later" else reading.stands(phase(letter))
        stands.letter(result)
        stood, problems = stands.clauses, reading.told([*result.problems, *stands.problems])
        if letter.info.endswith(" same") and stood != before:
            yield f"{letter.page}:{letter.line} does not mean the same as the letter before: {reading.standing(stood)}"
        shown: list[str] = []
        for block in blocks[start + 1 : stop]:
            if block.kind == "problems":
                shown = items(block.text)
            elif block.kind == "stands" and items(block.text) != reading.standing(stood):
                yield f"{block.page}:{block.line} what stands is {reading.standing(stood)}"
        if shown != problems:
            yield f"{letter.page}:{letter.line} the problems are {problems}"
        if not (stood or result.directives or problems):
            yield f"{letter.page}:{letter.line} says nothing"


@pytest.mark.parametrize("page", pages.pages(), ids=pages.name)
def test_the_examples_read_as_the_page_says(page: Path) -> None:
    assert list(deviations([block for block in pages.blocks(page) if block.kind in KINDS])) == []


def block(info: str, text: str) -> Block:
    return Block("page.md", 1, info, text)


@pytest.mark.parametrize(
    ("blocks", "said"),
    [
        ([block("orders phase 1", "ATACK planet 4")], "the problems are"),
        ([block("orders phase 1", "ATTACK planet 4"), block("problems", "Line 1, no")], "the problems are []"),
        ([block("orders phase 1", "ATTACK planet 4"), block("stands", "1. ATTACK Blue 5")], "what stands is"),
        ([block("orders phase 1", "# nothing")], "says nothing"),
        ([block("orders phase 1", "ZAP any"), block("orders phase 1 same", "ZAP Blue")], "does not mean the same"),
    ],
)
def test_a_wrong_example_is_found(blocks: list[Block], said: str) -> None:
    (found,) = deviations(blocks)
    assert said in found


def test_a_wrapped_entry_is_one() -> None:
    assert items("1. ATTACK Blue 4\n   ELSE Blue 5\n2. PASS") == ["1. ATTACK Blue 4 ELSE Blue 5", "2. PASS"]
