"""Fitting: the orders of an order word into which the words of a sentence fit, with their conditions and alternatives.

Whether they are orders is for the strict reader to judge.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.arrangement import Arrangement, Fit
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.entities import Entities
from adjudicator.orders.prose.opponents import Opponents
from adjudicator.orders.prose.parts import THERE, Alternative
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.prose.sequences import Part
from adjudicator.orders.prose.sharing import LISTING
from adjudicator.orders.prose.suppositions import Suppositions
from adjudicator.orders.prose.wanting import DECLINING, IDLE, SMALL, Asked, Wanted, Wanting
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern, split

_STRANGE: Final = 4
"""Words of a sentence without a word of orders that may mean nothing."""
_SWEEPING: Final = word_classes.of("everybody")
_AGAINST: Final = "against"
"""Whoever stands behind it is in no list of other orders."""
_CLOSING: Final = frozenset(";")
"""Signs that no list has."""
_NONE: Final = word_classes.of("nothing")
_THERE: Final = "there"
_OF_ME: Final = word_classes.of("of me")
"""Words of somebody who speaks of themselves."""
_SOURCE: Final = " from "
_REST: Final = "rest"
_SOURCES: Final = ("from", "to")
_PLAYERS: Final = "seats"
"""In the grammar of an order that lists players."""
_SEAT, _MORE = "SEAT", "*"
"""A player in a rule of its own, and what repeats it."""
_SAME: Final = "same"
"""What stands for the tokens that were named before."""
_WITH: Final = " with "


class Fitting:
    """Fits words into orders of one player."""

    def __init__(
        self,
        beginnings: Beginnings,
        entities: Entities,
        wanting: Wanting,
        asked: Asked,
        conditions: Conditions,
        sayings: Sayings,
        budget: Budget,
        possible: Callable[[str], bool],
    ) -> None:
        self._beginnings = beginnings
        self._entities = entities
        self._wanting = wanting
        self._asked = asked
        self._conditions = conditions
        self._sayings = sayings
        self._budget = budget
        self._possible = possible
        """Whether an order can be carried out, as far as its writer can know."""
        self._supposed = Suppositions(beginnings, entities, conditions, sayings)
        self._opponents = Opponents(beginnings.names.vocabulary, beginnings.answering.seats)
        patterns = beginnings.answering.grammar.patterns.values()
        self._quiet = SMALL | {part for pattern in patterns for part in pattern if isinstance(part, str)}
        """Words that say nothing by themselves, in a sentence of names and numbers."""
        self._cost = 0
        """What the choices cost that were found last."""
        self.vague = False
        """Whether names may be left unfinished that several things have."""
        self.apart = False
        """Whether the words of a part had to be put into another order."""

    def orders(self, wanted: Sequence[Wanted], where: int, parts: Sequence[Alternative], part: Part) -> list[str]:
        """The orders of the wanted words into which all fits that is said, with its conditions and alternatives."""
        found: dict[str, None] = {}
        for word, kinds, rest, no in wanted:
            for kind in kinds:
                if part.number and part.label not in (kind.label, "" if kind.label else None):
                    continue
                of = f" as {kind.label} {part.number}" if part.number else ""
                if any(one.listed for one in parts) and not self._answered_once(kind, where):
                    continue
                said, met = self.choices(kind, rest, where), ""
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
                    if _PLAYERS in kind.grammar and several[1:] == ["no"] and not any(conditions):
                        del several[1:], conditions[1:]  # `Eve, and nobody else`
                    order = " ELSE ".join(f"{one} {so}".rstrip() for one, so in zip(several, conditions, strict=True))
                    if self._beginnings.whole(split(order, 1)) is not None:
                        found[f"{self._there(kind.about, order) if lead == THERE else lead}{order}"] = None
            if len(found) > 1:
                break
        return list(found)

    def _answered_once(self, kind: type[Choice], where: int) -> bool:
        """Whether one order alone answers the question of a kind, so that others can only be further wishes."""
        places = self._asked.get(kind.about, ())
        here = [place for place in places if where in (0, place)]
        return len(set(here)) == len(here) and kind.addresses is Choice.addresses

    def _countering(
        self, kind: type[Choice], words: Sequence[Word], where: int, part: Alternative
    ) -> tuple[list[tuple[int, str]], str]:
        """The choices of an order against somebody or something that only its condition tells, with a condition.

        `If Blue uses Virus I use my zap`, and `zap the Virus of Blue`.
        """
        rest, condition = self._supposed.met(kind.word, words, part.condition, where)
        found = self.choices(kind, rest, where) if rest else []
        self.apart = self.apart or bool(found)
        return found, condition

    def choices(self, kind: type[Choice], words: Sequence[Word], where: int) -> list[tuple[int, str]]:
        """The choices that words can mean, each with its challenge (0: none named).

        Only if nothing is found with the players as they are named, they stand for a side, or for their challenge.
        Whoever names a challenge means nothing that belongs to none.
        """
        if where and not kind.of_challenge:
            return []
        if _PLAYERS in kind.grammar and not self._in_one_list(words, kind.grammar):
            return []
        words = self._sayings.within(kind.word, words)
        needed = self._wanting.special | self._sayings.needed(kind.word)
        ways = self._entities.counted(words)
        found = [(where, said) for way in ways for said in self._arranged(kind, way, needed)]
        if found:
            return found if len(found) >= len(ways) else []
        placed = self._entities.placed(words)
        if placed and (found := self.choices(kind, placed, where)):
            return found
        if self._beginnings.answering.numbered in kind.grammar + "".join(kind.rules):
            words = self._opponents.numbered(words, self._beginnings.answering.numbered)
            return [(where, said) for said in self._arranged(kind, words, needed)]
        asked = self._asked.get(kind.about, ())
        for place, other in (one for way in ways for one in self._opponents.instead(way, where, asked)):
            found += [(place, said) for said in self._arranged(kind, other, needed)]
        return list(dict.fromkeys(found))

    def sides(self, where: int) -> frozenset[str]:
        """The main players of a challenge, or of the only one in which others are asked for (0: none named)."""
        listing = {
            kind.about
            for word in self._beginnings.heads.offered()
            for kind in self._wanting.kinds(word)
            if _PLAYERS in kind.grammar
        }
        places = {place for about in listing for place in self._asked.get(about, ())} if not where else {where}
        return self._opponents.mainly(min(places)) if len(places) == 1 else frozenset()

    @staticmethod
    def lists_players(kind: type[Choice]) -> bool:
        """Whether an order can have several players."""
        return _PLAYERS in kind.grammar or (_SEAT in "".join(kind.rules) and _MORE in kind.grammar)

    def _in_one_list(self, words: Sequence[Word], grammar: str) -> bool:
        """Whether all players stand in one list, with nothing but small words between them."""
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        places = [at for at, word in enumerate(words) if word.plain in seats]
        inside = words[places[0] : places[-1]] if places else []
        apart = _AGAINST not in grammar and any(at and words[at - 1].plain == _AGAINST for at in places)
        return not apart and all(
            one.plain in seats | SMALL | IDLE or not (one.plain[0].isalnum() or one.plain in _CLOSING) for one in inside
        )

    def _arranged(self, kind: type[Choice], words: Sequence[Word], needed: Collection[str]) -> list[str]:
        names, grammar = self._beginnings.names, self._beginnings.answering.grammar
        unsaid = [pattern(word) for word in kind.unsaid]
        arrangement = Arrangement(grammar, self._entities, words, self._budget, unsaid, vague=self.vague)
        choices = arrangement.choices([kind], lambda word: word.plain in needed)
        self.apart, self._cost = self.apart or arrangement.apart, arrangement.cost
        said = dict.fromkeys(
            next((one for one in _written(fit, names.vocabulary) if self._is_all(one, words, kind.unsaid)), None)
            for fit in choices
        )
        return [one for one in said if one is not None]

    def _is_all(self, order: str, words: Sequence[Word], unsaid: Sequence[str]) -> bool:
        """Whether an order says what is among some words, and nothing else that has to be said."""
        return not self._adds(order, words, unsaid) and not self._lacks(order, words)

    def _bare(self, words: Sequence[Word], where: int, *, no: bool) -> list[tuple[int, str]]:
        """What an order word alone comes to: `JOIN no`, `KEEP`; nothing if it stands among words of other things."""
        if self._names(words):
            return []
        if any(word.plain[0].isalnum() and word.plain not in IDLE for word in words):
            return []
        if any(word.plain in DECLINING for word in words):
            return [(where, "no")] if no else []
        return [(where, "")] if not any(word.plain in _SWEEPING for word in words) else []

    def _alternative(self, kind: type[Choice], word: str, first: str, other: Alternative) -> str:
        """The further wish that words mean after the first one; empty if there is not exactly one.

        It has the tokens of the first one if it says so, or names none.
        """
        words = other.words
        if all(one.plain in _NONE or not one.plain[0].isalnum() for one in words):
            return "no"
        _, tail = first.partition(_WITH)[::2]
        source = tail.rpartition(_SOURCE)[2] if tail.count(_SOURCE) == 1 else ""
        rest: list[Word] = [one for one in words if one.plain not in (_SAME, _THERE)]
        if source and any(one.plain == _THERE for one in words):
            rest += split(f"from {source}", words[0].line)
        named = [one for one in self._wanting.named(rest) if one.word != word]
        if named:
            return self._further(kind, named)
        if not self._names(rest) and any(one.plain in DECLINING for one in rest):
            return "no"
        if any(one.plain == _SAME for one in words):
            rest += split(f"with {tail}", words[0].line) if tail else []
        found = self.choices(kind, rest, 0) if rest else []
        if not found and tail and rest:
            found = self.choices(kind, [*rest, *split(f"with {tail}", words[0].line)], 0)
        if not found and any(self._entities.said(rest, at) for at in self._no_players(rest)):
            others = [one for one in self._beginnings.heads.offered() if one != word]
            return self._further(kind, [Wanted(one, self._wanting.kinds(one), tuple(rest)) for one in others])
        if len(found) != 1 or any(one.plain in DECLINING for one in rest):
            return ""
        said = found[0][1]
        return f"{said}{_WITH}{tail}" if tail and _WITH not in said else said

    def _no_players(self, words: Sequence[Word]) -> Iterator[int]:
        """The places of words that are no players: a player alone may be meant for anything."""
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        return (at for at, word in enumerate(words) if word.plain not in seats)

    def _further(self, kind: type[Choice], wanted: Sequence[Wanted]) -> str:
        """The order of another word that answers the question of a kind; empty if there is not exactly one."""
        found: dict[str, int] = {}
        for one in wanted:
            for so in one.kinds:
                if so.about == kind.about:
                    said = self.choices(so, one.rest, 0)
                    found.update((f"{one.word} {words}".strip(), self._cost) for _, words in said)
                    if not (said or so.grammar or self._names(one.rest)):
                        found[one.word] = 0
        least = [order for order, cost in found.items() if cost == min(found.values())]
        return least[0] if len(least) == 1 else ""

    def _names(self, words: Sequence[Word]) -> bool:
        """Whether words name anything."""
        return any(self._entities.said(words, at) for at in range(len(words)))

    def _adds(self, order: str, words: Sequence[Word], unsaid: Sequence[str]) -> bool:
        """Whether an order says something that is not among the words."""
        patterns = self._beginnings.answering.grammar.patterns.values()
        keywords = {part for pattern in patterns for part in pattern if isinstance(part, str)}
        keywords -= SMALL | LISTING | self._entities.owners
        known = {form for word in words for form in (word.plain, f"{word.plain}s")}.union(unsaid)
        return any(word.plain in keywords and word.plain not in known for word in split(order))

    def _lacks(self, order: str, words: Sequence[Word]) -> bool:
        """Whether words that only some orders have are among the words, and not in the order."""
        said = {word.plain.removesuffix("s") for word in split(order)}
        return any(word.plain in self._wanting.special and word.plain.removesuffix("s") not in said for word in words)

    def lead(self, about: str, where: int) -> str:
        """The challenge that an offered line names: the one that was said, or the only one that is asked about.

        If several are asked about and none was named, it is the one that was named before.
        """
        places = self._asked.get(about, ())
        place = where or (places[0] if len(set(places)) == 1 else 0)
        if not place and len(set(places)) > 1:
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
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        while at < len(words):
            size = self._entities.said(words, at)
            things += bool(size) and words[at].plain not in seats and words[at].number is None
            strange += self._is_strange(words, at)
            at += size or 1
        if all(word.plain in seats for word in words if word.plain[0].isalnum()):
            return []  # a player alone may be meant for anything
        if len(words) > 1 and words[0].plain in seats and self._is_strange(words, 1):
            return []  # somebody else does something
        if strange > _STRANGE or (strange and not (things and any(word.plain in _OF_ME for word in words))):
            return []
        heads = self._beginnings.heads
        offered = [word for word in heads.offered() if any(kind.about in asked for kind in heads.choices[word])]
        wanted = [Wanted(word, self._wanting.kinds(word), tuple(words)) for word in offered]
        costs = {place: cost for place, one in enumerate(wanted) if (cost := self._least(one, where)) is not None}
        return [wanted[place] for place, cost in costs.items() if cost == min(costs.values())]

    def _is_strange(self, words: Sequence[Word], at: int) -> bool:
        """Whether a word means nothing in orders."""
        plain = words[at].plain
        if words[at].number is not None:
            return False
        return not self._entities.said(words, at) and plain not in self._quiet and plain[0].isalnum()

    def _least(self, wanted: Wanted, where: int) -> int | None:
        """What it costs at least to put the words into an order of a word; None if they fit into none."""
        costs = [self._cost for kind in wanted.kinds if self.choices(kind, wanted.rest, where)]
        return min(costs, default=None)


def _written(fit: Fit, names: Vocabulary) -> Iterator[str]:
    """What a choice is called, and what was said for it; a rest from or to somewhere has to be said."""
    text = fit.choice.text(names)
    yield text
    if not any(f"{_REST} {word} " in text for word in _SOURCES):
        yield fit.said
