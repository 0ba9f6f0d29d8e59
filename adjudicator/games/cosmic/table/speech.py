"""Speech: how a reader is told of players, places, tokens and cards."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from typing import Any, ClassVar, Final

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.engine.text.sayings import sayings
from adjudicator.engine.text.speech import Speech as Named
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.card_faces import attack_value
from adjudicator.games.cosmic.table.state import LIMBO, PLANETS, SIDES, WARP

NO: Final = "no"
"""Stands for a missing name or list in arguments of phrases."""

PACKAGE: Final = "adjudicator.games.cosmic"
"""Where the words are: in `languages`."""

reason: Final = sayings(PACKAGE, "why-")
"""Why an order cannot be carried out, for a reader of any language."""
opening: Final = sayings(PACKAGE, "opening-")
"""How a player began."""


class Speech(Named):
    """Speaks to `seat` of the galaxy (None: to nobody in particular), in the words of a phrasebook.

    `within` is the challenge that the text is about, so that its number is not repeated.
    """

    __slots__ = ("within",)

    package = PACKAGE

    def __init__(
        self, names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None, within: int = 0
    ) -> None:
        super().__init__(names, seat, words)
        self.within = within

    def inside(self, number: int) -> "Speech":
        """The same, below the heading of a challenge."""
        return Speech(self.names, self.seat, self.book, number)

    def number(self, number: int) -> int:
        """The number of a challenge if it has to be mentioned, else 0."""
        return 0 if number == self.within else number

    def place(self, place: Place) -> str:
        """`Blue 4`, as an argument of phrases, which have their own words for `warp` and `limbo`."""
        if place == WARP:
            return "warp"
        if place == LIMBO:
            return "limbo"
        return f"{self.names[place // PLANETS]} {place % PLANETS + 1}"

    def heads(self, *columns: str) -> tuple[str, ...]:
        """The heads of a table's columns."""
        return _heads(self.book, columns)

    def all_of(self, seats: Iterable[Seat]) -> str:
        """`Red, Blue and you`: the reader comes last."""
        return self.say("everybody", **self.some(seats))

    def batches(self, batches: Iterable[tuple[Place, int]], link: str) -> str:
        """`2 to Blue 4 and 1 to Limbo`."""
        return self.listed(
            [self.say(f"batch-{link}", tokens=tokens, place=self.place(place)) for place, tokens in batches]
        )

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
        "seat": Named.one,
        "number": number,
        "side": lambda _, which: side(which),
        "cards": cards,
    }


@lru_cache(maxsize=256)
def _heads(words: Phrasebook, columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([words.say(f"head-{one}") for one in columns])


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
