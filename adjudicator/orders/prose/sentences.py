"""Sentences: the one order that a sentence can mean, whatever stands around its names and numbers.

Nothing is read by this: the order is offered, if it is the only one.
"""

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose.choices import Choices
from adjudicator.orders.prose.completeness import Completeness
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.contrasts import contrasted, excepted
from adjudicator.orders.prose.fitting import Fitting
from adjudicator.orders.prose.gathering import Gathering
from adjudicator.orders.prose.losses import Losses, place
from adjudicator.orders.prose.names.entities import Entities
from adjudicator.orders.prose.parts import LATER, THERE, Alternative, Alternatives
from adjudicator.orders.prose.readings import Readings
from adjudicator.orders.prose.references.mentions import NOBODY, Mentioned, Mentions
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.prose.service_words import READY, ServiceWords
from adjudicator.orders.prose.several_orders import SeveralOrders
from adjudicator.orders.prose.told import Meant
from adjudicator.orders.prose.wanting import DECLINING, Asked, Wanted, Wanting
from adjudicator.orders.prose.wording import Wording
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import doubts, word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import CONDITIONAL, ELSE

_LONGEST: Final = 60
"""Words of a sentence that is searched."""
_ASKS: Final = frozenset("?")
_SAYABLE: Final = DECLINING | {"any"}
"""Doubtful words that orders may have."""
_ONLY: Final = word_classes.of("only")
"""Says nothing more of a number behind it."""
_BOTH: Final = word_classes.of("both")
_TWO: Final = 2
_ANY: Final = word_classes.of("any")


def _says(order: str, doubted: Collection[str]) -> bool:
    """Whether an order has doubtful words itself: `TAKE any`, `INVITE nobody`."""
    said = {word.plain for word in split(order)}
    return all(word in said or (word in DECLINING and not said.isdisjoint(DECLINING)) for word in doubted)


