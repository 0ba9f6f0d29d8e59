"""What the pieces of Postal Cosmic are made of: the verbs, the events they may cause, and where they stand.

A piece imports this module and nothing else of the project.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar, Final, Literal, Self, TypeAlias

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import NO, Batch, Choice, Vocabulary, joined
from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import (
    Piece,
    after,
    asks,
    cancels,
    decides_for,
    does,
    instead_of,
    may,
    may_not,
    sees,
    worth,
)
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options, Use
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import HELD, LAID, SET, SPENT, Laid, Stock, Store, StoreMoved
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.events.captives import SideChanged
from adjudicator.games.cosmic.events.cards import (
    CardFilched,
    CardGiven,
    CardKept,
    CardLaid,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardSeen,
    CardsGlimpsed,
    CardsShown,
    DeckSeen,
    glimpsed,
    mixed,
    seen,
    swapped,
)
from adjudicator.games.cosmic.events.destiny import AttackTurned, DestinyDrawn, TargetChosen, drawn_anew
from adjudicator.games.cosmic.events.flare_events import CardsSwept, FlarePlayed, retrieved
from adjudicator.games.cosmic.events.milestones import (
    ConsolationRaised,
    ConsolationStopped,
    DealMade,
    DealQuashed,
    EmotionsControlled,
    GameEnded,
    Plagued,
    PowerLent,
    Resolved,
)
from adjudicator.games.cosmic.events.replays import (
    CardCountsAs,
    CardExchanged,
    DigitsSpared,
    LaidSwapped,
    UpsetDeclared,
    WordCalled,
    called_off,
    replayed,
)
from adjudicator.games.cosmic.events.timeouts import TimeoutEnded
from adjudicator.games.cosmic.events.token_moves import (
    Joined,
    Landed,
    Launched,
    Placed,
    Released,
    ReleaseMissed,
    Settled,
    TokensRemoved,
    TokensToLimbo,
    TokensToWarp,
    parted,
    released,
    released_named,
    released_some,
    saved,
    turned,
)
from adjudicator.games.cosmic.mechanics.accidents import beside, toppled
from adjudicator.games.cosmic.mechanics.captives import (
    abducted,
    armed,
    captives_here,
    held_fast,
    preys,
    set_free,
    side_of,
    suspected,
    taking_hold,
)
from adjudicator.games.cosmic.mechanics.card_laying import attacks_held, blinded, can_lay, laid_now, unpromised
from adjudicator.games.cosmic.mechanics.challenge_draws import laid_from_deck
from adjudicator.games.cosmic.mechanics.common_wishes import wanted_by_others
from adjudicator.games.cosmic.mechanics.conduct import discarded_together, stopped_somebody
from adjudicator.games.cosmic.mechanics.consequences import (
    Gather,
    followed_up,
    foreign,
    lost_from,
    motivable,
    motivated,
    motivated_by,
    prize_asked,
    rewarded,
)
from adjudicator.games.cosmic.mechanics.deck import (
    DECK,
    HAND,
    draw,
    fetched,
    handed,
    plundered,
    refilled,
    robbed,
    winnowed,
)
from adjudicator.games.cosmic.mechanics.discards import (
    discards_given,
    pruned,
    regrown,
    shed_by_lot,
    surrendered,
    thrown,
)
from adjudicator.games.cosmic.mechanics.editions import only_in
from adjudicator.games.cosmic.mechanics.exactions import (
    Exacting,
    Exaction,
    dislodged,
    exacted,
    exacted_instead,
    seized,
    shifted_loss,
    spare,
    untouched,
)
from adjudicator.games.cosmic.mechanics.forces import Attacking, free, loose
from adjudicator.games.cosmic.mechanics.foreign_aid import instead_of_joining
from adjudicator.games.cosmic.mechanics.founding import Found, Founding, founded
from adjudicator.games.cosmic.mechanics.laid_cards import asleep_before, laid_before, sleeping, woken
from adjudicator.games.cosmic.mechanics.losses import erasable, erased, losable, losers
from adjudicator.games.cosmic.mechanics.piece_costs import Judged, Spending
from adjudicator.games.cosmic.mechanics.placements import Landing, drawn_tokens
from adjudicator.games.cosmic.mechanics.pouring import Pour, Pouring, can_pour, poured
from adjudicator.games.cosmic.mechanics.power_cards import (
    OwnCards,
    carried,
    from_store,
    given_back,
    handed_on,
    lying,
    new_set,
    own_cards,
    own_laid,
    own_store,
    powers_traded,
)
from adjudicator.games.cosmic.mechanics.reinforcements import Reinforce, Reinforcing, reinforced
from adjudicator.games.cosmic.mechanics.resolutions import decided
from adjudicator.games.cosmic.mechanics.sacrifices import FlareSacrifice, Sacrifice, Sacrificing, sacrificed
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain, SecondMissed, earned
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.mechanics.targets import anywhere, destined, further, launched
from adjudicator.games.cosmic.mechanics.tolls import can_pay, paid
from adjudicator.games.cosmic.mechanics.tributes import at_home, comers, shown_card
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, FLARE, MORPH, attack_value, is_challenge_card, kind
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import (
    DEFENCE,
    NEITHER,
    OFFENCE,
    SIDES,
    Ally,
    Due,
    Place,
    Shed,
    named_place,
    place_named,
)
from adjudicator.games.cosmic.words.order_words import FlareWord, PlayFlare
from adjudicator.games.cosmic.words.own_card_words import (
    Abduct,
    Defect,
    Desert,
    DropCards,
    GiveDream,
    Motivate,
    Prize,
    Rage,
    Rescue,
    Retrieve,
    SetFree,
    VoicesBase,
    VoicesGift,
    VoicesHand,
    Wake,
)
from adjudicator.games.cosmic.words.piece_words import (
    FlareAttack,
    FlareFor,
    FlareFrom,
    FlareOn,
    FlareSwap,
    Stopping,
    Whose,
)

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


__all__ = [
    "ADAPTED",
    "AS_PRINTED",
    "COMPROMISE",
    "DECK",
    "DEFENCE",
    "HAND",
    "HELD",
    "HIDDEN",
    "LAID",
    "MORPH",
    "NEITHER",
    "NO",
    "OFFENCE",
    "SET",
    "SIDES",
    "SPENT",
    "Abduct",
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
    "CardsDrawn",
    "CardsGlimpsed",
    "CardsShown",
    "CardsSwept",
    "Choice",
    "Claim",
    "ClassVar",
    "ConsolationRaised",
    "ConsolationStopped",
    "CosmicAt",
    "DealMade",
    "DealQuashed",
    "DeckSeen",
    "Defect",
    "Desert",
    "DestinyDrawn",
    "DigitsSpared",
    "DropCards",
    "Due",
    "Edict",
    "EmotionsControlled",
    "Essence",
    "Exacting",
    "Exaction",
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
    "GameEnded",
    "Gather",
    "GiveDream",
    "Iterable",
    "Joined",
    "Judged",
    "Laid",
    "LaidSwapped",
    "Landed",
    "Landing",
    "Launched",
    "Made",
    "Motivate",
    "OneOf",
    "Options",
    "OwnCards",
    "Place",
    "Placed",
    "Plagued",
    "Pour",
    "Pouring",
    "Power",
    "PowerLent",
    "Prize",
    "Rage",
    "Reinforce",
    "Reinforcement",
    "Reinforcing",
    "ReleaseMissed",
    "Released",
    "Rescue",
    "Resolved",
    "Retrieve",
    "Sacrifice",
    "Sacrificing",
    "Script",
    "Seat",
    "SecondMissed",
    "Self",
    "Sequence",
    "SetFree",
    "Settled",
    "Shed",
    "SideChanged",
    "Spending",
    "Spoken",
    "Stock",
    "Stopping",
    "Store",
    "StoreMoved",
    "Surfacing",
    "TargetChosen",
    "TimeoutEnded",
    "TokensRemoved",
    "TokensToLimbo",
    "TokensToWarp",
    "UpsetDeclared",
    "Use",
    "Vocabulary",
    "VoicesBase",
    "VoicesGift",
    "VoicesHand",
    "Wake",
    "Whose",
    "WordCalled",
    "abducted",
    "after",
    "anywhere",
    "armed",
    "asks",
    "asleep_before",
    "at_home",
    "attack_value",
    "attacks_held",
    "beside",
    "blinded",
    "called_off",
    "can_lay",
    "can_pay",
    "can_pour",
    "can_release",
    "cancels",
    "captives_here",
    "cards_in",
    "carried",
    "comers",
    "decided",
    "decides_for",
    "destined",
    "discarded_together",
    "discards_given",
    "dislodged",
    "does",
    "draw",
    "drawn_anew",
    "drawn_tokens",
    "earned",
    "erasable",
    "erased",
    "exacted",
    "exacted_instead",
    "fetched",
    "flared",
    "fled",
    "followed_up",
    "foreign",
    "founded",
    "free",
    "from_store",
    "further",
    "given_back",
    "glimpsed",
    "handed",
    "handed_on",
    "held_fast",
    "instead_of",
    "instead_of_joining",
    "is_challenge_card",
    "joined",
    "kind",
    "laid_before",
    "laid_from_deck",
    "laid_now",
    "launched",
    "loose",
    "losable",
    "losers",
    "lost_from",
    "lying",
    "may",
    "may_not",
    "mixed",
    "motivable",
    "motivated",
    "motivated_by",
    "named_place",
    "new_set",
    "only_in",
    "own_cards",
    "own_laid",
    "own_store",
    "paid",
    "parted",
    "partial",
    "place_named",
    "played",
    "plundered",
    "poured",
    "powers_traded",
    "preys",
    "prize_asked",
    "pruned",
    "reason",
    "refilled",
    "regrown",
    "reinforced",
    "released",
    "released_named",
    "released_some",
    "replayed",
    "retrieved",
    "rewarded",
    "robbed",
    "sacrificed",
    "saved",
    "seen",
    "sees",
    "seized",
    "set_free",
    "shed_by_lot",
    "shifted_loss",
    "shown_card",
    "side_of",
    "sleeping",
    "spare",
    "stocked",
    "stopped_somebody",
    "surrendered",
    "suspected",
    "swapped",
    "taking_hold",
    "thrown",
    "toppled",
    "turned",
    "unpromised",
    "untouched",
    "wanted_by_others",
    "winnowed",
    "woken",
    "worth",
]
