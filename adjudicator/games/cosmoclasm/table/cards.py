"""The force cards: black ones have a suit and two forces, white ones (eclipse) one force."""

import tomllib
from functools import lru_cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Final

from adjudicator.core.piles import HIDDEN, Pile

FORCES: Final = ("drone", "fighter", "mech", "missile", "stargate")
STARGATE: Final = "stargate"
SUITS: Final = ("sun", "moon", "star")
ECLIPSE: Final = "eclipse"

Count = tuple[int, ...]
"""How many there are of each force."""

NONE: Final[Count] = (0,) * len(FORCES)


def black(suit: str, one: str, other: str) -> str:
    """The name of a black card."""
    return f"{suit} {one}/{other}"


def white(force: str) -> str:
    """The name of a white card."""
    return f"{ECLIPSE} {force}"


PAIRS: Final = tuple(combinations_with_replacement(FORCES, 2))
BLACK: Final = tuple(black(suit, *pair) for suit in SUITS for pair in PAIRS)
WHITE: Final = tuple(white(force) for force in FORCES)
CARDS: Final = (*BLACK, *WHITE)

_SPLITS: Final[dict[str, dict[str, int]]] = tomllib.loads(
    files("adjudicator.games.cosmoclasm").joinpath("cards.toml").read_text(encoding="utf-8")
)
SPLITS: Final = tuple(_SPLITS)
"""The ways in which the 85 cards can be divided."""


@lru_cache(maxsize=256)
def forces(card: str) -> tuple[str, ...]:
    """The forces on a card: two on a black one, one on a white one."""
    return tuple(card.partition(" ")[2].split("/"))


@lru_cache(maxsize=256)
def suit(card: str) -> str:
    """The suit of a card."""
    return card.partition(" ")[0]


@lru_cache(maxsize=256)
def is_black(card: str) -> bool:
    """Whether a card is a black one."""
    return card != HIDDEN and suit(card) != ECLIPSE


@lru_cache(maxsize=16384)
def counted(cards: Pile) -> Count:
    """How many of each force some cards show."""
    shown = [force for card in cards for force in forces(card)]
    return tuple([shown.count(force) for force in FORCES])


@lru_cache(maxsize=8)
def deck(split: str) -> Pile:
    """All cards of a game."""
    copies = _SPLITS[split]
    cards = [card for card in WHITE for _ in range(copies["white"])]
    for card in BLACK:
        one, other = forces(card)
        cards += [card] * copies["double" if one == other else "mixed"]
    return tuple(sorted(cards))


def fits(pick: str, card: str) -> bool:
    """Whether a card is one of those that a word means: its name, a suit, forces, `double` or `any`."""
    if pick in (card, "any", suit(card), card.partition(" ")[2]):
        return True
    shown = forces(card)
    return pick in shown or (pick == "double" and len(shown) == 2 and shown[0] == shown[1])
