"""Sentences on ships."""

from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events import ships as s
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.match import WARP
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(s.ShipsRevived)
def _revived(event: s.ShipsRevived, to: Speech) -> str:
    by = NO if event.by is None or event.by == event.seat else to.one(event.by)
    batches = to.batches(event.to, "to")
    return to.say("ships-revived", seat=to.one(event.seat), ships=count(event.to), batches=batches, by=by)


@phrase(s.ShipsCommitted)
def _committed(event: s.ShipsCommitted, to: Speech) -> str:
    return to.say(
        "ships-committed",
        seat=to.one(event.seat),
        side=to.kinds["side"](to, event.side),
        ships=count(event.sources),
        batches=to.batches(event.sources, "from"),
        number=to.number(event.number),
    )


@phrase(s.ShipsDefend)
def _defend(event: s.ShipsDefend, to: Speech) -> str:
    seat, place = to.one(event.seat), to.place(event.planet)
    if len(event.shares) == 1:
        number, ships = event.shares[0]
        return to.say("ships-defend", seat=seat, place=place, ships=ships, number=to.number(number))
    shares = [to.say("divided-share", ships=ships, number=number) for number, ships in event.shares]
    return to.say("ships-divided", seat=seat, place=place, shares=to.listed(shares))


@phrase(s.ShipsLost)
def _lost(event: s.ShipsLost, to: Speech) -> str:
    return to.say(
        "ships-lost",
        seat=to.one(event.seat),
        batches=to.batches(event.sources, "from"),
        ships=count(event.sources),
        why=event.why,
        number=to.number(event.number),
    )


@phrase(s.ShipsMoved)
def _moved(event: s.ShipsMoved, to: Speech) -> str:
    places = to.listed([to.place(place) for place, _ in event.sources])
    return to.say("base-abandoned", seat=to.one(event.seat), place=places, batches=to.batches(event.to, "to"))


@phrase(s.ShipVaporized)
def _vaporized(event: s.ShipVaporized, to: Speech) -> str:
    place = to.place(event.place)
    return to.say("ship-vaporized", seat=to.one(event.seat), place=place, warp=event.place == WARP)


@phrase(s.ShipsRebounded)
def _rebounded(event: s.ShipsRebounded, to: Speech) -> str:
    batches = to.batches(event.to, "to")
    return to.say("ships-rebounded", seat=to.one(event.seat), batches=batches, number=to.number(event.number))


@phrase(s.FootprintLeft)
def _footprint(event: s.FootprintLeft, to: Speech) -> str:
    return to.say("footprint-left", seat=to.one(event.seat), place=to.place(event.place))


plain(
    {
        s.ShipsDestroyed: "ships-destroyed",
        s.ShipsErased: "ships-erased",
        s.ShipsLanded: "ships-landed",
        s.Eliminated: "eliminated",
    }
)
