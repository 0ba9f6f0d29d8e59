"""Sentences on what only powers bring about."""

from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events import powers as p
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.backs import is_hidden
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(p.PodClaimed)
def _claimed(event: p.PodClaimed, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.giver)
    return to.say("pod-claimed", seat=seat, other=other, pod=event.pod, number=to.number(event.number))


@phrase(p.PodGiven)
def _given(event: p.PodGiven, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.taker)
    pod = NO if is_hidden(event.pod) else event.pod
    return to.say("pod-given", seat=seat, other=other, pod=pod, number=to.number(event.number))


@phrase(p.CachesSwapped)
def _swapped(event: p.CachesSwapped, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.other)
    if to.seat not in (event.seat, event.other):
        return to.say("caches-swapped", seat=seat, other=other, number=to.number(event.number))
    mine = to.seat == event.seat
    gained, given = (event.gained, event.given) if mine else (event.given, event.gained)
    names = {"gained": to.pods(gained), "given": to.pods(given), "other": other if mine else seat}
    return to.say("caches-swapped-mine", number=to.number(event.number), **names)


@phrase(p.BaseFounded)
def _founded(event: p.BaseFounded, to: Speech) -> str:
    return to.say(
        "base-founded",
        seat=to.one(event.seat),
        place=to.place(event.place),
        source=to.place(event.source),
        ships=event.ships,
        number=to.number(event.number),
    )


@phrase(p.ShipsPoured)
def _poured(event: p.ShipsPoured, to: Speech) -> str:
    batches, ships = to.batches(event.sources, "from"), count(event.sources)
    return to.say("ships-poured", seat=to.one(event.seat), ships=ships, batches=batches, number=to.number(event.number))


@phrase(p.Assimilated)
def _assimilated(event: p.Assimilated, to: Speech) -> str:
    return to.say("assimilated", seat=to.one(event.seat), other=to.one(event.other), power=event.power)


@phrase(p.PowerReturned)
def _returned(event: p.PowerReturned, to: Speech) -> str:
    return to.say("power-returned", seat=to.one(event.seat), other=to.one(event.other), power=event.power)


@phrase(p.DriverAbducted)
def _abducted(event: p.DriverAbducted, to: Speech) -> str:
    seat, other = to.one(event.taker), to.one(event.leader)
    pod = NO if is_hidden(event.pod) else event.pod
    return to.say("driver-abducted", seat=seat, other=other, pod=pod, number=to.number(event.number))


@phrase(p.DriverReplaced)
def _replaced(event: p.DriverReplaced, to: Speech) -> str:
    pod = NO if is_hidden(event.pod) else event.pod
    own = "yes" if event.seat == event.leader else NO
    side = SIDES[event.side]
    return to.say(
        "driver-replaced", seat=to.one(event.seat), side=side, pod=pod, own=own, number=to.number(event.number)
    )


@phrase(p.FleetOpened)
def _opened(event: p.FleetOpened, to: Speech) -> str:
    return to.say("fleet-opened", side=SIDES[event.side], number=to.number(event.number))


@phrase(p.PlanetDevoured)
def _devoured(event: p.PlanetDevoured, to: Speech) -> str:
    place = to.place(event.place)
    return to.say("planet-devoured", seat=to.one(event.seat), place=place, number=to.number(event.number))


plain(
    {
        p.DriversSwapped: "drivers-swapped",
        p.ShipsHired: "ships-hired",
        p.ScrapClaimed: "scrap-claimed",
        p.FleetGrown: "fleet-grown",
        p.ChargesAdded: "charges-added",
        p.CampaignGoesOn: "campaign-goes-on",
        p.ContactUndone: "contact-undone",
    }
)
