"""Speech: how a reader is told of players, places, tokens and cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.text.sayings import sayings
from adjudicator.engine.text.scenes import Card
from adjudicator.galaxy.speech import Speech as OfPlaces
from adjudicator.games.cosmic.table.card_faces import REINFORCES, attack_value, kind
from adjudicator.games.cosmic.table.state import LIMBO, PLANETS, SIDES, WARP

PACKAGE: Final = "adjudicator.games.cosmic"
"""Where the words are: in `languages`."""

reason: Final = sayings(PACKAGE, "why-")
"""Why an order cannot be carried out, for a reader of any language."""
opening: Final = sayings(PACKAGE, "opening-")
"""How a player began."""


class Speech(OfPlaces):
    """Speaks to `seat` of the galaxy (None: to nobody in particular), in the words of a phrasebook.

    `within` is the challenge that the text is about.
    """

    __slots__ = ()

    package = PACKAGE
    size = PLANETS
    elsewhere: ClassVar = {WARP: "warp", LIMBO: "limbo"}

    def all_of(self, seats: Iterable[Seat]) -> str:
        """`Red, Blue and you`: the reader comes last."""
        return self.say("everybody", **self.some(seats))

    def cards(self, pile: Sequence[str]) -> str:
        """`Attack 8, 2 x Compromise and 3 unknown cards`: cards that cannot be seen are only counted."""
        said: list[str] = []
        for card in sorted(set(pile), key=card_order):
            count = pile.count(card)
            if card == HIDDEN:
                said.append(self.say("cards-unknown" if said else "cards-hidden", count=count))
            else:
                said.append(card if count == 1 else self.say("cards-several", count=count, card=card))
        return self.listed(said) if said else self.say("cards-none")

    kinds: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "seat": OfPlaces.one,
        "number": OfPlaces.number,
        "side": lambda _, which: side(which),
        "cards": cards,
    }


@cache
def card_order(card: str) -> tuple[int, int, str]:
    """The order of a hand: attacks by value, then compromises and edicts by name, unknown cards last."""
    value = attack_value(card)
    return (2 if card == HIDDEN else 1 if value is None else 0, value or 0, card)


def side(which: int) -> str:
    """`offence` or `defence`."""
    return SIDES[which]


def cards(pile: Sequence[str]) -> str:
    """A pile as statements of positions have it."""
    return Speech(()).cards(pile)


def card_face(card: str, to: Speech, note: str = "") -> Card:
    """A card as it lies on the table."""
    value = attack_value(card)
    if value is None and not card.startswith(REINFORCES):
        return Card(card, kind=to.say("card-kind", kind=kind(card)), note=note)
    name, _, number = card.rpartition(" ")
    return Card(name, number if value is not None else f"+{number}", note=note)
