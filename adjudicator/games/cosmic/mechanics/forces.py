"""Sending tokens into challenges: attacking and joining."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import MAY, MAY_NOT
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.events.token_moves import Joined, count
from adjudicator.games.cosmic.mechanics.placements import drawn_tokens
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import CONE, TOKENS, Cosmic, Place
from adjudicator.games.cosmic.words.order_words import Attack, Join

Sources = tuple[tuple[Place, int], ...]


def token(place: Place) -> tuple[str, Place]:
    """The resource for the tokens of a seat on a planet."""
    return ("token", place)


def claims(sources: Sources) -> tuple[Claim, ...]:
    """What sending them claims."""
    return tuple([Claim(("token", place), tokens) for place, tokens in sources])


def _claimed(batches: tuple[Batch, ...]) -> tuple[Claim, ...]:
    if len(batches) == 1:
        return (Claim(("token", batches[0].place), batches[0].count or 0),)
    return tuple([Claim(("token", batch.place), batch.count or 0) for batch in batches])


def loose(state: Cosmic, seat: Seat) -> dict[Place, int]:
    """A seat's tokens by planet on which nobody attacks, promised or not."""
    attacked = state.attacked()
    return {place: state.planets[place][seat] for place in state.bases(seat) if place not in attacked}


def free(at: At[Cosmic], seat: Seat, now: Cosmic | None = None) -> dict[Place, int]:
    """A seat's tokens by planet that may be taken from it and are not yet promised; with `now`, those still there."""
    state = now or at.opening
    attacked = state.attacked()
    found = {
        place: min(at.left(seat, token(place)), state.planets[place][seat])
        for place in state.bases(seat)
        if place not in attacked
    }
    return {place: tokens for place, tokens in found.items() if tokens > 0}


def any_free(at: At[Cosmic], seat: Seat) -> bool:
    """Whether a seat has any such tokens."""
    state: Cosmic = at.run.opening
    attacked = state.attacked()
    for place, row in enumerate(state.planets):
        if row[seat] and place not in attacked and at.left(seat, token(place)) > 0:
            return True
    return False


def limit(at: At[Cosmic], seat: Seat) -> int:
    """The most tokens a seat may send: four, unless a piece says otherwise."""
    live = at.run.live
    if (MAY_NOT, "send") not in live and (MAY, "send any number") not in live:
        return CONE
    for tokens in range(TOKENS if at.allowed(seat, "send any number") else CONE, 1, -1):
        if at.forbidden(seat, "send", tokens) is None:
            return tokens
    return 1


def gathered(
    at: At[Cosmic], seat: Seat, tokens: int | None, sources: tuple[Batch, ...], now: Cosmic | None = None
) -> Sources | Spoken:
    """The tokens that an order sends: exactly those named, else from the fullest bases; or why it is impossible.

    As of the beginning of the stage, or with `now` as of this moment, if tokens have left since then.
    """
    said = _said(now or at.run.opening, seat, sources)
    if isinstance(said, str):
        return said
    available, named, spare = said
    most = limit(at, seat)
    if tokens is not None and tokens > most:
        return at.forbidden(seat, "send", tokens) or reason("tokens-sent-at-most", most=most)
    if not sources:
        available = free(at, seat, now)
        spare = fullest(available)
    fixed = sum(named.values())
    wanted = tokens if tokens is not None else max(fixed, min(most, CONE)) if spare else fixed
    if wanted < fixed:
        return reason("tokens-too-many-named", named=fixed, wanted=wanted)
    missing = (listed if sources else _filled)(named, wanted - fixed, spare, available)
    sent = sum(named.values())
    if missing and tokens is not None:
        return reason("tokens-too-few", there=sent, wanted=wanted)
    if not 1 <= sent <= most:
        return at.forbidden(seat, "send", sent) or reason("tokens-sent-one-to-four")
    for place, sent_here in named.items():
        if sent_here > available[place]:
            there = sum(min(available[one], tokens) for one, tokens in named.items())
            return reason("tokens-too-few", there=there, wanted=sent)
    return tuple(sorted(named.items() if all(named.values()) else [batch for batch in named.items() if batch[1]]))


