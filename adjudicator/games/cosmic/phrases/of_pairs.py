"""Sentences on planets that a power has paired, or merged."""

from adjudicator.games.cosmic.events import pairs as p
from adjudicator.games.cosmic.events.towers import PlanetMerged
from adjudicator.games.cosmic.phrases.telling import phrase
from adjudicator.games.cosmic.table.speech import Speech


@phrase(p.PlanetsPaired)
def _paired(event: p.PlanetsPaired, to: Speech) -> str:
    one, other = map(to.place, event.places)
    return to.say("planets-paired", seat=to.one(event.seat), one=one, second=other)


@phrase(p.PairEvened)
def _evened(event: p.PairEvened, to: Speech) -> str | None:
    if not event.sources:
        return None
    sources, batches = to.batches(event.sources, "from"), to.batches(event.to, "to")
    return to.say("pair-evened", seat=to.one(event.seat), sources=sources, batches=batches)


@phrase(p.PairParted)
def _parted(event: p.PairParted, to: Speech) -> str:
    one, other = map(to.place, event.places)
    return to.say("pair-parted", seat=to.one(event.seat), one=one, second=other)


@phrase(PlanetMerged)
def _merged(event: PlanetMerged, to: Speech) -> str:
    one, other = to.place(event.level), to.place(event.place)
    return to.say("planet-merged", seat=to.one(event.seat), one=one, second=other)
