"""Who holds which flare can be told from nothing, as long as it is not played: not from events, nor from rounds."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any, NamedTuple

import pytest

from adjudicator.core.codec import encode
from adjudicator.core.event import Event, told
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import ASKS, Piece
from adjudicator.engine.contract.questions import SILENT, Ask, OneOf, Standing
from adjudicator.engine.contract.trace import How
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.cosmic.events.flare_events import CardsSwept
from adjudicator.games.cosmic.kit import CosmicAt, Script
from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.recorded import Recorded
from tests.fuzz.example import Letter
from tests.fuzz.letters import written
from tests.fuzz.postal_cosmic.positions import dealt
from tests.fuzz.table import Table
from tests.leaks.flares import Swap, swaps

PHASES = 8
TRIED = 8
"""So many swaps are looked at in a phase."""
GAMES = range(16)


def meeting(game: int) -> tuple[Piece, ...]:
    """The powers that meet in a game: pairs from everywhere among all pairs."""
    pairs = list(combinations(POWERS, 2))
    return pairs[game * len(pairs) // len(GAMES)]


class Lived(NamedTuple):
    """A phase as one seat lives it: all that happens, what it is told, and in which views it is asked what."""

    events: tuple[Event[Any], ...]
    heard: bytes
    asked: list[tuple[bytes, tuple[int, str, int, str]]]
    ordered: tuple[Choice, ...]
    """What was done as ordered: a card that is offered in vain comes to no light, and still matters."""


def lived(table: Table, letters: tuple[Letter, ...], watcher: int, swap: Swap | None = None) -> Lived:
    """The open phase with everybody's letters as they are."""
    state: Any = table.state
    views: Any = table.views
    if swap is not None:
        state, views = swap.made(state), tuple(swap.made(view) for view in views)
        assert views[watcher] == table.views[watcher]
        assert table.title.faults(state) == ()
    standing: list[Standing] = [SILENT for _ in views]
    for letter in letters:
        if letter.clauses is not None:
            standing[table.state.seats.index(letter.seat)] = StandingOrders(letter.clauses)
    recorded = Recorded(standing[watcher])
    standing[watcher] = recorded
    out = adjudicate(table.title, state, views, standing, table.chance)
    final = {(answer.seat, answer.about, answer.where, answer.detail) for answer in out.answers}
    asked = [(view, key) for key, (view, _) in recorded.asked.items() if key in final]
    ordered = tuple([answer.choice for answer in out.answers if answer.how is How.ORDERED])
    return Lived(out.events, encode(told(out.events, watcher)), asked, ordered)


def compared(game: int) -> Iterator[tuple[str, Lived, Lived]]:
    """Phases in which neither card of a swap comes to light, with the card on one side and on the other."""
    table = Table(dealt(f"flares {game}", meeting(game)))
    for _ in range(PHASES):
        if table.over:
            return
        letters = written(table)
        for swap in islice(table.chance.shuffle(f"swaps/{table.title.label(table.state)}", tuple(swaps(table))), TRIED):
            one = lived(table, letters, swap.watcher)
            other = lived(table, letters, swap.watcher, swap)
            names = [f'"{card}"'.encode() for card in (swap.flare, swap.other)]
            if not any(name in encode((one.events, other.events, one.ordered, other.ordered)) for name in names):
                yield f"{game}, {table.title.label(table.state)}: {swap}", one, other
        table.play(letters)


@pytest.mark.parametrize("game", GAMES)
def test_a_flare_that_is_not_played_leaves_no_trace(game: int) -> None:
    count = 0
    for what, one, other in compared(game):
        assert one.heard == other.heard, what
        assert one.asked == other.asked, what
        count += 1
    assert count > PHASES


def _swept(at: CosmicAt, moment: str) -> Script:
    """A house that says aloud when somebody could play a flare."""
    if (ASKS, moment) in at.run.live:
        yield CardsSwept()


def _asked(at: CosmicAt, moment: str) -> Script:
    """A house that asks everybody whether somebody may play a flare, if somebody could."""
    if (ASKS, moment) in at.run.live:
        yield [Ask(seat, "pardon", OneOf(()), where=at.where, detail=moment) for seat in at.state.seats_in()]


@pytest.mark.parametrize("leak", [_swept, _asked])
def test_a_leak_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CosmicAt, "flares", leak)
    assert any(one[1:] != other[1:] for game in GAMES for _, one, other in compared(game))
