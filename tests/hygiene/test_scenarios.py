"""Every power and both sections of its flare are shown at work, and stopped, in a file of scenarios of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from tests.docs import pieces
from tests.docs.pieces import Told

FEWEST = 8
LANDED = [power for power in POWERS if f"{power.name}{FLARE}" in SECTIONS]


def missing(power: Piece, flares: tuple[Piece, ...], cases: list[Told]) -> Iterator[str]:
    """What the cases of a power do not show."""
    if len(cases) < FEWEST:
        yield f"{power.name} has {len(cases)} cases, fewer than {FEWEST}"
    # What a power always is, and what it only forbids or allows, is not used and cannot be stopped.
    if any(not rule.inherent for rule in power.rules):
        shown = pieces.shown(power.name, cases)
        if not shown.used:
            yield f"{power.name} is never used"
        if not shown.stopped:
            yield f"{power.name} is never stopped"
    for flare in flares:
        if not pieces.shown(flare.name, cases).used:
            yield f"{flare.name} is never played"
    if flares and not any(pieces.shown(flare.name, cases).stopped for flare in flares):
        yield f"neither {' nor '.join(flare.name for flare in flares)} is ever stopped"


@pytest.mark.parametrize("power", LANDED, ids=lambda power: power.name)
def test_a_power_and_its_flares_are_shown(power: Piece) -> None:
    path = pieces.scenarios(power)
    assert path.exists(), f"write {path.name}: the power at work, not at work, zapped, and both sections of its flare"
    cases = [case for case in pieces.told() if case.path == path]
    assert list(missing(power, SECTIONS[f"{power.name}{FLARE}"], cases)) == []


def test_what_is_not_shown_is_found() -> None:
    power = LANDED[0]
    flares = SECTIONS[f"{power.name}{FLARE}"]
    nothing = [Told(Path("none.md"), "", ())] * FEWEST
    few = f"{power.name} has {FEWEST - 1} cases, fewer than {FEWEST}"
    assert few in missing(power, flares, nothing[1:])
    said = [f"Red used {power.name} against Blue.", f"Red's {power.name} was stopped."]
    said += [f"Red played {flare.name}." for flare in flares]
    assert list(missing(power, flares, [*nothing, Told(Path("none.md"), "", tuple(said))])) == [
        f"neither {' nor '.join(flare.name for flare in flares)} is ever stopped"
    ]
