"""Scenes: how a page may draw a table of a report. A fight is drawn with its cards, a hand as cards.

The table says the same in words, for text and for whoever draws nothing. All words are plain text; a word that is the
name of a player stands for that player.
"""

from typing import TypeAlias

from msgspec import Struct


class Card(Struct, frozen=True):
    """A card, pod or artifact as it lies on the table."""

    name: str
    """`Attack`, `Stellar Gas`; of a card with a value without it."""
    value: str = ""
    """The number that stands large on it; empty: it has none."""
    kind: str = ""
    """`edict`: what sort of card it is, where its name does not say so."""
    note: str = ""
    """What else is to be known of it: that it counts as another card, or how many there are."""


class Force(Struct, frozen=True):
    """The tokens or ships of one player on a side."""

    seat: str
    count: str


class Played(Struct, frozen=True):
    """A power or card that was used in a fight, and the word for it if that was stopped."""

    seat: str
    name: str
    stopped: str = ""


class Side(Struct, frozen=True):
    """One side of a fight."""

    role: str
    """`offence`, in the language of the report."""
    seat: str
    cards: tuple[Card, ...]
    forces: tuple[Force, ...]
    """The main player's own comes first, then those of allies."""
    sum: str = ""
    """`10 + 2 x 4 + 3 =`: how the total was reached, which stands behind it; empty if totals are not compared."""
    total: str = ""
    outcome: str = ""
    """The word for having won; empty for everybody else."""


class Scene(Struct, frozen=True, tag="scene"):
    """A fight: the sides, what was used in it, and how it ended."""

    sides: tuple[Side, ...]
    played: tuple[Played, ...] = ()
    verdict: str = ""
    """A sentence. If the section goes on with it below the table, a page does not say it twice."""


class Depicted(Struct, frozen=True):
    """A scene that a page draws in the place of some sentences, which text says."""

    scene: Scene
    says: tuple[int, ...]
    """The numbers of these sentences among the parts of their section, from 0; the scene is where the first one was."""


class Use(Struct, frozen=True):
    """What some cards of a hand can do now."""

    cards: str
    use: str


class Hand(Struct, frozen=True, tag="hand"):
    """The cards that a player holds, and what they can do."""

    cards: tuple[Card, ...]
    uses: tuple[Use, ...] = ()


Drawn: TypeAlias = Scene | Hand
