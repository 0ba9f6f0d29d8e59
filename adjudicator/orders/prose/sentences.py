"""Sentences: the one order that a sentence can mean, whatever stands around its names and numbers.

Nothing is read by this: the order is offered, if it is the only one.
"""

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose import sequences
from adjudicator.orders.prose.choices import Choices
from adjudicator.orders.prose.completeness import Completeness
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.contrasts import contrasted, excepted
from adjudicator.orders.prose.fitting import Fitting
from adjudicator.orders.prose.gathering import Gathering
from adjudicator.orders.prose.losses import Losses
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import LATER, THERE, Alternative, Alternatives, Parting
from adjudicator.orders.prose.readings import Readings
from adjudicator.orders.prose.references.mentions import NOBODY, Mentioned, Mentions
from adjudicator.orders.prose.sayings import Sayings, served
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.prose.wanting import DECLINING, SMALL, Asked, Wanted, Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import doubts, word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import ELSE, IF

CONDITIONAL: Final = IF | ELSE
_LONGEST: Final = 60
"""Words of a sentence that is searched."""
_LINE: Final = " line"
"""Ends a word of the service that needs numbers of lines."""
_READY: Final = "ready"
_LABEL: Final = "as"
_IN: Final = "IN"
_ELSE_NOT: Final = " ELSE no"
_AGAINST: Final = "against"
_ASKS: Final = frozenset("?")
_SAYABLE: Final = DECLINING | {"any"}
"""Doubtful words that orders may have."""
_AROUND_READY: Final = word_classes.of("around READY") | frozenset(",.!")
"""What may stand around the word with which a player is ready."""
_ONLY: Final = word_classes.of("only")
"""Says nothing more of a number behind it."""
_BOTH: Final = word_classes.of("both")
_TWO: Final = 2
_ARTICLES: Final = word_classes.of("before a rank")
_ANY: Final = word_classes.of("any")
_COUNTED: Final = frozenset([".", ")", ":"])
"""What stands behind the number of something that is listed."""


def _says(order: str, doubted: Collection[str]) -> bool:
    """Whether an order has doubtful words itself: `TAKE any`, `INVITE nobody`."""
    said = {word.plain for word in split(order)}
    return all(word in said or (word in DECLINING and not said.isdisjoint(DECLINING)) for word in doubted)


def _place(word: Word) -> tuple[int, int]:
    return word.line, word.column


