"""What the pieces of Postal Cosmic are made of: the verbs, the events they may cause, and where they stand.

A piece imports this module and nothing else of the project.
"""

from functools import cached_property, partial
from typing import Any, ClassVar, Self

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import NO, Batch, Choice, Vocabulary, joined
from adjudicator.engine.contract.pieces import (
    Piece,
    after,
    asks,
    cancels,
    decides_for,
    instead_of,
    may,
    may_not,
    sees,
    worth,
)
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options, Use
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.events.cards import (
    CardFilched,
    CardGiven,
    CardKept,
    CardLaid,
    CardPlayed,
    CardsDiscarded,
    CardSeen,
    CardsShown,
    DeckSeen,
    mixed,
    seen,
    swapped,
)
from adjudicator.games.cosmic.events.destiny import AttackTurned, TargetChosen, drawn_anew
from adjudicator.games.cosmic.events.flare_events import CardsSwept, FlarePlayed, retrieved
from adjudicator.games.cosmic.events.milestones import (
    ConsolationRaised,
    ConsolationStopped,
    DealMade,
    DealQuashed,
    EmotionsControlled,
    Plagued,
    PowerLent,
    PowersTraded,
    Resolved,
)
from adjudicator.games.cosmic.events.replays import (
    CardCountsAs,
    CardExchanged,
    DigitsSpared,
    LaidSwapped,
    UpsetDeclared,
    called_off,
    replayed,
)
from adjudicator.games.cosmic.events.token_moves import (
    TokensRemoved,
    TokensToLimbo,
    TokensToWarp,
    released,
    released_some,
    saved,
    turned,
)
from adjudicator.games.cosmic.mechanics.card_laying import attacks_held, blinded, can_lay, laid_now, unpromised
from adjudicator.games.cosmic.mechanics.deck import DECK, HAND, draw, handed, refilled, robbed, winnowed
from adjudicator.games.cosmic.mechanics.discards import pruned, regrown
from adjudicator.games.cosmic.mechanics.editions import only_in
from adjudicator.games.cosmic.mechanics.forces import Attacking, free, loose
from adjudicator.games.cosmic.mechanics.founding import Found, Founding, founded
from adjudicator.games.cosmic.mechanics.losses import erasable, erased, losable, losers
from adjudicator.games.cosmic.mechanics.piece_costs import Judged, Spending
from adjudicator.games.cosmic.mechanics.placements import Landing
from adjudicator.games.cosmic.mechanics.pouring import Pour, Pouring, can_pour, poured
from adjudicator.games.cosmic.mechanics.reinforcements import Reinforce, Reinforcing, reinforced
from adjudicator.games.cosmic.mechanics.sacrifices import FlareSacrifice, Sacrifice, Sacrificing, sacrificed
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.mechanics.targets import anywhere, destined, further, launched
from adjudicator.games.cosmic.mechanics.tolls import can_pay, paid
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, FLARE, MORPH, attack_value
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import DEFENCE, NEITHER, OFFENCE, Ally, Place, Shed
from adjudicator.games.cosmic.words.order_words import FlareWord, PlayFlare
from adjudicator.games.cosmic.words.piece_words import (
    FlareAttack,
    FlareFor,
    FlareFrom,
    FlareOn,
    FlareSwap,
    Stopping,
    Whose,
)


class Power(Piece):
    """An alien power."""

    kind = "power"
    basic: ClassVar[bool] = True
    """One of the fifteen classic powers."""
    came: ClassVar[int] = 0
    """The addition to the game that introduced it; 0 for the first thirty. No earlier choice of powers deals it."""
    simple: ClassVar[bool] = False
    """One of the powers that are best for a first game."""
    modern: ClassVar[str] = ""
    """What differs in the modern edition, if that can be chosen: a sentence for a GM."""


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
    hurries: ClassVar[bool] = False
    """It can make main players lay their cards in phase 2, so that they are asked for them there, too."""

    def yes(self) -> Choice:
        """The order that plays it, where nothing more need be said."""
        own = self.choices[0]
        return PlayFlare(self.name.partition(" ")[2]) if own is PlayFlare else own()

    @cached_property
    def card(self) -> str:
        """The card it stands on."""
        return f"{self.name.partition(' ')[2]}{FLARE}"


