"""The names a player can use. All cards, points and planets have names for everybody."""

from collections.abc import Mapping
from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.games.cosmoclasm.table.board import MATS, SYNONYMS
from adjudicator.games.cosmoclasm.table.cards import BLACK, CARDS, ECLIPSE, FORCES, PAIRS, SUITS, WHITE, forces, suit
from adjudicator.games.cosmoclasm.table.state import Solar


def vocabulary(view: Solar, seat: Seat) -> Vocabulary:
    """Seats, forces, suits, cards, points and planets."""
    return _vocabulary(view.seats, seat, view.counters, view.planet)


def spellings() -> Mapping[str, tuple[str, ...]]:
    """All cards, each with the other ways of writing it."""
    return {card: _spellings(card)[1:] for card in CARDS}


def _spellings(card: str) -> tuple[str, ...]:
    """`sun drone/mech`, and other ways of writing it."""
    first, shown = suit(card), forces(card)
    if first == ECLIPSE:
        return (card, f"white {shown[0]}")
    double = (f"double {first} {shown[0]}",) if shown[0] == shown[1] else ()
    return (card, *(f"{first} {said}" for said in _pair(*shown)), *double)


def _pair(one: str, other: str) -> tuple[str, ...]:
    """Ways of writing the two forces of a card, besides `drone/mech`."""
    return (f"double {one}", f"{one} {one}") if one == other else (f"{other}/{one}", f"{one} {other}", f"{other} {one}")


_CARDS = {spelling: card for card in CARDS for spelling in _spellings(card)}
_BLACK = {spelling: card for spelling, card in _CARDS.items() if card in BLACK}
_WHITE = {spelling: card for card in WHITE for spelling in (*_spellings(card), *forces(card))}
_PICKS = {
    **{card: card for card in CARDS},
    **_CARDS,
    **{said: "/".join(pair) for pair in PAIRS for said in ("/".join(pair), *_pair(*pair))},
    **{pick: pick for pick in (*SUITS, ECLIPSE, *FORCES, "double", "any")},
    "white": ECLIPSE,
    "anything": "any",
    **{f"any {said}": said for said in (*SUITS, ECLIPSE, *FORCES, *map("/".join, PAIRS), "double")},
    "any white": ECLIPSE,
    "any card": "any",
}
_PARTS = dict.fromkeys(("turn", "go", "zug", "umlauf"))
_POINTS = {spelling: point for point, spellings in enumerate(SYNONYMS) for spelling in spellings}


@lru_cache(maxsize=1024)
def _vocabulary(seats: tuple[str, ...], seat: Seat, counters: tuple[int, ...], here: int | None) -> Vocabulary:
    planets = {f"planet {number}": mat for number, mat in enumerate(counters, 1)}
    planets |= {f"mat {letter}": mat for mat, letter in enumerate(MATS)}
    if here is not None:
        planets["contested planet"] = here
    now = 0 if here is None else counters.index(here) + 1
    return Vocabulary(
        {
            "seat": {**{name: number for number, name in enumerate(seats)}, "me": seat, "I": seat, "my": seat},
            "force": {force: force for force in FORCES},
            "suit": {name: name for name in SUITS},
            "card": _CARDS,
            "black_card": _BLACK,
            "white_card": _WHITE,
            "pick": _PICKS,
            "point": _POINTS,
            "planet": planets,
        },
        numbered="lap",
        parts={**_PARTS, "round": now, "runde": now},
        me=seats[seat],
    )
