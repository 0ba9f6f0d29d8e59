"""Accounts of challenges: what happened in each, with the sums."""

from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, NamedTuple

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.games.cosmic.events.cards import CardLaid, CardPlayed, CardsShown
from adjudicator.games.cosmic.events.flare_events import FlarePlayed, FlareStopped
from adjudicator.games.cosmic.events.milestones import (
    Counted,
    DealFailed,
    DealMade,
    EmotionsControlled,
    PowerUsed,
    Resolved,
    TurnEnded,
    UseCancelled,
)
from adjudicator.games.cosmic.events.token_moves import Defended, Invited, Joined, Landed, Launched, belongs_to
from adjudicator.games.cosmic.mechanics.reinforcements import Reinforced
from adjudicator.games.cosmic.phrases import PHRASES, consolation, rewarded
from adjudicator.games.cosmic.stages.cards import winning
from adjudicator.games.cosmic.table.card_faces import COMPROMISE
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, PLANETS, Challenge, Cosmic
from adjudicator.games.cosmic.told.challenge_sums import Sums

Told = Sequence[Event[Cosmic]]

_SHOWN_OTHERWISE = frozenset(
    (
        Launched,
        CardLaid,
        CardsShown,
        EmotionsControlled,
        PowerUsed,
        CardPlayed,
        UseCancelled,
        FlarePlayed,
        FlareStopped,
    )
)
"""Events that the tables and the verdict always show."""
_COUNTING = frozenset((Counted, Launched, Reinforced))
"""The position is followed up to the last of these events: later ones change nothing that was counted."""
_TOLD_OTHERWISE = _SHOWN_OTHERWISE | {Invited, Joined}
"""Further events that a seat is told in another way: invitations in one sentence, and joining among the orders."""


class Account(NamedTuple):
    """A challenge as it was counted (or, if it was not, as it stands) and what happened in it."""

    challenge: Challenge
    counted: Counted | None
    resolved: Resolved | None
    events: tuple[Event[Cosmic], ...]
    seats: frozenset[Seat]
    """The seats it concerned, by its course: main players, allies, and players to whom something was due."""


def scene(before: Cosmic, view: Cosmic, told: Told) -> tuple[Account, ...]:
    """The challenges of the turn as this phase left them."""
    events = by_challenge(told)
    kinds = list(map(type, told))
    if Counted not in kinds and TurnEnded not in kinds:
        return tuple([_account(one, tuple(events.get(one.number, ()))) for one in view.challenges])
    counts: dict[int, tuple[Challenge, Counted]] = {}
    results: dict[int, Resolved] = {}
    end = kinds.index(TurnEnded) if TurnEnded in kinds else len(kinds)
    last = max([at for at, kind in enumerate(kinds[:end]) if kind in _COUNTING], default=-1)
    state = before
    for at, event in enumerate(told[:end]):
        if at <= last or len(counts) < len(state.challenges):
            state = event.apply(state)
        if isinstance(event, Counted):
            counts[event.number] = (state.challenge(event.number), event)
        elif isinstance(event, Reinforced):
            counts[event.number] = (state.challenge(event.number), counts[event.number][1])
        elif isinstance(event, Resolved):
            results[event.number] = event
    found = []
    for challenge in state.challenges:
        counted, count = counts.get(challenge.number, (challenge, None))
        mine = tuple(events.get(challenge.number, ()))
        found.append(Account(counted, count, results.get(challenge.number), mine, _seats(counted, mine)))
    return tuple(found)


def by_challenge(told: Told) -> dict[int, list[Event[Cosmic]]]:
    """What happened in each challenge of the turn, by its number."""
    events: dict[int, list[Event[Cosmic]]] = {}
    for event in told:
        if isinstance(event, TurnEnded):
            break
        events.setdefault(belongs_to(event), []).append(event)
    return events


def _account(challenge: Challenge, events: tuple[Event[Cosmic], ...]) -> Account:
    """A challenge in which nothing was counted, and what happened in it."""
    resolved = next((event for event in reversed(events) if isinstance(event, Resolved)), None)
    return Account(challenge, None, resolved, events, _seats(challenge, events))


def _seats(challenge: Challenge, events: Told) -> frozenset[Seat]:
    seats = [challenge.offence, challenge.defence, *[ally.seat for ally in challenge.allies]]
    for event in events:
        if isinstance(event, Resolved):
            seats += _due(event)
    return frozenset(seats)


