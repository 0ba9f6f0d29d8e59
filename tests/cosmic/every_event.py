"""Events of every class, with every kind of value that their sentences differ by."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec

from adjudicator.core.event import Event
from adjudicator.engine.contract.stores import HELD, LAID, SET, SPENT, STORE_EVENTS
from adjudicator.games.cosmic.table.state import LIMBO, NEITHER, WARP, Ally, Cosmic, Due, Shed
from tests.cosmic.eager import TITLE

_SEATS = (0, 1, 2)
_PLACES = (((3, 1),), ((8, 2), (WARP, 1), (LIMBO, 3)))
_PILES = ((), ("?",), ("Attack 8", "Compromise", "Compromise", "?", "?"))
_SEVERAL = ((), (0,), (1,), (0, 1), (1, 2), (0, 1, 2))
_PAIRS = ((0, 1), (1, 2))

_VALUES: dict[str, tuple[Any, ...]] = {
    "aside": (((1, "Attack 8"),),),
    "back": (((0, "Attack 8"), (1, "Compromise")),),
    "both_lose": (False, True),
    "by": (None, 0, 2),
    "card": ("Attack 8", "?"),
    "consolation": (None, Due(0, 1, 1), Due(2, 0, 3)),
    "deal": (msgspec.UNSET, 2),
    "defender": (None, 1, 2),
    "discarded": (False, True),
    "discs": ((0, 1),),
    "fresh": (False, True),
    "known": (("Virus",),),
    "lost": (((), ()),),
    "more": (1, 3),
    "number": (0, 2),
    "others": (("a",), ("a", "b")),
    "phase": (1,),
    "piece": ("Virus",),
    "places": ((3, 8),),
    "planet": (3, 8),
    "powers": (("Mind", "Virus", "Zombie"),),
    "rewards": ((), (Ally(0, 1, 3), Ally(2, 1, 1))),
    "shares": (((0, 1),), ((2, 2),), ((1, 2), (4, 1))),
    "shed": (Shed(0, "Attack 8"), Shed(1, "Compromise")),
    "side": (0, 1),
    "sources": _PLACES,
    "to": _PLACES,
    "tokens": (1, 3),
    "total": (4,),
    "totals": ((12, 9),),
    "turn": (3,),
    "winner": (None, 0, 1),
    "word": ("odd",),
}
_FOR_ONE: dict[tuple[str, str], tuple[Any, ...]] = {
    ("Agreed", "seats"): ((0, 1), (1, 2), (0, 1, 2)),
    ("Agreed", "words"): ("zaps",),
    ("AidOffered", "giver"): (0, 1),
    ("AidOffered", "taker"): (2,),
    ("AidReturned", "giver"): (0, 1),
    ("AidReturned", "taker"): (0, 2),
    ("AidTaken", "giver"): (0, 1),
    ("AidTaken", "invited"): (0, 1, 3),
    ("AidTaken", "taker"): (0, 2),
    ("CardGiven", "giver"): (0, 1),
    ("CardGiven", "taker"): (2,),
    ("CardsGlimpsed", "fresh"): ((), ("Attack 6",)),
    ("CardsShown", "cards"): (("Attack 8", None), (None, "Compromise")),
    ("ConsolationRaised", "cards"): (1, 4),
    ("Counted", "tokens"): (((3, 0), (2, 4)),),
    ("DestinyDrawn", "planet"): (None, 3),
    ("HandSeen", "fresh"): ((), ("Attack 6",)),
    ("HandsMixed", "fresh"): (((), ("Attack 6",)),),
    ("HandsPassed", "fresh"): (((), ("Attack 6",)),),
    ("HandsSwapped", "fresh"): (((), ("Attack 6",)),),
    ("LeadTurned", "side"): (0, 1, NEITHER),
    ("Placed", "to"): (((3, 1),), ((8, 2), (LIMBO, 3))),
    ("PowersTraded", "seats"): _PAIRS,
    ("HandsMixed", "seats"): _PAIRS,
    ("HandsPassed", "seats"): _PAIRS,
    ("HandsSwapped", "seats"): _PAIRS,
    ("StoreKept", "to"): (1, 2),
    ("StoreMoved", "drawn"): ((), ("?",)),
    ("StoreMoved", "on"): (0, 1),
    ("StoreMoved", "public"): (True,),
    ("StoreMoved", "remade"): (False,),
    ("StoreMoved", "shared"): (False,),
    ("StoreMoved", "source"): (HELD,),
    ("StoreMoved", "target"): (SET, HELD, SPENT, LAID),
    ("StoreMoved", "up"): (False, True),
    ("StoreOpened", "full"): (2,),
    ("StoreOpened", "refilled"): (True,),
    ("StorePassed", "laid"): ((),),
    ("StorePassed", "to"): (0, 2),
    ("TargetChosen", "defender"): (1, 2),
    ("TokensToLimbo", "sources"): ((), *_PLACES),
    ("TokensToWarp", "sources"): ((), *_PLACES),
}
_BY_TYPE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("tuple[tuple[str", ((("Attack 8",), ("?", "Compromise")),)),
    ("tuple[str", _PILES),
    ("tuple[int", _SEVERAL),
)


def _values(kind: type[Event[Cosmic]], field: msgspec.structs.FieldInfo) -> tuple[Any, ...]:
    found = _FOR_ONE.get((kind.__name__, field.name)) or _VALUES.get(field.name)
    if found is not None:
        return found
    said = str(field.type)
    return next((values for begins, values in _BY_TYPE if said.startswith(begins)), _SEATS)


EVENTS: tuple[type[Event[Any]], ...] = tuple(dict.fromkeys((*TITLE.events, *STORE_EVENTS)))
"""Those of the title, and those of cards that a power owns, which a new power may bring."""


def every_event() -> Iterator[Event[Cosmic]]:
    """Events of every class."""
    for kind in EVENTS:
        fields = msgspec.structs.fields(kind)
        for values in product(*(_values(kind, field) for field in fields)):
            yield kind(**{field.name: value for field, value in zip(fields, values, strict=True)})
