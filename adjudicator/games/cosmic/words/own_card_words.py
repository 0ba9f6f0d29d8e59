"""Order words about the cards that powers own."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask
from adjudicator.galaxy.systems import Place


class GiveDream(Choice, frozen=True):
    """Lays one of your bad dreams face down before a player who has snubbed or beaten you."""

    word = "DREAM"
    about = "nightmare"
    grammar = 'ESSENCE ("on" | "to" | "for" | ) SEAT'
    example = "DREAM Late for Work on Blue"

    card: str
    seat: Seat

    def part(self) -> str:
        return str(self.seat)


class Wake(Choice, frozen=True):
    """Opens the bad dream of a player, or of anybody, as soon as it does something.

    `with` names whose attack is turned on them, if the dream is Being Chased.
    """

    word = "WAKE"
    about = "bad dream"
    carries = True
    grammar = '(SEAT | "any") ["with" SEAT]'
    example = "WAKE Blue IF offence card >= 10"

    seat: Seat | None = None
    chaser: Seat | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        *named, chaser = values  # `any` is no name
        return cls(named[0] if named else None, chaser)

    def text(self, names: Vocabulary) -> str:
        chaser = "" if self.chaser is None else f" with {names.name('seat', self.chaser)}"
        return f"{'any' if self.seat is None else names.name('seat', self.seat)}{chaser}"

    def addresses(self, ask: Ask) -> bool:
        return self.seat is None or not ask.detail or ask.detail.split(" ")[0] == str(self.seat)

    def part(self) -> str:
        return "" if self.seat is None else str(self.seat)


class Abduct(Choice, frozen=True):
    """Takes a token of another player captive, with a trauma under it; write a line for each player.

    It comes from a base on which they have at least two tokens.
    """

    word = "ABDUCT"
    about = "alien"
    of_challenge = False
    grammar = 'SEAT ("from" | "on") PLACE "with" ESSENCE'
    example = "ABDUCT Blue from Blue 3 with Depression"

    seat: Seat
    place: Place
    card: str

    def part(self) -> str:
        return str(self.seat)


class SetFree(Choice, frozen=True):
    """Frees the tokens of a main player that you have captured in earlier turns, into their challenge."""

    word = "FREE"
    about = "captives"
    grammar = "SEAT"
    example = "FREE Blue IF offence tokens >= 3"

    seat: Seat

    def part(self) -> str:
        return str(self.seat)


class VoicesBase(Choice, frozen=True):
    """Sends a base of whoever is Hearing Voices to the Warp, if all others want the same."""

    word = "VOICES WARP"
    about = "hearing voices"
    grammar = "PLACE"
    example = "VOICES WARP Blue 3"

    place: Place


class VoicesHand(Choice, frozen=True):
    """Discards half the hand of whoever is Hearing Voices, if all others want the same."""

    word = "VOICES HAND"
    about = "hearing voices"
    example = "VOICES HAND IF offence card >= 10"


class VoicesGift(Choice, frozen=True):
    """Gives two cards of the discards to whoever is Hearing Voices, if all others want the same."""

    word = "VOICES GIFT"
    about = "hearing voices"
    example = "VOICES GIFT IF offence card <= 6"


class Desert(Choice, frozen=True):
    """Takes your tokens home, into Limbo, if the main player whom you joined suffers from Abandonment."""

    word = "DESERT"
    about = "abandonment"
    example = "DESERT IF I lose"


class Defect(Choice, frozen=True):
    """Takes your tokens over to the other side, if the main player whom you joined suffers from Abandonment."""

    word = "DEFECT"
    about = "abandonment"
    example = "DEFECT IF offence card >= 20"


class Rage(Choice, frozen=True):
    """Adds Attacks of your hand to your total, if you suffer from Aggression."""

    word = "RAGE"
    about = "aggression"
    grammar = '["with"] cards'
    example = "RAGE with Attack 4, Attack 6"

    cards: tuple[str, ...]


class Motivate(Choice, frozen=True):
    """Gives a main player a Compromise of your hand, and lays one of your consequences before them.

    Write a line for each main player.
    """

    word = "MOTIVATE"
    about = "motivation"
    grammar = 'SEAT "with" ESSENCE'
    example = "MOTIVATE Blue with Ship"

    seat: Seat
    card: str

    def part(self) -> str:
        return str(self.seat)


class Prize(Choice, frozen=True):
    """Takes some of the rewards that a consequence brings you as tokens from the Warp; the others are cards."""

    word = "PRIZE"
    about = "prize"
    grammar = 'NUMBER ("token" | "tokens" | )'
    example = "PRIZE 1"

    tokens: int


class Retrieve(Choice, frozen=True):
    """Takes a Compromise that another player has shown into your hand instead of its being discarded."""

    word = "RETRIEVE"
    about = "retrieval"
    carries = True
    grammar = '("compromise" | )'
    example = "RETRIEVE compromise"


class DropCards(Choice, frozen=True):
    """Discards cards of your hand, if you have shown a Compromise for it."""

    word = "SHED"
    about = "dropping"
    grammar = "cards"
    example = "SHED Attack 4, Attack 6"

    cards: tuple[str, ...]


class Rescue(Choice, frozen=True):
    """Says whose tokens leave the Warp, if you have shown a Compromise for it."""

    word = "RESCUE"
    about = "rescue"
    grammar = "SEAT"
    example = "RESCUE Green"

    seat: Seat
