"""Forces: tokens gathered from bases for one purpose, and what that claims."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch
from adjudicator.engine.contract.pieces import MAY, MAY_NOT
from adjudicator.engine.contract.questions import Claim
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches, as_batches, drawn_tokens, fullest, fullest_first, some
from adjudicator.galaxy.reasons import Reason
from adjudicator.galaxy.systems import Place, Planets, bases


def token(place: Place) -> tuple[str, Place]:
    """The resource for the tokens of a seat in a place: a title says in `supply` how many there are."""
    return ("token", place)


def claims(batches: Batches) -> tuple[Claim, ...]:
    """What sending them claims."""
    return tuple([Claim(("token", place), tokens) for place, tokens in batches])


def claimed(sources: tuple[Batch, ...]) -> tuple[Claim, ...]:
    """What a settled order claims that sends these."""
    if len(sources) == 1:
        return (Claim(("token", sources[0].place), sources[0].count or 0),)
    return tuple([Claim(("token", batch.place), batch.count or 0) for batch in sources])


def loose(planets: Planets, seat: Seat, closed: Collection[Place]) -> dict[Place, int]:
    """A seat's tokens by planet, promised or not, without planets that nothing leaves."""
    return {place: planets[place][seat] for place in bases(planets, seat) if place not in closed}


def free(at: At[Any], seat: Seat, planets: Planets, closed: Collection[Place]) -> dict[Place, int]:
    """The same, but only those that the seat has not promised yet."""
    found = {place: min(at.left(seat, token(place)), there) for place, there in loose(planets, seat, closed).items()}
    return {place: tokens for place, tokens in found.items() if tokens > 0}


def any_free(at: At[Any], seat: Seat, planets: Planets, closed: Collection[Place]) -> bool:
    """Whether a seat has any such tokens."""
    for place, row in enumerate(planets):
        if row[seat] and place not in closed and at.left(seat, token(place)) > 0:
            return True
    return False


def limit(at: At[Any], seat: Seat, usual: int, every: int) -> int:
    """The most tokens a seat may send: as many as usual, unless a piece says otherwise.

    Pieces speak of it with `may_not("send")`, which is given the number, and `may("send any number")`; `every` is the
    most tokens that a seat can have.
    """
    live = at.run.live
    if (MAY_NOT, "send") not in live and (MAY, "send any number") not in live:
        return usual
    for tokens in range(every if at.allowed(seat, "send any number") else usual, 1, -1):
        if at.forbidden(seat, "send", tokens) is None:
            return tokens
    return 1


class Muster(NamedTuple):
    """Where a seat can gather a force, and how large one."""

    at: At[Any]
    seat: Seat
    planets: Planets
    closed: Collection[Place]
    """Planets that nothing leaves, such as those under attack."""
    most: int
    """The most tokens that may be sent (`limit`)."""
    usual: int
    """How many are sent, if there are so many, by an order without any number, even if more would be allowed."""

    def free(self) -> dict[Place, int]:
        """The tokens that may be sent, by planet."""
        return free(self.at, self.seat, self.planets, self.closed)


def gathered(muster: Muster, tokens: int | None, sources: tuple[Batch, ...], reason: Reason) -> Batches | Spoken:
    """The tokens that an order sends: exactly those named, else from the fullest bases; or why it is impossible."""
    said = _said(muster, sources, reason)
    if isinstance(said, str):
        return said
    available, named, spare = said
    at, seat, most = muster.at, muster.seat, muster.most
    if tokens is not None and tokens > most:
        return at.forbidden(seat, "send", tokens) or reason("tokens-sent-at-most", most=most)
    if not sources:
        available = muster.free()
        spare = fullest(available)
    fixed = sum(named.values())
    wanted = tokens if tokens is not None else max(fixed, min(most, muster.usual)) if spare else fixed
    if wanted < fixed:
        return reason("tokens-too-many-named", named=fixed, wanted=wanted)
    missing = (listed if sources else _filled)(named, wanted - fixed, spare, available)
    sent = sum(named.values())
    if missing and tokens is not None:
        return reason("tokens-too-few", there=sent, wanted=wanted)
    if not 1 <= sent <= most:
        return at.forbidden(seat, "send", sent) or reason("tokens-sent-one-to-four", most=most)
    for place, sent_here in named.items():
        if sent_here > available[place]:
            there = sum(min(available[one], tokens) for one, tokens in named.items())
            return reason("tokens-too-few", there=there, wanted=sent)
    return tuple(sorted(named.items() if all(named.values()) else [batch for batch in named.items() if batch[1]]))


def _said(
    muster: Muster, sources: tuple[Batch, ...], reason: Reason
) -> tuple[dict[Place, int], dict[Place, int], list[Place]] | Spoken:
    """What an order says of its sources: tokens there, tokens named, places without a number; or what is wrong."""
    available: dict[Place, int] = {}
    named: dict[Place, int] = {}
    spare: list[Place] = []
    planets, seat, closed = muster.planets, muster.seat, muster.closed
    for batch in sources:
        place = batch.place
        if place in closed:
            return reason("tokens-held-fast")
        if place < 0 or not planets[place][seat]:
            return reason("no-base-there")
        available[place] = planets[place][seat]
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


def _filled(named: dict[Place, int], missing: int, spare: Sequence[Place], available: Mapping[Place, int]) -> int:
    """Name this many more tokens, from each of these places in turn as many as it has; returns how many are missing."""
    for place in spare:
        taken = min(available.get(place, 0) - named.get(place, 0), missing)
        if taken > 0:
            named[place] = named.get(place, 0) + taken
            missing -= taken
    return missing


def exactly(
    there: Mapping[Place, int], number: int, sources: tuple[Batch, ...], reason: Reason
) -> tuple[Batch, ...] | Spoken:
    """This many tokens, as an order names them; places without a number provide what is missing. Or why it cannot be.

    `there` has the tokens that may be named, by place.
    """
    taken: dict[Place, int] = {}
    for batch in sources:
        taken[batch.place] = taken.get(batch.place, 0) + (batch.count or 0)
        if taken[batch.place] > there.get(batch.place, 0):
            return reason("not-so-many-tokens")
    bare = [batch.place for batch in sources if batch.count is None]
    if listed(taken, number - sum(taken.values()), bare, there):
        return reason("tokens-exactly", count=number)
    return as_batches(some(sorted(taken.items())))


def amounts(muster: Muster) -> list[tuple[int, tuple[Batch, ...]]]:
    """Every number of tokens that a seat can send from its fullest bases, with the sources as an order has them."""
    available = muster.free()
    most = min(muster.most, sum(available.values()))
    return [(tokens, as_batches(fullest_first(available, tokens))) for tokens in range(1, most + 1)]


def drawn_force(muster: Muster, chance: Chance, label: str) -> Batches:
    """One token or more at random, up to the most that may be sent; none if none are free."""
    available = muster.free()
    most = min(muster.most, sum(available.values()))
    if not most:
        return ()
    return drawn_tokens(chance, f"{label}/tokens", available, 1 + chance.below(f"{label}/number", most))
