"""Sentences on techs."""

from adjudicator.core.piles import HIDDEN
from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events import techs as t
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


def named(name: str) -> str:
    """A tech's name, as an argument of phrases that have their own word for an unknown one."""
    return NO if name == HIDDEN else name


@phrase(t.TechDrafted)
def _drafted(event: t.TechDrafted, to: Speech) -> str:
    return to.say("tech-drafted", seat=to.one(event.seat), tech=event.tech, piece=named(event.name))


@phrase(t.TechResearched)
def _researched(event: t.TechResearched, to: Speech) -> str:
    seat, batches = to.one(event.seat), to.batches(event.sources, "from")
    return to.say("tech-researched", seat=seat, tech=event.tech, batches=batches)


@phrase(t.TechUsed)
def _used(event: t.TechUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.name, number=number, **against(event.seat, event.against, to))


@phrase(t.TechShown)
def _shown(event: t.TechShown, to: Speech) -> str:
    return to.say("tech-shown", seat=to.one(event.seat), tech=event.tech, piece=event.name, developed=event.developed)


@phrase(t.TechShipsBack)
def _back(event: t.TechShipsBack, to: Speech) -> str:
    seat, batches = to.one(event.seat), to.batches(event.to, "to")
    return to.say("tech-ships-back", seat=seat, tech=event.tech, ships=count(event.to), batches=batches)


@phrase(t.PlanetMade)
def _made(event: t.PlanetMade, to: Speech) -> str:
    return to.say("planet-made", seat=to.one(event.seat), place=to.place(event.place))


@phrase(t.TechScrapped)
def _scrapped(event: t.TechScrapped, to: Speech) -> str:
    seat = to.one(event.seat)
    return to.say("tech-scrapped", seat=seat, tech=event.tech, piece=event.name, given=event.given_up)


@phrase(t.TechHandedOver)
def _handed(event: t.TechHandedOver, to: Speech) -> str:
    seat, other, number = to.one(event.giver), to.one(event.taker), to.number(event.number)
    return to.say("tech-handed", seat=seat, other=other, tech=event.tech, piece=named(event.name), number=number)


@phrase(t.TechMight)
def _might(event: t.TechMight, to: Speech) -> str:
    seat, side, number = to.one(event.seat), SIDES[event.side], to.number(event.number)
    more = event.might > 0
    return to.say(
        "tech-might", seat=seat, side=side, piece=event.name, might=abs(event.might), more=more, number=number
    )


@phrase(t.ShipHurried)
def _hurried(event: t.ShipHurried, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("ship-hurried", seat=seat, place=to.place(event.source), target=to.place(event.target), number=number)


@phrase(t.TechPlaced)
def _placed(event: t.TechPlaced, to: Speech) -> str:
    one, other = [*[to.place(place) for place in event.places], NO][:2]
    return to.say("tech-placed", seat=to.one(event.seat), piece=event.name, place=one, target=other)


@phrase(t.TechPodHidden)
def _hidden(event: t.TechPodHidden, to: Speech) -> str:
    return to.say("tech-pod-hidden", seat=to.one(event.seat), tech=event.tech, pod=to.pods((event.pod,)))


@phrase(t.TechPodBack)
def _pod_back(event: t.TechPodBack, to: Speech) -> str:
    return to.say("tech-pod-back", seat=to.one(event.seat), tech=event.tech, pod=to.pods((event.pod,)))


@phrase(t.Pressed)
def _pressed(event: t.Pressed, to: Speech) -> str:
    return to.say("pressed", seat=to.one(event.seat), side=SIDES[event.side], number=to.number(event.number))


plain(
    {
        t.SubPowerGained: "sub-power-gained",
        t.TechShipsLost: "tech-ships-lost",
        t.TechsRestored: "techs-restored",
        t.FlaresShown: "flares-shown",
    }
)


@phrase(t.SubPowerChanged)
def _changed(event: t.SubPowerChanged, to: Speech) -> str:
    return to.say("sub-power-changed", seat=to.one(event.seat), before=event.before, power=event.power or NO)
