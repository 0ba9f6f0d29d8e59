"""Which title somebody means who names it in their own words: `cosmic`, `Cosmic Encounter`, `postal-cosmic`."""

from typing import Any, Final

from adjudicator.engine.contract.title import Title
from adjudicator.games import catalogue
from adjudicator.service.settings import lookalikes

TUTORIAL: Final = "tutorial"
"""What somebody plays who would like to learn it; the name of a title may follow."""


def to_learn(said: str) -> Title[Any] | None:
    """The title that somebody would like to learn; None if they ask for no tutorial, or for that of no title here."""
    word, _, rest = said.strip().partition(" ")
    if not lookalikes.alike(word, TUTORIAL):
        return None
    if rest.strip():
        return meant(rest)
    return next((one for one in catalogue.titles().values() if one.first_to_learn), None)


def meant(said: str) -> Title[Any] | None:
    """The one title in whose name all these words stand; None if they stand in none, or in several."""
    wanted = set(lookalikes.words(said))
    if not wanted:
        return None
    every = catalogue.titles().values()
    exact = [one for one in every if lookalikes.alike(said, one.name) or lookalikes.alike(said, one.heading)]
    found = exact or [one for one in every if wanted.issubset(lookalikes.words(f"{one.name} {one.heading}"))]
    return found[0] if len(found) == 1 else None
