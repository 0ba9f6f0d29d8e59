"""Segments: the words of one clause split into its alternatives, each with the words of its conditions.

A clause may say which challenge it is about (its scope: `IN 2`, `IN CHALLENGE 2`) and how often it applies (its
limit).

All of these are the same two alternatives:

    CARD Attack 20 IF offence tokens >= 6 ELSE Compromise
    CARD IF offence tokens >= 6: Attack 20; OTHERWISE Compromise
    CARD Attack 20 UNLESS offence tokens < 6; ELSE Compromise

Words in double quotes are never split.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.words.lexer import QUOTE, Word, closing

ELSE: Final = frozenset(["else", "otherwise"])
IF: Final = frozenset(["if", "unless"])
CONDITIONAL: Final = IF | ELSE
_COMPARES: Final = frozenset(["more", "fewer", "less"])
_TIMES: Final = {"once": 1, "twice": 2}
_SPELT: Final = [sorted(word) for word in _TIMES]
"""Their letters in any order."""
_BEGUN: Final = [sorted(word) for word in ("only", "max")]
"""The same for words that begin a limit."""
_LIMITING: Final = (
    ("at", "most"),
    ("no", "more", "than"),
    ("not", "more", "than"),
    ("up", "to"),
    ("max",),
    ("maximum",),
)
_NARROWING: Final = frozenset(["but", "only", "except", "not", "max", "maximum", "once", "twice"])
_TRAILING: Final = frozenset([",", ".", ";", ":", "!", "instead"])


class Segment:
    """The words of one alternative: its choice, and each condition with whether it stands after UNLESS."""

    __slots__ = ("choice", "conditions", "marker")

    def __init__(self, marker: Word | None = None) -> None:
        self.marker = marker
        self.choice: list[Word] = []
        self.conditions: list[tuple[bool, list[Word]]] = []

    def __bool__(self) -> bool:
        return bool(self.choice or self.conditions)

    def place(self) -> Word | None:
        """Where it stands."""
        if self.choice:
            return self.choice[0]
        for _, words in self.conditions:
            if words:
                return words[0]
        return self.marker


def narrows(words: Sequence[Word]) -> bool:
    """Whether a line below an order begins like a condition or limit of it, even if the rest cannot be read."""
    plains = tuple(word.plain for word in words[:3])
    return not _NARROWING.isdisjoint(plains[:1]) or any(plains[: len(some)] == some for some in _LIMITING)


def starts_alternative(words: Sequence[Word], at: int) -> bool:
    """Whether ELSE, OTHERWISE, or an OR outside `or more`, stands here."""
    plain = words[at].plain
    if plain == "or":
        return at + 1 == len(words) or words[at + 1].plain not in _COMPARES
    return plain in ELSE


def limit_at(words: Sequence[Word], at: int) -> tuple[int | None, int]:
    """The limit at a place (`at most 1`, `once`; None: there is none), and the place after it."""
    plains = tuple(word.plain for word in words[at : at + 3])
    said = next((len(some) for some in _LIMITING if plains[: len(some)] == some), 0)
    counted = at + said
    if said and counted < len(words) and (words[counted].number or 0) > 0:
        end = counted + 1
        if end < len(words) and words[end].plain in ("time", "times"):
            end += 1
        return words[counted].number, end
    only = said or (1 if plains[:1] == ("only",) else 0)
    if at + only < len(words) and words[at + only].plain in _TIMES:
        return _TIMES[words[at + only].plain], at + only + 1
    return None, at


def limits(words: Sequence[Word]) -> bool:
    """Whether words only say how often an order may apply: `at most once`."""
    end = len(words)
    while end and words[end - 1].plain in _TRAILING:
        end -= 1
    limit, behind = limit_at(words, 0)
    return limit is not None and behind == end


def counts(words: Sequence[Word]) -> bool:
    """Whether a line begins like a condition or limit and counts something, even if misspelt: `only onec`."""
    begins = narrows(words) or sorted(words[0].plain) in _BEGUN
    return begins and any(sorted(word.plain) in _SPELT for word in words)


def scope_at(words: Sequence[Word], at: int, numbered: str) -> tuple[int, int] | None:
    """The challenge that `IN 2` or `IN CHALLENGE 2` names at a place, and the place after it."""
    if at >= len(words) or words[at].plain != "in":
        return None
    at += 1
    if at < len(words) and words[at].plain in (numbered, f"{numbered}s"):
        at += 1
    if at < len(words) and words[at].plain == "#":
        at += 1
    if at >= len(words):
        return None
    number = words[at].number
    at += 1
    if number is not None and at < len(words) and words[at].plain in (":", ","):
        at += 1
    return None if number is None else (number, at)


def without_scope(words: Sequence[Word], numbered: str) -> tuple[Sequence[Word], int | None]:
    """The words without an `IN 2` at their end, and the challenge that it names; None if there is none."""
    for at in range(max(len(words) - 4, 0), len(words)):
        found = scope_at(words, at, numbered)
        if found is not None and found[1] == len(words):
            return words[:at], found[0]
    return words, None


def placed(challenge: int | None) -> str:
    """`IN 2` to put before an order word, if a challenge is named."""
    return "" if challenge is None else f"IN {challenge} "


def segments(words: Sequence[Word]) -> tuple[list[Segment], int | None]:
    """The alternatives of a clause, in order, and how often it may apply (None: no limit)."""
    parting = _Parting(words)
    at = 0
    while at < len(words):
        at = parting.word(at)
    for segment in parting.found:
        for part in (segment.choice, *(condition for _, condition in segment.conditions)):
            while part and part[-1].plain in _TRAILING:
                part.pop()
    return parting.found, parting.limit


class _Parting:
    """Words being split: `conditional` while in a condition, `led` if the condition came before the choice."""

    def __init__(self, words: Sequence[Word]) -> None:
        self.words = words
        self.current = Segment()
        self.found = [self.current]
        self.limit: int | None = None
        self.into = self.current.choice
        self.conditional = False
        self.led = False

    def word(self, at: int) -> int:
        """Put one word where it belongs; returns the place of the next."""
        word = self.words[at]
        plain = word.plain
        if plain == QUOTE and (end := closing(self.words, at)) is not None:
            # Quoted words are one thing, whatever they are.
            self.into.extend(self.words[at : end + 1])
            return end + 1
        if plain == ";":
            return self.semicolon(at)
        if plain == "only" or plain in _TIMES:
            limit, end = limit_at(self.words, at)
            if limit is not None and all(rest.plain in _TRAILING for rest in self.words[end : end + 2]):
                self.limit = limit
                return end
        if plain in ELSE or (plain == "or" and not self.conditional and starts_alternative(self.words, at)):
            self.begin(word)
        elif plain in IF:
            if self.led and not self.conditional:
                self.begin(word)
            self.led = not self.current.choice
            self.conditional = True
            self.into = []
            self.current.conditions.append((plain == "unless", self.into))
        elif self.conditional and plain in (":", "then"):
            self.conditional = False
            self.into = self.current.choice
        elif self.into or plain != ":":
            self.into.append(word)
        return at + 1

    def semicolon(self, at: int) -> int:
        """A limit, the end of an alternative with a condition, or part of a choice."""
        words = self.words
        limit, end = limit_at(words, at + 1)
        if limit is not None and (end == len(words) or words[end].plain in _TRAILING):
            self.limit = limit
            return end
        following = words[at + 1].plain if at + 1 < len(words) else ""
        if following and following not in ELSE:
            if self.conditional or (following in IF and self.current.conditions):
                self.begin(words[at])
            elif following not in IF:
                self.into.append(words[at])
        return at + 1

    def begin(self, marker: Word) -> None:
        """Begin the next alternative."""
        self.current = Segment(marker)
        self.found.append(self.current)
        self.into = self.current.choice
        self.conditional = self.led = False
