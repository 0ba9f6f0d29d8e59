"""What became of a player's orders, for his report: numbers of orders and alternatives, and defaults; never why."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from adjudicator.engine.speech import listed
from adjudicator.engine.trace import Answer, How
from adjudicator.engine.words import NO, Vocabulary

EMPTY: Final[Mapping[str, str]] = MappingProxyType({})


class Heeding:
    """How a title tells a player what became of his orders.

    `decided` names what is decided for whoever says nothing that applies (`your card`), by kind of question; `heads`
    what a kind is called in front of a sentence, where that is not its own name. `silent` are sentences on defaults
    that nobody would guess, with `{where}`. `place` is what the numbers of challenges are numbers of; `label` says
    which of several questions of a kind one is, where these do not.
    """

    __slots__ = ("_decided", "_heads", "_label", "_place", "_silent")

    def __init__(
        self,
        decided: Mapping[str, str],
        *,
        heads: Mapping[str, str] = EMPTY,
        silent: Mapping[str, str] = EMPTY,
        place: str = "challenge",
        label: Callable[[Answer], str] = lambda answer: "",
    ) -> None:
        self._decided = decided
        self._heads = heads
        self._silent = silent
        self._place = place
        self._label = label

    def told(self, answers: Sequence[Answer], names: Vocabulary, *, sent: bool = True) -> Iterator[str]:
        """A sentence for each order that happened, in the player's own order, then for each default, once each.

        Whoever has `sent` nothing is told that, and not that nothing of it applied.
        """
        mine = sorted(answers, key=lambda answer: (answer.how is not How.ORDERED, answer.order))
        said = dict.fromkeys(
            sentence for answer in mine if (sentence := self._told(answer, names, sent=sent)) is not None
        )
        yield from said
        yield from self._unheeded(answers)

    def _told(self, answer: Answer, names: Vocabulary, *, sent: bool) -> str | None:
        where = f" in {self._place} {answer.where}" if answer.where else ""
        label = self._label(answer)
        what = f"{label}: " if label else ""
        decided = self._decided.get(answer.about, answer.about)
        match answer.how:
            case How.DEFAULT:
                silent = self._silent.get(answer.about)
                return None if silent is None else f"{what}{silent.format(where=where)}"
            case How.NOTHING:
                return f"{what}There was nothing left to choose for {decided}{where}."
            case How.RANDOM if not sent:
                return f"{what}You sent nothing: {decided}{where} was drawn at random."
            case How.RANDOM:
                return f"{what}Nothing you wrote applied to {decided}{where}: it was drawn at random."
            case How.OVERRULED:
                return f"{what}Whatever you wrote, {decided}{where} was drawn at random."
        if not answer.alternative:
            return None  # one of several offers that must fit another's, and none did
        choice = answer.choice
        words = f"{choice.word} {choice.text(names)}".rstrip() if choice is not NO else f"no {answer.about}"
        alternative = f", alternative {answer.alternative}" if answer.alternative > 1 else ""
        return f"{what}By your order {answer.order + 1}{alternative}{where}: {words}."

    def _unheeded(self, answers: Sequence[Answer]) -> Iterator[str]:
        """Where orders spoke of a question and none applied, so that it was left at the default."""
        left: dict[str, dict[str, None]] = {}
        for answer in answers:
            if answer.how is How.DEFAULT and answer.tried and answer.about not in self._silent:
                label = self._label(answer)
                head = label or self._heads.get(answer.about, f"{answer.about[:1].upper()}{answer.about[1:]}")
                left.setdefault(head, {})[f"{self._place} {answer.where}" if answer.where else ""] = None
        for head, places in left.items():
            where = f" in {listed(filter(None, places))}" if any(places) else ""
            yield f"{head}: nothing you wrote applied{where}."
