"""Events that move tokens."""

from typing import Any, Final, Self, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus, put
from adjudicator.engine.contract.script import Script
from adjudicator.galaxy.batches import Batches, count, shifted, split, transferred
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.state import DEFENCE, LIMBO, OFFENCE, Ally, Challenge, Cosmic, named_place


def with_challenge(state: Cosmic, challenge: Challenge) -> tuple[Challenge, ...]:
    """The challenges with one of them changed."""
    challenges = [*state.challenges]
    challenges[challenge.number - 1] = challenge
    return tuple(challenges)


def amended(state: Cosmic, number: int, **changes: Any) -> Cosmic:
    """The state with some fields of one challenge changed."""
    challenges = [*state.challenges]
    challenges[number - 1] = replace(challenges[number - 1], **changes)
    return replace(state, challenges=tuple(challenges))


def _at(state: Cosmic, seat: Seat, place: Place) -> int:
    """A seat's tokens on a planet or in Limbo."""
    return state.limbo[seat] if place == LIMBO else state.planets[place][seat]


def _within(state: Cosmic, seat: Seat, number: int) -> int:
    """A seat's tokens in a challenge; those of a besieged set that has not been divided stand in each against it."""
    challenge = state.challenges[number - 1]
    if challenge.shield is None and challenge.side_of(seat) == DEFENCE:
        return state.planets[challenge.planet][seat]
    return challenge.tokens_for(seat)


def still_at(state: Cosmic, seat: Seat, sources: Batches) -> Batches:
    """Tokens at the places named, no more than the seat has there; each place is named once."""
    there = [(place, min(tokens, _at(state, seat, place))) for place, tokens in sources]
    return sources if there == [*sources] else tuple([batch for batch in there if batch[1] > 0])


class Placed(OpenEvent[Cosmic], frozen=True):
    """Tokens leave Limbo for planets."""

    seat: Seat
    to: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(
            state,
            planets=shifted(state.planets, self.seat, self.to, 1),
            limbo=plus(state.limbo, self.seat, -count(self.to)),
        )


class Released(OpenEvent[Cosmic], frozen=True):
    """Tokens leave the Warp, for planets or for Limbo."""

    seat: Seat
    to: Batches
    by: Seat | None = None
    """The player who freed them, if it was another one."""

    def apply(self, state: Cosmic) -> Cosmic:
        waiting = sum(tokens for place, tokens in self.to if place == LIMBO)
        return replace(
            state,
            planets=shifted(state.planets, self.seat, self.to, 1),
            limbo=plus(state.limbo, self.seat, waiting) if waiting else state.limbo,
            warp=plus(state.warp, self.seat, -count(self.to)),
        )


def _still_there(state: Cosmic, seat: Seat, to: Batches) -> Batches:
    """Tokens for the places named, no more than the seat has in the Warp."""
    there, _ = split(to, state.warp[seat])
    return there


def released(state: Cosmic, seat: Seat, to: Batches, by: Seat | None) -> Released | None:
    """All of a seat's tokens leave the Warp: some for the places named, the rest for Limbo."""
    named = _still_there(state, seat, to)
    left = state.warp[seat] - count(named)
    batches = (*named, (LIMBO, left)) if left else named
    return Released(seat, batches, by) if batches else None


def released_named(state: Cosmic, seat: Seat, to: Batches) -> Released | None:
    """Tokens leave the Warp for the places named, as far as they are still there."""
    batches = _still_there(state, seat, to)
    return Released(seat, batches) if batches else None


def released_some(state: Cosmic, seat: Seat, tokens: int, by: Seat) -> Released | None:
    """Some of a seat's tokens in the Warp leave it for Limbo."""
    tokens = min(tokens, state.warp[seat])
    return Released(seat, ((LIMBO, tokens),), by) if tokens else None


