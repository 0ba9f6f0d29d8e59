"""What the pieces of Postal Cosmic are made of: the verbs, the events they may cause, and where they stand.

A piece imports this module and nothing else of the project.
"""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, ClassVar, Self

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.asks import Ask, Claim, OneOf, Options, Use
from adjudicator.engine.at import At
from adjudicator.engine.rules import (
    ASKS,
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
from adjudicator.engine.script import Made, Script, Yielded
from adjudicator.engine.words import NO, Batch, Choice, Vocabulary, joined
from adjudicator.games.cosmic.aiming import anywhere, further, launched
from adjudicator.games.cosmic.cards import (
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
from adjudicator.games.cosmic.deck import DECK, HAND, draw, handed, picked, refilled, robbed, winnowed
from adjudicator.games.cosmic.faces import COMPROMISE, FLARE, attack_value, edition, is_challenge_card, kind
from adjudicator.games.cosmic.flaring import CardsSwept, FlarePlayed, salvaged
from adjudicator.games.cosmic.founding import Found, Founding, founded
from adjudicator.games.cosmic.laying import attacks_held, can_lay, laid_now, unpromised
from adjudicator.games.cosmic.losing import erasable, erased
from adjudicator.games.cosmic.marks import (
    AttackTurned,
    ConsolationRaised,
    ConsolationStopped,
    DealMade,
    DestinyDiscarded,
    EmotionsControlled,
    Plagued,
    PowerLent,
    PowersTraded,
    Resolved,
    TargetChosen,
    gathered,
)
from adjudicator.games.cosmic.moves import TokensRemoved, TokensToLimbo, TokensToWarp, released, released_some
from adjudicator.games.cosmic.naming import FlareOn, FlareSwap
from adjudicator.games.cosmic.placing import Landing
from adjudicator.games.cosmic.pouring import Pour, Pouring, can_pour, poured
from adjudicator.games.cosmic.prices import price
from adjudicator.games.cosmic.replays import (
    CalledOff,
    CardCountsAs,
    CardExchanged,
    LaidSwapped,
    UpsetDeclared,
    replayed,
)
from adjudicator.games.cosmic.sending import Attacking, free
from adjudicator.games.cosmic.spending import Judged, Spending
from adjudicator.games.cosmic.state import DEFENCE, NEITHER, OFFENCE, Ally, Challenge, Cosmic, Place, Shed
from adjudicator.games.cosmic.words import AttackAgain, FlareFor, FlareFrom, FlareWord, PlayFlare


class CosmicAt(At[Cosmic]):
    """A place in a script of Postal Cosmic, seen from a seat."""

    __slots__ = ()

    @property
    def challenge(self) -> Challenge:
        """The challenge this script is about."""
        return self.state.challenges[self.where - 1]

    @property
    def place(self) -> str:
        """`turn 2 phase 3 challenge 1`: what tells a draw made here from others."""
        return f"turn {self.state.turn} phase {self.state.phase} challenge {self.where}"

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
    def mains(self) -> tuple[Seat, Seat]:
        """The main players, offence first."""
        return (self.challenge.offence, self.challenge.defence)

    @property
    def unlaid(self) -> tuple[Seat, ...]:
        """The main players who have no card laid here."""
        return tuple([seat for side, seat in enumerate(self.mains) if self.challenge.laid[side] is None])

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

    def both_attack(self) -> bool:
        """Whether two Attacks are shown here."""
        cards = [self.challenge.shows(side) for side in (OFFENCE, DEFENCE)]
        return all(card is not None and attack_value(card) is not None for card in cards)

    def can_answer(self, challenges: int) -> bool:
        """Whether I hold a challenge card for each of so many challenges."""
        return sum(map(is_challenge_card, self.state.held(self.me))) >= challenges

    @property
    def i_won(self) -> bool:
        """Whether I have won this challenge as a main player."""
        return self.is_main() and self.challenge.winner == self.side

    @property
    def my_allies(self) -> tuple[Ally, ...]:
        """Everybody's tokens on the side of which I am main player; only for a main player."""
        return tuple([ally for ally in self.challenge.allies if ally.side == self.side])

    @property
    def my_ally(self) -> Ally | None:
        """My tokens here as an ally; None where I am none."""
        here = self.challenge.allies if self.where else ()
        return next((ally for ally in here if ally.seat == self.me), None)

    def fights_for(self, side: int) -> bool:
        """Whether I am on that side here, as its main player or as an ally."""
        ally = self.my_ally
        return (self.is_main() and self.side == side) or (ally is not None and ally.side == side)

    @property
    def i_lost(self) -> bool:
        """Whether the side that I am on has lost, as its main player or as an ally."""
        if self.challenge.both_lose:
            return self.is_main() or self.my_ally is not None
        winner = self.challenge.winner
        return winner is not None and self.fights_for(1 - winner)

    @property
    def my_tokens(self) -> int:
        """My own tokens in this challenge."""
        return self.challenge.tokens_for(self.me) if self.where else 0

    def uses(self, piece: str) -> bool:
        """Whether I have used this power, or played this section of a flare, in this challenge, and it stands."""
        use = (self.me, piece, self.where)
        state = self.state
        if use in state.zapped:
            return False
        return use in state.flared or (self.where > 0 and (self.me, piece) in self.challenge.uses)

    def shed_by_others(self, of: str) -> tuple[Shed, ...]:
        """The edicts, or flares, that others have discarded in this phase."""
        return tuple([shed for shed in self.state.shed if shed.by != self.me and kind(shed.card) == of])

    def picked_up(self, shed: Shed) -> Made:
        """I pick up what was discarded, unless somebody has done so before."""
        return Made(partial(salvaged, seat=self.me, shed=shed))

    def modern(self, power: str) -> bool:
        """Whether the game plays this power as its modern edition has it."""
        return self.state.options.get(edition(power)) == "modern"

    def mine(self, seat: Seat) -> bool:
        """Whether that seat is I."""
        return seat == self.me

    def wish(self, piece: Piece, options: Options | Choice, about: str = "", detail: str = "") -> Ask:
        """A question to me whether to use this piece; where it is a card, yes claims it.

        `detail` tells it from others of the same kind in the same place.
        """
        choices = OneOf((options,)) if isinstance(options, Choice) else options
        spent = price(self.state, piece, self.where)
        if spent is not None:
            choices = Spending(choices, Claim(spent, 1))
        # What is asked again in a replay is another question: the answers to both may claim the same.
        again = " again" if self.where and self.challenge.replayed else ""
        if piece.kind == "flare":
            return Ask(self.me, PlayFlare.about, choices, where=self.where, detail=f"{piece.name}{again}")
        return Ask(self.me, about or piece.name.lower(), choices, where=self.where, detail=f"{detail}{again}")

    def offers(self, moment: str) -> Iterable[Yielded]:
        """The moment at which powers and edicts act one after the other, in timing order."""
        return self._come_to(moment, self.offer) if (ASKS, moment) in self.run.live else ()

    def flares(self, moment: str) -> Iterable[Yielded]:
        """The moment at which flares are played, all at once, so that nobody's secret flare delays another's."""
        return self._come_to(moment, self.offer_at_once) if (ASKS, moment) in self.run.live else ()

    def _come_to(self, moment: str, offer: Callable[[str], Iterable[Yielded]]) -> Script:
        yield from self.reach(moment)
        yield from offer(moment)


class Power(Piece):
    """An alien power."""

    kind = "power"
    basic: ClassVar[bool] = True
    """One of the fifteen classic powers."""
    simple: ClassVar[bool] = False
    """One of those with which a first game is best played."""
    modern: ClassVar[str] = ""
    """What is otherwise in the modern edition, where that can be chosen: a sentence for a GM."""


class Edict(Piece):
    """An edict: a card that is played and discarded."""

    kind = "edict"


class Flare(Piece):
    """A section of a flare: a card that is played and kept. Its name is `Wild` or `Super` and the power."""

    kind = "flare"
    choices: ClassVar[tuple[type[Choice], ...]] = (PlayFlare,)
    asked_as = PlayFlare.about
    hurries: ClassVar[bool] = False
    """It can make a main player lay his card in phase 2, so that he is asked for it there, too."""

    def yes(self) -> Choice:
        """The order that plays it, where nothing more need be said."""
        own = self.choices[0]
        return PlayFlare(self.name.partition(" ")[2]) if own is PlayFlare else own()

    @property
    def card(self) -> str:
        """The card it stands on."""
        return f"{self.name.partition(' ')[2]}{FLARE}"


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
    "CalledOff",
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
    "DeckSeen",
    "DestinyDiscarded",
    "Edict",
    "EmotionsControlled",
    "Flare",
    "FlareFor",
    "FlareFrom",
    "FlareOn",
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
    "Resolved",
    "Script",
    "Seat",
    "Self",
    "Spending",
    "TargetChosen",
    "TokensRemoved",
    "TokensToLimbo",
    "TokensToWarp",
    "UpsetDeclared",
    "Use",
    "Vocabulary",
    "after",
    "anywhere",
    "asks",
    "attack_value",
    "attacks_held",
    "can_lay",
    "can_pour",
    "cancels",
    "decides_for",
    "draw",
    "erasable",
    "erased",
    "flared",
    "founded",
    "free",
    "further",
    "gathered",
    "handed",
    "instead_of",
    "joined",
    "laid_now",
    "launched",
    "may",
    "may_not",
    "mixed",
    "partial",
    "picked",
    "played",
    "poured",
    "refilled",
    "released",
    "released_some",
    "replayed",
    "robbed",
    "seen",
    "sees",
    "swapped",
    "unpromised",
    "winnowed",
    "worth",
]
