"""Which of a player's orders happened: the number of the order and of the alternative, never why (rule 15)."""

from collections.abc import Iterator, Mapping, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmic.state import Cosmic
from adjudicator.games.cosmic.vocabulary import vocabulary
from adjudicator.orders.heeding import Heeding

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


_HEEDING = Heeding(DECIDED, heads={"cancels": "Cosmic Zap"}, silent=SILENT)


def heeded(before: Cosmic, answers: Sequence[Answer], seat: Seat, *, sent: bool = True) -> Iterator[str]:
    """A sentence for each of the seat's orders that happened, in its own order, then one for each default."""
    mine = [answer for answer in answers if answer.seat == seat]
    return _HEEDING.told(mine, vocabulary(before, seat), sent=sent)
