"""Collections: cards and tokens of other players that a power keeps, and how they come back to their owners."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import ClassVar

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import OneOf, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.belongings.captives import returned
from adjudicator.games.cosmic.events.captives import TokenCaptured, TokensWithheld
from adjudicator.games.cosmic.events.hoards import hoard_returned, hoarded_by_lot
from adjudicator.games.cosmic.forfeits.exactions import untouched
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic


class Collect(Choice, frozen=True):
    """Takes something of your opponent's; each word that does so is made from this one."""

    card: ClassVar[bool] = False
    """Whether it is a card; otherwise it is a token."""


class GiveUp(Choice, frozen=True):
    """Gives a player back what a power of yours keeps of theirs; each word that does so is made from this one."""

    grammar = "SEAT"
    of_challenge = False

    seat: Seat

    def part(self) -> str:
        return f"{self.seat}"


def kept_of(at: CosmicAt, power: str) -> list[Seat]:
    """The players of whom a power keeps tokens or cards."""
    tokens = {one.seat for one in at.state.captives if one.piece == power}
    return sorted(tokens | {one.seat for one in at.state.hoards if one.piece == power})


def given_up(piece: Piece, at: CosmicAt, kind: type[GiveUp]) -> Script:
    """I may give players back all that my power keeps of theirs, one after the other, each with a word of this kind."""
    for number in range(len(kept_of(at, piece.name))):
        ways = OneOf([kind(seat) for seat in kept_of(at, piece.name)])
        wish = yield at.wish(piece, ways, about=kind.about, detail=f"{number + 1}")
        if not isinstance(wish, GiveUp):
            return
        yield returned(piece.name, wish.seat)
        yield Made(partial(hoard_returned, piece=piece.name, seat=wish.seat))


def collectable(at: CosmicAt, *words: Collect) -> tuple[Collect, ...]:
    """Those of these words that can be done: my opponent has such a thing, and a token on a base that marks it."""
    there = {True: bool(at.state.held(at.opponent)), False: at.state.warp[at.opponent] > 0}
    return tuple([word for word in words if there[word.card]]) if untouched(at.state, at.opponent) else ()


class _Collecting(Options):
    """Some of these words; of the others it says why they cannot be done."""

    __slots__ = ("_words",)

    def __init__(self, words: Sequence[Collect]) -> None:
        self._words = words

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if choice in self._words else reason("nothing-to-collect")

    def every(self) -> Iterator[Choice]:
        return iter(self._words)


def collected(piece: Piece, at: CosmicAt, words: Sequence[Collect], marked_on: str = "") -> Script:
    """I may take an object of my opponent, and a token that marks it: from the planet named, or their fullest base."""
    wish = yield at.wish(piece, _Collecting(words))
    seat, label = at.opponent, f"{piece.name}/{at.place}"
    if wish.card:
        taken = Made(partial(hoarded_by_lot, piece=piece.name, seat=seat, chance=at.chance, label=label))
    else:
        one = TokensWithheld(at.me, piece.name, seat, 1, 0)
        taken = Made(lambda now: one if now.warp[seat] else None)
    yield taken
    if taken.happened is not None:
        yield Made(partial(_marked, piece=piece.name, taker=at.me, seat=seat, place=marked_on))


def _marked(now: Cosmic, piece: str, taker: Seat, seat: Seat, place: str) -> Event[Cosmic] | None:
    """The token that marks an object comes from the place named if there is one, else from the fullest base."""
    there = untouched(now, seat)
    wanted: list[Place] = [one for one in there if f"{one}" == place]
    bases = [*wanted, *fullest(there)]
    return TokenCaptured(taker, piece, seat, bases[0]) if bases else None


def objects(at: CosmicAt, power: str) -> int:
    """How many objects a power has collected: each is a card or a token, with a token that marks it."""
    tokens = sum(one.piece == power for one in at.state.captives)
    return (tokens + sum(len(one.cards) for one in at.state.hoards if one.piece == power)) // 2
