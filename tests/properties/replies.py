"""Whole replies as people and machines may write them: what a title's grammar allows, and every sign around it."""

import string
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final

from hypothesis import strategies as st

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.orders.words import synonyms
from adjudicator.orders.words.directives import WORDS
from adjudicator.orders.words.word_lists import entries, shipped
from tests.fuzz.scrawl import Scrawl

LANGUAGES: Final = ("en", "de", "fr")
"""That of orders, another one that comes with the program, and one of which only a list of words is known."""
SIGNS: Final = (
    *string.punctuation,
    *"\u00ab\u00bb\u201e\u201c\u201d\u2018\u2013\u2014\u2026\u2022\u00b7\u25aa\u2713\u2192\u2265\u00bd\u00b2\u2460\uff1a\uff0c",
    *("...", "->", "=>", "--", "==", "**", "()", "[]", '""', "1)", "(2)", "a)", "3.", ":-)", ";)", "<3", "> "),
    *(
        "\U0001f642",
        "\U0001f44d\U0001f3fd",
        "\u2764\ufe0f",
        "\u00a0",
        "\u200b",
        "\u202e",
        "\u3000",
        "\t",
        "\0",
        "\u0301",
    ),
)
BULLETS: Final = (
    "",
    "",
    "",
    "- ",
    "* ",
    "\u2022 ",
    "1. ",
    "2) ",
    "(3) ",
    "b) ",
    "\u2013 ",
    "> ",
    "# ",
    "  ",
    "\u2705 ",
    "[ ] ",
)
_BEHIND: Final = (
    "",
    "",
    "",
    ".",
    ";",
    "!",
    ",",
    ":",
    ")",
    "?",
    "...",
    " -",
    " \u2014",
    " (please)",
    '"',
    " \U0001f642",
    " #2",
)
_BETWEEN: Final = (
    " ",
    "\n",
    ": ",
    " - ",
    ", ",
    "; ",
    ". ",
    ") ",
    " \u2014 ",
    " = ",
    " then ",
    " and ",
    "/",
    " | ",
    "\n\n",
)
_CONDITIONS: Final = (
    "IF",
    "UNLESS",
    "ELSE",
    "OTHERWISE",
    "OR",
    "AND",
    "IF I lose",
    "UNLESS I win",
    "IF:",
    "ELSE no",
    "OR PASS",
)
_TALK: Final = (
    "ALL",
    "line 2",
    "1, 2",
    "TO all: hello",
    "please",
    "now",
    "everything",
    "everybody",
    "me",
    "Greta",
    "no",
)
_WORDS: Final = (*WORDS, "RELEASE", "CONFIRM", "RELEASE 1", "END PRESS", "BEGIN ORDERS", "END ORDERS", "YES")


def headings(numbered: str) -> st.SearchStrategy[str]:
    """Whatever may be meant as a heading, right or wrong."""
    part, whole = numbered.upper(), numbered.capitalize()
    number = st.sampled_from(("1", "2", "3", "0", "9", "two", "1 and 2", "x", "", "99999999999", "\u00bd"))
    numbers = st.tuples(number, st.sampled_from(("1", "2", "3", "4", "9", "")))
    said = st.sampled_from(
        (
            *(f"{part} {{0}}", f"{whole} {{0}})", f"In {numbered} {{0}})", f"{{0}}) {whole} {{0}}", f"({whole} {{0}})"),
            *(f"{whole} #{{0}}", f"for {numbered} {{0}}", "IN {0}", f"{part[0]}{{0}}", f"{whole}s {{0}}", f"{part}"),
            *(
                f"[{part} {{0}}]",
                f'"{whole} {{0}}"',
                "Kampf {0}",
                "d\u00e9fi {0}",
                f"EVERY {part}",
                f"all {numbered}s",
            ),
            *(
                "TURN {0} PHASE {1}",
                "Turn {0}, phase {1})",
                "TURN {0}",
                "PHASE {1}",
                "EVERY TURN",
                "EVERY TURN PHASE {1}",
            ),
            *("NEXT TURN", "Zug {0} Phase {1}", "(TURN {0} PHASE {1})", "TURN {0} - PHASE {1}", "each turn, phase {1}"),
        )
    )
    return st.tuples(said, numbers).map(lambda one: one[0].format(*one[1]))


@cache
def foreign(language: str) -> Mapping[str, str]:
    """The words of orders, each with one in that language."""
    found: dict[str, str] = {}
    for entry in entries(shipped(synonyms.FILE).get(language, "")):
        for said in entry.said:
            found.setdefault(entry.key.casefold(), " ".join(said))
    return found


class Author:
    """Somebody who replies to a report: with the names that they see, in one of the languages."""

    def __init__(self, title: Title[Any], view: State, seat: int) -> None:
        self._title, self._view, self._seat = title, view, seat
        self._numbered = title.vocabulary(view, seat).numbered
        self._examples = tuple([choice.example for choice in title.choices])

    def orders(self) -> st.SearchStrategy[str]:
        """What the grammar allows, what would answer a question, and an order word alone."""
        made = st.integers(0, 9999).map(self._made)
        return made | made | st.sampled_from([word for one in self._examples for word in (one, one.split()[0])])

    def _made(self, number: int) -> str:
        scrawl = Scrawl(self._title, self._view, self._seat, (), Chance(b"replies"), f"reply/{number}")
        return next(iter([line for line in scrawl.lines() if line.strip()]), "PASS")

    def replies(self) -> st.SearchStrategy[list[str]]:
        """Whole replies, line by line."""
        words = st.sampled_from(_WORDS) | st.tuples(st.sampled_from(_WORDS), st.sampled_from(_TALK)).map(" ".join)
        said = self.orders() | words | st.sampled_from((*_CONDITIONS, *_TALK))
        headed = st.tuples(headings(self._numbered), st.sampled_from(_BETWEEN), said).map("".join)
        joined = st.tuples(said, st.sampled_from(_BETWEEN), said | st.sampled_from(_CONDITIONS)).map("".join)
        part = self.orders() | headings(self._numbered) | headed | headed | joined | words
        dressed = st.tuples(st.sampled_from(BULLETS), part, st.sampled_from(_BEHIND)).map("".join)
        line = st.tuples(dressed, st.sampled_from(LANGUAGES)).map(lambda one: translated(*one))
        return st.lists(st.tuples(line, _strewn).map(_sown), min_size=1, max_size=6).map(_parted)


_strewn = st.lists(st.tuples(st.integers(0, 60), st.sampled_from(SIGNS)), max_size=2)


def translated(line: str, language: str) -> str:
    """A line with the words that are known of a language."""
    known = foreign(language) if language != LANGUAGES[0] else {}
    return " ".join(known.get(word.casefold(), word) for word in line.split(" ")) if known else line


def _sown(one: tuple[str, Sequence[tuple[int, str]]]) -> str:
    line, signs = one
    for at, sign in signs:
        line = line[:at] + sign + line[at:]
    return line


def _parted(said: Sequence[str]) -> list[str]:
    return [line for one in said for line in one.split("\n")]