class Sentences:
    """Finds the orders in sentences for one player, who is asked some questions now."""

    def __init__(
        self,
        beginnings: Beginnings,
        asked: Asked,
        own: str,
        sayings: Sayings,
        budget: Budget,
        possible: Callable[[str], bool],
        owed: Collection[str],
    ) -> None:
        self._owed = owed
        """The questions that must be answered."""
        self._sayings = sayings
        self._beginnings = beginnings
        self._possible = possible
        """Whether an order can be carried out, as far as its writer can know."""
        self._asked = asked
        places = {where for key, several in asked.items() if key for where in several}
        self._mentions = Mentions(beginnings.names, beginnings.parser.seats, own, places)
        self._known: dict[tuple[Word, ...], Meant] = {}
        """What parts of sentences come to."""
        self._entities = Entities(beginnings.names)
        self._wanting = Wanting(beginnings, self._entities, asked)
        self._wording = Wording(beginnings, self._entities, sayings, own, self._wanting.usable)
        self._conditions = Conditions(beginnings, self._entities, sayings, self._wording, own, budget)
        self._alternatives = Alternatives(self._conditions.readable, self._wanting.begins, self._wording.asks)
        self._choices = Choices(self._wanting, sayings, budget)
        self._fitting = Fitting(self._wanting, self._conditions, sayings, self._choices, possible)
        self._gathering = Gathering(
            self._wanting, self._wording, self._mentions, self._choices, self._fitting, possible, owed
        )
        self._readings = Readings(
            beginnings.names, self._entities, self._choices, possible, self._of_part, self._one_order
        )
        self._losses = Losses(self._wanting, self._fitting)
        self.completeness = Completeness(self._wanting, self._wording, self._fitting, owed)

    @property
    def sequenced(self) -> bool:
        """Whether a turn has parts that come one after the other."""
        return bool(self._wanting.parts)

    def in_sequence(self, orders: Sequence[str]) -> tuple[str, ...] | None:
        """Orders that are given one after the other, with the numbers of their parts where one turn has several."""
        return sequences.in_sequence(orders, self._wanting.parts)

    def mentioned(self, words: Sequence[Word], before: Mentioned) -> Mentioned:
        """Whom a sentence names and addresses, or else those before it."""
        return self._mentions.of(self._wording.mended(words), before)

    def readings(self, words: Sequence[Word]) -> tuple[str, ...]:
        """The orders that exclude each other, and any one of which a sentence may mean; none if it has no such."""
        if not words or len(words) > _LONGEST:
            return ()
        said = self._wording.worded(words)
        return self._readings.of(said, self._wording.plain(said))

    def _unnamed(self, words: Sequence[Word], where: int) -> list[Wanted]:
        """The order words that words may mean which have none; only what must be answered where names are vague."""
        return self._fitting.unnamed(words, where, self._owed if self._choices.vague else self._asked)

    def _is_owed(self, order: str) -> bool:
        """Whether an order answers a question that must be answered."""
        return any(kind.about in self._owed for kind in self._wanting.kinds_of(order))

    def meant(self, words: Sequence[Word], whom: Mentioned = NOBODY) -> Meant:
        """What a sentence comes to; `whom` are the players who were named before it."""
        if not words or len(words) > _LONGEST:
            return Meant(says=True)
        words = self._gathering.ranked(self._mentions.placed(self._wording.mended(words), whom))
        said = self._mentions.owned(self._wording.said(words), whom)
        ready = self._served(said)
        if not (ready or self._wanting.says(self._wording.plain(said))):
            return Meant(doubtful=doubts.ours().against(words))
        if self._mentions.counts_others(said):
            return Meant(says=True)
        whole = self._of_part(said)
        if whole.orders and not whole.orders[0].startswith(THERE):
            return whole
        orders, beside = self._parted(said)
        for words_named in () if orders else self._mentions.named(said, whom):
            whole = self._of_part(words_named)
            orders = () if whole.orders and whole.orders[0].startswith(THERE) else whole.orders
            if not orders:
                orders, beside = self._parted(words_named)
            if orders:
                break
        orders = orders or self._only(self._mentions.candidates(said, whom))
        plain = self._wording.plain(said)
        if not (orders or self._losses.any(plain, plain)):
            orders = self._gathering.orders(said, whom)
            if not (orders or self._is_open(said, plain) or self._is_listed(said)):
                orders, beside = self._parted(said, lambda part: self._of_part_or_gathered(part, whom), freely=True)
        return Meant(orders, says=True, doubtful=whole.doubtful and not orders, bare=True, beside=beside)

    def _only(self, ways: Iterator[list[Word]]) -> tuple[str, ...]:
        """The orders of the only way to understand a sentence in which these are possible; none if there are two."""
        found: dict[tuple[str, ...], None] = {}
        for way in ways:
            whole = self._of_part(way).orders
            orders = whole if whole and not whole[0].startswith(THERE) else self._parted(way)[0]
            if orders and all(map(self._possible, orders)):
                found[orders] = None
        return next(iter(found)) if len(found) == 1 else ()

    def _is_open(self, said: Sequence[Word], plain: Sequence[Word]) -> bool:
        """Whether words have a condition, leave open what is wanted, or tell the parts of a turn after each other."""
        inside = (two for one, two in pairwise(said) if one.plain != ".")
        if self.sequenced and any(one.plain in LATER for one in inside):
            return True
        return doubts.ours().against(self._wording.free(said)) or not CONDITIONAL.isdisjoint(one.plain for one in plain)

    def _is_listed(self, said: Sequence[Word]) -> bool:
        """Whether several lines begin with order words: they are orders of their own, and not one breath."""
        lines = [next(line) for _, line in groupby(said, attrgetter("line"))]
        return len(lines) > 1 and any(map(self._wanting.begins, lines[1:]))

    def _of_part_or_gathered(self, part: Sequence[Word], whom: Mentioned) -> Meant:
        """What a part of a sentence comes to, whatever stands around its names and numbers."""
        meant = self._of_part(part)
        if meant.orders or not meant.says or self._losses.any(plain := self._wording.plain(part), plain):
            return meant
        return meant._replace(orders=self._gathering.orders(part, whom), bare=True)

    def _parted(
        self, said: Sequence[Word], understood: Callable[[Sequence[Word]], Meant] | None = None, *, freely: bool = False
    ) -> tuple[tuple[str, ...], tuple[Sequence[Word], ...]]:
        """The orders of a sentence that has several; `freely`, if no sign need part them."""
        heads = self._beginnings.heads

        def begins(at: int) -> bool:
            start = at + 2 if said[at].number is not None and said[at + 1].plain in _COUNTED else at
            if self._wanting.heads_challenge(said, at):
                return True
            head = heads.at(said, start)
            return head is not None and head.exact and any(map(self._wanting.kinds, head.words))

        now = min(self._asked.get("", ()), default=0)
        of_part = understood or self._of_part

        def in_context(part: Sequence[Word]) -> Meant:
            # A name alone goes on with what was said before it: `attack Blue with lasers, railgun`.
            meant = of_part(part)
            alone = bool(part) and part[0] is not said[0] and self._entities.said(part, 0) == len(part)
            return Meant(says=True) if alone and any(map(self._wanting.kinds_of, meant.orders)) else meant

        parting = Parting(
            in_context,
            begins,
            self.in_sequence,
            self._question,
            self._again,
            self.completeness.is_beside,
            free=frozenset(self._counting_anew(said)) | (self._names_begin(said) if freely else frozenset()),
            freely=freely,
            now=now,
            sequenced=now > 0 or self.sequenced,
        )
        return parting.orders(said)

    def _names_begin(self, said: Sequence[Word]) -> frozenset[int]:
        """Where names and numbers begin, with the articles before them."""
        found: set[int] = set()
        at = 0
        while at < len(said):
            size = self._entities.said(said, at)
            start = at
            while size and start and said[start - 1].plain in _ARTICLES:
                start -= 1
            if size and start and said[start - 1].plain not in SMALL:
                found.add(start)
            at += max(size, 1)
        return frozenset(found)

    def _counting_anew(self, said: Sequence[Word]) -> Iterator[int]:
        """Where a number begins what is meant for somebody else: `10 against Bob 20 against Carla`."""
        for at in range(2, len(said)):
            begins = said[at].number is not None and said[at - 2].plain == _AGAINST
            if begins and any(word.plain == _AGAINST for word in said[at + 1 : at + 3]):
                yield at

    def _again(self, order: str, words: Sequence[Word]) -> Sequence[Word]:
        """Words without an order word, with that of an order before them: `Bob gets the 12, Eve the 8`."""
        kinds = self._wanting.kinds_of(order)
        plain = self._wording.plain(words)
        if not kinds or not words or self._wanting.named(plain) or not self._wanting.says(plain):
            return ()
        return [*split(kinds[0].word, words[0].line), *words]

    def _question(self, order: str) -> tuple[object, ...]:
        """What an order answers: the questions of its word, its challenge, and its part of a turn."""
        words = order.split()
        part = tuple(words[-3:]) if _LABEL in words[-3:-2] else ()
        abouts = frozenset(kind.about for kind in self._wanting.kinds_of(order))
        return (abouts, *(words[:3] if words[0] == _IN else words[:1]), *part)

    def _of_part(self, said: Sequence[Word]) -> Meant:
        """What a sentence, or part of one, comes to as one order; parts are looked at many times."""
        part = tuple(said)
        if part not in self._known:
            self._known[part] = self._one_order(said)
        return self._known[part]

    def _one_order(self, said: Sequence[Word]) -> Meant:
        service = self._served(said)
        if service is not None:
            return service
        plain, left_out = self._contrasted(said)
        if not (self._wanting.says(plain) or self._losses.shortens(plain)):
            return Meant(doubtful=doubts.ours().against(said))
        said = [word for word in said if _place(word) not in left_out]
        found = self._alternatives.of(plain)
        doubted = self._doubted(said, found) if found is not None else _ASKS
        if found is None or not doubted <= _SAYABLE:
            return Meant(says=True, doubtful=True)
        self._choices.apart = False
        where, head, found = self._located(found)
        ready = any(word.plain == _READY and not self._entities.said(plain, at) for at, word in enumerate(plain))
        part = self._wanting.part(head)
        if ready or self._is_later(found[0].words, where, head) or self._losses.any(plain, part.rest):
            return Meant(says=True)
        named = [one for one in self._wanting.named(part.rest) if one.kinds or not self._wanting.noun(one.word)]
        wanted = [one for one in named or self._unnamed(part.rest, where) if one.kinds]
        others = {one.word for one in wanted}
        wanted = [one for one in wanted if not any(self._sayings.names(other, one.word) for other in others)]
        wanted = self._without_others(wanted, named, found)
        several = len({one.word for one in wanted}) > 1 and not self._wanting.together(part.rest)
        if len(wanted) == 1 and self._declines(wanted[0]):
            return Meant()
        if several and not named:
            orders = [one for each in wanted for one in self._fitting.orders([each], where, found, part)]
            orders = [one for one in dict.fromkeys(orders) if one.startswith(THERE) or self._possible(one)]
            orders = orders if len(orders) == 1 else []
        else:
            orders = [] if several else self._fitting.orders(wanted, where, found, part)
        bare = (not named and len(self._asked) > 1) or self._may_be_talk(said, part.rest)
        unsure = (
            bool(left_out)
            or doubts.ours().about(self._beside_conditions(said, found, without=ELSE))
            or self._choices.apart
        )
        if len(orders) > 1 or (orders and (bare or unsure)):
            orders = [one for one in orders if one.startswith(THERE) or self._possible(one)]
        if self._alternatives.passed:  # `unless she joins; if she does, not`
            orders = [order.removesuffix(_ELSE_NOT) for order in orders]
        if not all(_says(order, doubted) for order in orders):
            return Meant(says=True, doubtful=True)
        fits, sure = tuple(orders), len(orders) < 2
        partial = self._entities.has_parts(plain)
        if sure and fits and partial and not named and self._owed and not self._is_owed(fits[0]):
            fits = (
                self._readings.vaguely(said) or fits
            )  # `a moon card` is likelier played, where that is asked, than taken
            sure = len(fits) < 2
        if not fits and not self._choices.vague and self._is_partial(plain):
            fits = self._readings.vaguely(said)
            sure, bare = len(fits) < 2, True
        return Meant(fits if sure else (), says=True, bare=bare or unsure, readings=() if sure else fits)

    def _located(self, found: Sequence[Alternative]) -> tuple[int, Sequence[Word], list[Alternative]]:
        """The challenge that the alternatives of one order name, the words of the first one without it, and all."""
        where, head = self._wanting.placed(found[0].words)
        out = list(found)
        for at, one in enumerate(found if not where else ()):
            place, rest = self._wanting.placed(one.words) if at else (0, one.words)
            met, condition = (0, one.condition) if place or at else self._wanting.placed(one.condition)
            if place or met:
                out[at] = one._replace(words=rest, condition=condition)
                return place or met, head, out
        return where, head, out

    def _without_others(
        self, wanted: list[Wanted], named: Sequence[Wanted], found: Sequence[Alternative]
    ) -> list[Wanted]:
        """What is wanted; nothing if a condition may belong to the written word of an order that answers nothing now.

        `attack planet 3 zap Blue if used against me`
        """
        if not any(one.words and one.condition and _place(one.words[0]) < _place(one.condition[0]) for one in found):
            return wanted
        written = {word.plain for one in found for word in one.words}
        return [] if any(not one.kinds and one.word.casefold() in written for one in named) else wanted

    def _may_be_talk(self, said: Sequence[Word], rest: Sequence[Word]) -> bool:
        """Whether only a name stands for an order, among words that mean nothing: `comp. crashed, writing by phone`."""
        pairs = enumerate(pairwise(said), start=1)
        alone = any(
            one.text.isupper() and _place(one) == _place(other) and self._entities.said(said, at)
            for at, (one, other) in pairs
        )
        return alone and any(
            self._fitting.is_strange(rest, at) for at, one in enumerate(rest) if not one.text.isupper()
        )

    def _is_later(self, words: Sequence[Word], where: int, head: Sequence[Word]) -> bool:
        """Whether what stands before the name of a part of a turn is for an earlier one: `X, then Y and in lap 3 Z`."""
        if not (where and self._asked.get("")):
            return False
        place = next((at for at, (one, two) in enumerate(zip(words, head, strict=False)) if one != two), len(head))
        then = next((at for at in range(place) if words[at].plain in LATER), 0)
        return self._wanting.says(words[:then])

    def _is_partial(self, plain: Sequence[Word]) -> bool:
        """Whether things may be named by some of their parts alone."""
        return _ANY.isdisjoint(word.plain for word in plain) and self._entities.has_parts(plain)

    def _contrasted(self, said: Sequence[Word]) -> tuple[list[Word], set[tuple[int, int]]]:
        """The words as orders have them, without what they exclude, and where that stands."""
        plain = self._wording.plain(said)
        free = {_place(word) for word in self._wording.free(plain)}
        where, _ = self._wanting.placed(plain)
        whole = excepted(plain, self._beginnings.names.vocabulary, self._choices.sides(where))
        left = contrasted(whole, self._entities.said, lambda words: bool(self._wanting.named(words)))
        out = {_place(word) for word in plain} - {_place(word) for word in left}
        return (left, out) if out & free else (whole, set())

    def _served(self, said: Sequence[Word]) -> Meant | None:
        """What a part comes to that speaks to the service, not of the game."""
        words = [word for word in said if served(word)]
        if not words:
            plain = [word.plain for word in said]
            ready = _READY in plain and all(one in _AROUND_READY for one in plain)
            return Meant((_READY.upper(),), says=True) if ready else None
        rest = [word for word in said if not served(word)]
        asked = doubts.ours().unasked(self._wording.free(rest))
        if len({word.text for word in words}) > 1 or doubts.ours().against(asked):
            return Meant(says=True, doubtful=True)
        left = self._wording.plain(rest)
        numbers = [str(word.number) for word in left if word.number is not None]
        named = [one for one in self._wanting.named(left) if one.kinds]
        if words[0].text.endswith(_LINE):
            order = f"{words[0].text}{'s' * (len(numbers) > 1)} {' and '.join(numbers)}"
            return Meant((order,) if numbers and not named else (), says=True, bare=True)
        alone = not named and not self._entities.names_anything(left)
        return Meant((words[0].text,) if alone else (), says=True, bare=True)

    def _doubted(self, said: Sequence[Word], parts: Sequence[Alternative]) -> frozenset[str]:
        """The doubtful words that stand in no condition, and not before an alternative."""
        rest = self._beside_conditions(said, parts, without=ELSE)
        words = {one.word for part in parts for one in self._wanting.named(part.words) if one.kinds}
        within = {place for word in words for place in self._sayings.of_orders(word, said)}
        counts = {_place(one) for one, two in pairwise(said) if one.plain in _ONLY and two.number is not None}
        both = {word.plain for part in parts for word in part.words if word.plain in self._beginnings.parser.players}
        sure = _BOTH if len(both) == _TWO else frozenset()
        rest = [word for word in rest if _place(word) not in within | counts and word.plain not in sure]
        return doubts.ours().strong(rest)

    def _beside_conditions(
        self, said: Sequence[Word], parts: Sequence[Alternative], without: Collection[str] = ()
    ) -> list[Word]:
        """The words that are part of no saying and of no condition, without some others."""
        passed = {_place(word) for one in parts for word in one.condition} | self._alternatives.passed
        free = [word for word in self._wording.free(said) if word.plain not in without]
        return [word for word in free if _place(word) not in passed]

    def _declines(self, wanted: Wanted) -> bool:
        """Whether something is declined that nobody has to say anything of."""
        free = not self._entities.names_anything(wanted.rest)
        owed = any(kind.about in self._owed for kind in wanted.kinds)
        return free and not owed and any(word.plain in DECLINING for word in wanted.rest)