def can_release(at: CosmicAt) -> bool:
    """Whether a turn begins with tokens of mine in the Warp."""
    return at.state.phase == 1 and at.state.warp[at.me] > 0


class Surfacing(Flare):
    """A section with which tokens leave the Warp before tokens are placed, so that its player says where they go."""

    def surfaced(self, at: CosmicAt, tokens: int) -> Script:
        """It is played, and some of my tokens leave the Warp for Limbo; when its turn comes it may be the last one."""
        yield at.wish(self, self.yes())
        if not _only_one(at):
            yield Made(partial(released_some, seat=at.me, tokens=tokens, by=at.me))

    @may("release all the same")
    def through_a_closed_warp(self, at: CosmicAt) -> bool:
        """Whose only token leaves the Warp for everybody waits for that: only where none does, it is the flare's."""
        return at.uses(self.name) and _only_one(at)


def _only_one(at: CosmicAt) -> bool:
    """Whether all that I have in the Warp as the turn begins is one token, and the Plague is to send none there."""
    return at.opening.warp[at.me] == 1 and not at.opening.plagued[at.me]


def flared(piece: Flare, at: CosmicAt, against: tuple[Seat, ...]) -> FlarePlayed:
    """The flare that this piece is, played against what somebody uses."""
    return FlarePlayed(at.me, piece.name, piece.card, at.where, against)


def played(piece: Piece, at: CosmicAt, against: tuple[Seat, ...]) -> CardPlayed:
    """The card that this piece is, played from my hand."""
    return CardPlayed(at.me, piece.name, at.where, against)


__all__ = [
    "COMPROMISE",
    "DECK",
    "DEFENCE",
    "HAND",
    "HIDDEN",
    "MORPH",
    "NEITHER",
    "NO",
    "OFFENCE",
    "Ally",
    "Any",
    "Ask",
    "AttackAgain",
    "AttackTurned",
    "Attacking",
    "Batch",
    "CardCountsAs",
    "CardExchanged",
    "CardFilched",
    "CardGiven",
    "CardKept",
    "CardLaid",
    "CardSeen",
    "CardsDiscarded",
    "CardsShown",
    "CardsSwept",
    "Choice",
    "Claim",
    "ConsolationRaised",
    "ConsolationStopped",
    "CosmicAt",
    "DealMade",
    "DealQuashed",
    "DeckSeen",
    "DigitsSpared",
    "Edict",
    "EmotionsControlled",
    "Flare",
    "FlareAttack",
    "FlareFor",
    "FlareFrom",
    "FlareOn",
    "FlareSacrifice",
    "FlareSwap",
    "FlareWord",
    "Found",
    "Founding",
    "Judged",
    "LaidSwapped",
    "Landing",
    "Made",
    "OneOf",
    "Options",
    "Place",
    "Plagued",
    "PlayFlare",
    "Pour",
    "Pouring",
    "Power",
    "PowerLent",
    "PowersTraded",
    "Reinforce",
    "Reinforcement",
    "Reinforcing",
    "Resolved",
    "Sacrifice",
    "Sacrificing",
    "Script",
    "Seat",
    "Self",
    "Shed",
    "Spending",
    "Spoken",
    "Stopping",
    "Surfacing",
    "TargetChosen",
    "TokensRemoved",
    "TokensToLimbo",
    "TokensToWarp",
    "UpsetDeclared",
    "Use",
    "Vocabulary",
    "Whose",
    "after",
    "anywhere",
    "asks",
    "attack_value",
    "attacks_held",
    "blinded",
    "called_off",
    "can_lay",
    "can_pay",
    "can_pour",
    "can_release",
    "cancels",
    "decides_for",
    "destined",
    "draw",
    "drawn_anew",
    "erasable",
    "erased",
    "flared",
    "founded",
    "free",
    "further",
    "handed",
    "instead_of",
    "joined",
    "laid_now",
    "launched",
    "loose",
    "losable",
    "losers",
    "may",
    "may_not",
    "mixed",
    "only_in",
    "paid",
    "partial",
    "played",
    "poured",
    "pruned",
    "reason",
    "refilled",
    "regrown",
    "reinforced",
    "released",
    "released_some",
    "replayed",
    "retrieved",
    "robbed",
    "sacrificed",
    "saved",
    "seen",
    "sees",
    "swapped",
    "turned",
    "unpromised",
    "winnowed",
    "worth",
]
