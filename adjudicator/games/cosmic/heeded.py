"""Which of a player's orders happened: the number of the order and of the alternative, never why (rule 15)."""

from collections.abc import Iterator, Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.trace import Answer, How
from adjudicator.engine.words import NO, Vocabulary
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.games.cosmic.vocabulary import vocabulary

DECIDED: Mapping[str, str] = {
    "attack": "your attack",
    "card": "your card",
    "plague loss": "what the Plague took",
    "divide": "the division of your tokens",
    "loss": "what you lost without a deal",
    "reward": "your reward",
}
"""What is decided at random for whoever says nothing that applies."""

SILENT: Mapping[str, str] = {
    "limbo": "You placed no tokens from Limbo: they stay there.",
    "release": "You said nothing of the token that left the Warp: it waits in Limbo.",
    "invite": "You invited nobody{where}.",
    "join": "You could join a side{where}, and joined neither.",
    "defender": "You named nobody to attack in your own system: it was the one that destiny named.",
    "attack": "You named no attack: it was the one you had announced.",
}
"""What is told of defaults that nobody would guess from the rest of the report."""


def heeded(before: Cosmic, answers: Sequence[Answer], seat: Seat) -> Iterator[str]:
    """A sentence for each of the seat's orders that happened, in its own order, then one for each default."""
    names = vocabulary(before, seat)
    mine = [answer for answer in answers if answer.seat == seat and answer.about != "deal"]
    mine.sort(key=lambda answer: (answer.how is not How.ORDERED, answer.order))
    seen = set()
    for answer in mine:
        said = _told(answer, names)
        if said is not None and said not in seen:
            seen.add(said)
            yield said


def _told(answer: Answer, names: Vocabulary) -> str | None:
    where = f" in challenge {answer.where}" if answer.where else ""
    if answer.how is How.DEFAULT:
        said = SILENT.get(answer.about)
        return None if said is None else said.format(where=where)
    if answer.how is How.NOTHING:
        return f"There was nothing left to choose for {DECIDED.get(answer.about, answer.about)}{where}."
    if answer.how is How.RANDOM:
        what = DECIDED.get(answer.about, answer.about)
        return f"Nothing you wrote applied to {what}{where}: it was drawn at random."
    if answer.how is How.OVERRULED:
        return f"Whatever you wrote, {DECIDED.get(answer.about, answer.about)}{where} was drawn at random."
    choice = answer.choice
    words = f"{choice.word} {choice.text(names)}".rstrip() if choice is not NO else f"no {answer.about}"
    alternative = f", alternative {answer.alternative}" if answer.alternative > 1 else ""
    return f"By your order {answer.order + 1}{alternative}{where}: {words}."
