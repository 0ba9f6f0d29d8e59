"""Accounts of invasions: what happened in each, with the sums."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.text.scenes import Scene
from adjudicator.games.blutooth.events.campaigns import (
    ChargeRedrawn,
    Commissioned,
    DefenderNamed,
    FuelBurned,
    InvasionsAnnounced,
    Targeted,
)
from adjudicator.games.blutooth.events.encounters import (
    Demanded,
    InvasionOver,
    MightCounted,
    NaturesKnown,
    Negotiated,
    Settled,
)
from adjudicator.games.blutooth.events.flares import FlarePlayed, FlareStopped
from adjudicator.games.blutooth.events.lucre import VoucherUsed
from adjudicator.games.blutooth.events.milestones import PowerUsed, UseCancelled
from adjudicator.games.blutooth.events.pods import (
    ArtifactUsed,
    DriverPrimed,
    DriversShown,
    DriversSpent,
    PodSnatched,
)
from adjudicator.games.blutooth.events.stations import StationUsed
from adjudicator.games.blutooth.events.techs import TechUsed
from adjudicator.games.blutooth.phrases import PHRASES, result, snatched
from adjudicator.games.blutooth.phrases.folding import folded
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.told.invasions.sums import drawn_side, sums
from adjudicator.games.blutooth.told.invasions.uses import uses

Told = Sequence[Event[Match]]
Handed = dict[tuple[Seat, Seat], Pile]
"""Pods that pass from one alien to another."""

_SHOWN_OTHERWISE = frozenset(
    (
        ArtifactUsed,
        FlarePlayed,
        FlareStopped,
        DriverPrimed,
        DriversSpent,
        FuelBurned,
        InvasionOver,
        MightCounted,
        PowerUsed,
        StationUsed,
        UseCancelled,
        TechUsed,
        VoucherUsed,
    )
)
"""Events that the tables always show."""
_IN_SUMS = frozenset((DriversShown, NaturesKnown))
"""Events that the table of sums shows."""
_TOLD_ALL = frozenset((Settled, Negotiated))
"""Events about an invasion as a whole, which its actors are told in other words."""


class Account(NamedTuple):
    """An invasion as its might was counted (or, if it was not, as it stands) and what happened in it."""

    invasion: Invasion
    """As its might was counted."""
    after: Invasion
    """As the phase left it."""
    counted: MightCounted | None
    events: tuple[Event[Match], ...]
    seats: frozenset[Seat]
    """The seats it concerned: leaders and sponsors."""


def number_of(event: Event[Match]) -> int:
    """The invasion that an event belongs to; 0 if it belongs to none."""
    return int(getattr(event, "number", 0))


def scene(before: Match, told: Told) -> tuple[Account, ...]:
    """The invasions of the wave as this phase left them."""
    end = next((at for at, event in enumerate(told) if isinstance(event, InvasionsAnnounced)), len(told))
    counts: dict[int, tuple[Invasion, MightCounted]] = {}
    state = before
    for event in told[:end]:
        state = event.apply(state)
        if isinstance(event, MightCounted):
            counts[event.number] = (state.invasion(event.number), event)
    events = by_invasion(told)
    found = []
    for after in state.invasions:
        invasion, count = counts.get(after.number, (after, None))
        mine = tuple(events.get(after.number, ()))
        found.append(Account(invasion, after, count, mine, _seats(invasion, mine)))
    return tuple(found)


def by_invasion(told: Told) -> dict[int, list[Event[Match]]]:
    """What happened in each invasion of the wave, by its number."""
    events: dict[int, list[Event[Match]]] = {}
    for event in told:
        if isinstance(event, InvasionsAnnounced):
            break
        events.setdefault(number_of(event), []).append(event)
    return events


def _seats(invasion: Invasion, events: Told) -> frozenset[Seat]:
    seats = [*invasion.leaders, *[one.seat for one in invasion.sponsors]]
    return frozenset([*seats, *[seat for event in events if (seat := getattr(event, "seat", None)) is not None]])


def named(invasion: Invasion, to: Speech) -> str:
    """`Red invades Blue 4`, `Red invades Blue`; `Red invades you on home 3` for a reader who defends."""
    other = NO if invasion.defender is None else to.one(invasion.defender)
    place = NO if invasion.target is None else to.place(invasion.target)
    return to.say("invasion-named", seat=to.one(invasion.invader), other=other, place=place)


def account(view: Match, it: Account, to: Speech) -> Section | None:
    """One invasion: the sums, the winner, and the consequences; None if all of that is shown elsewhere."""
    parts: list[str | Table] = []
    if it.counted is not None:
        parts.append(sums(view, it.invasion, it.counted, to, drawn=scene_of(it, to)))
    handed = _handed(it.events)
    for event, together in folded(it.events, to):
        parts += _said(event, it, to, handed) if together is None else (together,)
    dealt = any(isinstance(event, Demanded | Negotiated) for event in it.events)
    heading = to.say("heading-invasion", number=it.invasion.number, invasion=named(it.invasion, to))
    return Section(heading, tuple(parts), Chapter.DEALS if dealt else Chapter.FIGHTS) if parts else None


def scene_of(it: Account, to: Speech) -> Scene | None:
    """An invasion as a page draws it; None if no might was counted."""
    if it.counted is None:
        return None
    ended = next((one for one in reversed(it.events) if isinstance(one, Settled | Negotiated)), None)
    verdict = None if ended is None else PHRASES[type(ended)](ended, to.inside(it.invasion.number))
    won = None if ended is None else ended.won
    sides = tuple([drawn_side(side, it.invasion, it.counted, it.events, won, to) for side in (INVADERS, DEFENDERS)])
    played = tuple([use.drawn(to.names, to.say("stopped")) for use in dict.fromkeys(uses(it.events))])
    return Scene(sides, played, verdict or "")


def _handed(events: Told) -> Handed:
    """All pods that pass from one alien to another, by giver and taker."""
    given: Handed = {}
    for event in events:
        if isinstance(event, PodSnatched):
            pair = (event.giver, event.taker)
            given[pair] = added(given.get(pair, ()), (event.pod,))
    return given


def _said(event: Event[Match], it: Account, to: Speech, handed: Handed) -> Iterator[str]:
    """The sentence for an event in an invasion, below a heading that names it.

    Pods that pass from one alien to another are told at the first of them.
    """
    kind = type(event)
    if kind in _SHOWN_OTHERWISE or (it.counted is not None and kind in _IN_SUMS):
        return
    if isinstance(event, PodSnatched):
        pile = handed.pop((event.giver, event.taker), None)
        if pile is not None:
            yield snatched(event, pile, to.inside(it.invasion.number))
        return
    said = PHRASES[kind](event, to.inside(it.invasion.number))
    if said is not None:
        yield said


def mine(it: Account, told: Told, to: Speech) -> str | None:
    """What happened in an invasion to the reader, in a few sentences; None if nothing did.

    The account is the same for everybody; `told` is what the seat was told of it, as far as it was concerned.
    """
    assert to.seat is not None, "somebody is spoken to"
    outcome = came_to(it, to)
    said = [] if outcome is None else [outcome]
    asked = [event for event in told if isinstance(event, Commissioned) and event.seat == to.seat]
    if asked:
        said += [_asked(event, to.inside(event.number)) for event in asked]
    handed = _handed(told)
    for event in told:
        if isinstance(event, Commissioned | DefenderNamed | ChargeRedrawn | Targeted) or type(event) in _TOLD_ALL:
            continue
        said += _said(event, it, to, handed)
    if not said:
        return None
    whole = " ".join(said)
    return whole if outcome is not None else to.say("happened", number=it.invasion.number, said=whole)


def _asked(event: Commissioned, to: Speech) -> str:
    return str(PHRASES[Commissioned](event, to))


def concerning(told: Told, seat: Seat) -> list[Event[Match]]:
    """The events that concern a seat, as their object or cause; and the beginning of the next wave."""
    return [event for event in told if type(event) is InvasionsAnnounced or seat in _seats_of(type(event))(event)]


@cache
def _seats_of(kind: type[Event[Match]]) -> Callable[[Any], Collection[Seat | None]]:
    """Functions that find the seats an event happened to, and those that caused it."""
    if kind is DefenderNamed:
        return lambda event: ()
    one = [name for name in ("seat", "giver", "taker", "leader", "by", "cache", "sponsor") if hasattr(kind, name)]
    several = [name for name in ("missed", "quashed_by") if hasattr(kind, name)]
    match one, several:
        case [], []:
            return lambda event: ()
        case [], [all_of]:
            return attrgetter(all_of)
        case [alone], []:
            return attrgetter(alone, alone)  # with two attributes it returns a tuple anyway
    assert not several, "an event names seats one by one, or several of them at once"
    return attrgetter(*one)


def came_to(it: Account, to: Speech) -> str | None:
    """How an invasion went for the reader; None if they had no part in it or nothing is decided."""
    ended = next((one for one in reversed(it.events) if isinstance(one, Settled | Negotiated)), None)
    if ended is None or to.seat is None:
        return None
    invasion = it.invasion
    side = invasion.actor(to.seat)
    if side is None:
        return None
    number, place = invasion.number, NO if invasion.target is None else to.place(invasion.target)
    role = "invader" if to.seat == invasion.invader else "defender" if to.seat == invasion.defender else "sponsor"
    other = to.one(invasion.leader(side if role == "sponsor" else 1 - side))
    sums = ""
    if it.counted is not None:
        sums = to.say("went-sums", mine=it.counted.might[side], theirs=it.counted.might[1 - side])
    how = _result(ended, side)
    return to.say("went", number=number, role=role, other=other, place=place, result=how, sums=sums)


def _result(ended: Settled | Negotiated, side: int) -> str:
    """`won`, `lost`, `both`, `neither`, `open`, `deal`, `quash` or `draw`, for a fleet."""
    if isinstance(ended, Negotiated):
        return ended.outcome
    if ended.won is None:
        return "open" if result(ended) == "open" else "draw"
    if ended.won[0] == ended.won[1]:
        return "both" if ended.won[0] else "neither"
    return "won" if ended.won[side] else "lost"
