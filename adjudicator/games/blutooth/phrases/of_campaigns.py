"""Sentences on campaigns: fuel, destiny, targets, commissions."""

from adjudicator.games.blutooth.events import campaigns as c
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.invasions import SIDES, WILD
from adjudicator.games.blutooth.table.match import CAPACITY
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(c.InvasionsAnnounced)
def _announced(event: c.InvasionsAnnounced, to: Speech) -> str:
    said = [
        to.say("charge-one", seat=to.one(seat), other=_colour(charge, to), number=number)
        for number, (seat, charge) in enumerate(event.charges, start=1)
    ]
    beset = [
        to.say("ambush-one", seat=to.one(one.invader), other=to.one(one.defender), number=number)
        for number, one in enumerate(event.ambushes, start=len(said) + 1)
    ]
    drawn = to.say("charges", charges=to.listed(said)) if said else ""
    if event.branded:
        drawn += " " + to.say("charges-marked", numbers=to.listed(map(str, event.branded)))
    return " ".join(filter(None, (drawn, to.say("ambushes", ambushes=to.listed(beset)) if beset else "")))


def _colour(charge: int, to: Speech) -> str:
    return "wild" if charge == WILD else to.one(charge)


@phrase(c.AmbushPlanned)
def _ambushed(event: c.AmbushPlanned, to: Speech) -> str:
    return to.say("ambush-planned", seat=to.one(event.seat), other=to.one(event.defender))


@phrase(c.ChargeNamed)
def _charge_named(event: c.ChargeNamed, to: Speech) -> str:
    other = NO if event.charge == WILD else to.one(event.charge)
    return to.say("charge-named", other=other, number=to.number(event.number))


@phrase(c.ChargeReturned)
def _returned(event: c.ChargeReturned, to: Speech) -> str:
    return to.say("charge-returned", other=_colour(event.charge, to), number=to.number(event.number))


@phrase(c.ChargeRedrawn)
def _redrawn(event: c.ChargeRedrawn, to: Speech) -> str:
    return to.say("charge-redrawn", other=_colour(event.charge, to), number=to.number(event.number))


@phrase(c.DefenderNamed)
def _named(event: c.DefenderNamed, to: Speech) -> str:
    return to.say("defender-named", other=to.one(event.seat), number=to.number(event.number))


@phrase(c.Targeted)
def _targeted(event: c.Targeted, to: Speech) -> str:
    return to.say("targeted", place=to.place(event.place), number=to.number(event.number))


@phrase(c.InvasionCalledOff)
def _called_off(event: c.InvasionCalledOff, to: Speech) -> str:
    return to.say("called-off", number=event.number, why=event.why.replace(" ", "-"))


@phrase(c.Commissioned)
def _commissioned(event: c.Commissioned, to: Speech) -> str:
    return to.say(
        "commissioned",
        seat=to.one(event.leader),
        other=to.one(event.seat),
        side=SIDES[event.side],
        most=event.most if event.most < CAPACITY else NO,
        number=to.number(event.number),
    )


@phrase(c.FuelBurned)
def _burned(event: c.FuelBurned, to: Speech) -> None:
    """Every invasion uses a cell; the table of the aliens shows what is left."""


@phrase(c.DestinyRefilled)
def _refilled(event: c.DestinyRefilled, to: Speech) -> str:
    return to.say("destiny-refilled")


@phrase(c.FuelPaid)
def _paid(event: c.FuelPaid, to: Speech) -> str:
    return to.say("fuel-paid", seat=to.one(event.seat), cells=event.cells, number=to.number(event.number))


plain(
    {
        c.CycleOpened: "cycle-opened",
        c.CampaignOpened: "campaign-opened",
        c.FuelLoaded: "fuel-loaded",
        c.FlagshipLost: "flagship-lost",
        c.CampaignEnded: "campaign-ended",
        c.CampaignInterrupted: "campaign-interrupted",
    }
)


@phrase(c.FuelChanged)
def _fuel_changed(event: c.FuelChanged, to: Speech) -> str:
    return to.say("fuel-changed", seat=to.one(event.seat), cells=abs(event.by), more=event.by > 0)
