"""Kinds of lines: what a single line of a letter shows before a title is known."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, cleaned, split
from adjudicator.orders.words.segments import scope_at

QUOTED: Final = "quoted text"
COMMENT: Final = "a comment"
SIGNATURE: Final = "signature"
SIGNED: Final = "-- "
"""The line above a signature (RFC 3676)."""
FENCE: Final = "the edge of the form"
NO_WORDS: Final = "there are no words on it"

AFTER_HEADING: Final = frozenset([":", "-", "(", ",", ".", "*", "=", "_", "~"])
"""Signs after which a heading may go on to say what it is about."""

_DECORATION: Final = frozenset("-=*_#~+|'\"[]<>\u2022\u00b7")
"""Signs that people draw around headings."""
_OPENING: Final = frozenset("({")
_CLOSING: Final = frozenset(")]}>")
"""Signs that close the number of a heading, as in a list: `Challenge 1)`."""

CHALLENGE: Final = "challenge"
"""What most titles call the numbered parts of a phase."""
_SHORTEST_CHALLENGE: Final = 2
_BEFORE_CHALLENGE: Final = frozenset("for in on to and now the my orders re about as".split())
_AND: Final = frozenset(["and", "or", ",", "&", "+", "/", "-", "to"])
_GOING_ON: Final = frozenset(["and", "then"])
_ALIKE: Final = 75

_FENCE: Final = re.compile(r"\W*(?:BEGIN|END)\s+ORDERS\b", re.I)
_MOUTHS: Final = frozenset(")(DP ")
"""The last characters of a line that may end with a smiley: most lines need not be searched for one."""
_SMILE: Final = re.compile(r"(?:\s+[:;][-']?[()DP]+)+\s*$")
"""Smileys made of signs. Hearts are none: `IF Blue hand <3` compares."""
_COMMENT: Final = re.compile(r"\s#(?!\s*\d)")
_BULLETS: Final = frozenset(["-", "*", "\u2022", "\u00b7", "\u2023", "\u25aa", "\u25e6"])
_LETTERS: Final = "abcdefgh"
_COUNTED: Final = word_classes.of("counted")
"""What a German number with a full stop counts, if it does not number a list: `2. Zug`."""
_WIDEST_MARGIN: Final = 40
_LONGEST_TITLE: Final = 2
_LONGEST_QUOTE: Final = 100
_LONGEST_HEADING: Final = 3
"""At most this many words are taken for the heading of a phase that names none."""


def shown(text: str) -> str:
    """The line as it is quoted in a message."""
    said = " ".join(cleaned(text).split())
    return said if len(said) <= _LONGEST_QUOTE else f"{said[: _LONGEST_QUOTE - 1]}\u2026"


def uncommented(text: str) -> str:
    """The line without a comment or a smiley at its end."""
    found = _COMMENT.search(text)
    if found is not None:
        text = text[: found.start()]
    smile = _SMILE.search(text) if text[-1:] in _MOUTHS else None
    return text[: smile.start()] if smile is not None else text


def no_order(text: str, numbered: str = CHALLENGE) -> str | None:
    """Why a line is certainly no order (empty for a blank line); None where it may be one."""
    said = cleaned(text).strip()
    if not said:
        return ""
    if said.startswith(">") and not said.startswith(">="):
        return QUOTED
    if _commented(said, numbered):
        return COMMENT
    return FENCE if _FENCE.match(said) else None


def titled(text: str) -> bool:
    """Whether a line that begins as a comment may be a heading in some title: `## Challenge 2`, `# Lap 2`, `#2`."""
    words = undecorated(split(text))
    return 1 <= len(words) <= _LONGEST_TITLE and words[-1].number is not None


def _commented(said: str, numbered: str) -> bool:
    if not said.startswith("#"):
        return False
    words = undecorated(split(said))
    if len(words) == 1 and words[0].number is not None:
        return False
    found = challenge(words, numbered) if words else None
    return found is None or found[1] < len(words)


def undecorated(words: list[Word]) -> list[Word]:
    """The words of a heading without the decoration around them."""
    start, end = 0, len(words)
    while start < end and (words[start].plain in _DECORATION or words[start].plain in _OPENING):
        start += 1
    while start < end and words[end - 1].plain in _DECORATION:
        end -= 1
    return words[start:end]


def listed(line: Line, words: Sequence[Word]) -> Sequence[Word]:
    """The words of a wrapped line; if it has a bullet, a comma separates it from the line above."""
    first = split(line.text[:_WIDEST_MARGIN], line.number)[:1]
    return [first[0]._replace(plain=","), *words] if first and first[0].plain in _BULLETS else words


def unnumbered(words: list[Word]) -> tuple[int | None, list[Word]]:
    """The words without bullet or number (`2.`, `2)`, `(2)`, `b)`), and that number; `2. Zug` has none."""
    if len(words) > 1 and words[0].plain in _BULLETS:
        words = words[1:]
    start = 1 if words and words[0].plain == "(" else 0
    if len(words) > start + 2 and words[start].end == words[start + 1].column:
        text, sign = words[start].text, words[start + 1].plain
        if text.isdigit() and sign in (".", ")") and not (sign == "." and words[start + 2].plain in _COUNTED):
            return words[start].number, words[start + 2 :]
        if len(text) == 1 and text.casefold() in _LETTERS and sign == ")":
            return _LETTERS.index(text.casefold()) + 1, words[start + 2 :]
    return None, words


class Named(NamedTuple):
    """The phase of a heading, whether it is for every turn, and the place after it.

    What it leaves out is turn 0, and no phase.
    """

    turn: int
    phase: int | None
    every: bool
    end: int


def phase(words: Sequence[Word]) -> Named | None:
    """The phase that a heading such as `TURN 3 PHASE 1`, `PHASE 3` or `EVERY TURN PHASE 3` names, if it can be read."""
    every = [word.plain for word in words[:2]] in (["every", "turn"], ["each", "turn"])
    at = 2 if every else 0
    turn = 0
    if not every and words[0].plain == "turn":
        if len(words) < 2 or words[1].number is None:
            return None
        turn, at = words[1].number, 2
        if turn < 1:
            return Named(0, None, every, len(words))
    after = at
    while after < len(words) and words[after].plain in AFTER_HEADING:
        after += 1
    if after + 1 < len(words) and words[after].plain == "phase" and words[after + 1].number is not None:
        return Named(turn, words[after + 1].number, every, _signless(words, after + 2))
    if every:
        return Named(0, None, every, at)
    return Named(turn, None, every, len(words)) if _misphased(words) else None


def _misphased(words: Sequence[Word]) -> bool:
    """Whether a line is meant as the heading of a phase but names none: `TURN 4`, `NEXT TURN`, `PHASE x:`."""
    plain = [word.plain for word in words]
    size = 2 if plain[:1] == ["next"] else 1
    if plain[size - 1 : size] not in (["turn"], ["phase"]):
        return False
    return len(words) <= _LONGEST_HEADING or ":" in plain[size : size + 2]


def afterwards(words: Sequence[Word], at: int) -> Sequence[Word]:
    """The words after a heading and its signs."""
    while at < len(words) and words[at].plain in AFTER_HEADING:
        at += 1
    return words[at:]


def challenge(words: Sequence[Word], numbered: str = CHALLENGE) -> tuple[int, int] | None:
    """The number in a heading `CHALLENGE 2`, `Ch. 2` or a lone `IN 2`, and the place after it."""
    if words[0].plain == "in":
        found = scope_at(words, 0, numbered)
        if found is not None and _signless(words, found[1]) == len(words):
            return found[0], len(words)
    at = 0
    while at < len(words) and words[at].plain in _BEFORE_CHALLENGE:
        at += 1
    if at == len(words) or not _says(words[at].plain, numbered):
        return None
    before = at > 0
    at += 1
    while at < len(words) and words[at].plain in ("#", ".", "no", "number"):
        at += 1
    if at >= len(words) or words[at].number is None:
        return None
    end = _closed(words, at + 1)
    # `In challenge 2 I should like to ...` is a sentence.
    if (before and end < len(words)) or several(words[at:], numbered):
        return None
    return words[at].number or 0, end


def _signless(words: Sequence[Word], at: int) -> int:
    """The end of the words, if only signs follow a place; else that place."""
    return at if any(word.plain[0].isalnum() for word in words[at:]) else len(words)


def _closed(words: Sequence[Word], at: int) -> int:
    """The place after the signs that close a heading: after all signs, if nothing else follows it."""
    at = _signless(words, at)
    while at < len(words) and words[at].plain in _CLOSING:
        at += 1
    return at + 1 if at < len(words) and words[at].plain == ":" else at


def several(words: Sequence[Word], numbered: str = CHALLENGE) -> bool:
    """Whether a second number follows in a heading: `CHALLENGE 2 and 3: INVITE Green`."""
    at = 1
    while at < len(words) and (words[at].plain in _AND or _says(words[at].plain.removesuffix("s"), numbered)):
        at += 1
    if at == 1 or at == len(words) or words[at].number is None:
        return False
    return at + 1 == len(words) or words[at + 1].plain in AFTER_HEADING or several(words[at:], numbered)


def asks_more(words: Sequence[Word], numbered: str = CHALLENGE) -> bool:
    """Whether words between a heading and an order say more than what the heading is about.

    In `LAP 1 sun drone/mech LAP 2 retire` and `LAP 1: sun drone/mech, then retire` the first part is an order, too.
    """
    return words[-1].plain in _GOING_ON or any(challenge(words[at:], numbered) is not None for at in range(len(words)))


def _says(plain: str, numbered: str) -> bool:
    """Whether a word begins the word of headings: `ch` for challenge, but not the `in` of `IN 2` for invasion."""
    if plain in _BEFORE_CHALLENGE:
        return False
    return len(plain) >= _SHORTEST_CHALLENGE and numbered.startswith(plain)


def misheaded(words: Sequence[Word], numbered: str = CHALLENGE) -> bool:
    """Whether a line is meant as the heading of a challenge but cannot be read as one.

    `CHALLENGE twwo`, `Challange 2`, `CHALLENGES 1 and 2`, `C2:`, `#2`; lines below it are meant for another challenge.
    """
    said = [word for word in words if word.plain not in AFTER_HEADING and word.plain != "#"]
    if len(said) < 2:
        return len(said) == 1 and words[0].plain == "#" and said[0].number is not None
    first = said[0].plain
    if first == numbered[0] and said[1].number is not None:
        return len(said) == 2 or words[2].plain == ":"
    from rapidfuzz import fuzz

    if not (_says(first.removesuffix("s"), numbered) or fuzz.ratio(first, numbered) >= _ALIKE):
        return False
    return said[1].number is not None or len(said) == 2


def everywhere(words: Sequence[Word], numbered: str = CHALLENGE) -> bool:
    """Whether a heading says that what follows holds in every challenge."""
    said = [word.plain for word in words if word.plain not in AFTER_HEADING]
    return said in (["every", numbered], ["all", f"{numbered}s"])