class ReleaseMissed(OpenEvent[Cosmic], frozen=True):
    """A player releases no token as the turn begins."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, late=tuple(sorted({*state.late, self.seat})))


class Launched(OpenEvent[Cosmic], frozen=True):
    """An attack is launched: a challenge begins."""

    number: int
    seat: Seat
    defence: Seat
    planet: Place
    sources: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = Challenge(
            number=self.number,
            offence=self.seat,
            defence=self.defence,
            planet=self.planet,
            cone=count(self.sources),
            shield=None,
        )
        return replace(
            state,
            planets=shifted(state.planets, self.seat, self.sources, -1),
            challenges=(*state.challenges, challenge),
        )


class Defended(OpenEvent[Cosmic], frozen=True):
    """How many tokens of one besieged set stand in each challenge against it."""

    seat: Seat
    planet: Place
    shares: tuple[tuple[int, int], ...]
    """Challenge number and tokens."""

    def apply(self, state: Cosmic) -> Cosmic:
        challenges = state.challenges
        for number, tokens in self.shares:
            challenges = put(challenges, number - 1, replace(challenges[number - 1], shield=tokens))
        return replace(state, challenges=challenges)


class Invited(OpenEvent[Cosmic], frozen=True):
    """A main player has asked others to be allies."""

    number: int
    side: int
    seats: tuple[Seat, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        offence, defence = state.challenges[self.number - 1].invited
        invited = (self.seats, defence) if self.side == OFFENCE else (offence, self.seats)
        return amended(state, self.number, invited=invited)


class Joined(OpenEvent[Cosmic], frozen=True):
    """An ally has joined one side of a challenge."""

    number: int
    seat: Seat
    side: int
    sources: Batches

    def remaining(self, state: Cosmic) -> Self | None:
        sources = still_at(state, self.seat, self.sources)
        if sources == self.sources:
            return self
        return replace(self, sources=sources) if sources else None

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenges[self.number - 1]
        allies = (*challenge.allies, Ally(self.seat, self.side, count(self.sources)))
        joined = (*challenge.joined, (self.seat, self.side))
        return replace(
            state,
            planets=shifted(state.planets, self.seat, self.sources, -1),
            challenges=with_challenge(state, replace(challenge, allies=allies, joined=joined)),
        )


def withdrawn(state: Cosmic, number: int, seat: Seat, tokens: int) -> Cosmic:
    """The state after tokens have left a challenge: from the cone, from the planet, or from an ally's."""
    challenge = state.challenges[number - 1]
    side = challenge.side_of(seat)
    planets = state.planets
    if side == OFFENCE:
        challenge = replace(challenge, cone=challenge.cone - tokens)
    elif side == DEFENCE:
        challenge = replace(challenge, shield=(challenge.shield or 0) - tokens)
        planets = shifted(planets, seat, ((challenge.planet, tokens),), -1)
    else:
        allies = [
            Ally(ally.seat, ally.side, ally.tokens - tokens) if ally.seat == seat else ally for ally in challenge.allies
        ]
        challenge = replace(challenge, allies=tuple([ally for ally in allies if ally.tokens]))
    return replace(state, planets=planets, challenges=with_challenge(state, challenge))


def arrived(state: Cosmic, number: int, seat: Seat, tokens: int) -> Cosmic:
    """The state with more of a seat's tokens in a challenge in which it has some."""
    return withdrawn(state, number, seat, -tokens)


class PouredIn(OpenEvent[Cosmic], frozen=True):
    """Tokens from a player's bases are added to those they have in a challenge."""

    number: int
    seat: Seat
    sources: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        planets = shifted(state.planets, self.seat, self.sources, -1)
        return arrived(replace(state, planets=planets), self.number, self.seat, count(self.sources))


class PulledBack(OpenEvent[Cosmic], frozen=True):
    """A player takes tokens out of a challenge and puts them onto bases."""

    number: int
    seat: Seat
    to: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        state = withdrawn(state, self.number, self.seat, count(self.to))
        return replace(state, planets=shifted(state.planets, self.seat, self.to, 1))


def _no_more(event: "M", tokens: int) -> "M | None":
    """An event with no more tokens than there are."""
    if event.tokens <= tokens:
        return event
    return replace(event, tokens=tokens) if tokens > 0 else None


class Leaving(OpenEvent[Cosmic], frozen=True):
    """Tokens leave a challenge (`number`), or, if that is 0, the places in `sources`."""

    seat: Seat
    tokens: int
    number: int = 0
    sources: Batches = ()
    deal: int | UnsetType = UNSET
    """The challenge whose failed deal costs these tokens; not set for other losses."""

    def remaining(self, state: Cosmic) -> Self | None:
        if self.number:
            return _no_more(self, _within(state, self.seat, self.number))
        sources = still_at(state, self.seat, self.sources)
        if sources == self.sources:
            return self
        return replace(self, tokens=count(sources), sources=sources) if sources else None

    def which(self, state: Cosmic) -> str:
        """What tells it from other losses, in numbers and names: the challenge, and `2 Blue 4`."""
        named = [f"{tokens} {named_place(state, place) if place >= 0 else 'Limbo'}" for place, tokens in self.sources]
        return f"{belongs_to(self)} {', '.join(named)}".rstrip()

    def without(self, state: Cosmic) -> Cosmic:
        """The state after they have left their places and before they arrive anywhere."""
        if self.number:
            return withdrawn(state, self.number, self.seat, self.tokens)
        waiting = sum(tokens for place, tokens in self.sources if place == LIMBO)
        return replace(
            state,
            planets=shifted(state.planets, self.seat, self.sources, -1),
            limbo=plus(state.limbo, self.seat, -waiting) if waiting else state.limbo,
        )


