"""Sentences on hazards and legacies."""

from adjudicator.games.blutooth.events import hazards as h
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import Speech


@phrase(h.HazardDrawn)
def _drawn(event: h.HazardDrawn, to: Speech) -> str:
    return to.say("hazard-drawn", hazard=event.hazard, boss=event.boss, number=event.number)
