"""The order words of Postal Cosmic that belong to no single piece."""

from typing import Any, ClassVar, Final, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.canonical_words import canonical
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined, rest_last
from adjudicator.galaxy.dividing import Division, Share
from adjudicator.galaxy.flare_words import NamedFlare
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.speech import reason

LOST: Final = 3
"""The number lost to the Plague and when a deal fails, if there are enough."""


class Release(Choice, frozen=True):
    """Puts the token that leaves the Warp at the start of the turn onto one of your bases."""

    word = "RELEASE"
    about = "release"
    of_challenge = False
    also = ("released token", "put released token", "place released token", "token from warp")
    grammar = '["my" "token" | "token"] ("to" | "on" | "onto" | ) PLACE'
    example = "RELEASE to home 1"

    place: Place


class FromLimbo(Choice, frozen=True):
    """Puts your tokens in Limbo onto your bases; what you do not mention stays there."""

    word = "LIMBO"
    about = "limbo"
    of_challenge = False
    also = ("tokens in limbo", "tokens from limbo", "move limbo", "put limbo", "put tokens", "place tokens")
    grammar = "batches_to"
    example = "LIMBO 2 to home 3, rest to home 4"

    to: tuple[Batch, ...]


class Attack(Choice, frozen=True):
    """Attacks a planet of the system you must attack, with one to four tokens from your bases.

    Without a number you send as many as you may; without sources they come from your fullest bases.
    """

    word = "ATTACK"
    also: ClassVar[tuple[str, ...]] = (
        "launch attack on",
        "launch attack",
        "launch",
        "assault",
        "invade",
        "strike",
        "send",
        "go for",
        "go after",
        "hit",
        "target",
        "raid",
        "take",
        "capture",
        "conquer",
        "move",
    )
    about = "attack"
    of_challenge = False
    grammar = "PLACE force"
    example = "ATTACK planet 4 with 1 from home 1, 3 from home 2"

    place: Place
    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, sent = values
        return cls(place, *sent)


class Defender(Choice, frozen=True):
    """Names whom you attack when your own system was drawn."""

    word = "DEFENDER"
    about = "defender"
    of_challenge = False
    grammar = "SEAT"
    example = "DEFENDER Green ELSE Blue"

    seat: Seat


class Invite(Choice, frozen=True):
    """Asks other players, or all of them, to be your allies in a challenge."""

    word = "INVITE"
    also = ("ask", "allies")
    about = "invite"
    grammar = 'seats | "all" | "everybody" | "everyone"'
    example = "INVITE Blue, Green"

    seats: tuple[Seat, ...] = ()
    """Empty: everybody."""


class Join(Choice, frozen=True):
    """Joins one side of a challenge you are invited to, with one to four tokens."""

    word = "JOIN"
    also = ("ally", "ally with", "support", "help", "help out", "assist", "side with", "send", "back", "back up")
    about = "join"
    grammar = "SIDE force"
    example = "JOIN offence with 3 from home 2"

    side: int
    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        side, sent = values
        return cls(side, *sent)


class Divide(Division, frozen=True):
    """Divides your tokens on a planet between the challenges against them (rule 11)."""

    word = "DIVIDE"
    also = ("split",)
    about = "divide"
    of_challenge = False
    grammar = 'PLACE [":"] share (("," | "and") share)*'
    tapped = 'PLACE ":" (NUMBER | rest) "to" "challenge" NUMBER ("," (NUMBER | rest) "to" "challenge" NUMBER)*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'share: (NUMBER | rest) ("to" | "for") ["challenge"] NUMBER': Share.read,
    }
    example = "DIVIDE home 3: 3 to challenge 1, rest to challenge 4"


class LayCard(Choice, frozen=True):
    """Plays a challenge card of your hand in a challenge in which you are a main player."""

    word = "CARD"
    also = ("lay", "defend with", "defend with card", "fight with", "attack with")
    about = "card"
    grammar = "CARD"
    example = "CARD Attack 20"

    card: str
    fresh: bool = False
    """Settled by the rulebook: whether the card is one of the seven new ones of rule 13."""


def _lost(total: int | None, sources: tuple[Batch, ...]) -> tuple[Batch, ...]:
    """The places of `3 from home 1, home 2, home 3`: three are all tokens, and nothing would be left for the others."""
    return (Batch(None, sources[0].place), *sources[1:]) if total == LOST else sources


