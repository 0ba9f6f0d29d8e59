"""Sentences on powers, resupplies, phases, and the end."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import milestones as m
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
from adjudicator.games.blutooth.table.match import PHASES
from adjudicator.games.blutooth.table.speech import Speech


@phrase(m.PowersDealt)
def _powers(event: m.PowersDealt, to: Speech) -> str | None:
    said = [
        to.say("power-dealt", seat=to.one(seat), power=power)
        for seat, power in enumerate(event.powers)
        if power != HIDDEN
    ]
    return to.say("powers-dealt", powers=to.listed(said)) if said else None


@phrase(m.PowerUsed)
def _power_used(event: m.PowerUsed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.power, number=number, **against(event.seat, event.against, to))


@phrase(m.Found)
def _found(event: m.Found, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.cache)
    if event.pod == HIDDEN:
        return to.say("finder-looked", seat=seat, other=other)
    return to.say("finder-found", seat=seat, other=other, pod=event.pod, there=event.there)


@phrase(m.PhaseOpened)
def _phase(event: m.PhaseOpened, to: Speech) -> str:
    wave, letter = divmod(event.phase - 1, PHASES)
    return to.say("phase-opened", wave=wave + 1, letter=letter + 1)


@phrase(m.Missed)
def _missed(event: m.Missed, to: Speech) -> str | None:
    return to.say("missed", **to.some(event.missed)) if event.missed else None


@phrase(m.Ended)
def _ended(event: m.Ended, to: Speech) -> str:
    by = event.by.replace(" ", "-")
    return to.say("ended", by=by, several=len(event.winners) > 1, **to.some(event.winners))


plain(
    {
        m.UseCancelled: "cancelled",
        m.AlienZapped: "alien-zapped",
        m.PowerLost: "power-lost",
        m.PowerRegained: "power-regained",
        m.Gathered: "gathered",
        m.GatheredSpent: "gathered-spent",
        m.CacheRenewed: "cache-renewed",
        m.Resupplied: "resupplied",
        m.Plagued: "plagued",
        m.PlagueOver: "plague-over",
        m.SeatTakenOver: "seat-taken-over",
    }
)
