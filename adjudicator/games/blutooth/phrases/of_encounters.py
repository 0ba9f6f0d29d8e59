"""Sentences on encounters and negotiations."""

from adjudicator.games.blutooth.events import encounters as e
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, SIDES
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.words.payoff_words import DEMANDS, DISMISS, DRAFT_DARK, station_in, tech_in


@phrase(e.NaturesKnown)
def _natures(event: e.NaturesKnown, to: Speech) -> str:
    invader, defender = event.natures
    return to.say("natures", invader=invader, defender=defender, number=to.number(event.number))


@phrase(e.MightCounted)
def _might(event: e.MightCounted, to: Speech) -> str:
    invader, defender = event.might
    return to.say("might-counted", invader=invader, defender=defender, number=to.number(event.number))


@phrase(e.Settled)
def _settled(event: e.Settled, to: Speech) -> str:
    return to.say("settled", outcome=event.outcome, result=result(event), number=to.number(event.number))


def result(event: e.Settled | e.Negotiated) -> str:
    """Who has won: `invader`, `defender`, `both`, `neither`, `draw`; `open` while a negotiation is.

    `peaceful` or `spared` where the invader or the defender does so peacefully.
    """
    if event.won is None:
        return "open" if event.outcome == NEGOTIATION else "draw"
    first, second = event.won
    if first and second:
        return "both"
    if not (first or second):
        return "neither"
    if isinstance(event, e.Settled) and event.peaceful:
        return "peaceful" if first else "spared"
    return "invader" if first else "defender"


@phrase(e.BoonsTaken)
def _taken(event: e.BoonsTaken, to: Speech) -> str | None:
    if not event.ships and not event.pods:
        return None
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("boons-taken", seat=seat, ships=event.ships, pods=event.pods, number=number)


@phrase(e.NegotiationOpened)
def _opened(event: e.NegotiationOpened, to: Speech) -> str:
    invader, defender = event.influence
    return to.say("negotiation-opened", invader=invader, defender=defender, number=to.number(event.number))


@phrase(e.Demanded)
def _demanded(event: e.Demanded, to: Speech) -> str:
    what = demand(event.what, event.sponsor, to)
    return to.say("demanded", side=SIDES[event.side], what=what, cost=event.cost, number=to.number(event.number))


@phrase(e.DemandNegated)
def _negated(event: e.DemandNegated, to: Speech) -> str:
    what = demand(event.what, event.sponsor, to)
    return to.say("negated", side=SIDES[event.side], what=what, cost=event.cost, number=to.number(event.number))


@phrase(e.AssemblyOpened)
def _assembled(event: e.AssemblyOpened, to: Speech) -> str:
    there = [f"{name} {left}" for name, left in zip(to.names, event.influence, strict=True) if left]
    return to.say("assembly-opened", influence=to.listed(there), number=to.number(event.number))


@phrase(e.Pleaded)
def _pleaded(event: e.Pleaded, to: Speech) -> str:
    what, seat, other = demand(event.what, None, to), to.one(event.seat), to.one(event.other)
    return to.say("pleaded", seat=seat, other=other, what=what, cost=event.cost, number=to.number(event.number))


@phrase(e.PleaNegated)
def _plea_negated(event: e.PleaNegated, to: Speech) -> str:
    what, seat = demand(event.what, None, to), to.one(event.seat)
    return to.say("plea-negated", seat=seat, what=what, cost=event.cost, number=to.number(event.number))


def demand(what: str, sponsor: int | None, to: Speech) -> str:
    """What is demanded: `a peaceful victory`, `Attack 12`, `that Red leave`."""
    if what == DISMISS and sponsor is not None:
        return to.say("demand-dismiss", seat=to.one(sponsor))
    if (station := station_in(what)) is not None:
        return to.say("demand-station", station=station)
    if (tech := tech_in(what)) is not None:
        return to.say("demand-tech", tech=tech)
    return to.say(f"demand-{what.replace(' ', '-')}") if what in (*DEMANDS, DRAFT_DARK) else what


@phrase(e.OfferAccepted)
def _accepted(event: e.OfferAccepted, to: Speech) -> str:
    side, number = SIDES[event.side], to.number(event.number)
    return to.say("offer-accepted", side=side, piece=event.power, gain=event.gain, number=number)


@phrase(e.Negotiated)
def _negotiated(event: e.Negotiated, to: Speech) -> str:
    by = to.some(event.quashed_by)
    return to.say("negotiated", outcome=event.outcome, number=to.number(event.number), **by)


@phrase(e.InvasionOver)
def _over(event: e.InvasionOver, to: Speech) -> None:
    """What it came to is said before."""


plain(
    {
        e.AssemblyEnded: "assembly-ended",
        e.Escaped: "escaped",
        e.RewardsGassed: "rewards-gassed",
        e.BoonsDue: "boons-due",
    }
)
