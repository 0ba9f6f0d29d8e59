"""Proofs of techs: what is wrong with them, and others that a player could not tell apart from them."""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.pieces import TECHS
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.techs import HeldTechs, undealt

NAMES = tuple([tech.name for tech in TECHS])


def tech_faults(state: Match) -> Iterator[str]:
    """Every tech is there once, with a number of its own, and none belongs to somebody who is out."""
    held = Counter([*[one.name for one in state.techs], *state.scrapped_techs])
    for name, count in held.items():
        if name not in NAMES:
            yield f"there is no tech {name}"
        elif count > 1:
            yield f"the tech {name} is there {count} times"
    numbers = [one.number for one in state.techs]
    if len({*numbers}) < len(numbers):
        yield "two techs have the same number"
    for one in state.techs:
        if one.ships < 0:
            yield f"fewer than no ships are on {one.name}"
        if state.eliminated[one.seat]:
            yield f"{state.seats[one.seat]} is out and has {one.name}"


def techs_filled(view: Match, chance: Chance, label: str) -> HeldTechs:
    """The techs, with any that could be there in place of those that the view does not know."""
    left = sorted(undealt(NAMES, view.techs, view.scrapped_techs))
    drawn = iter(chance.choose(f"{label}/techs", left, len(left)))
    return tuple([replace(one, name=next(drawn)) if one.name == HIDDEN else one for one in view.techs])
