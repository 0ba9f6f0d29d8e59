"""A made-up title's words: enough of them to write every specimen of the order language."""

from typing import Any, Self

from msgspec import Struct

from adjudicator.engine.contract.order_words import Batch, Choice, Fact, Vocabulary, joined
from adjudicator.engine.contract.questions import Ask, Known
from adjudicator.orders.letter.order_language import language

SEATS = ("Red", "Blue", "Green", "Yellow")
SIDES = ("offence", "defence")
CARDS = ("Attack 4", "Attack 8", "Attack 12", "Attack 20", "Compromise", "Plague", "Mobius Tubes")
PIECES = ("Virus", "Macron", "Zombie", "Mind")

NAMES = Vocabulary(
    {
        "seat": {name: i for i, name in enumerate(SEATS)},
        "side": {name: i for i, name in enumerate(SIDES)},
        "card": {name: name for name in CARDS},
        "piece": {name: name for name in PIECES},
        "place": {
            **{f"home {n}": n for n in range(1, 6)},
            **{f"{seat} {n}": 10 * i + n for i, seat in enumerate(SEATS, start=1) for n in range(1, 6)},
            **{f"planet {n}": 20 + n for n in range(1, 6)},
        },
    }
)


def sources(of: tuple[Batch, ...]) -> str:
    return joined(NAMES.name("place", b.place) + (f" x{b.count}" if b.count is not None else "") for b in of)


def targets(of: tuple[Batch, ...]) -> str:
    return joined(batch.text(NAMES, "to") for batch in of)


class Release(Choice, frozen=True):
    word, about, grammar, of_challenge = "RELEASE", "release", '["to"] PLACE', False
    place: int

    def text(self, names: Vocabulary) -> str:
        return f"to {names.name('place', self.place)}"


class Limbo(Choice, frozen=True):
    word, about, grammar, of_challenge = "LIMBO", "limbo", "batches_to", False
    to: tuple[Batch, ...]

    def text(self, names: Vocabulary) -> str:
        return targets(self.to)


class Attack(Choice, frozen=True):
    word, about, of_challenge = "ATTACK", "attack", False
    grammar = 'PLACE ["with" NUMBER ["from" batches_from]]'
    place: int
    tokens: int | None = None
    sources: tuple[Batch, ...] | None = None

    def text(self, names: Vocabulary) -> str:
        tokens = "" if self.tokens is None else f" with {self.tokens}"
        return f"{names.name('place', self.place)}{tokens}" + (f" from {sources(self.sources)}" if self.sources else "")


class Defender(Choice, frozen=True):
    word, about, grammar, of_challenge = "DEFENDER", "defender", "SEAT", False
    seat: int

    def text(self, names: Vocabulary) -> str:
        return names.name("seat", self.seat)


class PlayPlague(Choice, frozen=True):
    word, about, grammar = "PLAY Plague", "plague", '"on" SEAT'
    seat: int

    def text(self, names: Vocabulary) -> str:
        return f"on {names.name('seat', self.seat)}"


class PlayTubes(Choice, frozen=True):
    word, about, grammar = "PLAY Mobius Tubes", "tubes", '["," "mine" batches_to]'
    to: tuple[Batch, ...] | None = None

    def text(self, names: Vocabulary) -> str:
        return f", mine {targets(self.to)}" if self.to else ""


class Zap(Choice, frozen=True):
    word, about, grammar = "ZAP", "cancels", 'SEAT | "any"'
    seat: int | None = None

    def text(self, names: Vocabulary) -> str:
        return "any" if self.seat is None else names.name("seat", self.seat)

    def addresses(self, ask: Ask) -> bool:
        return ask.use is not None and self.seat in (None, ask.use.by)


class FlareZap(Choice, frozen=True):
    word, about, grammar = "FLAREZAP", "cancels", "SEAT"
    seat: int

    def text(self, names: Vocabulary) -> str:
        return names.name("seat", self.seat)


class Flare(Choice, frozen=True):
    word, about, grammar = "FLARE", "flare", "PIECE"
    piece: str

    def text(self, names: Vocabulary) -> str:
        return names.name("piece", self.piece)


class Invite(Choice, frozen=True):
    word, about, grammar = "INVITE", "invite", "seats"
    seats: tuple[int, ...]

    def text(self, names: Vocabulary) -> str:
        return joined(names.name("seat", seat) for seat in self.seats)


class Join(Choice, frozen=True):
    word, about, grammar = "JOIN", "join", 'SIDE ["with" NUMBER ["from" batches_from]]'
    side: int
    tokens: int | None = None
    sources: tuple[Batch, ...] | None = None

    def text(self, names: Vocabulary) -> str:
        tokens = "" if self.tokens is None else f" with {self.tokens}"
        return f"{names.name('side', self.side)}{tokens}" + (f" from {sources(self.sources)}" if self.sources else "")


class Share(Struct, frozen=True):
    tokens: int | None
    challenge: int


