"""All events of the Blutooth edition happen, and every piece is used: in random matches, in a deal, or in a case."""

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from adjudicator.cases.playing import Table
from adjudicator.cases.run import read
from adjudicator.core.chance import Chance
from adjudicator.core.event import Event
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.stores import StoreClosed, StoreKept
from adjudicator.games.blutooth.events.milestones import SeatTakenOver
from adjudicator.games.blutooth.events.techs import TechsRestored
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.use_prices import RIFT
from adjudicator.games.blutooth.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import opening

GAMES = 40
DEALS = 20
CASES = sorted((Path(__file__).parents[2] / "cases").glob("3*-blutooth-*.md"))
SELDOM = 3
"""One kind of events in so many may need more luck than so few matches have."""


def _in_cases() -> Iterator[tuple[str, frozenset[str]]]:
    """The kinds of events that happen in cases, each with the pieces that it shows as used."""
    own = opening(TITLE.name)
    for case in (case for path in CASES for case in read(path)):
        table = Table(TITLE, case)
        for step in case.steps:
            played = table.play(step)
            state = played.before
            for event in played.events:
                yield type(event).__name__, frozenset(own.used(state, event))
                state = event.apply(state)


def _cites(piece: Piece) -> bool:
    """Whether a piece, or the module that it stands in, names entries of the source."""
    return bool(getattr(piece, "entries", ()) or getattr(import_module(type(piece).__module__), "ENTRIES", ()))


def _in_deals() -> set[str]:
    """The kinds of events with which matches begin, with all aliens and everything that a match can have."""
    everything = {spec.name: "yes" for spec in TITLE.options if "yes" in spec.choices}
    return {
        type(event).__name__
        for dual in ("no", "shadow")
        for seed in range(DEALS)
        for event in TITLE.deal(
            TITLE.empty(
                len(TITLE.seats), TITLE.kept(everything | {"aliens": "all", "dual": dual, "legacies": "cursed"})
            ),
            Chance(b"deal %d" % seed),
        )
    }


def _named(kinds: tuple[type[Event[Match]], ...]) -> set[str]:
    return {kind.__name__ for kind in kinds}


@pytest.mark.search
def test_everything_happens() -> None:
    games = [play(TITLE.name, f"all of it {number}", opening(TITLE.name).phases) for number in range(GAMES)]
    assert [game.wrong for game in games if game.wrong is not None] == []
    happened = set().union(*(game.happened for game in games))
    used = set().union(*(game.used for game in games))
    assert len(_named(TITLE.events) - happened) * SELDOM < len(TITLE.events)
    shown = list(_in_cases())
    happened |= {kind for kind, _ in shown} | _in_deals()
    of_others = _named((SeatTakenOver, TechsRestored, StoreKept, StoreClosed))
    assert _named(TITLE.events) - happened <= of_others, "they belong to rulings, no techs left, and other titles"
    # Of an entry that a piece names, a case shows it: that is held together elsewhere. Rifts of all sizes are one.
    cited = {piece.name for piece in TITLE.pieces if _cites(piece) or piece.kind == RIFT}
    assert opening(TITLE.name).expected() - used - cited - set().union(*(pieces for _, pieces in shown)) == set()
