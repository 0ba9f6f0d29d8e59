"""The history of the turn so far, phase by phase, as everybody may know it."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.engine.contract.stores import StoreOpened
from adjudicator.games.cosmic.events.cards import CardGiven, CardLaid, CardPlayed, CardsDrawn
from adjudicator.games.cosmic.events.destiny import DestinyDrawn
from adjudicator.games.cosmic.events.flare_events import FlarePlayed, FlareStopped
from adjudicator.games.cosmic.events.milestones import (
    GameEnded,
    PhaseOpened,
    PowersDealt,
    PowerUsed,
    TurnEnded,
    UseCancelled,
)
from adjudicator.games.cosmic.events.token_moves import Defended, Launched, belongs_to
from adjudicator.games.cosmic.phrases import PHRASES, gift
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import SIDES, Challenge, Cosmic
from adjudicator.games.cosmic.told.challenge_accounts import by_sums

_SHOWN_OTHERWISE = frozenset(
    (
        PhaseOpened,
        TurnEnded,
        PowersDealt,
        PowerUsed,
        CardPlayed,
        UseCancelled,
        FlarePlayed,
        FlareStopped,
        CardLaid,
        GameEnded,
    )
)
"""Events that have a heading, a table or a section of their own."""
_OF_THE_DEAL = (CardsDrawn, DestinyDrawn, StoreOpened)
"""Events of the deal that the first report shows in the player's part, in their hand and in the table."""


def latest(before: Cosmic, told: Sequence[Event[Cosmic]], to: Speech, *, first: bool) -> Section | None:
    """The events outside challenges in the phase that is over."""
    said = tuple([sentence for event, sentence in news(told, to, first=first) if not _in_tables(event)])
    if not said:
        return None
    heading = to.say("what-else-first") if first else to.say("what-else", turn=before.turn, phase=before.phase)
    return Section(heading, said, Chapter.HISTORY)


def mine(told: Sequence[Event[Cosmic]], to: Speech, *, first: bool) -> Iterator[str]:
    """Those of them that happened to the reader: `told` is what concerned the reader."""
    for _, sentence in news(told, to, first=first):
        yield sentence


def news(told: Sequence[Event[Cosmic]], to: Speech, *, first: bool) -> Iterator[tuple[Event[Cosmic], str]]:
    """The sentences of events outside challenges, each with its event."""
    handed = _handed(told)
    for event in told:
        if not _said_here(event):
            continue
        if first and isinstance(event, _OF_THE_DEAL):
            continue
        if isinstance(event, CardGiven):
            pile = handed.pop((event.giver, event.taker), None)
            said = None if pile is None else gift(event, pile, to)
        else:
            said = PHRASES[type(event)](event, to)
        if said is not None:
            yield event, said


def _said_here(event: Event[Cosmic]) -> bool:
    """Whether it is outside challenges, or began one, and has no heading, table or section of its own."""
    return isinstance(event, Launched) or not (belongs_to(event) or type(event) in _SHOWN_OTHERWISE)


def _in_tables(event: Event[Cosmic]) -> bool:
    """Whether the table of attacks or that of challenges shows it."""
    if isinstance(event, DestinyDrawn):
        return event.defender is not None
    return isinstance(event, Defended) and len(event.shares) == 1


def _handed(told: Sequence[Event[Cosmic]]) -> dict[tuple[Seat, Seat], Pile]:
    """All cards that passed from one player to another, by giver and taker."""
    given: dict[tuple[Seat, Seat], Pile] = {}
    for event in told:
        if isinstance(event, CardGiven):
            pair = (event.giver, event.taker)
            given[pair] = added(given.get(pair, ()), (event.card,))
    return given


def earlier(state: Cosmic, to: Speech) -> Section | None:
    """The phases of the turn before the open one, a sentence each, from how its challenges stand."""
    said = [
        to.say("earlier-phase", phase=phase, said=tell(state, to))
        for phase, tell in _TOLD.items()
        if phase < state.phase
    ]
    if not said or not state.challenges:
        return None
    return Section(to.say("heading-earlier", turn=state.turn), tuple(said), Chapter.HISTORY)


def _attacks(state: Cosmic, to: Speech) -> str:
    return to.listed(
        [
            to.say("earlier-attack", seat=to.one(one.offence), place=to.place(one.planet), number=one.number)
            for one in state.challenges
        ]
    )


def _allies(state: Cosmic, to: Speech) -> str:
    joined = [
        to.say("earlier-joined", seat=to.one(seat), side=SIDES[side], number=one.number)
        for one in state.challenges
        for seat, side in one.joined
    ]
    return to.listed(joined) if joined else to.say("earlier-nobody")


def _outcomes(state: Cosmic, to: Speech) -> str:
    return to.listed([_outcome(one, to) for one in state.challenges])


def _outcome(one: Challenge, to: Speech) -> str:
    if one.winner is not None:
        first, second = (one.totals if by_sums(one, one.winner) else None) or (0, 0)
        sums = to.say("earlier-sums", most=max(first, second), least=min(first, second)) if first or second else ""
        return to.say("earlier-won", seat=to.one(one.main(one.winner)), sums=sums, number=one.number)
    said = "earlier-deal" if one.deal else "earlier-neither"
    return to.say(said, seat=to.one(one.offence), other=to.one(one.defence), number=one.number)


_TOLD = {1: _attacks, 2: _allies, 3: _outcomes}