class TokensToWarp(Leaving, frozen=True):
    """Tokens are lost to the Warp."""

    def apply(self, state: Cosmic) -> Cosmic:
        state = self.without(state)
        return replace(state, warp=plus(state.warp, self.seat, self.tokens))


class TokensToLimbo(Leaving, frozen=True):
    """Tokens go to Limbo, where they wait until their owner places them (rule 12)."""

    def apply(self, state: Cosmic) -> Cosmic:
        state = self.without(state)
        return replace(state, limbo=plus(state.limbo, self.seat, self.tokens))


class TokensRemoved(Leaving, frozen=True):
    """Tokens leave the game for good."""

    def apply(self, state: Cosmic) -> Cosmic:
        state = self.without(state)
        return replace(state, out=plus(state.out, self.seat, self.tokens))


def parted(lost: TokensToWarp, first: int) -> tuple[TokensToWarp, TokensToWarp]:
    """Losses in two parts, with this many tokens in the first."""
    one, other = split(lost.sources, first)
    return replace(lost, tokens=first, sources=one), replace(lost, tokens=lost.tokens - first, sources=other)


L = TypeVar("L", bound=Leaving)
M = TypeVar("M", bound="Leaving | Landed")


def turned(lost: Leaving, kind: type[L]) -> L:
    """The same losses for the same reason, but with another destination."""
    return kind(lost.seat, lost.tokens, lost.number, lost.sources, lost.deal)


def saved(lost: TokensToWarp, tokens: int) -> Script:
    """Losses of which this many tokens go to Limbo instead."""
    one, rest = parted(lost, tokens)
    yield turned(one, TokensToLimbo)
    if rest.tokens:
        yield rest


class Landed(OpenEvent[Cosmic], frozen=True):
    """Winning tokens of the offence's side land on the planet they attacked."""

    number: int
    seat: Seat
    tokens: int
    elsewhere: Place | UnsetType = UNSET
    """The planet on which they land instead; not set where it is the one they attacked."""

    def remaining(self, state: Cosmic) -> Self | None:
        return _no_more(self, _within(state, self.seat, self.number))

    def planet(self, challenge: Challenge) -> Place:
        """Where they land."""
        return challenge.planet if isinstance(self.elsewhere, UnsetType) else self.elsewhere

    def apply(self, state: Cosmic) -> Cosmic:
        planet = self.planet(state.challenge(self.number))
        state = withdrawn(state, self.number, self.seat, self.tokens)
        return replace(state, planets=shifted(state.planets, self.seat, ((planet, self.tokens),), 1))


def belongs_to(event: Event[Cosmic]) -> int:
    """The number of the challenge in which something happened, or whose deal caused it; 0 for none."""
    return getattr(event, "number", 0) or getattr(event, "deal", 0) or 0


def moved_together(state: Cosmic, seat: Seat, planet: Place, sources: Batches) -> Cosmic:
    """The state after tokens have moved together onto one planet, from others and from Limbo."""
    waiting = sum(tokens for place, tokens in sources if place == LIMBO)
    return replace(
        state,
        planets=transferred(state.planets, seat, sources, ((planet, count(sources)),)),
        limbo=plus(state.limbo, seat, -waiting) if waiting else state.limbo,
    )


class Settled(OpenEvent[Cosmic], frozen=True):
    """Tokens found a base by a deal."""

    number: int
    seat: Seat
    planet: Place
    sources: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        return moved_together(state, self.seat, self.planet, self.sources)


class Resettled(OpenEvent[Cosmic], frozen=True):
    """A player who drew their own colour settles an empty planet of theirs again, instead of attacking."""

    seat: Seat
    planet: Place
    sources: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        return moved_together(state, self.seat, self.planet, self.sources)


class Founded(OpenEvent[Cosmic], frozen=True):
    """A piece lets a player found a base outside any challenge, with tokens from their bases."""

    seat: Seat
    planet: Place
    sources: Batches

    def apply(self, state: Cosmic) -> Cosmic:
        return moved_together(state, self.seat, self.planet, self.sources)


MOVES: Final = defined(__name__, Event)
