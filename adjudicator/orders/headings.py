"""Headings of challenges that cannot be read as such: which lines they are, and what is said of them."""

from collections.abc import Mapping, Sequence
from typing import Final

from adjudicator.engine.saying import house
from adjudicator.orders import abreast, elsewhere, lines, reworded
from adjudicator.orders.answering import problem
from adjudicator.orders.beginnings import Beginnings
from adjudicator.orders.lines import Named
from adjudicator.orders.problems import Problem, ProblemKind
from adjudicator.orders.spelling import Word, quoted, split

_TURN: Final = 2
"""The words of `turn 1`."""
_LONGEST: Final = 30
"""Words of such a line that are looked at closely."""


def misread(words: Sequence[Word], numbered: str) -> bool:
    """Whether a line would be the heading of a challenge and cannot be read as one, as in another language: `Kampf 2`.

    Below it another challenge is meant than above it.
    """
    return lines.misheaded(words, numbered) or bool(_elsewhere(lines.undecorated(list(words)), numbered))


def unread(texts: Mapping[int, str], words: Sequence[Word], beginnings: Beginnings) -> Problem:
    """What is wrong with such a line, and the heading that was meant where it can be offered with all that follows."""
    numbered = beginnings.answering.numbered
    said = _elsewhere(words, numbered)
    found = lines.challenge(said, numbered) if said else None
    meant = ""
    if found is not None:
        number, end = found
        rest = lines.afterwards(said, end)
        if not rest or beginnings.whole(rest) is not None or beginnings.several(rest):
            meant = f"{numbered.upper()} {number}{': ' if rest else ''}{quoted(rest)}"
    meant = meant or (abreast.line(words, beginnings, reworded.line) if len(words) <= _LONGEST else "")
    more = any(lines.several(words[at:], numbered) for at, word in enumerate(words) if word.number is not None)
    name = "heading-one-only" if more else "heading-elsewhere" if said else "heading-no-number"
    return problem(texts, ProblemKind.UNREADABLE, words[0], house(name, place=numbered), meant)


def unphased(
    texts: Mapping[int, str], words: Sequence[Word], wrong: str, named: Named, beginnings: Beginnings
) -> Problem:
    """What is wrong with the heading of a phase, and the order behind it for the lap that its turn may be."""
    numbered = beginnings.answering.numbered
    meant = ""
    if named.turn and not named.phase and not named.every and numbered != lines.CHALLENGE:
        said = [*split(f"IN {named.turn}", words[0].line), *lines.afterwards(words[_TURN:], 0)]
        meant = quoted(said) if beginnings.whole(said) is not None else ""
    return problem(texts, ProblemKind.MISPLACED, words[0], wrong, meant)


def _elsewhere(words: Sequence[Word], numbered: str) -> Sequence[Word]:
    """The words in the language of orders, if they are the heading of a challenge there; else none."""
    if not words or words[0].number is not None or all(word.number is None for word in words[:3]):
        return ()
    for said in elsewhere.english(words):
        found = lines.challenge(said, numbered)
        if found is not None and (found[1] == len(said) or said[found[1] - 1].plain == ":"):
            return said
    return ()