def _due(event: Resolved) -> list[Seat]:
    """The players to whom something is due from how a challenge ended, or who have to give it."""
    due = event.consolation
    return [*(() if due is None else (due.taker, due.giver)), *[ally.seat for ally in event.rewards]]


def named(challenge: Challenge, to: Speech) -> str:
    """`Red attacks Green 4`, `Red attacks you on Blue 4`, `you attack Yellow on Blue 4`."""
    return _against("attack", challenge, to, seat=to.one(challenge.offence))


def _against(what: str, challenge: Challenge, to: Speech, **more: str) -> str:
    """An attack, named by the planet alone if the planet is the defender's own."""
    place = to.place(challenge.planet)
    if challenge.planet // PLANETS == challenge.defence and challenge.defence != to.seat:
        return to.say(f"{what}-home", place=place, **more)
    return to.say(f"{what}-abroad", other=to.one(challenge.defence), place=place, **more)


def account(view: Cosmic, it: Account, to: Speech) -> Section | None:
    """One challenge: the sums, the winner, and the consequences; None if all of that is shown elsewhere."""
    parts: list[str | Table] = []
    if it.counted is not None:
        unsettled = it.resolved is not None and it.resolved.winner is None and not it.resolved.both_lose
        said = verdict(it, to)
        sums = Sums(view, it.challenge, it.counted, dealt=unsettled)
        parts += [sums.table(to, sums.scene(it.events, _winner(it), said, to)), said]
    dealt = False
    for event in it.events:
        if type(event) in _SHOWN_OTHERWISE:
            continue
        parts += _said(event, it, to)
        dealt = dealt or isinstance(event, DealMade | DealFailed)
    heading = to.say("heading-challenge", number=it.challenge.number, attack=named(it.challenge, to))
    return Section(heading, tuple(parts), Chapter.DEALS if dealt else Chapter.FIGHTS) if parts else None


def _said(event: Event[Cosmic], it: Account, to: Speech) -> Iterator[str]:
    """The sentence for an event in a challenge, below a heading that names the challenge."""
    if isinstance(event, Invited):
        main = it.challenge.main(event.side)
        several = len(event.seats) > 1
        yield to.say("invited-here", seat=to.one(main), several=several, **to.some(event.seats))
    elif isinstance(event, Landed):
        place = to.place(event.planet(it.challenge))
        yield to.say("landed-here", seat=to.one(event.seat), tokens=event.tokens, place=place)
    elif isinstance(event, Resolved):
        yield from _dues(event, to)
    elif not _shown_otherwise(event, it):
        said = PHRASES[type(event)](event, to.inside(it.challenge.number))
        if said is not None:
            yield said


def _shown_otherwise(event: Event[Cosmic], it: Account) -> bool:
    """Whether the tables and the verdict show an event; they do not show sums that a replay has made void."""
    if isinstance(event, Counted):
        return event is it.counted
    return type(event) in _SHOWN_OTHERWISE or (isinstance(event, Defended) and len(event.shares) == 1)


def _winner(it: Account) -> int | None:
    return None if it.resolved is None else it.resolved.winner


def verdict(it: Account, to: Speech) -> str:
    """Who won, and by what; or that the main players must deal."""
    challenge, result = it.challenge, it.resolved
    if result is None or it.counted is None:
        return to.say("undecided")
    if result.both_lose:
        return to.say("both-sides-lost")
    if result.winner is None:
        both = all(card == COMPROMISE for card in _shown(challenge))
        return to.say("must-deal", both=both, **to.some((challenge.offence, challenge.defence)))
    winner, loser = to.one(challenge.main(result.winner)), to.one(challenge.main(1 - result.winner))
    if challenge.upset:
        return to.say("won-upset", seat=winner)
    if winning(challenge) != result.winner:
        return to.say("won-whatever", seat=winner)
    if not by_sums(challenge, result.winner):
        return to.say("won-compromise", seat=winner, other=loser)
    first, second = challenge.totals or it.counted.totals
    if first == second:
        return to.say("won-tie", seat=winner)
    return to.say("won-sums", seat=winner, most=max(first, second), least=min(first, second))


def by_sums(challenge: Challenge, winner: int) -> bool:
    """Whether this side won by the sums of both sides: without upset, power or Compromise."""
    return not challenge.upset and winning(challenge) == winner and COMPROMISE not in _shown(challenge)


def _shown(challenge: Challenge) -> tuple[str | None, str | None]:
    """The cards as they count."""
    return challenge.shows(OFFENCE), challenge.shows(DEFENCE)


