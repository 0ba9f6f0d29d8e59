"""Sentences on space stations."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import stations as s
from adjudicator.games.blutooth.phrases.telling import against, phrase
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(s.StationsDealt)
def _dealt(event: s.StationsDealt, to: Speech) -> str | None:
    said = [
        to.say("station-offered", seat=to.one(seat), stations=to.listed(pile))
        for seat, pile in enumerate(event.stations)
        if HIDDEN not in pile
    ]
    return to.say("stations-dealt", offers="; ".join(said)) if said else None


@phrase(s.StationBuilt)
def _built(event: s.StationBuilt, to: Speech) -> str:
    return to.say(
        "station-built",
        seat=to.one(event.seat),
        station=event.station,
        place=to.place(event.place),
        power=event.power or NO,
    )


@phrase(s.StationTaken)
def _taken(event: s.StationTaken, to: Speech) -> str:
    return to.say(
        "station-taken",
        seat=to.one(event.seat),
        other=to.one(event.giver),
        station=event.station,
        place=to.place(event.place),
        power=event.power or NO,
        number=to.number(event.number),
    )


@phrase(s.StationUsed)
def _used(event: s.StationUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.station, number=number, **against(event.seat, event.against, to))


@phrase(s.SponsorSwitched)
def _switched(event: s.SponsorSwitched, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("sponsor-switched", seat=seat, side=SIDES[event.side], number=number)


@phrase(s.ShipsRelayed)
def _relayed(event: s.ShipsRelayed, to: Speech) -> str:
    places = {"source": to.place(event.source), "place": to.place(event.to)}
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("ships-relayed", seat=seat, ships=event.ships, number=number, **places)


@phrase(s.PodShown)
def _shown(event: s.PodShown, to: Speech) -> str:
    return to.say("pod-shown", seat=to.one(event.seat), pod=event.pod, number=to.number(event.number))


@phrase(s.SponsorBound)
def _bound(event: s.SponsorBound, to: Speech) -> str:
    said = {"side": SIDES[event.side], "place": to.place(event.place)}
    return to.say("sponsor-bound", seat=to.one(event.seat), number=to.number(event.number), **said)


@phrase(s.StationMarked)
def _marked(event: s.StationMarked, to: Speech) -> str:
    more, fewer = max(0, event.more), max(0, -event.more)
    return to.say("station-marked", seat=to.one(event.seat), station=event.station, more=more, fewer=fewer)