def _said(
    state: Cosmic, seat: Seat, sources: tuple[Batch, ...]
) -> tuple[dict[Place, int], dict[Place, int], list[Place]] | Spoken:
    """What an order says of its sources: tokens there, tokens named, places without a number; or what is wrong."""
    available: dict[Place, int] = {}
    named: dict[Place, int] = {}
    spare: list[Place] = []
    attacked = state.attacked()
    for batch in sources:
        place = batch.place
        if place in attacked:
            return reason("tokens-held-fast")
        if place < 0 or not state.planets[place][seat]:
            return reason("no-base-there")
        available[place] = state.planets[place][seat]
        if batch.count is None:
            spare.append(place)
        else:
            named[place] = named.get(place, 0) + batch.count
    return available, named, spare


def listed(named: dict[Place, int], missing: int, places: Sequence[Place], available: Mapping[Place, int]) -> int:
    """Name this many more tokens from a list of places without numbers; returns how many are still missing.

    If there are no more tokens than places, each place gives one: nobody lists three places for three tokens to have
    all of them taken from the first.
    """
    for place in places if missing <= len(places) else ():
        if missing > 0:
            missing -= 1 - _filled(named, 1, (place,), available)
    return _filled(named, missing, places, available)


def fullest(available: Mapping[Place, int]) -> list[Place]:
    """The places, those with the most tokens first."""
    return sorted(available, key=lambda place: (-available[place], place))


def _filled(named: dict[Place, int], missing: int, spare: Sequence[Place], available: Mapping[Place, int]) -> int:
    """Name this many more tokens, from each of these places in turn as many as it has; returns how many are missing."""
    for place in spare:
        taken = min(available.get(place, 0) - named.get(place, 0), missing)
        if taken > 0:
            named[place] = named.get(place, 0) + taken
            missing -= taken
    return missing


def _amounts(at: At[Cosmic], seat: Seat) -> list[tuple[int, tuple[Batch, ...]]]:
    """Every number of tokens that a seat can send from its fullest bases, with the sources; the same for any place."""
    available = free(at, seat)
    first = fullest(available)
    found = []
    for tokens in range(1, min(limit(at, seat), sum(available.values())) + 1):
        named: dict[Place, int] = {}
        _filled(named, tokens, first, available)
        found.append((tokens, as_batches(tuple(sorted(named.items())))))
    return found


def as_batches(sources: Sources) -> tuple[Batch, ...]:
    """The same in the form that an order would have."""
    if len(sources) == 1:
        ((place, tokens),) = sources
        return (Batch(tokens, place),)
    return tuple([Batch(tokens, place) for place, tokens in sources])


def as_sources(batches: tuple[Batch, ...]) -> Sources:
    """The tokens of a settled order."""
    if len(batches) == 1:
        return ((batches[0].place, batches[0].count or 0),)
    return tuple([(batch.place, batch.count or 0) for batch in batches])


def drawn_sources(at: At[Cosmic], seat: Seat, chance: Chance, label: str) -> Sources:
    """One to four tokens at random; none if none are free."""
    available = free(at, seat)
    most = min(limit(at, seat), sum(available.values()))
    if not most:
        return ()
    return drawn_tokens(chance, f"{label}/tokens", available, 1 + chance.below(f"{label}/number", most))


def sent(at: At[Cosmic], seat: Seat, side: int, sources: Sources) -> Script:
    """A player joins a side of this challenge with these tokens, but for those that something has taken meanwhile."""
    planets = at.state.planets
    there = tuple([(place, left) for place, tokens in sources if (left := min(tokens, planets[place][seat]))])
    if there:
        yield from at.propose(Joined(at.where, seat, side, there))


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
        return _claimed(choice.sources) if isinstance(choice, Attack) else ()

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        sources = drawn_sources(self._at, self._seat, chance, label)
        if sources:
            place = chance.pick(f"{label}/planet", sorted(self._targets))
            yield self._word(place, sum(n for _, n in sources), as_batches(sources))

    def every(self) -> Iterator[Choice]:
        """Every planet with every number of tokens, from the fullest bases."""
        amounts = _amounts(self._at, self._seat)
        for place in sorted(self._targets):
            for tokens, sources in amounts:
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
        return _claimed(choice.sources) if isinstance(choice, Join) else ()

    def every(self) -> Iterator[Choice]:
        """Every side with every number of tokens, from the fullest bases."""
        amounts = _amounts(self._at, self._seat)
        for side in self._sides:
            for tokens, sources in amounts:
                yield Join(side, tokens, sources)
