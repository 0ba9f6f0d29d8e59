"""The sentences for all events; their words are in `languages`."""

from collections.abc import Mapping
from typing import Final

from adjudicator.core.event import Event
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.text.speech import Teller, plainly
from adjudicator.games.cosmoclasm.events import events as m
from adjudicator.games.cosmoclasm.table.board import MATS, NAMES
from adjudicator.games.cosmoclasm.table.speech import NO, Speech
from adjudicator.games.cosmoclasm.table.state import Solar


def _drawn(event: m.CardsDrawn, to: Speech) -> str:
    hidden = HIDDEN in event.cards
    what = to.say("cards", count=len(event.cards)) if hidden else to.listed(event.cards)
    return to.say("drew", seat=to.one(event.seat), what=what)


def _laid(event: m.BoardLaid, to: Speech) -> str:
    return to.say("board-laid", mats=", ".join(MATS[mat] for mat in event.counters), seat=to.one(event.start))


def _played(event: m.CardsPlayed, to: Speech) -> str:
    what = [one for one in (event.black, event.white, event.ability) if one]
    return to.say("played", seat=to.one(event.seat), what=to.listed(what))


def _changed(event: m.ForceChanged, to: Speech) -> str:
    return to.say("counts", seat=to.one(event.seat), more=to.force(event.more), less=to.force(event.less))


def _retired(event: m.Retired, to: Speech) -> str:
    forces = event.forces
    return to.say("retired", seat=to.one(event.seat), count=len(forces), forces=to.superiorities(forces))


def _station(event: m.StationPlaced, to: Speech) -> str:
    force = to.say("force-of", force=event.force)
    return to.say("placed", seat=to.one(event.seat), point=NAMES[event.point], force=force)


def _claimed(event: m.Claimed, to: Speech) -> str:
    return to.say(
        "claimed",
        seat=to.one(event.seat),
        planet=event.number,
        stations=event.stations,
        adjacent=event.adjacent,
    )


def _round(event: m.RoundOpened, to: Speech) -> str:
    mat = NO if event.mat is None else MATS[event.mat]
    return to.say("round-began", round=event.round, mat=mat, seat=to.one(event.start))


def _ended(event: m.Ended, to: Speech) -> str:
    return to.say("ended", winners=to.listed(to.names[seat] for seat in event.winners), by=event.by)


def _missed(event: m.Missed, to: Speech) -> str | None:
    return to.say("missed", **to.every(event.seats)) if event.seats else None


PHRASES: Final[Mapping[type[Event[Solar]], Teller]] = {
    **plainly(
        {
            m.Given: "gave",
            m.CardRegained: "regained",
            m.CardReplaced: "replaced",
            m.CardTaken: "took",
            m.Reshuffled: "reshuffled",
            m.MarketCleared: "market-cleared",
            m.MarketFilled: "market-filled",
            m.Switched: "switched",
            m.PhaseOpened: "turn",
        }
    ),
    m.BoardLaid: _laid,
    m.CardsDrawn: _drawn,
    m.ResistanceDrawn: lambda event, to: to.say("resistance", planet=event.number, cards=to.listed(event.cards)),
    m.RoundOpened: _round,
    m.CardsPlayed: _played,
    m.ForceChanged: _changed,
    m.Retired: _retired,
    m.StationPlaced: _station,
    m.Claimed: _claimed,
    m.PlanetTied: lambda event, to: to.say("planet-tied", planet=event.number, **to.every(event.seats)),
    m.TieBegan: lambda event, to: to.say("tie-began", **to.every(event.seats, first=True)),
    m.Missed: _missed,
    m.Ended: _ended,
}
