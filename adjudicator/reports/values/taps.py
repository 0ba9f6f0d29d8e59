"""Taps: the usual answers to a question as links, each of which opens a letter with that one order line in it.

A letter holds the line, and below it, as a comment, the question that it answers. Orders merge question by question, so
several such letters count together.
"""

from collections.abc import Iterable, Sequence
from datetime import date, timedelta
from functools import lru_cache
from itertools import compress
from string import punctuation
from typing import Any, Final, NamedTuple

from markupsafe import Markup
from msgspec import Struct

from adjudicator.engine.contract.order_words import Question
from adjudicator.reports.values.document import Deadline
from adjudicator.reports.values.reply_link import Reply, mailto, quoted, without_body

LONGEST: Final = 640
"""The most characters of such a link: with its style and its words it must fit on a line of a letter."""

_BODY: Final = "&amp;body="
_NEXT: Final = "%0D%0A%23%20"
_BELOW: Final = f"%0D%0A{_NEXT}"
"""The beginning of a comment on the next line, and after an empty one."""
_ESCAPED: Final = ("%", " ", *[sign for sign in punctuation if sign not in "%-._~"])
"""What is escaped in a link. A percent sign comes first, before there are any that escape others."""
FEW, FEWEST = 4, 2
"""How many answers a question has at least, and where there is hardly any room."""
_BUTTON: Final = 55
"""Characters around the link and the words of a button."""
_AROUND: Final = 250
"""What the page of a letter has around a question, in characters."""
_LONGEST_COMMENT: Final = 80
"""Of a question no more is repeated."""


class Answered(NamedTuple):
    """A question with its usual answers, each with its link, and the link that opens a letter for any other.

    Links are escaped as in an attribute; without an address there are none, and no answers either.
    """

    question: Question
    words: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    other: str = ""


class Tapped(tuple[Answered, ...]):
    """Questions that stand together in a letter, with their answers."""

    __slots__ = ()


def tapped(questions: Iterable[Question], to: Reply | None) -> Tapped:
    """These questions with links to an address; without an address, the questions alone."""
    if to is None:
        return Tapped([Answered(one) for one in questions])
    head = without_body(to).replace("&", "&amp;")
    return Tapped([_answered(one, head) for one in questions])


def lessened(several: Tapped, room: int, fewest: int = FEW) -> Tapped:
    """The same questions, with so few answers each that they take about so many characters of a page together.

    None has fewer than the `fewest` of its answers; the link for any other answer is there for the rest. Where even
    these are too many, what links open is the order alone, without the question that it answers, and at last a letter
    with nothing in it.
    """
    size = taken(several)
    if size <= room:
        return several
    most = max([len(one.links) for one in several], default=0)
    while most > fewest and size > room:
        most -= 1
        size -= sum([_button(one, most) for one in several if most < len(one.links)])
    cut = Tapped([one._replace(words=one.words[:most], links=one.links[:most]) for one in several])
    if size > room:
        cut = Tapped(map(_alone, cut))
    return cut if taken(cut) <= room else Tapped([one._replace(other=one.other.partition(_BODY)[0]) for one in cut])


def _alone(one: Answered) -> Answered:
    """The same with links that open what is written alone, and a question alone for any other answer."""
    other, space, asked = one.other.partition(_BELOW)
    links = tuple([link.partition(_BELOW)[0] for link in one.links])
    return one._replace(links=links, other=f"{other}{space}{asked.partition(_NEXT)[0]}")


def within(several: Tapped, room: int) -> Tapped:
    """The first of these questions whose links have so many characters together; without links all of them."""
    kept = []
    for one in several:
        room -= _size(one)
        if room < 0:
            break
        kept.append(one)
    return Tapped(kept)


def taken(several: Tapped) -> int:
    """How many characters of a page questions take, with all around them."""
    return sum(map(_size, several))


def _size(one: Answered) -> int:
    buttons = sum(map(len, one.links)) + sum(map(len, one.words)) + _BUTTON * len(one.links)
    return buttons + len(one.other) + (len(one.question.prompt) + _AROUND if one.other else 0)


def _button(one: Answered, number: int) -> int:
    """What one answer of these takes, from 0."""
    return len(one.links[number]) + len(one.words[number]) + _BUTTON


