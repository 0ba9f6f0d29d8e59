"""Dimensions: what the source of a title calls values of its rulebook, such as `nuclear` for a match with flares."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from adjudicator.engine.contract.misstatements import guess


class Dimension(NamedTuple):
    """A rulebook value by its name and choice; or a sentence that says why nobody can choose this one."""

    option: str = ""
    value: str = ""
    why: str = ""


def chosen_by(dimensions: Mapping[str, Dimension], said: Iterable[str]) -> dict[str, str]:
    """The rulebook values that these dimensions stand for; one text may name several with commas between them.

    Raises ValueError with one sentence if one is not known, cannot be chosen, or contradicts another.
    """
    chosen: dict[str, str] = {}
    by: dict[str, str] = {}
    for name in [word.strip().casefold() for text in said for word in text.split(",") if word.strip()]:
        found = dimensions.get(name)
        if found is None:
            there = f"there are {', '.join(dimensions)}" if dimensions else "this title has none"
            raise ValueError(f"there is no dimension {name!r}; {there}{guess(name, dimensions)}")
        if found.why:
            raise ValueError(f"{name} cannot be chosen: {found.why}")
        if chosen.setdefault(found.option, found.value) != found.value:
            raise ValueError(f"{by[found.option]} and {name} exclude each other: both decide {found.option}")
        by.setdefault(found.option, name)
    return chosen
