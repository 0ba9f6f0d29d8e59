"""Sentences on second powers."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import faces as f
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.speech import Speech


@phrase(f.FacesDealt)
def _dealt(event: f.FacesDealt, to: Speech) -> str | None:
    said = [
        to.say("face-dealt", seat=to.one(seat), power=power)
        for seat, power in enumerate(event.powers)
        if power != HIDDEN
    ]
    return to.say("powers-dealt", powers=to.listed(said)) if said else None


plain({f.PowerChosen: "power-chosen"})
