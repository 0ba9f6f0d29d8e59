"""The sentences for all events; their words are in `languages`."""

from collections.abc import Mapping
from typing import Final

from adjudicator.core.event import Event
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.plain_title import Missed
from adjudicator.engine.text.speech import Teller, plainly
from adjudicator.games.cosmoclasm.events import events as m
from adjudicator.games.cosmoclasm.table.speech import Speech
from adjudicator.games.cosmoclasm.table.state import Solar


def _drawn(event: m.CardsDrawn, to: Speech) -> str:
    hidden = HIDDEN in event.cards
    what = to.say("cards", count=len(event.cards)) if hidden else to.listed(event.cards)
    return to.say("drew", seat=to.one(event.seat), what=what)


def _played(event: m.CardsPlayed, to: Speech) -> str:
    what = [one for one in (event.black, event.white, event.ability) if one]
    return to.say("played", seat=to.one(event.seat), what=to.listed(what))


def _missed(event: Missed, to: Speech) -> str | None:
    return to.say("missed", **to.every(event.seats)) if event.seats else None


PHRASES: Final[Mapping[type[Event[Solar]], Teller]] = {
    **plainly(
        {
            m.BoardLaid: "board-laid",
            m.ResistanceDrawn: "resistance",
            m.Given: "gave",
            m.RoundOpened: "round-began",
            m.ForceChanged: "counts",
            m.CardRegained: "regained",
            m.CardReplaced: "replaced",
            m.Retired: "retired",
            m.StationPlaced: "placed",
            m.CardTaken: "took",
            m.Reshuffled: "reshuffled",
            m.MarketCleared: "market-cleared",
            m.MarketFilled: "market-filled",
            m.Claimed: "claimed",
            m.PlanetTied: "planet-tied",
            m.Switched: "switched",
            m.PhaseOpened: "turn",
            m.Ended: "ended",
        }
    ),
    m.CardsDrawn: _drawn,
    m.CardsPlayed: _played,
    m.TieBegan: lambda event, to: to.say("tie-began", **to.every(event.seats, first=True)),
    Missed: _missed,
}
