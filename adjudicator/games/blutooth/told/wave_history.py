"""The history of the wave so far, letter by letter, as everybody may know it."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.report_sections import Chapter, Section
from adjudicator.games.blutooth.events.campaigns import CycleOpened, InvasionsAnnounced
from adjudicator.games.blutooth.events.laws import LegacyBegun
from adjudicator.games.blutooth.events.lucre import VoucherUsed
from adjudicator.games.blutooth.events.milestones import Ended, PhaseOpened, PowersDealt, PowerUsed, UseCancelled
from adjudicator.games.blutooth.events.moons import MoonsDealt
from adjudicator.games.blutooth.events.pods import ArtifactUsed, PodsDrafted
from adjudicator.games.blutooth.events.ships import ShipsDefend
from adjudicator.games.blutooth.events.stations import StationUsed
from adjudicator.games.blutooth.events.techs import TechDrafted, TechUsed
from adjudicator.games.blutooth.phrases import PHRASES
from adjudicator.games.blutooth.phrases.folding import folded
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, SIDES, Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, PAYOFF, RALLY, Match
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.told.invasion_accounts import number_of

_SHOWN_OTHERWISE = frozenset(
    (
        PhaseOpened,
        PowersDealt,
        PowerUsed,
        ArtifactUsed,
        VoucherUsed,
        StationUsed,
        TechUsed,
        UseCancelled,
        Ended,
        InvasionsAnnounced,
    )
)
"""Events that have a heading, a table or a section of their own."""
_OF_THE_DEAL = (PodsDrafted, TechDrafted, CycleOpened, LegacyBegun, MoonsDealt)
"""Events of the deal that the first report shows in the player's part, in the tables, and in what binds everybody."""


def latest(before: Match, told: Sequence[Event[Match]], to: Speech, *, first: bool) -> Section | None:
    """The events outside invasions in the phase that is over."""
    said = tuple(news([event for event in told if not _in_table(event)], to, first=first))
    if not said:
        return None
    heading = to.say("what-else-first") if first else to.say("what-else")
    return Section(heading, said, Chapter.HISTORY)


def _in_table(event: Event[Match]) -> bool:
    """Whether the table of invasions shows it."""
    return isinstance(event, ShipsDefend) and len(event.shares) == 1


def news(told: Sequence[Event[Match]], to: Speech, *, first: bool) -> Iterator[str]:
    """The sentences of events outside invasions."""
    outside = [
        event
        for event in told
        if not (number_of(event) or type(event) in _SHOWN_OTHERWISE or (first and isinstance(event, _OF_THE_DEAL)))
    ]
    for event, together in folded(outside, to):
        said = PHRASES[type(event)](event, to) if together is None else together
        if said is not None:
            yield said


def earlier(state: Match, to: Speech) -> Section | None:
    """The letters of the wave before the open one, a sentence each, from how its invasions stand."""
    fought = [one for one in state.invasions if not one.called_off]
    said = [
        to.say("earlier-letter", letter=letter, said=tell(fought, to))
        for letter, tell in _TOLD.items()
        # Later some sponsors are lost or gone; before, headings and tables show the targets.
        if letter < state.letter and letter in _STILL_TOLD.get(state.letter, ())
    ]
    if not said or not fought or state.winners is not None:
        return None
    return Section(to.say("heading-earlier", cycle=state.cycle, wave=state.wave), tuple(said), Chapter.HISTORY)


def _targets(invasions: Sequence[Invasion], to: Speech) -> str:
    return to.listed(
        [
            to.say(
                "earlier-target",
                seat=to.one(one.invader),
                place=NO if one.target is None else to.place(one.target),
                number=one.number,
            )
            for one in invasions
        ]
    )


def _sponsors(invasions: Sequence[Invasion], to: Speech) -> str:
    joined = [
        to.say("earlier-sponsors", side=SIDES[side], number=one.number, **to.some(sponsors))
        for one in invasions
        for side in range(len(SIDES))
        if (sponsors := [sponsor.seat for sponsor in one.sponsors_of(side)])
    ]
    return to.listed(joined) if joined else to.say("earlier-nobody")


def _outcomes(invasions: Sequence[Invasion], to: Speech) -> str:
    return to.listed([_outcome(one, to) for one in invasions])


def _outcome(one: Invasion, to: Speech) -> str:
    if one.won is None:
        said = "earlier-talks" if one.outcome == NEGOTIATION else "earlier-draw"
        return to.say(said, number=one.number)
    which = SIDES[one.won.index(True)] if any(one.won) else "neither"
    return to.say("earlier-won", which="both" if all(one.won) else which, number=one.number)


_STILL_TOLD = {ENCOUNTER: (RALLY,), PAYOFF: (LAUNCH, ENCOUNTER)}
"""The earlier letters of which each one's report still tells."""
_TOLD = {LAUNCH: _targets, RALLY: _sponsors, ENCOUNTER: _outcomes}
