"""The kinds of pieces in Postal Cosmic: powers, their own cards, edicts, reinforcements and flares."""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import ClassVar, Final, Literal, TypeAlias

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import (
    Piece,
    may,
)
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import Laid, Stock, Store
from adjudicator.games.cosmic.events.cards import (
    CardPlayed,
)
from adjudicator.games.cosmic.events.flare_events import FlarePlayed
from adjudicator.games.cosmic.events.token_moves import (
    TokensToWarp,
    released_some,
)
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.words.order_words import PlayFlare

Fit: TypeAlias = Literal["as printed", "adapted"]
"""How a power fits play by mail: as it is at the table, or with something read anew for letters."""
AS_PRINTED: Final = "as printed"
ADAPTED: Final = "adapted"


class Power(Piece):
    """An alien power."""

    kind = "power"
    origin: ClassVar[str] = ""
    """The edition or expansion of the printed game that brought it; empty for one of the house."""
    fit: ClassVar[Fit] = AS_PRINTED
    modern: ClassVar[str] = ""
    """What differs in the modern edition, if that can be chosen: a sentence for a GM."""
    more_in_hand: ClassVar[int] = 0
    """How many more cards its owner is dealt when the game begins."""
    spares_captives: ClassVar[bool] = False
    """Whether the tokens that it holds captive go to Limbo, and not to the Warp, when it is lost."""

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        """What it may ask a player whose power it is not, in a challenge of the open phase."""
        return ()


class Essence(Piece):
    """A card that a power owns. Its rules are in force for the player before whom it lies, if they may look at it.

    They are part of it: the power's use has been announced when it was laid.
    """

    kind = "essence"
    copies: ClassVar[int] = 1
    """How many there are of it."""
    surfaces: ClassVar[bool] = False
    """Whether it brings tokens of its player out of the Warp before tokens are placed."""
    remains: ClassVar[bool] = False
    """Whether its rules are in force for the owner of its power instead, wherever it lies."""

    @property
    def described_as(self) -> str:
        """The folder of its power, and its name: two powers may have cards of one name."""
        return f"{type(self).__module__.split('.')[-3]} {self.name}"

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        """What it may ask a player who knows this of the cards of its power, in a challenge of the open phase."""
        return ()

    def governs(self, laid: Laid, owner: Seat, seats: int) -> Sequence[Seat]:
        """The players for whom its rules are in force where it lies; there are so many `seats` at the table."""
        if self.remains:
            return (owner,)
        return (laid.on,) if laid.up or laid.shared else ()


def cards_in(package: str) -> tuple[Essence, ...]:
    """The cards in a folder of a power: a new file is a new card."""
    return found(package, Essence)


def stocked(cards: Sequence[Essence], held: int, *, refilled: bool = True) -> Stock:
    """The stock of a power that owns these cards."""
    return Stock(tuple(sorted([card.name for card in cards for _ in range(card.copies)])), held, refilled=refilled)


class Edict(Piece):
    """An edict: a card that is played and discarded."""

    kind = "edict"


class Reinforcement(Piece):
    """A card that adds to the total of a side. Its name ends with the number."""

    kind = "reinforcement"


class Flare(Piece):
    """A section of a flare: a card that is played and kept. Its name is `Wild` or `Super` and the power."""

    kind = "flare"
    choices: ClassVar[tuple[type[Choice], ...]] = (PlayFlare,)
    asked_as = PlayFlare.about
    surfaces: ClassVar[bool] = False
    hurries: ClassVar[bool] = False
    """It can make main players lay their cards in phase 2, so that they are asked for them there, too."""

    def yes(self) -> Choice:
        """The order that plays it, where nothing more need be said."""
        own = self.choices[0]
        return PlayFlare(self.name.partition(" ")[2]) if own is PlayFlare else own()

    @property
    def also(self) -> tuple[str, ...]:
        return (self.card.casefold(),)

    @cached_property
    def card(self) -> str:
        """The card it stands on."""
        return f"{self.name.partition(' ')[2]}{FLARE}"


def can_release(at: CosmicAt) -> bool:
    """Whether a turn begins with tokens of mine in the Warp."""
    return at.state.phase == 1 and at.state.warp[at.me] > 0


class Surfacing(Flare):
    """A section with which tokens leave the Warp before tokens are placed, so that its player says where they go."""

    surfaces = True

    def surfaced(self, at: CosmicAt, tokens: int) -> Script:
        """It is played, and some of my tokens leave the Warp for Limbo; when its turn comes it may be the last one."""
        yield at.wish(self, self.yes())
        if not _only_one(at):
            yield from at.happens(Made(partial(released_some, seat=at.me, tokens=tokens, by=at.me)))

    @may("release all the same")
    def through_a_closed_warp(self, at: CosmicAt) -> bool:
        """A player's only token waits for everybody's release; the flare frees it only where there is none."""
        return at.uses(self.name) and _only_one(at)


def _only_one(at: CosmicAt) -> bool:
    """Whether all that I have in the Warp as the turn begins is one token, and the Plague is to send none there."""
    return at.opening.warp[at.me] == 1 and not at.opening.plagued[at.me]


def fled(at: CosmicAt, lost: TokensToWarp) -> bool:
    """Whether these are tokens of my side that lose in this challenge."""
    return lost.number == at.where and at.my_side is not None and lost.seat not in at.opposed


def flared(piece: Flare, at: CosmicAt, against: tuple[Seat, ...]) -> FlarePlayed:
    """The flare that this piece is, played against what somebody uses."""
    return FlarePlayed(at.me, piece.name, piece.card, at.where, against)


def played(piece: Piece, at: CosmicAt, against: tuple[Seat, ...]) -> CardPlayed:
    """The card that this piece is, played from my hand."""
    return CardPlayed(at.me, piece.name, at.where, against)
