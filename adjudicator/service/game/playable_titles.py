"""Which title somebody means who names it in their own words: `cosmic`, `Cosmic Encounter`, `postal-cosmic`."""

from typing import Any

from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.service.settings import lookalikes


def meant(said: str) -> Title[Any] | None:
    """The one title in whose name all these words stand; None if they stand in none, or in several."""
    wanted = set(lookalikes.words(said))
    if not wanted:
        return None
    every = catalogue.titles().values()
    exact = [one for one in every if lookalikes.alike(said, one.name) or lookalikes.alike(said, one.heading)]
    found = exact or [one for one in every if wanted.issubset(lookalikes.words(f"{one.name} {one.heading}"))]
    return found[0] if len(found) == 1 else None
