"""What is said of everything that happens."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.speech import Speech as Named
from adjudicator.engine.speech import counted, listed
from adjudicator.games.cosmoclasm import moves as m
from adjudicator.games.cosmoclasm.board import MATS, NAMES
from adjudicator.games.cosmoclasm.state import Solar


class Speech(Named):
    """Names everybody by his faction, the reader as `you`."""

    def first(self, seats: Iterable[Seat]) -> str:
        """Several at the beginning of a sentence."""
        said = self.all(seats)
        return said[0].upper() + said[1:]


def _drawn(event: m.CardsDrawn, to: Speech) -> str:
    what = counted(len(event.cards), "card") if HIDDEN in event.cards else listed(event.cards)
    return f"{to.who(event.seat)} drew {what}."


def _played(event: m.CardsPlayed, to: Speech) -> str:
    what = listed([event.black, *([event.white] if event.white else ()), *([event.ability] if event.ability else ())])
    return f"{to.who(event.seat)} played {what}."


def _changed(event: m.ForceChanged, to: Speech) -> str:
    less = f", and one {event.less} less" if event.less else ""
    return f"{to.who(event.seat)} count one {event.more} more{less}."


def _turn(event: m.PhaseOpened, to: Speech) -> str:
    return "It is your turn." if event.seat == to.seat else f"It is the turn of {to.names[event.seat]}."


def _retired(event: m.Retired, to: Speech) -> str:
    return f"{to.who(event.seat)} retired and took {_superiorities(event.forces)}."


def _superiorities(forces: Sequence[str]) -> str:
    if not forces:
        return "no superiority"
    return f"the {listed(forces)} {'superiority' if len(forces) == 1 else 'superiorities'}"


def _station(event: m.StationPlaced, to: Speech) -> str:
    return f"{to.who(event.seat)} placed a station on {NAMES[event.point]} for the {event.force} superiority."


def _taken(event: m.CardTaken, to: Speech) -> str:
    how = " with the stargate" if event.stargate else ""
    return f"{to.who(event.seat)} took {event.card} from the market{how}."


def _claimed(event: m.Claimed, to: Speech) -> str:
    stations = counted(event.stations, "station")
    near = f" and {event.adjacent} adjacent" if event.adjacent else ""
    return f"{to.who(event.seat)} claimed planet {event.number} with {stations}{near}."


def _round(event: m.RoundOpened, to: Speech) -> str:
    where = f" for planet {event.round} (mat {MATS[event.mat]})" if event.mat is not None else ""
    return f"Round {event.round}{where} began; {to.all([event.start])} to start."


def _ended(event: m.Ended, to: Speech) -> str:
    how = {"planets": "most planets", "superiorities": "most superiorities", "stations": "most stations placed"}
    return f"The game is over: {listed(to.names[seat] for seat in event.winners)} won with the {how[event.by]}."


def _missed(event: m.Missed, to: Speech) -> str | None:
    return f"No letter came from {to.all(event.seats)}." if event.seats else None


PHRASES: Mapping[type[Event[Solar]], Callable[[Any, Speech], str | None]] = {
    m.BoardLaid: lambda event, to: (
        f"The planets are, from 1 to 12, mats {', '.join(MATS[mat] for mat in event.counters)}."
    ),
    m.CardsDrawn: _drawn,
    m.ResistanceDrawn: lambda event, to: f"The resistance at planet {event.number} is {listed(event.cards)}.",
    m.Given: lambda event, to: f"{to.who(event.seat)} gave {listed(event.cards)} to the market.",
    m.RoundOpened: _round,
    m.CardsPlayed: _played,
    m.ForceChanged: _changed,
    m.CardRegained: lambda event, to: f"{to.who(event.seat)} took {event.card} back.",
    m.CardReplaced: lambda event, to: (
        f"{to.who(event.seat)} took {event.card} from the market and put {event.given} there."
    ),
    m.Retired: _retired,
    m.StationPlaced: _station,
    m.CardTaken: _taken,
    m.Reshuffled: lambda event, to: "The discards were shuffled into the deck.",
    m.MarketCleared: lambda event, to: f"What was left in the market was discarded: {listed(event.cards)}.",
    m.MarketFilled: lambda event, to: f"The market got {listed(event.cards)}.",
    m.Claimed: _claimed,
    m.PlanetTied: lambda event, to: f"Nobody claimed planet {event.number}: {to.all(event.seats)} are tied.",
    m.Switched: lambda event, to: f"{to.who(event.seat)} switched planets {event.one} and {event.other}.",
    m.PhaseOpened: _turn,
    m.TieBegan: lambda event, to: f"{to.first(event.seats)} are tied and play on.",
    m.Missed: _missed,
    m.Ended: _ended,
}


def sentence(event: Event[Solar], names: Sequence[str], seat: Seat | None = None) -> str | None:
    """What a seat reads of an event; None: everybody by name."""
    return PHRASES[type(event)](event, Speech(names, seat))
