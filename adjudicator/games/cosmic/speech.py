"""Speech: how players, places, tokens and cards are said to somebody."""

from collections import Counter
from collections.abc import Iterable

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.speech import Speech as Named
from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmic.faces import attack_value
from adjudicator.games.cosmic.state import LIMBO, PLANETS, SIDES, WARP, Place


class Speech(Named):
    """Says things to `seat` of the galaxy (None: to nobody in particular)."""

    __slots__ = ()

    def whose(self, seat: Seat) -> str:
        """`your` or `Red's`."""
        return "your" if seat == self.seat else f"{self.names[seat]}'s"

    def all_of(self, seats: Iterable[Seat]) -> str:
        """`Red, Blue and you`: whoever is spoken to comes last."""
        return listed([self.whom(seat) for seat in sorted(seats, key=lambda seat: (seat == self.seat, seat))])

    def verb(self, seat: Seat, second: str, third: str) -> str:
        """The form of a verb that goes with a seat: `You have`, `Red has`."""
        return second if seat == self.seat else third

    def place(self, place: Place) -> str:
        """`Blue 4`, `the Warp`, `Limbo`."""
        if place == WARP:
            return "the Warp"
        if place == LIMBO:
            return "Limbo"
        return f"{self.names[place // PLANETS]} {place % PLANETS + 1}"

    def batches(self, batches: Iterable[tuple[Place, int]], link: str) -> str:
        """`2 to Blue 4 and 1 to Limbo`."""
        return listed([f"{tokens} {link} {self.place(place)}" for place, tokens in batches])


def card_order(card: str) -> tuple[int, int, str]:
    """How a hand is held: attacks by value, then compromises and edicts by name, unknown cards last."""
    value = attack_value(card)
    return (2 if card == HIDDEN else 1 if value is None else 0, value or 0, card)


def cards(pile: Iterable[str]) -> str:
    """`Attack 8, 2 Compromises and 3 cards`: those that cannot be seen are only counted."""
    found = Counter(pile)
    said: list[str] = []
    for card in sorted(found, key=card_order):
        number = found[card]
        if card == HIDDEN:
            said.append(counted(number, "unknown card") if said else counted(number, "card"))
        else:
            said.append(card if number == 1 else f"{number} x {card}")
    return listed(said) if said else "no card"


def side(which: int) -> str:
    """`offence` or `defence`."""
    return SIDES[which]
