"""Sending tokens into challenges: attacking and joining."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy import forces
from adjudicator.galaxy.batches import Batches, as_batches, count
from adjudicator.galaxy.forces import Muster, amounts, claimed, drawn_force
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import Joined
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import CONE, TOKENS, Cosmic
from adjudicator.games.cosmic.words.order_words import Attack, Join


def loose(state: Cosmic, seat: Seat) -> dict[Place, int]:
    """A seat's tokens by planet on which nobody attacks, promised or not."""
    return forces.loose(state.planets, seat, state.attacked())


def free(at: At[Cosmic], seat: Seat, now: Cosmic | None = None) -> dict[Place, int]:
    """A seat's tokens by planet that may be taken from it and are not yet promised; with `now`, those still there."""
    state = now or at.opening
    return forces.free(at, seat, state.planets, state.attacked())


def any_free(at: At[Cosmic], seat: Seat) -> bool:
    """Whether a seat has any such tokens."""
    state: Cosmic = at.run.opening
    return forces.any_free(at, seat, state.planets, state.attacked())


def limit(at: At[Cosmic], seat: Seat) -> int:
    """The most tokens a seat may send: four, unless a piece says otherwise."""
    return forces.limit(at, seat, CONE, TOKENS)


def _muster(at: At[Cosmic], seat: Seat, now: Cosmic | None = None) -> Muster:
    """What a seat can send, as of the beginning of the stage, or with `now` as of this moment."""
    state = now or at.run.opening
    return Muster(at, seat, state.planets, state.attacked(), limit(at, seat), CONE)


def gathered(
    at: At[Cosmic], seat: Seat, tokens: int | None, sources: tuple[Batch, ...], now: Cosmic | None = None
) -> Batches | Spoken:
    """The tokens that an order sends: exactly those named, else from the fullest bases; or why it is impossible.

    As of the beginning of the stage, or with `now` as of this moment, if tokens have left since then.
    """
    return forces.gathered(_muster(at, seat, now), tokens, sources, reason)


def sent(at: At[Cosmic], seat: Seat, side: int, sources: Batches) -> Script:
    """A player joins a side of this challenge with these tokens, but for those that something has taken meanwhile."""
    yield from at.propose(Joined(at.where, seat, side, sources))


class Attacking(Options, Struct, eq=False, gc=False):
    """The attacks a seat can launch at the planets of `targets`, with the order that does it."""

    _at: At[Cosmic]
    _seat: Seat
    _targets: Mapping[Place, Seat]
    _word: type[Attack] = Attack

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("no-attack")
        if choice.place not in self._targets:
            mine = [one.planet for one in self._at.state.challenges if one.offence == self._seat]
            return reason("attacked-already" if choice.place in mine else "not-to-be-attacked")
        # As of this moment: for a second attack, planets that are under attack are closed (rule 14).
        sources = gathered(self._at, self._seat, choice.tokens, choice.sources, self._at.state)
        if isinstance(sources, str):
            return sources
        return self._word(choice.place, count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claimed(choice.sources) if isinstance(choice, Attack) else ()

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        sources = drawn_force(_muster(self._at, self._seat), chance, label)
        if sources:
            place = chance.pick(f"{label}/planet", sorted(self._targets))
            yield self._word(place, sum(n for _, n in sources), as_batches(sources))

    def every(self) -> Iterator[Choice]:
        """Every planet with every number of tokens, from the fullest bases."""
        sendable = amounts(_muster(self._at, self._seat))
        for place in sorted(self._targets):
            for tokens, sources in sendable:
                yield self._word(place, tokens, sources)


class Joining(Options, Struct, eq=False, gc=False):
    """The sides of a challenge that an invited player can join."""

    _at: At[Cosmic]
    _seat: Seat
    _sides: tuple[int, ...]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Join):
            return reason("joins-nothing")
        if choice.side not in self._sides:
            return reason("not-invited")
        sources = gathered(self._at, self._seat, choice.tokens, choice.sources)
        if isinstance(sources, str):
            return sources
        return Join(choice.side, count(sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claimed(choice.sources) if isinstance(choice, Join) else ()

    def every(self) -> Iterator[Choice]:
        """Every side with every number of tokens, from the fullest bases."""
        sendable = amounts(_muster(self._at, self._seat))
        for side in self._sides:
            for tokens, sources in sendable:
                yield Join(side, tokens, sources)
