"""Order outcomes: what became of a player's orders, for the report: numbers of orders and alternatives, and defaults.

Why nothing applied is told only in titles whose answers depend on nothing secret: elsewhere the reason could reveal it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Vocabulary
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.run.rounds import PROMISED
from adjudicator.engine.text.phrasebook import HOUSE, Phrasebook, book
from adjudicator.engine.text.sayings import capital, house, spoken
from adjudicator.orders.values.standing_orders import FALSE, UNKNOWN

EMPTY: Final[Mapping[str, str]] = MappingProxyType({})
_REASONS: Final = 3
"""At most this many reasons are given why nothing applied."""
PLAYERS_WORDS: Final[Mapping[str, str]] = {
    FALSE: house("heeded-not-so"),
    UNKNOWN: house("heeded-not-known"),
    PROMISED: house("promised-before"),
}
"""What the engine notes for a game master, in the words for a player."""


class OrderOutcomes:
    """How a title tells a player what became of their orders.

    By kind of question the phrase `decided-` names what is decided if no order applies (`your card`), and `called-` the
    kind itself; `decided` and `called` have those that no phrase names. `silent` are sentences on defaults that nobody
    would guess, with `{where}`; `drawn` are sentences on kinds of which only a part is drawn. The phrase `place-name`,
    or `place`, is what the challenges' numbers count; `label` tells several questions of a kind apart, if these numbers
    do not. With `reasons` the report also says why nothing applied: only for titles in which that gives nothing away.
    """

    __slots__ = ("_called", "_decided", "_drawn", "_label", "_place", "_reasons", "_silent", "_words")

    def __init__(
        self,
        words: Phrasebook | None = None,
        *,
        decided: Mapping[str, str] = EMPTY,
        called: Mapping[str, str] = EMPTY,
        silent: Mapping[str, str] = EMPTY,
        drawn: Mapping[str, str] = EMPTY,
        place: str = "challenge",
        label: Callable[[Answer], str] = lambda answer: "",
        reasons: bool = False,
    ) -> None:
        self._decided = decided
        self._called = called
        self._silent = silent
        self._drawn = drawn
        self._words = words or book(HOUSE)
        self._place = self._words.say("place-name") if "place-name" in self._words else place
        self._label = label
        self._reasons = reasons

    def section(self, answers: Sequence[Answer], seat: Seat, names: Vocabulary, *, sent: bool = True) -> Section | None:
        """What became of the orders of one seat, by the answers of all; None if there is nothing to say."""
        told = tuple(self.told([answer for answer in answers if answer.seat == seat], names, sent=sent))
        return Section(self._words.say("heading-orders"), told, Chapter.YOURS) if told else None

    def told(self, answers: Sequence[Answer], names: Vocabulary, *, sent: bool = True) -> Iterator[str]:
        """A sentence for each order that was used, in the player's own order, then one for each default.

        A player who has `sent` nothing is told so, rather than that none of it applied; but if an earlier order was
        used, they are told that.
        """
        if not sent and any(answer.how is How.ORDERED and answer.alternative for answer in answers):
            yield self._words.say("heeded-before")
            sent = True
        left: dict[tuple[str, str], dict[int, Answer]] = {}
        for answer in answers:
            if answer.how is How.DEFAULT and answer.about in self._silent:
                left.setdefault((answer.about, self._label(answer)), {}).setdefault(answer.where, answer)
        told: dict[str, None] = {}
        for answer in sorted(answers, key=_in_order):
            if answer.how is not How.DEFAULT:
                said = self._told(answer, names, sent=sent)
            elif left and (wheres := left.pop((answer.about, label := self._label(answer)), None)):
                said = self._because(self._left(answer.about, label, sorted(wheres)), wheres.values())
            else:
                continue
            if said is not None:
                told[said] = None
        yield from told
        yield from self._unheeded(answers)

    def _named(self, how: str, names: Mapping[str, str], about: str) -> str:
        """A kind of question, as it is called; by its own name if nothing else says it."""
        phrase = f"{how}-{about.replace(' ', '-')}"
        return names.get(about) or (self._words.say(phrase) if phrase in self._words else about)

    def _left(self, about: str, label: str, wheres: Sequence[int]) -> str:
        """A default that nobody would guess, told once for all challenges in which it was the same."""
        words, silent, head = self._words, self._silent[about], _head(label)
        if len(wheres) == 1:
            return head + silent.format(where=words.say("heeded-where", place=self._place, where=wheres[0]))
        places = words.listed([words.say("heeded-numbered", place=self._place, where=where) for where in wheres])
        return head + silent.format(where=words.say("heeded-places", places=places))

    def _told(self, answer: Answer, names: Vocabulary, *, sent: bool) -> str | None:
        """What became of a question that was not left at its default."""
        say, place = self._words.say, {"place": self._place, "where": answer.where}
        head = _head(self._label(answer))
        if answer.how is How.ORDERED:
            said = self._ordered(answer, names, say, place)
            return None if said is None else head + said
        what = self._named("decided", self._decided, answer.about)
        match answer.how:
            case How.NOTHING:
                return head + say("heeded-nothing", what=what, **place)
            case How.RANDOM if answer.about in self._drawn:
                return head + self._drawn[answer.about]
            case How.RANDOM if not sent:
                return head + say("heeded-silent", what=what, **place)
            case How.RANDOM:
                said = say("heeded-random" if answer.tried else "heeded-unordered", what=what, **place)
                return head + self._because(said, [answer])
        return head + say("heeded-overruled", what=what, **place)

    def _ordered(
        self, answer: Answer, names: Vocabulary, say: Callable[..., str], place: Mapping[str, Any]
    ) -> str | None:
        if not answer.alternative:
            return None  # one of several offers that must match another player's, and none did
        choice = answer.choice
        no = choice is NO
        words = (
            say("heeded-no", what=self._named("called", self._called, answer.about))
            if no
            else f"{choice.word} {choice.text(names)}".rstrip()
        )
        return say("heeded-order", order=answer.order + 1, alternative=answer.alternative, words=words, **place)

    def _unheeded(self, answers: Sequence[Answer]) -> Iterator[str]:
        """The questions that orders addressed but left at the default, because none applied."""
        left: dict[str, dict[str, list[Answer]]] = {}
        words = self._words
        for answer in answers:
            if answer.how is How.DEFAULT and answer.tried and answer.about not in self._silent:
                label = self._label(answer)
                called = self._named("called", self._called, answer.about)
                head = label or capital(called)
                place = words.say("heeded-numbered", place=self._place, where=answer.where) if answer.where else ""
                left.setdefault(head, {}).setdefault(place, []).append(answer)
        for head, places in left.items():
            where = words.listed(filter(None, places)) if any(places) else "no"
            said = words.say("heeded-unheeded", what=head, places=where)
            yield self._because(said, chain.from_iterable(places.values()))

    def _because(self, said: str, answers: Iterable[Answer]) -> str:
        """A sentence, with the reason why nothing applied if that may be told."""
        if not self._reasons:
            return said
        words, first = self._words, dict[tuple[int, str], Tried]()
        for answer in answers:
            for tried in answer.tried:
                first.setdefault((tried.order, tried.why), tried)
        if not first:
            return said
        reasons = "; ".join([_why(tried, words) for tried in [*first.values()][:_REASONS]])
        return words.say("heeded-because", said=said.removesuffix("."), reasons=reasons, more=len(first) > _REASONS)


def _why(tried: Tried, words: Phrasebook) -> str:
    """Why an alternative did not apply, in the language of a book."""
    why = spoken(PLAYERS_WORDS.get(tried.why, tried.why), words.tongue)
    return words.say("heeded-why", order=tried.order + 1, alternative=tried.alternative, why=why)


def _in_order(answer: Answer) -> tuple[bool, int]:
    """Ordered answers first, in the player's own order."""
    return answer.how is not How.ORDERED, answer.order


def _head(label: str) -> str:
    """The words that say which of several questions of a kind is meant, before what is said of it."""
    return f"{label}: " if label else ""
