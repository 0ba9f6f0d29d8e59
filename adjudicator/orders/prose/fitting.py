"""Fitting: the orders of an order word into which the words of a sentence fit, with their conditions and alternatives.

Whether they are orders is for the strict reader to judge.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Choice
from adjudicator.orders.prose.choices import PLAYERS, Choices
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.parts import THERE, Alternative
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.prose.sequences import Part
from adjudicator.orders.prose.suppositions import Suppositions
from adjudicator.orders.prose.wanting import DECLINING, IDLE, SMALL, Wanted, Wanting
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split

_STRANGE: Final = 4
"""Words of a sentence without a word of orders that may mean nothing."""
_SWEEPING: Final = word_classes.of("everybody")
_SUPPOSING: Final = word_classes.of("supposing")
_QUIET: Final = word_classes.of("before a rank") | word_classes.of("quiet")
_THERE: Final = "there"
_OF_ME: Final = word_classes.of("of me")
"""Words of somebody who speaks of themselves."""
_SOURCE: Final = " from "
_SAME: Final = "same"
"""What stands for the tokens that were named before."""
_WITH: Final = " with "


_SHORT: Final = 6
"""Letters of words that stand in talk as well."""


class Fitting:
    """Fits words into orders of one player."""

    def __init__(
        self,
        wanting: Wanting,
        conditions: Conditions,
        sayings: Sayings,
        choices: Choices,
        possible: Callable[[str], bool],
    ) -> None:
        beginnings, entities = wanting.beginnings, wanting.entities
        self._beginnings = beginnings
        self._players = beginnings.parser.players
        self._entities = entities
        self._wanting = wanting
        self._asked = wanting.asked
        self._conditions = conditions
        self._choices = choices
        self._possible = possible
        """Whether an order can be carried out, as far as its writer can know."""
        self._supposed = Suppositions(beginnings, entities, conditions, sayings)
        self._keywords = beginnings.parser.grammar.keywords - SMALL - _QUIET
        self._quiet = SMALL | _QUIET | self._keywords
        """Words that say nothing by themselves, in a sentence of names and numbers."""

    def orders(self, wanted: Sequence[Wanted], where: int, parts: Sequence[Alternative], part: Part) -> list[str]:
        """The orders of the wanted words into which all fits that is said, with its conditions and alternatives."""
        found: dict[str, None] = {}
        for word, kinds, rest, no in wanted:
            for kind in kinds:
                of = f" as {kind.label} {part.number}" if part.number else ""
                said, met = self._choices.of(kind, rest, where), ""
                if not said:
                    said, met = self._countering(kind, rest, where, parts[0])
                for place, bare in said or self._bare(rest, where, no=no):
                    first = f"{bare}{of}".lstrip()
                    lead = self.lead(kind.about, place or self._conditions.place(parts[0].condition))
                    several = [
                        f"{word} {first}".rstrip(),
                        *(self._alternative(kind, word, first, one) for one in parts[1:]),
                    ]
                    conditions = [
                        self._supposed.condition(word, one.condition, parts[: at or 1], place, first)
                        for at, one in enumerate(parts)
                    ]
                    if not all(several) or None in conditions:
                        continue
                    conditions[0] = f"{met} {conditions[0]}".replace(" IF ", " AND ").strip() if met else conditions[0]
                    if PLAYERS in kind.grammar and several[1:] == ["no"] and not any(conditions):
                        del several[1:], conditions[1:]  # `Eve, and nobody else`
                    order = " ELSE ".join(f"{one} {so}".rstrip() for one, so in zip(several, conditions, strict=True))
                    if self._beginnings.whole(split(order, 1)) is not None:
                        found[f"{self._there(kind.about, order) if lead == THERE else lead}{order}"] = None
            if len(found) > 1:
                break
        return list(found)

    def _countering(
        self, kind: type[Choice], words: Sequence[Word], where: int, part: Alternative
    ) -> tuple[list[tuple[int, str]], str]:
        """The choices of an order against somebody or something that only its condition tells, with a condition.

        `If Blue uses Virus I use my zap`, and `zap the Virus of Blue`.
        """
        rest, condition = self._supposed.met(kind.word, words, part.condition, where)
        found = self._choices.of(kind, rest, where) if rest else []
        self._choices.apart |= bool(found)
        return found, condition

    def _bare(self, words: Sequence[Word], where: int, *, no: bool) -> list[tuple[int, str]]:
        """What an order word alone comes to: `JOIN no`, `KEEP`; nothing if it stands among words of other things."""
        if self._entities.names_anything(words):
            return []
        if any(word.plain[0].isalnum() and word.plain not in IDLE | _SUPPOSING for word in words):
            return []
        if any(word.plain in DECLINING for word in words):
            return [(where, "no")] if no else []
        return [(where, "")] if not any(word.plain in _SWEEPING for word in words) else []

    def _alternative(self, kind: type[Choice], word: str, first: str, other: Alternative) -> str:
        """The further wish that words mean after the first one; empty if there is not exactly one.

        It has the tokens of the first one if it says so, or names none.
        """
        words = other.words
        _, tail = first.partition(_WITH)[::2]
        source = (tail or first).rpartition(_SOURCE)[2] if (tail or first).count(_SOURCE) == 1 else ""
        rest: list[Word] = [one for one in words if one.plain not in (_SAME, _THERE)]
        if any(one.plain == _THERE for one in words):
            if not source:
                return ""
            rest += split(f"from {source}", words[0].line)
        named = [one for one in self._wanting.named(rest) if one.word != word]
        if named:
            return self._further(kind, named)
        if not self._entities.names_anything(rest) and any(one.plain in DECLINING for one in rest):
            return "no"
        found = self._choices.of(kind, rest, 0) if rest else []
        if not found and tail and rest:
            found = self._choices.of(kind, [*rest, *split(f"with {tail}", words[0].line)], 0)
        if not found and any(self._entities.said(rest, at) for at in self._no_players(rest)):
            others = [one for one in self._beginnings.heads.offered() if one != word]
            return self._further(kind, [Wanted(one, self._wanting.kinds(one), tuple(rest)) for one in others])
        if len(found) != 1 or any(one.plain in DECLINING for one in rest):
            return ""
        said = found[0][1]
        return f"{said}{_WITH}{tail}" if tail and _WITH not in said else said

    def _no_players(self, words: Sequence[Word]) -> Iterator[int]:
        """The places of words that are no players: a player alone may be meant for anything."""
        return (at for at, word in enumerate(words) if word.plain not in self._players)

    def _further(self, kind: type[Choice], wanted: Sequence[Wanted]) -> str:
        """The order of another word that answers the question of a kind; empty if there is not exactly one."""
        found: dict[str, int] = {}
        for one in wanted:
            for so in one.kinds:
                if so.about == kind.about:
                    said = self._choices.of(so, one.rest, 0)
                    found.update((f"{one.word} {words}".strip(), self._choices.cost) for _, words in said)
        least = [order for order, cost in found.items() if cost == min(found.values())]
        return least[0] if len(least) == 1 else ""

    def lead(self, about: str, where: int) -> str:
        """The challenge that an offered line names: the one that was said, or the only one that is asked about.

        If several are asked about and none was named, it is the one that was named before; unless an order that names
        none is for any.
        """
        places = self._asked.get(about, ())
        place = where or (places[0] if len(set(places)) == 1 else 0)
        if not place and len(set(places)) > 1 and 0 not in places:
            return THERE
        return f"IN {place} " if place else ""

    def _there(self, about: str, order: str) -> str:
        """The only challenge in which an order can be carried out, or the one that was named before."""
        leads = [f"IN {place} " for place in self._asked[about]]
        several = [lead for lead in leads if self._possible(f"{lead}{order}")]
        return several[0] if len(several) == 1 else THERE

    def unnamed(self, words: Sequence[Word], where: int, asked: Collection[str]) -> list[Wanted]:
        """All order words that can be meant by a sentence that has none of them, of those that answer some questions.

        If it says more than names, numbers and small words, it must name something besides players, and speak of me.
        """
        at = strange = things = 0
        while at < len(words):
            size = self._entities.said(words, at)
            things += bool(size) and words[at].plain not in self._players and words[at].number is None
            strange += self.is_strange(words, at)
            at += size or 1
        if len(asked) > 1 and self.names_players(words):
            return []  # a player alone may be meant for anything
        if len(words) > 1 and words[0].plain in self._players and self.is_strange(words, 1):
            return []  # somebody else does something
        if strange > _STRANGE or (strange and not (things and any(word.plain in _OF_ME for word in words))):
            return []
        heads = self._beginnings.heads
        offered = [word for word in heads.offered() if any(kind.about in asked for kind in heads.choices[word])]
        wanted = [Wanted(word, self._wanting.kinds(word), tuple(words)) for word in offered]
        costs = {place: cost for place, one in enumerate(wanted) if (cost := self._least(one, where)) is not None}
        return [wanted[place] for place, cost in costs.items() if cost == min(costs.values())]

    def names_players(self, words: Sequence[Word]) -> bool:
        """Whether words name players, and nothing else."""
        return all(word.plain in self._players | SMALL for word in words if word.plain[0].isalnum())

    def is_strange(self, words: Sequence[Word], at: int) -> bool:
        """Whether a word means nothing in orders."""
        plain = words[at].plain
        if words[at].number is not None:
            return False
        return not self._entities.said(words, at) and plain not in self._quiet and plain[0].isalnum()

    def is_keyword(self, word: Word) -> bool:
        """Whether a word is one of those with which orders are told, and too long for talk: `innovation`."""
        return len(word.plain) > _SHORT and word.plain in self._keywords

    def _least(self, wanted: Wanted, where: int) -> int | None:
        """What it costs at least to put the words into an order of a word; None if they fit into none."""
        costs = [self._choices.cost for kind in wanted.kinds if self._choices.of(kind, wanted.rest, where)]
        return min(costs, default=None)
