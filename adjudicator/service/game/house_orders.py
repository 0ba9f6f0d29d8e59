"""What a program of the house writes for a seat: from the view alone, with dice of its own, the same every time.

So `verify` works its letters out again, and nobody can write them in its place.
"""

from hashlib import blake2b
from typing import Any, Final

from adjudicator.core.chance import SEED_BYTES, Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.title import WEAK, Title
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import orders_on_file
from adjudicator.service.game.orders_on_file import Body

READY: Final = "READY"
_HALF: Final = 2


def chance(seed: str, heading: Heading, number: int) -> Chance:
    """The dice of a house player for one phase, apart from those of the game, so that it learns nothing from them."""
    said = f"house player/{heading}/{number}".encode()
    return Chance(blake2b(said, key=bytes.fromhex(seed)[:64], digest_size=SEED_BYTES).digest())


def lines(title: Title[Any], view: State, number: int, dice: Chance, strength: str) -> list[str]:
    """What it writes in the open phase; a weak one leaves every second order out, as its dice fall."""
    names = title.vocabulary(view, number)
    said = [text(clause, names) for clause in title.bot(view, number, dice)]
    if strength == WEAK:
        said = [one for place, one in enumerate(said) if dice.below(f"house/weak/{place}", _HALF)]
    return said or ["PASS"]


def read(title: Title[Any], view: State, number: int, words: list[str]) -> tuple[Body | None, LetterReading]:
    """Its words as they are filed, and how they were read. It calls nobody by a player's name."""
    numbered = tuple(Line(*line) for line in enumerate(words, start=1))
    written, reading = orders_on_file.read_from(title, view, number, numbered, ())
    return orders_on_file.body(title, view, number, written, reading), reading


def said(body: Body | None) -> list[str]:
    """The lines of a letter that count, without READY."""
    return [line.text for line in body or () if line.text and line.text != READY]
