"""Wanting: the order words that a sentence has, and the questions that they answer."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import Choice
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose import sequences
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.references.opponents import places_in
from adjudicator.orders.prose.sequences import Part
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split

SMALL: Final = frozenset(
    "with from to on onto against of for the a an my and all out token tokens in each at play i use put then".split()
)
"""Words that say nothing by themselves, in a sentence of names and numbers."""
_QUOTED: Final = re.compile(r'"([a-z]+)"')
"""A word of orders in a grammar."""
_SHORT: Final = 4
"""Letters of a word of orders that says little: `with`, `card`."""
_PLAYED: Final = split("PLAY")[0]
"""Stands before the name of what is played in an order."""
_LONGEST_NAME: Final = 3
_ME: Final = word_classes.of("done to me")
"""Behind an order word, it says that somebody else does it: `Bob, invite me`."""
_AHEAD: Final = frozenset(["in", "every"])
"""Begins two words before the word of an order: `IN 2`, `EVERY TURN`."""
_WITHIN: Final = frozenset(["in", "for"])
_CARRIED: Final = frozenset("the a an my card".split())
"""What may stand between an order word and another that it carries: `play the plague`."""
DECLINING: Final = word_classes.of("declining")
IDLE: Final = DECLINING | word_classes.of("idle")
"""Words that say nothing beside an order word that needs no others."""

Asked = Mapping[str, Sequence[int]]
"""The questions a seat is asked now, each with the challenges it is asked about (0: none)."""


_Span = tuple[int, int, tuple[str, ...]]
"""Where order words stand, in how many words, and which they are."""


class Wanted(NamedTuple):
    """An order word that a sentence may mean, its choices that answer something now, and the words left."""

    word: str
    kinds: Sequence[type[Choice]]
    rest: tuple[Word, ...]
    declined: bool = False
    """Whether it is declined at once: `JOIN no`."""


class Wanting:
    """Finds what one player may want, who is asked some questions now."""

    def __init__(self, beginnings: Beginnings, entities: Entities, asked: Asked) -> None:
        self.beginnings = beginnings
        self.entities = entities
        self.asked = asked
        known = [kind for word in beginnings.heads.offered() for kind in beginnings.heads.choices[word]]
        kinds = [kind for kind in known if kind.about in asked]
        self.parts = {kind.word: (kind.label, kind.last) for kind in kinds if kind.label}
        """The order words with numbered parts, with the label of these and their number."""
        self._labels = {label for label, _ in self.parts.values()}
        quoted = [_QUOTED.findall(" ".join((kind.grammar, *kind.rules))) for kind in kinds]
        self.special = {word for said in quoted for word in said if len(word) > _SHORT} - SMALL - IDLE
        """Words that only the orders have which can be given now."""
        self._nouns = {word.removesuffix("s") for said in quoted for word in said}
        """Words of the orders that can be given now."""
        self._named: dict[tuple[Word, ...], list[Wanted]] = {}
        """What words have that were looked at before."""
        self._used: dict[str, bool] = {}
        """Which keys of sayings can be used."""

    def kinds(self, word: str) -> tuple[type[Choice], ...]:
        """The choices of an order word that answer something now."""
        return tuple([kind for kind in self.beginnings.heads.choices[word] if kind.about in self.asked])

    def noun(self, word: str) -> bool:
        """Whether an order word that answers nothing now is a word in other orders: `a card and a token`."""
        return word.casefold() in self._nouns

    def usable(self, key: str) -> bool:
        """Whether the words of a saying can be used now: an order word only if something is asked that it answers."""
        if key not in self._used:
            said = split(key)
            head = self.beginnings.heads.at(said) if said and said[0].text.isupper() else None
            here = head is None or not head.exact or any(map(self.kinds, head.words))
            self._used[key] = here
        return self._used[key]

    def named(self, words: Sequence[Word]) -> list[Wanted]:
        """The order words that a sentence has, or speaks of; of two that overlap, the longer one."""
        said = tuple(words)
        if said not in self._named:
            self._named[said] = self._wanted(words)
        return list(self._named[said])

    def _wanted(self, words: Sequence[Word]) -> list[Wanted]:
        found: dict[Wanted, None] = {}
        for at, size, named in self._outer(words):
            rest = (*words[:at], *words[at + size :])
            no = at + size < len(words) and words[at + size].plain in DECLINING
            found.update((Wanted(word, self.kinds(word), rest, no), None) for word in named)
        return list(found)

    def answered(self, words: Sequence[Word]) -> dict[str, frozenset[str]]:
        """The order words that a paragraph has, with the questions that each answers now."""
        named = dict.fromkeys(word for _, _, several in self._outer(words) for word in several)
        return {word: frozenset(kind.about for kind in self.kinds(word)) for word in named}

    def _outer(self, words: Sequence[Word]) -> list[_Span]:
        """Where order words stand that are not inside longer ones."""
        spans = self._spans(words)
        longest = max((size for _, size, _ in spans), default=0)
        ends: dict[int, int] = {}
        for at, size, _ in spans:
            ends[at] = max(ends.get(at, 0), at + size)
        return [one for one in spans if not _inside(one, longest, ends)]

    def _spans(self, words: Sequence[Word]) -> list[_Span]:
        """Where order words stand, in how many words, and which they are."""
        heads = self.beginnings.heads
        spans: list[_Span] = []
        for at in range(len(words)):
            head = heads.at(words, at)
            done_to_me = head is not None and self._is_me(words, at + head.size)
            if (
                head is not None
                and head.exact
                and not done_to_me
                and (self._here(head.words) or self.entities.said(words, at) < 2)
            ):
                spans.append((at, head.size, head.words))
            choices, size = heads.called(words, at)
            exact = head is not None and head.exact and self._here(head.words)
            idle = self.entities.said(words, at) < 2 and not exact  # `attack with 4`, while no card is asked for
            if choices and (self._here([one.word for one in choices]) or idle):
                spans.append((at, size, tuple(one.word for one in choices)))
            played = heads.at([_PLAYED, *words[at : at + _LONGEST_NAME]])
            if played is not None and played.exact and played.size > 1:
                spans.append((at, played.size - 1, played.words))
        return spans

    def unordered(self, words: Sequence[Word]) -> list[Word]:
        """The words without the order words of which any answers something now."""
        spans = [(at, size) for at, size, named in self._spans(words) if self._here(named)]
        taken = {place for at, size in spans for place in range(at, at + size)}
        return [word for at, word in enumerate(words) if at not in taken]

    def _here(self, named: Sequence[str]) -> bool:
        """Whether anything is asked that order words answer; if not, they may be part of a name: `Attack 8`."""
        return any(map(self.kinds, named))

    def heads_challenge(self, words: Sequence[Word], at: int) -> bool:
        """Whether words that name a challenge begin at a place: `challenge 3`, `in the 3 challenge`."""
        numbered = self.beginnings.parser.numbered
        start = at
        while start + 1 < len(words) and words[start].plain in (_CARRIED if start > at else _WITHIN):
            start += 1
        here = [word.plain if word.number is None else "" for word in words[start : start + 2]]
        return here == [numbered, ""] or (start > at and here == ["", numbered])

    def _is_me(self, words: Sequence[Word], at: int) -> bool:
        """Whether a word at a place stands for the writer, and is no name in an order."""
        return at < len(words) and words[at].plain in _ME and not self.entities.said(words, at)

    def together(self, words: Sequence[Word]) -> bool:
        """Whether all order words stand side by side, as in `play the plague`: then one of them carries another."""
        spans = sorted((at, at + size) for at, size, named in self._spans(words) if any(map(self.kinds, named)))
        end = spans[0][1] if spans else 0
        for start, last in spans:
            if any(word.plain not in _CARRIED for word in words[end:start]):
                return False
            end = max(end, last)
        return len(spans) > 1

    def begins(self, word: Word) -> bool:
        """Whether an order word begins with a word."""
        head = self.beginnings.heads.at([word])
        return head is not None and head.exact and any(map(self.kinds, head.words))

    def kinds_of(self, order: str) -> Sequence[type[Choice]]:
        """The choices that answer something now, of the words with which an order begins."""
        words = split(order)
        bare = words[2:] if words and words[0].plain in _AHEAD else words
        head = self.beginnings.heads.at(bare)
        return [kind for word in head.words for kind in self.beginnings.heads.choices[word]] if head is not None else []

    def places(self, order: str) -> list[int]:
        """The challenges in which an order can answer something."""
        return sorted({place for kind in self.kinds_of(order) for place in self.asked.get(kind.about, ())})

    def says(self, plain: Sequence[Word]) -> bool:
        """Whether words name anything, or have an order word."""
        return self.ordering(plain) or self.entities.names_anything(plain)

    def ordering(self, plain: Sequence[Word]) -> bool:
        """Whether words have an order word, or another word that only orders have."""
        return any(word.plain in self.special for word in plain) or bool(self.named(plain))

    def placed(self, words: Sequence[Word]) -> tuple[int, Sequence[Word]]:
        """The challenge that a sentence names (0: none), and the words without it.

        Where several are named, they are part of what is ordered.
        """
        numbered = self.beginnings.parser.numbered
        known = {place for places in self.asked.values() for place in places}
        found = places_in(words, numbered, known)
        if len(found) != 1:
            return 0, words
        place, at, size = found[0]
        return place, [*words[:at], *words[at + size :]]

    def part(self, words: Sequence[Word]) -> Part:
        """The part of a turn that words are about, and the words without it."""
        if not self._labels:
            return Part("", 0, words)
        part = sequences.part_in(words, self._labels)
        most = max(last for _, last in self.parts.values())
        head = self.beginnings.heads.at(words, 1) if len(words) > 1 else None
        ahead = head is not None and head.exact and any(word in self.parts for word in head.words)
        return part if part.number else sequences.listed(words, most, ahead=ahead)


def _inside(span: _Span, longest: int, ends: Mapping[int, int]) -> bool:
    """Whether a place lies within a longer one; `ends` are the ends of the longest ones that begin at each place."""
    at, size, _ = span
    return any(
        ends.get(start, 0) >= at + size and ends[start] - start > size
        for start in range(max(0, at + size - longest), at + 1)
    )