def _answered(question: Question, head: str) -> Answered:
    asked = _cut(question.prompt)
    words, begun = question.answers, f"{head}{_BODY}"
    bodies, below = _encoded(question.by_themselves), f"{_BELOW}{quoted(asked)}" if asked else ""
    links = [f"{begun}{body}{below}" for body in bodies]
    if links and max(map(len, links)) > LONGEST:
        # Too long a link is one without the question, or none.
        several = [(link, f"{begun}{body}") for link, body in zip(links, bodies, strict=True)]
        links = [whole if len(whole) <= LONGEST else alone for whole, alone in several]
        fit = [len(link) <= LONGEST for link in links]
        words, links = tuple(compress(words, fit)), [*compress(links, fit)]
    return Answered(question, words, tuple(links), _other(begun, below, bodies))


def _other(begun: str, below: str, bodies: Sequence[str]) -> str:
    """The link for any other answer: a letter with the question and, where they fit, two of its lines as comments."""
    link = f"{begun}{below}"
    for body in bodies[:2]:
        longer = f"{link}{_NEXT}{body}"
        link = longer if len(longer) <= LONGEST else link
    return link


def shown(one: Answered) -> dict[str, Any]:
    """A question as its template receives it."""
    asked, links = one.question, map(Markup, one.links)
    verb, words = parted(one.words)
    return {
        "where": asked.where or "",
        "place": asked.place,
        "prompt": asked.prompt,
        "silence": asked.silence,
        "owed": asked.owed,
        "verb": verb,
        "taps": [*zip(words, links, strict=True)],
        "other": Markup(one.other),  # noqa: S704 - escaped above
    }


def parted(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The word that all of several order lines begin with, which is said once before their buttons, and the rest."""
    verb, space, _ = words[0].partition(" ") if len(words) > 1 else ("", "", "")
    begun = verb + space
    if not space or not all(one.startswith(begun) for one in words):
        return "", words
    return verb, tuple([one[len(begun) :] for one in words])


class Says(Struct, frozen=True):
    """Links that open letters with one word to the service; empty where it has no effect, or nobody reads it."""

    ready: str = ""
    absent: str = ""
    rules: str = ""
    help: str = ""


NO_SAYS: Final = Says()
AWAY: Final = 7
"""How many days somebody is away who only says so, if they can be away as long."""


def services(deadline: Deadline | None, to: Reply | None, *, first: bool = False) -> Says:
    """That one is ready, and that one is away for some days from the deadline on, as far as the game lets players.

    In somebody's `first` report, that they want the rules, or help.
    """
    if to is None or (deadline is None and not first):
        return NO_SAYS
    begun = f"{without_body(to)}&body="
    asking = (f"{begun}RULES", f"{begun}HELP") if first else ("", "")
    if deadline is None:
        return Says("", "", *asking)
    away = _absent(deadline.at.date(), min(AWAY, deadline.absent))
    return Says(f"{begun}READY" if deadline.ready else "", f"{begun}{away}" if deadline.absent else "", *asking)


@lru_cache(64)
def _absent(day: date, days: int) -> str:
    return quoted(f"ABSENT {day.isoformat()} to {(day + timedelta(days=days - 1)).isoformat()}")


def changes(orders: Iterable[str], to: Reply | None) -> tuple[str, ...]:
    """For each order that stands the link that opens a letter with it, to be changed."""
    return tuple([mailto(to, [(order,)], LONGEST) if to is not None else "" for order in orders])


def _cut(prompt: str) -> str:
    """A question, or as many of its words as are repeated."""
    if len(prompt) <= _LONGEST_COMMENT:
        return prompt
    return f"{prompt[:_LONGEST_COMMENT].rpartition(' ')[0]} ..."


def _encoded(lines: Sequence[str]) -> list[str]:
    """Lines as they stand in links, all of them at once: few signs are in any of them."""
    whole = "".join(lines)
    if not (whole.isascii() and whole.isprintable()):
        return [*map(quoted, lines)]
    said = "\n".join(lines)
    for sign in _ESCAPED:
        if sign in said:
            said = said.replace(sign, quoted(sign))
    return said.split("\n") if lines else []
