"""Answers to offers: YES, `ja bitte`, `1 and 3`, `no, the second one`, a thumb-up.

A line, or a piece of it between two stops, is an answer only if nothing else stands in it. Every language has its words
in a file, `languages/de/answers.txt`; people mix languages, so they are read together.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import courtesy, word_lists
from adjudicator.orders.words.lexer import Word, cleaned, split
from adjudicator.orders.words.word_lists import Phrases, Said, entries, shipped

FILE: Final = "answers.txt"
_YES, _NO, _ALL, _BUT, _AND, _UNTIL, _NUMBER = "yes", "no", "all", "but", "and", "until", "number"
_ALL_BUT = "all but"
_ORDINALS: Final = ("first", "second", "third", "fourth", "fifth")
_LAST: Final = "last"
_CHANGE, _SWAP, _READY = "change", "swap", "ready"
_KINDS: Final = (_CHANGE, _SWAP, _READY, _ALL_BUT, _ALL, _BUT, _AND, _UNTIL, _YES, _NO, *_ORDINALS, _LAST, _NUMBER)
"""The kinds of words. Of two phrases that are equally long, the one of the earlier kind is read."""
_NODS, _SHAKES = "nods", "shakes"
_ASIDE, _BESIDES, _WAITING = "aside", "besides", "waiting"
"""What begins a remark that is no part of the answer, what adds something to it, and what puts something off."""
_KEYS: Final = (*_KINDS, _NODS, _SHAKES, _ASIDE, _BESIDES, _WAITING)
_STOPS: Final = re.compile(r"(?<=[.!?;:,\u2026])\s+|\s+-+\s+|\s*(?=[()])")
_MOST_PIECES: Final = 12
_SIGNS: Final = frozenset(",.!:;-()#\"'&+/*_~")
_RANGE: Final = frozenset("-~")
_LONGEST: Final = 200
"""Characters of a line that can be an answer."""
_MOST: Final = 99
"""The highest number of an offer."""
LAST: Final = -1
"""The place of the last of several offers."""


class Answer(NamedTuple):
    """What somebody says of offers.

    `agreed` means a yes, or words for all of them, without saying which. `numbers` are those they take, `places` the
    same counted from 1 among the offers of the letter they answer, `but` the numbers they do not take. `declined` means
    a no without more.
    """

    agreed: bool = False
    declined: bool = False
    numbers: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    but: tuple[int, ...] = ()
    refusing: bool = False
    """Whether a no stands before the numbers: `no, 2`."""
    worded: bool = False
    """Whether a yes, a no or a picture stands in it, and not only numbers or words for all."""
    but_places: tuple[int, ...] = ()
    """The places of those they do not take: `all except the last`."""
    ready: bool = False
    """Whether it also says that its writer is ready: `yes, and READY`."""

    @property
    def chosen(self) -> bool:
        """Whether it says which offers."""
        return bool(self.numbers or self.places)


class Remark(NamedTuple):
    """An answer that says in words which of the offers it means, or what differs: `no, from home 3`, `Bob then`.

    `words` are those between the words of an answer. `leaves_out` means that they name what is not wanted.
    """

    words: tuple[Word, ...]
    agreed: bool = False
    declined: bool = False
    every: bool = False
    leaves_out: bool = False


class Piece(NamedTuple):
    """Some words of a line between two stops: an answer, or what is said beside it."""

    text: str
    answer: Answer | None = None


class _Token(NamedTuple):
    kind: str
    number: int = 0


_IS_NUMBER: Final = "digits"


class Answers:
    """The words of some languages with which people answer."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]

        def of(key: str) -> Iterator[Said]:
            return (one for entry in known if entry.key == key for one in entry.said)

        self._phrases = {kind: Phrases(of(kind)) for kind in _KINDS}
        self._pictures = {
            ord(sign): f" {word} "
            for key, word in ((_NODS, _YES), (_SHAKES, _NO))
            for entry in known
            if entry.key == key
            for sign in "".join(entry.text.split())
        }
        self._aside, self._besides, self._waiting = (Phrases(of(key)) for key in (_ASIDE, _BESIDES, _WAITING))

    def read(self, line: str) -> Answer | None:
        """What a line says of offers; None if it is no answer, or nobody can say what it answers."""
        if not line.strip() or len(line) > _LONGEST:
            return None
        words = split(cleaned(line).translate(self._pictures))
        found = self._tokens(words)
        if found is None:
            greeted = courtesy.ours().salutation(words)
            found = self._tokens(words[greeted:]) if greeted else None
        return None if found is None else _said(found)

    def pieces(self, line: str) -> tuple[Piece, ...]:
        """A line cut where its answers begin and end: `Yes. Sorry, I was on the train` has two pieces.

        An answer has as many of the parts between two stops as possible.
        """
        parts = [
            found
            for part in _STOPS.split(cleaned(line).translate(self._pictures))
            for found in self._apart(part)
            if found.strip()
        ]
        if len(parts) > _MOST_PIECES:
            return (Piece(line),)
        out: list[Piece] = []
        at = 0
        while at < len(parts):
            spans = (" ".join(parts[at:end]) for end in range(len(parts), at, -1))
            size, found = next(
                ((len(parts) - at - less, answer) for less, span in enumerate(spans) if (answer := self.read(span))),
                (1, None),
            )
            out.append(Piece(" ".join(parts[at : at + size]), found))
            at += size
        return tuple(out)

    def agrees_first(self, line: str) -> bool:
        """Whether a line begins with a yes, whatever follows."""
        first = next(iter(self.pieces(line)), None)
        return first is not None and first.answer is not None and first.answer.agreed and first.answer.worded

    def _apart(self, part: str) -> tuple[str, ...]:
        """A part between two stops, cut before a remark that follows an answer without any: `yes sorry i was away`."""
        words = split(part)
        for at in range(1, len(words)):
            if self._aside.before(words, at) and self.read(part[: words[at].column - 1]) is not None:
                return part[: words[at].column - 1], part[words[at].column - 1 :]
        return (part,)

    def adds(self, words: Sequence[Word]) -> int:
        """How many words say that what follows is wanted besides: `and also`."""
        return self._besides.before(words)

    def waits(self, words: Sequence[Word]) -> bool:
        """Whether some words put something off: `leave the third for now`."""
        return any(self._waiting.before(words, at) for at in range(len(words)))

    def changes(self, words: Sequence[Word]) -> bool:
        """Whether words begin like those that change what was offered: `but only two`, `the other way round`."""
        return any(self._phrases[kind].before(words) for kind in (_CHANGE, _SWAP, _BUT, _ALL_BUT))

    def behind(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words without those of an answer at their beginning."""
        at = 0
        while at < len(words):
            kind, size = self._longest(words, at)
            if kind not in (_YES, _NUMBER, _AND) and words[at].plain not in _SIGNS:
                break
            at += max(size, 1)
        return words[at:]

    def remark(self, line: str) -> Remark | None:
        """What a line says of offers in words; None if it says nothing that could be about one."""
        words = split(cleaned(line).translate(self._pictures)) if len(line) <= _LONGEST else ()
        if not words or any(word.plain == "?" for word in words):
            return None
        start, end = 0, len(words)
        kinds: list[str] = []
        while start < end:
            kind, size = self._longest(words, start)
            if not size and words[start].plain not in _SIGNS:
                break
            kinds.append(kind)
            start += size or 1
        while end > start and (size := self._last(words, start, end)):
            end -= size
        said = {kind for kind in kinds if kind}
        leaves_out = _ALL_BUT in said or (_BUT in said and _CHANGE not in said)
        if not (words[start:end] or _SWAP in said):
            return None
        every = bool(said & {_ALL, _ALL_BUT})
        rest = tuple(words[start:end])
        return Remark(rest, _YES in said, _NO in said, every, leaves_out)

    def _last(self, words: Sequence[Word], start: int, end: int) -> int:
        """How many words at the end only belong to an answer: `then`, `please`, `of course`."""
        if words[end - 1].plain in _SIGNS:
            return 1
        kinds = (_YES, _NUMBER, _AND)
        return max(self._phrases[kind].behind(words[start:end], end - start) for kind in kinds)

    def _tokens(self, words: Sequence[Word]) -> list[_Token] | None:
        """The words by their kinds; None if one of them has no place in an answer."""
        out: list[_Token] = []
        at = 0
        while at < len(words):
            word = words[at]
            kind, size = self._longest(words, at)
            if size:
                out += map(_Token, (_ALL, _BUT) if kind == _ALL_BUT else (kind,))
            elif word.number is not None and 0 < word.number <= _MOST:
                out.append(_Token(_IS_NUMBER, word.number))
            elif word.plain in _RANGE:
                out.append(_Token(_UNTIL))
            elif word.plain not in _SIGNS:
                return None
            at += size or 1
        return out

    def _longest(self, words: Sequence[Word], at: int) -> tuple[str, int]:
        sizes = [(kind, phrases.before(words, at)) for kind, phrases in self._phrases.items()]
        return max(sizes, key=lambda one: one[1])


def _said(tokens: Sequence[_Token]) -> Answer | None:
    """What an answer comes to; None if its parts contradict each other."""
    marked = [one for one in tokens if one.kind not in (_NUMBER, _READY)]
    if any(one.kind in (_CHANGE, _SWAP) for one in marked):
        return None
    if len(marked) < len(tokens) and any(one.kind == _READY for one in tokens):
        found = _said(marked) if marked else None
        return found._replace(ready=True) if found is not None and (found.agreed or found.chosen) else None
    yes, no = (any(one.kind == kind for one in marked) for kind in (_YES, _NO))
    if yes and no:
        return _each(marked)
    taken, left = _taken(marked)
    every = any(one.kind == _ALL for one in marked)
    numbers, places = _numbers(taken)
    but, but_places = _numbers(left)
    excepted = bool(but or but_places)
    if not excepted and any(one.kind == _BUT for one in marked):
        # They leave out something, and do not say which: `yes, but not this one`.
        return None
    if (no and (every or left)) or not (yes or no or every or numbers or places or excepted):
        return None
    if numbers or places:
        numbers = tuple(one for one in numbers if one not in but)
        return Answer(False, False, numbers, places, but, no, yes or no, but_places)
    return Answer(yes or every, no, but=but, worded=yes or no or excepted, but_places=but_places)


def _taken(tokens: Sequence[_Token]) -> tuple[Sequence[_Token], Sequence[_Token]]:
    """The tokens before and after the word that begins an exception; signs of yes are left out."""
    at = next((i for i, one in enumerate(tokens) if one.kind == _BUT), len(tokens))
    counted = (_IS_NUMBER, _UNTIL, _LAST, *_ORDINALS)
    before, after = ([one for one in part if one.kind in counted] for part in (tokens[:at], tokens[at:]))
    return before, after


def _numbers(tokens: Sequence[_Token]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The numbers and the places that tokens name, with everything between two of a range."""
    numbers: list[int] = []
    places: list[int] = []
    ranging = False
    for one in tokens:
        if one.kind == _UNTIL:
            ranging = bool(numbers)
        elif one.kind == _IS_NUMBER:
            start = numbers[-1] + 1 if ranging and numbers[-1] < one.number else one.number
            numbers += range(start, one.number + 1)
            ranging = False
        else:
            places.append(LAST if one.kind == _LAST else _ORDINALS.index(one.kind) + 1)
    return tuple(dict.fromkeys(numbers)), tuple(dict.fromkeys(places))


def _each(tokens: Sequence[_Token]) -> Answer | None:
    """An answer that takes some and declines others: `yes to 1, no to 2`, or `1 yes, 2 no`."""
    said = [one for one in tokens if one.kind != _AND]
    if any(one.kind not in (_YES, _NO, _IS_NUMBER) for one in said):
        return None
    if said[0].kind == _IS_NUMBER:
        said.reverse()
    numbers: dict[str, list[int]] = {_YES: [], _NO: []}
    sign = ""
    for one, following in zip(said, [*said[1:], said[0]], strict=True):
        if one.kind == _IS_NUMBER:
            numbers[sign].append(one.number)
        elif following.kind == _IS_NUMBER:
            sign = one.kind
        else:
            return None
    taken, left = tuple(sorted(numbers[_YES])), tuple(sorted(numbers[_NO]))
    return Answer(numbers=taken, but=left, worded=True) if taken and not set(taken) & set(left) else None


def together(answers: Sequence[Answer]) -> Answer | None:
    """What several lines of a letter answer together; None if they contradict each other."""
    if len(answers) < 2:
        return answers[0] if answers else None
    numbers, places, but, but_places = (
        tuple(dict.fromkeys(one for several in parts for one in several))
        for parts in zip(*((one.numbers, one.places, one.but, one.but_places) for one in answers), strict=True)
    )
    agreed = any(one.agreed for one in answers) and not (numbers or places)
    declined = any(one.declined for one in answers)
    if declined and (agreed or numbers or places):
        return None
    if set(numbers) & set(but):
        return None
    refusing, worded, ready = (
        any(parts) for parts in zip(*((one.refusing, one.worded, one.ready) for one in answers), strict=True)
    )
    return Answer(agreed, declined, numbers, places, but, refusing, worded, but_places, ready)


@cache
def ours() -> Answers:
    """The answers of all languages that come with the program, together."""
    return Answers(shipped(FILE).values())


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of answers."""
    return word_lists.faults(name, text, _KEYS)