class Divide(Choice, frozen=True):
    word, about, grammar = "DIVIDE", "divide", 'PLACE ":" share ("," share)*'
    of_challenge = False
    rules = {'share: (NUMBER | rest) "to" ["challenge"] NUMBER': Share}  # noqa: RUF012 - a ClassVar of the base
    place: int
    shares: tuple[Share, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, *shares = values
        if len({share.challenge for share in shares}) < len(shares):
            raise ValueError("each challenge can have only one share")
        return cls(place, tuple(shares))

    def text(self, names: Vocabulary) -> str:
        shares = joined(f"{'rest' if s.tokens is None else s.tokens} to challenge {s.challenge}" for s in self.shares)
        return f"{names.name('place', self.place)}: {shares}"


class Card(Choice, frozen=True):
    word, about, grammar = "CARD", "card", "CARD"
    card: str

    def text(self, names: Vocabulary) -> str:
        return names.name("card", self.card)


class ForceField(Choice, frozen=True):
    word, about, grammar = "FORCE FIELD", "force field", '"against" seats'
    seats: tuple[int, ...]

    def text(self, names: Vocabulary) -> str:
        return f"against {joined(names.name('seat', seat) for seat in self.seats)}"


class Control(Choice, frozen=True):
    word, about = "PLAY Emotion Control", "emotion control"


class Base(Struct, frozen=True):
    place: int
    tokens: int | None
    source: int | None

    def text(self, names: Vocabulary) -> str:
        settling = "" if self.tokens is None else f" for {self.tokens} tokens from {names.name('place', self.source)}"
        return f"base on {names.name('place', self.place)}{settling}"


class Term(Struct, frozen=True):
    give: bool
    what: Base | str | None

    def text(self, names: Vocabulary) -> str:
        what = self.what.text(names) if isinstance(self.what, Base) else self.what or "any card"
        return f"{'give' if self.give else 'get'} {what}"


class Deal(Choice, frozen=True):
    word, about, grammar = "DEAL", "deal", '(give | get) (("," | ";" | "and") (give | get))*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'give: "give" (base | CARD | any_card)': lambda what: Term(True, what),
        'get: "get" (base | CARD | any_card)': lambda what: Term(False, what),
        'base: "base" "on" PLACE ["for" NUMBER "tokens" "from" PLACE]': Base,
        'any_card: "any" "card"': lambda: None,
    }
    terms: tuple[Term, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values)

    def text(self, names: Vocabulary) -> str:
        return "; ".join(term.text(names) for term in self.terms)


class Reward(Choice, frozen=True):
    word, about = "REWARD", "reward"
    grammar = 'boon_tokens ["," rest "cards"]'
    rules = {'boon_tokens: NUMBER "tokens" "to" PLACE': Batch}  # noqa: RUF012 - a ClassVar of the base
    tokens: Batch

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0])

    def text(self, names: Vocabulary) -> str:
        return f"{self.tokens.count} tokens to {names.name('place', self.tokens.place)}, rest cards"


class OwnColour(Choice, frozen=True):
    word, about, grammar, of_challenge = "OWN COLOUR", "own colour", '"redraw" | "attack" SEAT "on" PLACE', False
    seat: int | None = None
    place: int | None = None

    def text(self, names: Vocabulary) -> str:
        if self.seat is None:
            return "redraw"
        return f"attack {names.name('seat', self.seat)} on {names.name('place', self.place)}"


class Holds(Fact, frozen=True):
    grammar, compares, unit = 'SEAT "holds"', ("number",), "cards"
    seat: int

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} holds"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]


class HoldsTokens(Holds, frozen=True):
    unit = "tokens"


class Tokens(Fact, frozen=True):
    grammar, compares = 'SIDE "tokens"', ("number",)
    side: int

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('side', self.side)} tokens"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]


class Allies(Tokens, frozen=True):
    grammar = 'SIDE "allies"'

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('side', self.side)} allies"


class TheirCard(Fact, frozen=True):
    grammar, compares, example = '"their" "card"', ("card", "number"), "their card is Compromise"

    def text(self, names: Vocabulary) -> str:
        return "their card"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]

    def number(self, known: Known) -> int | None:
        value = self.value(known)
        return int(value.split()[1]) if value and value.startswith("Attack") else None


class Uses(Fact, frozen=True):
    grammar = 'SEAT "uses" PIECE'
    seat: int
    piece: str

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} uses {names.name('piece', self.piece)}"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]


class Plays(Uses, frozen=True):
    grammar = 'SEAT "plays" PIECE'

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} plays {names.name('piece', self.piece)}"


class Joined(Fact, frozen=True):
    grammar = 'SEAT "joined" SIDE'
    seat: int
    side: int

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} joined {names.name('side', self.side)}"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]


class ILose(Fact, frozen=True):
    grammar, example = '"I" "lose"', "I lose"

    def text(self, names: Vocabulary) -> str:
        return "I lose"

    def value(self, known: Known) -> Any:
        return known.view.facts.get(self)  # type: ignore[attr-defined]


class AgainstMe(ILose, frozen=True):
    grammar, example = '"used" "against" "me"', "used against me"

    def text(self, names: Vocabulary) -> str:
        return "used against me"


CHOICES = (
    Release,
    Limbo,
    Attack,
    Defender,
    PlayPlague,
    PlayTubes,
    Control,
    Zap,
    FlareZap,
    Flare,
    Invite,
    Join,
    Divide,
    Card,
    ForceField,
    Deal,
    Reward,
    OwnColour,
)
FACTS = (Holds, HoldsTokens, Tokens, Allies, TheirCard, Uses, Plays, Joined, ILose, AgainstMe)
LANGUAGE = language(CHOICES, FACTS)
