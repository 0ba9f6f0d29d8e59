"""What the pieces of Postal Cosmic are made of: the verbs, the events they may cause, and where they stand.

A piece imports this module and nothing else of the project.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.asks import Ask, Claim, OneOf, Options, Use
from adjudicator.engine.at import At
from adjudicator.engine.rules import Piece, asks, cancels, instead_of, may, may_not, sees, worth
from adjudicator.engine.script import Made, Script
from adjudicator.engine.words import NO, Batch, Choice, Vocabulary, joined
from adjudicator.games.cosmic.cards import CardKept, CardPlayed, CardSeen, seen, swapped
from adjudicator.games.cosmic.marks import ConsolationStopped, EmotionsControlled, Plagued
from adjudicator.games.cosmic.moves import TokensRemoved, TokensToLimbo, TokensToWarp, released
from adjudicator.games.cosmic.placing import Landing
from adjudicator.games.cosmic.state import DEFENCE, OFFENCE, Ally, Challenge, Cosmic


class CosmicAt(At[Cosmic]):
    """A place in a script of Postal Cosmic, seen from a seat."""

    __slots__ = ()

    @property
    def challenge(self) -> Challenge:
        """The challenge this script is about."""
        return self.state.challenges[self.where - 1]

    def is_main(self) -> bool:
        """Whether I am a main player here."""
        return self.where > 0 and self.challenge.side_of(self.me) is not None

    @property
    def side(self) -> int:
        """The side on which I am main player; only for a main player."""
        side = self.challenge.side_of(self.me)
        if side is None:
            raise LookupError("only a main player has a side of his own")
        return side

    @property
    def opponent(self) -> Seat:
        """The main player I am up against; only for a main player."""
        return self.challenge.main(1 - self.side)

    @property
    def my_card(self) -> str | None:
        """The challenge card I have laid."""
        return self.challenge.laid[self.side]

    @property
    def their_card(self) -> str | None:
        """The challenge card my opponent has laid."""
        return self.challenge.laid[1 - self.side]

    @property
    def i_won(self) -> bool:
        """Whether I have won this challenge as a main player."""
        return self.is_main() and self.challenge.winner == self.side

    def mine(self, seat: Seat) -> bool:
        """Whether that seat is I."""
        return seat == self.me

    def wish(self, piece: Piece, options: Options | Choice, about: str = "") -> Ask:
        """A question to me whether to use this piece; where it is a card, yes claims one."""
        choices = OneOf((options,)) if isinstance(options, Choice) else options
        if piece.kind != "power":
            choices = Spending(choices, Claim(("card", piece.name), 1))
        return Ask(self.me, about or piece.name.lower(), choices, where=self.where)


class Spending(Options):
    """Options of which each one claims something besides."""

    __slots__ = ("_also", "_options")

    def __init__(self, options: Options, also: Claim) -> None:
        self._options = options
        self._also = also

    def settle(self, choice: Choice) -> Choice | str:
        return self._options.settle(choice)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (*self._options.claims(choice), self._also)

    def every(self) -> Iterator[Choice]:
        return self._options.every()


class Power(Piece):
    """An alien power."""

    kind = "power"


class Edict(Piece):
    """An edict: a card that is played and discarded."""

    kind = "edict"


def played(piece: Piece, at: CosmicAt, against: tuple[Seat, ...]) -> CardPlayed:
    """The card that this piece is, played from my hand."""
    return CardPlayed(at.me, piece.name, at.where, against)


__all__ = [
    "DEFENCE",
    "HIDDEN",
    "NO",
    "OFFENCE",
    "Ally",
    "Any",
    "Ask",
    "Batch",
    "CardKept",
    "CardSeen",
    "Choice",
    "ConsolationStopped",
    "CosmicAt",
    "Edict",
    "EmotionsControlled",
    "Landing",
    "Made",
    "OneOf",
    "Options",
    "Plagued",
    "Power",
    "Script",
    "Seat",
    "Self",
    "TokensRemoved",
    "TokensToLimbo",
    "TokensToWarp",
    "Use",
    "Vocabulary",
    "asks",
    "cancels",
    "instead_of",
    "joined",
    "may",
    "may_not",
    "partial",
    "played",
    "released",
    "seen",
    "sees",
    "swapped",
    "worth",
]
