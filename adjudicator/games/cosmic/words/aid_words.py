"""The order words of foreign aid, which some games with hidden alliances have (A4)."""

from typing import Any, Final, Self

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask


def from_giver(giver: Seat) -> str:
    """The question to a main player about the aid of one giver."""
    return f"from {giver}"


class SendAid(Choice, frozen=True):
    """Offers a card of your hand to one side of a challenge in which you are neither main player nor ally.

    Nobody need invite you. The main player of that side alone sees the card, and takes it or not. If you write both, a
    JOIN and an AID for one challenge, the first of them that is possible is what you do.
    """

    word = "AID"
    about = "aid"
    grammar = 'SIDE "with" CARD'
    example = "AID offence with Attack 12"

    side: int
    card: str


class TakeAid(Choice, frozen=True):
    """Takes the card that a player offers you as aid, and invites them to come with so many tokens if you say so.

    What you do not take goes back. `aid from Blue` in a condition is the card that Blue offers you.
    """

    word = "TAKE AID"
    also = ("accept aid",)
    refusing = ("refuse", "reject")
    about = "take aid"
    grammar = '"from" (SEAT | "any" | "anybody" | "all" | "everybody") [("," | "and") ("come" | "comes") "with" NUMBER]'
    example = "TAKE AID from Blue, come with 2 IF aid from Blue >= 8"

    seat: Seat | None = None
    """None: from anybody."""
    tokens: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        if len(values) == 1:
            return cls(None, values[0])
        return cls(*values)

    def addresses(self, ask: Ask) -> bool:
        return self.seat is None or ask.detail == from_giver(self.seat)

    def part(self) -> str:
        return "" if self.seat is None else from_giver(self.seat)


class AidReward(Choice, frozen=True):
    """Says what you get at once if your aid is taken: a token of yours from the Warp into Limbo, or a card."""

    word = "AID REWARD"
    about = "aid reward"
    grammar = "aid_token | aid_card"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'aid_token: ["a"] "token"': lambda: True,
        'aid_card: ["a"] "card"': lambda: False,
    }
    example = "AID REWARD token ELSE card"

    token: bool

    def text(self, names: Vocabulary) -> str:
        return "token" if self.token else "card"


class Come(Choice, frozen=True):
    """Joins the side that has taken your aid, if you are invited, with at most as many tokens as you are asked for.

    Without a number you come with as many as you are asked for.
    """

    word = "COME"
    about = "come"
    grammar = "force"
    example = "COME with 3 ELSE with 1"

    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (sent,) = values
        return cls(*sent)


AID_WORDS: Final = defined(__name__, Choice)