class Loss(Choice, frozen=True):
    """Chooses the tokens you lose when a deal fails: three, from your bases or Limbo."""

    word = "LOSE"
    about = "loss"
    grammar = "total_from"
    example = "LOSE 2 home 1, 1 home 3"

    sources: tuple[Batch, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(_lost(*values[0]))


class PlagueLoss(Choice, frozen=True):
    """Chooses what the Plague takes: three tokens, and one card of each type you hold."""

    word = "PLAGUE"
    about = "plague loss"
    of_challenge = False
    grammar = '"takes" [total_from] ["cards" cards]'
    unsaid = ("cards",)
    example = "PLAGUE takes 3 home 1 cards Attack 4, Compromise"

    sources: tuple[Batch, ...]
    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        if not any(values):
            raise ValueError(reason("plague-takes-what"))
        sources, cards = values
        return cls(_lost(*sources) if sources else (), cards or ())


def _tokens(count: int | None) -> str:
    """`1 token`, `2 tokens`, `rest tokens`."""
    return "rest tokens" if count is None else f"{count} token{'' if count == 1 else 's'}"


def as_cards(count: int | None) -> int | None:
    """`2 cards`, `rest cards`: everything but tokens is taken in cards, so the number only has to be readable."""
    return count


class Reward(Choice, frozen=True):
    """Takes the reward of a winning defensive ally: for each token you sent, one from the Warp or a card."""

    word = "REWARD"
    also = ("take",)
    about = "reward"
    grammar = '(boon_tokens | boon_cards) (("," | "and") (boon_tokens | boon_cards))*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'boon_tokens: (NUMBER | rest) ["tokens"] "to" PLACE': Batch,
        'boon_cards: [NUMBER | rest] "cards"': as_cards,
    }
    tapped = (
        '(("1" "token" | (NUMBER | rest) "tokens") "to" PLACE | "rest" "cards") '
        '("," (("1" "token" | (NUMBER | rest) "tokens") "to" PLACE | "rest" "cards"))*'
    )
    example = "REWARD 2 tokens to home 1, rest cards"

    to: tuple[Batch, ...]
    """Tokens from the Warp and their destinations; the rest of the reward is taken in cards."""

    @classmethod
    def read(cls, *values: Any) -> Self:
        batches = rest_last(value for value in values if isinstance(value, Batch))
        if any(batch.count is None for batch in batches[:-1]):
            raise ValueError(reason("reward-one-rest"))
        return cls(tuple(batches))

    def text(self, names: Vocabulary) -> str:
        parts = [f"{_tokens(b.count)} to {names.name('place', b.place)}" for b in self.to]
        if not self.to or self.to[-1].count is not None:
            parts.append("rest cards")
        return joined(parts)


class OwnColour(Choice, frozen=True):
    """Says what to do if destiny draws your own colour: attack somebody's base in your system, or draw again.

    Where the rulebook says `resettle = yes` you may also settle an empty home planet again, with tokens from your
    bases: `OWN COLOUR resettle home 3 with 2 from home 1`. That is done at once, and takes the place of your attack.
    """

    word = "OWN COLOUR"
    about = "own colour"
    of_challenge = False
    carries = True
    grammar = '("redraw" | "attack" SEAT ("on" | "at") PLACE | "resettle" PLACE force)'
    example = "OWN COLOUR attack Blue on home 4 ELSE redraw"

    seat: Seat | None = None
    place: Place | None = None
    """The planet: without a seat, the empty one to be settled again."""
    tokens: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        if not values or not isinstance(values[1], tuple):
            return cls(*values)
        place, sent = values
        return cls(None, place, *sent)

    def text(self, names: Vocabulary) -> str:
        if self.place is None:
            return "redraw"
        if self.seat is None:
            return canonical('"resettle" PLACE force', (self.place, self.tokens, self.sources), names)
        return f"attack {names.name('seat', self.seat)} on {names.name('place', self.place)}"


class Choose(Choice, frozen=True):
    """Chooses your power out of those that you are offered (`powers_by = offer`)."""

    word = "CHOOSE"
    about = "power"
    of_challenge = False
    grammar = "PIECE"
    example = "CHOOSE Mind"

    power: str


class PlayFlare(NamedFlare, frozen=True):
    """Plays a flare: its Super section if it is your own power's, its Wild section otherwise. You keep the card."""

    example = "FLARE Zombie IF I lose"


WORDS = (
    Release,
    FromLimbo,
    Attack,
    Defender,
    Invite,
    Join,
    Divide,
    LayCard,
    Loss,
    PlagueLoss,
    Reward,
    OwnColour,
    PlayFlare,
)
