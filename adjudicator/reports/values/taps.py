"""Taps: the usual answers to a question as links, each of which opens a letter with that one order line in it.

A letter holds the line, and below it, as a comment, the question that it answers. Orders merge question by question, so
several such letters count together.
"""

import re
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

from markupsafe import Markup

from adjudicator.engine.contract.order_words import Question
from adjudicator.reports.values.reply_link import Reply, mailto, quoted, without_body

LONGEST: Final = 640
"""The most characters of such a link: with its style and its words it must fit on a line of a letter."""

_BODY: Final = "&amp;body="
_BELOW: Final = "%0D%0A%0D%0A%23%20"
"""An empty line, and the beginning of a comment."""
_PLAIN: Final = re.compile(r"[A-Za-z0-9 ]*")
_LONGEST_COMMENT: Final = 120
"""Of a question no more is repeated."""


class Tap(NamedTuple):
    """One answer: the order line, and the link that opens a letter with it, escaped as in an attribute."""

    words: str
    link: str


class Answered(NamedTuple):
    """A question with its usual answers, and the link that opens a letter for any other; without links if none go."""

    question: Question
    taps: tuple[Tap, ...] = ()
    other: str = ""


class Tapped(tuple[Answered, ...]):
    """Questions that stand together in a letter, with their answers."""

    __slots__ = ()


def tapped(questions: Iterable[Question], to: Reply | None) -> Tapped:
    """These questions with links to an address; without an address, the questions alone."""
    if to is None:
        return Tapped([Answered(one) for one in questions])
    head = without_body(to).replace("&", "&amp;")
    return Tapped([_answered(one, to, head) for one in questions])


def _answered(question: Question, to: Reply, head: str) -> Answered:
    asked = _cut(question.prompt)
    below = f"{_BELOW}{_encoded(asked)}" if asked else ""
    begun = f"{head}{_BODY}"
    taps = tuple([Tap(line, f"{begun}{_encoded(line)}{below}") for line in question.answers])
    if taps and max(len(tap.link) for tap in taps) > LONGEST:
        taps = tuple([_short(tap, f"{begun}{_encoded(tap.words)}") for tap in taps])
    return Answered(question, tuple([tap for tap in taps if tap.link]), _other(question, to, asked))


def _short(tap: Tap, alone: str) -> Tap:
    """The same without the question, if it is too long with it; without a link if it is so in any case."""
    return tap if len(tap.link) <= LONGEST else Tap(tap.words, alone if len(alone) <= LONGEST else "")


def _other(question: Question, to: Reply, asked: str) -> str:
    """The link for any other answer: a letter with the question and some of its lines, as comments below."""
    lines = [f"# {line}" for line in question.answers[:2]]
    bodies = [["", "", f"# {asked}", *lines[:count]] for count in range(len(lines), -1, -1)]
    return mailto(to, bodies, LONGEST).replace("&", "&amp;")


def shown(one: Answered) -> dict[str, Any]:
    """A question as its template receives it."""
    asked, taps = one.question, [(tap.words, Markup(tap.link)) for tap in one.taps]  # noqa: S704 - escaped above
    return {
        "where": asked.where or "",
        "place": asked.place,
        "prompt": asked.prompt,
        "silence": asked.silence,
        "owed": asked.owed,
        "taps": taps,
        "other": Markup(one.other),  # noqa: S704 - escaped above
    }


def tap(words: str, lines: Iterable[str], to: Reply) -> Tap:
    """A link that opens a letter with these lines, escaped as in an attribute."""
    return Tap(words, mailto(to, [tuple(lines)], LONGEST).replace("&", "&amp;"))


def _cut(prompt: str) -> str:
    """A question, or as many of its words as are repeated."""
    if len(prompt) <= _LONGEST_COMMENT:
        return prompt
    return f"{prompt[:_LONGEST_COMMENT].rpartition(' ')[0]} ..."


def _encoded(line: str) -> str:
    """A line of a letter as it stands in a link: most are letters, digits and spaces."""
    return line.replace(" ", "%20") if _PLAIN.fullmatch(line) else quoted(line)