def _without_others(wanted: list[Wanted], named: Sequence[Wanted], found: Sequence[Alternative]) -> list[Wanted]:
    """What is wanted; nothing if a condition may belong to the written word of an order that answers nothing now.

    `attack planet 3 zap Blue if used against me`
    """
    if not any(one.words and one.condition and place(one.words[0]) < place(one.condition[0]) for one in found):
        return wanted
    written = {word.plain for one in found for word in one.words}
    return [] if any(not one.kinds and one.word.casefold() in written for one in named) else wanted


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
        self._mentions = Mentions(beginnings.names, beginnings.parser.seats, own)
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
            beginnings.names,
            self._entities,
            self._choices,
            possible,
            self._of_part,
            self._one_order,
            self._wanting.places,
        )
        self._losses = Losses(self._wanting, self._fitting, self._entities)
        self.completeness = Completeness(self._wanting, self._wording, self._fitting, owed)
        self._service = ServiceWords(self._wanting, self._wording, self._entities)
        self._several = SeveralOrders(
            beginnings,
            self._wanting,
            self._wording,
            self._entities,
            self.completeness,
            min(asked.get("", ()), default=0),
        )

    @property
    def sequenced(self) -> bool:
        """Whether a turn has parts that come one after the other."""
        return self._several.sequenced

    def in_sequence(self, orders: Sequence[str]) -> tuple[str, ...] | None:
        """Orders that are given one after the other, with the numbers of their parts where one turn has several."""
        return self._several.in_sequence(orders)

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
        words = self._gathering.ranked(self._wording.mended(words))
        said = self._mentions.owned(self._wording.said(words), whom)
        ready = self._service.meant(said)
        if not (ready or self._wanting.says(self._wording.plain(said))):
            return Meant(doubtful=doubts.ours().against(words))
        if self._mentions.counts_others(said):
            return Meant(says=True)
        whole = self._of_part(said)
        if whole.orders and not whole.orders[0].startswith(THERE):
            return whole
        orders, beside = self._several.parted(said, self._of_part)
        for words_named in () if orders else self._mentions.named(said, whom):
            whole = self._of_part(words_named)
            orders = () if whole.orders and whole.orders[0].startswith(THERE) else whole.orders
            if not orders:
                orders, beside = self._several.parted(words_named, self._of_part)
            if orders:
                break
        plain = self._wording.plain(said)
        if not (orders or self._losses.any(plain, plain)):
            orders = self._gathering.orders(said, whom)
            if not (orders or self._is_open(said, plain) or self._several.listed(said)):
                orders, beside = self._several.parted(
                    said, lambda part: self._of_part_or_gathered(part, whom), freely=True
                )
        orders = orders or tuple(filter(self._possible, self._wording.about_me(said, self._one_order)))
        return Meant(orders, says=True, doubtful=whole.doubtful and not orders, bare=True, beside=beside)

    def _is_open(self, said: Sequence[Word], plain: Sequence[Word]) -> bool:
        """Whether words have a condition, leave open what is wanted, or tell the parts of a turn after each other."""
        inside = (two for one, two in pairwise(said) if one.plain != ".")
        if self.sequenced and any(one.plain in LATER for one in inside):
            return True
        return doubts.ours().against(self._wording.free(said)) or not CONDITIONAL.isdisjoint(one.plain for one in plain)

    def _of_part_or_gathered(self, part: Sequence[Word], whom: Mentioned) -> Meant:
        """What a part of a sentence comes to, whatever stands around its names and numbers."""
        meant = self._of_part(part)
        if meant.orders or not meant.says or self._losses.any(plain := self._wording.plain(part), plain):
            return meant
        return meant._replace(orders=self._gathering.orders(part, whom), bare=True)

    def _of_part(self, said: Sequence[Word]) -> Meant:
        """What a sentence, or part of one, comes to as one order; parts are looked at many times."""
        part = tuple(said)
        if part not in self._known:
            self._known[part] = self._one_order(said)
        return self._known[part]

    def _one_order(self, said: Sequence[Word]) -> Meant:
        service = self._service.meant(said)
        if service is not None:
            return service
        plain, left_out = self._contrasted(said)
        if not (self._wanting.says(plain) or self._losses.shortens(plain)):
            return Meant(doubtful=doubts.ours().against(said))
        said = [word for word in said if place(word) not in left_out]
        found = self._alternatives.of(plain)
        doubted = self._doubted(said, found) if found is not None else _ASKS
        if found is None or not doubted <= _SAYABLE:
            return Meant(says=True, doubtful=True)
        self._choices.apart = False
        where, head, found = self._located(found)
        ready = any(word.plain == READY and not self._entities.said(plain, at) for at, word in enumerate(plain))
        part = self._wanting.part(head)
        if ready or self._losses.any(plain, part.rest):
            return Meant(says=True)
        named = [one for one in self._wanting.named(part.rest) if one.kinds or not self._wanting.noun(one.word)]
        wanted = [one for one in named or self._unnamed(part.rest, where) if one.kinds]
        others = {one.word for one in wanted}
        wanted = [one for one in wanted if not any(self._sayings.names(other, one.word) for other in others)]
        wanted = _without_others(wanted, named, found)
        several = len({one.word for one in wanted}) > 1 and not self._wanting.together(part.rest)
        if len(wanted) == 1 and self._declines(wanted[0]):
            return Meant()
        if several and not named:
            orders = [one for each in wanted for one in self._fitting.orders([each], where, found, part)]
            orders = [one for one in dict.fromkeys(orders) if one.startswith(THERE) or self._possible(one)]
            orders = orders if len(orders) == 1 else []
        else:
            orders = [] if several else self._fitting.orders(wanted, where, found, part)
        bare = not named and (len(self._asked) > 1 or self._fitting.names_players(part.rest))
        bare = bare or self._losses.may_be_talk(said, part.rest)
        unsure = (
            bool(left_out)
            or doubts.ours().about(self._beside_conditions(said, found, without=ELSE))
            or self._choices.apart
        )
        if len(orders) > 1 or (orders and (bare or unsure)):
            orders = [one for one in orders if one.startswith(THERE) or self._possible(one)]
        if not all(_says(order, doubted) for order in orders):
            return Meant(says=True, doubtful=True)
        orders = [order for order in orders if not self._losses.of_terms(plain, order)]
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

    def _is_partial(self, plain: Sequence[Word]) -> bool:
        """Whether things may be named by some of their parts alone."""
        return _ANY.isdisjoint(word.plain for word in plain) and self._entities.has_parts(plain)

    def _contrasted(self, said: Sequence[Word]) -> tuple[list[Word], set[tuple[int, int]]]:
        """The words as orders have them, without what they exclude, and where that stands."""
        plain = self._wording.plain(said)
        free = {place(word) for word in self._wording.free(plain)}
        where, _ = self._wanting.placed(plain)
        whole = excepted(plain, self._beginnings.names.vocabulary, self._choices.sides(where))
        left = contrasted(whole, self._entities.said, lambda words: bool(self._wanting.named(words)))
        out = {place(word) for word in plain} - {place(word) for word in left}
        return (left, out) if out & free else (whole, set())

    def _doubted(self, said: Sequence[Word], parts: Sequence[Alternative]) -> frozenset[str]:
        """The doubtful words that stand in no condition, and not before an alternative."""
        rest = self._beside_conditions(said, parts, without=ELSE)
        words = {one.word for part in parts for one in self._wanting.named(part.words) if one.kinds}
        within = {where for word in words for where in self._sayings.of_orders(word, said)}
        counts = {place(one) for one, two in pairwise(said) if one.plain in _ONLY and two.number is not None}
        both = {word.plain for part in parts for word in part.words if word.plain in self._beginnings.parser.players}
        sure = _BOTH if len(both) == _TWO else frozenset()
        rest = [word for word in rest if place(word) not in within | counts and word.plain not in sure]
        return doubts.ours().strong(rest)

    def _beside_conditions(
        self, said: Sequence[Word], parts: Sequence[Alternative], without: Collection[str] = ()
    ) -> list[Word]:
        """The words that are part of no saying and of no condition, without some others."""
        passed = {place(word) for one in parts for word in one.condition} | self._alternatives.passed
        free = [word for word in self._wording.free(said) if word.plain not in without]
        return [word for word in free if place(word) not in passed]

    def _declines(self, wanted: Wanted) -> bool:
        """Whether something is declined that nobody has to say anything of."""
        free = not self._entities.names_anything(wanted.rest)
        owed = any(kind.about in self._owed for kind in wanted.kinds)
        return free and not owed and any(word.plain in DECLINING for word in wanted.rest)