def _dues(event: Resolved, to: Speech) -> Iterator[str]:
    due = event.consolation
    if due is not None and _of(to, due.taker, due.giver):
        yield consolation(due, to)
    rewards = [ally for ally in event.rewards if _of(to, ally.seat)]
    if rewards:
        yield to.say("rewards-here", allies=rewarded(rewards, to))


def _of(to: Speech, *seats: Seat) -> bool:
    """Whether something about these seats is said here: a single reader is told only what is about themselves."""
    return to.seat is None or to.seat in seats


def mine(it: Account, told: Told, to: Speech) -> str | None:
    """What happened in a challenge to the reader, in a few sentences; None if nothing did.

    The account is the same for everybody; `told` is what the seat was told of the challenge, as far as it was
    concerned.
    """
    assert to.seat is not None, "somebody is spoken to"
    result = outcome(it, to)
    said = [] if result is None else [result]
    asking = [it.challenge.main(event.side) for event in told if isinstance(event, Invited) and to.seat in event.seats]
    if asking:
        said.append(to.say("asked-you", askers=to.all_of(asking), several=len(asking) > 1))
    side = it.challenge.side_of(to.seat)
    if side is not None:
        other = to.one(it.challenge.main(1 - side))
        dealt = [event for event in it.events if isinstance(event, DealMade | DealFailed)]
        said += [to.say("your-deal", other=other, made=isinstance(event, DealMade)) for event in dealt]
    for event in told:
        if isinstance(event, Resolved):
            said += _dues(event, to)
        elif type(event) not in _TOLD_OTHERWISE:
            said += _said(event, it, to)
    if not said:
        return None
    whole = " ".join(said)
    return whole if result is not None else to.say("happened", number=it.challenge.number, said=whole)


def concerning(told: Told, seat: Seat) -> list[Event[Cosmic]]:
    """The events that concern a seat, as their object or cause; and the turn's end, after which nobody reads on."""
    return [event for event in told if type(event) is TurnEnded or seat in _seats_of(type(event))(event)]


@cache
def _seats_of(kind: type[Event[Cosmic]]) -> Callable[[Any], Collection[Seat | None]]:
    """Functions that find the seats an event happened to, and those that caused it."""
    if kind is Resolved:
        return _due
    one = [name for name in ("seat", "defence", "giver", "taker", "viewer", "by") if hasattr(kind, name)]
    several = [name for name in ("seats", "missed") if hasattr(kind, name)]
    match one, several:
        case [], []:
            return lambda event: ()
        case [], [all_of]:
            return attrgetter(all_of)
        case [alone], []:
            return attrgetter(alone, alone)  # with two attributes it returns a tuple anyway
    assert not several, "an event names seats one by one, or several of them at once"
    return attrgetter(*one)


def outcome(it: Account, to: Speech) -> str | None:
    """How a challenge went for the reader; None if they had no part in it or nothing is decided."""
    challenge, result = it.challenge, it.resolved
    if result is None or it.counted is None or to.seat is None:
        return None
    number, place = challenge.number, to.place(challenge.planet)
    side = challenge.side_of(to.seat)
    if side is None:
        mine = next((ally for ally in challenge.allies if ally.seat == to.seat), None)
        if mine is None:
            return None
        main = to.one(challenge.main(mine.side))
        return to.say("as-ally", number=number, other=main, place=place, result=_result(result, mine.side))
    other = to.one(challenge.main(1 - side))
    if side == OFFENCE:
        what = _against("your-attack", challenge, to)
    else:
        what = to.say("your-defence", place=place, other=other)
    how = "" if result.both_lose or result.winner is None else _how(challenge, it.counted, result.winner, side, to)
    return to.say("went", number=number, what=what, other=other, result=_result(result, side), how=how)


def _result(result: Resolved, side: int) -> str:
    if result.both_lose:
        return "both"
    return "deal" if result.winner is None else "won" if result.winner == side else "lost"


def _how(challenge: Challenge, counts: Counted, winner: int, side: int, to: Speech) -> str:
    """The means by which a side won or lost."""
    if challenge.upset or winning(challenge) != winner:
        return ""
    if COMPROMISE not in _shown(challenge):
        totals = challenge.totals or counts.totals
        return to.say("how-sums", mine=totals[side], theirs=totals[1 - side])
    return to.say("how-against" if winner == side else "how-with")
