"""What players read of each event."""

from collections.abc import Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.blutooth.phrases import (
    of_campaigns,
    of_dark,
    of_encounters,
    of_essence,
    of_faces,
    of_flares,
    of_haggles,
    of_laws,
    of_lucre,
    of_match,
    of_moons,
    of_mutants,
    of_nexus,
    of_pods,
    of_powers,
    of_praw,
    of_scores,
    of_ships,
    of_stations,
    of_techs,
)
from adjudicator.games.blutooth.phrases.of_encounters import demand, result
from adjudicator.games.blutooth.phrases.of_pods import driver, pod_face, snatched
from adjudicator.games.blutooth.phrases.telling import PHRASES
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech


def sentence(
    event: Event[Match], names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None
) -> str | None:
    """What `seat` reads of an event it was told (None: nobody's view, third person throughout)."""
    return PHRASES[type(event)](event, Speech(names, seat, words))


__all__ = [
    "PHRASES",
    "demand",
    "driver",
    "of_campaigns",
    "of_dark",
    "of_encounters",
    "of_essence",
    "of_faces",
    "of_flares",
    "of_haggles",
    "of_laws",
    "of_lucre",
    "of_match",
    "of_moons",
    "of_mutants",
    "of_nexus",
    "of_pods",
    "of_powers",
    "of_praw",
    "of_scores",
    "of_ships",
    "of_stations",
    "of_techs",
    "pod_face",
    "result",
    "sentence",
    "snatched",
]
