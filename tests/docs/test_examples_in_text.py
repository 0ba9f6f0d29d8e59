"""Every order that stands in the text of a page is read, in some phase of some title; so is every order of a list.

What is shown to be wrong is named here, and is indeed refused.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from adjudicator.games import catalogue
from tests.docs import pages
from tests.docs.tables import TABLES

WRONG: Final = frozenset(
    (
        *("PLAY A IF I use B", "PLAY B IF I use A", "INVITE Green?", "BUILD capital ship with"),
        *("ATTACK planet 4 with 4 from home 1, home", "ZAP Bleu IF Bleu uses Virus", "DEFENDER Gren ELSE Yelow"),
        *("CARD Attack 20 IF Green is angry ELSE Compromise", "ZAP Blue IF he uses Virus", "PLAGUE takes"),
        *("ZAP Green IF things look bad", "FLARE Salvor", "ZAP Red IF Red uses Salvor"),
    )
)
"""What pages show as an order that cannot be read, as a part of one, or as a word for anything; or of no game yet."""
OTHERS: Final = frozenset(
    (
        *("RELEASE LETTER 17 (it counts from when it came)", "ZAP Bob"),
        *("WRITE AGAIN TO", "WRITE AGAIN TO eve@example.org (who wants letters after all)"),
        *("PLAY cosmic", "PLAY tutorial", "PLAY tutorial cosmic"),
    )
)
"""Words of game masters, an order in a game in which a player is called so, and words for the front door."""
_SPAN: Final = re.compile(r"(?<!\*)`([^`]+)`(?!\*)")
_FENCED: Final = re.compile(r"```.*?```", re.S)


_WORDS: Final = {choice.word for title in catalogue.titles().values() for choice in title.choices}


def orders(text: str) -> Iterator[str]:
    """What begins with an order word and goes on, in the text of a page and on lines of its own."""
    bare = _FENCED.sub("", text)
    said = [" ".join(one.split()) for one in _SPAN.findall(bare)]
    said += [line.strip() for line in bare.split("\n") if line.startswith("    ")]
    for one in said:
        if any(one.startswith(f"{word} ") for word in _WORDS) and one not in _WORDS:
            yield one


@pytest.mark.parametrize("page", pages.pages(), ids=pages.name)
def test_every_order_in_the_text_of_a_page_is_read(page: Path) -> None:
    said = dict.fromkeys(orders(page.read_text(encoding="utf-8")))
    wanted = [one for one in said if one not in WRONG | OTHERS]
    assert [one for one in wanted if not any(table.reads(one) for table in TABLES)] == []


@pytest.mark.parametrize("order", sorted(WRONG))
def test_what_is_shown_as_wrong_is_wrong(order: str) -> None:
    assert not any(table.reads(order) for table in TABLES)


@pytest.mark.parametrize("name", sorted(catalogue.titles()))
def test_so_is_the_example_of_every_order_word_and_fact(name: str) -> None:
    title = catalogue.title(name)
    examples = [choice.example for choice in title.choices if choice.example]
    of_title = [table for table in TABLES if table.title.heading == title.heading]
    assert [one for one in examples if not any(table.reads(one) for table in of_title)] == []


def test_an_order_that_is_not_read_is_found() -> None:
    assert list(orders("write `ATTACK plonet\n4` or\n\n    ZAP all of them\n")) == [
        "ATTACK plonet 4",
        "ZAP all of them",
    ]
    assert not any(table.reads("ATTACK plonet 4") for table in TABLES)
