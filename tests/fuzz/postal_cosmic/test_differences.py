"""Everything that a piece says it does, it does: without it the same games go otherwise."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from adjudicator.core.codec import encode
from adjudicator.core.event import Event, fold, told
from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.cosmic.kit import Flare
from adjudicator.games.cosmic.pieces import BY_NAME, PIECES, POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE, edition
from adjudicator.games.cosmic.title import TITLE
from adjudicator.games.cosmic.told import pieces_in_force
from tests.contract.games import RandomOrders
from tests.fuzz.postal_cosmic.positions import dealt
from tests.fuzz.table import Table
from tests.sampling import some

GAMES = 200
"""So many games are played until a piece has changed enough; seldom can some be used at all."""
PHASES = 12
ENOUGH = 3
"""In so many phases something must be different: once may be a card that was drawn because it was not played."""

EDITIONS = [power for power in POWERS if power.modern]


def blank(piece: Piece) -> Piece:
    """A piece of the same name and words that does nothing."""
    kind = type(piece)
    idle: Piece = type(kind.__name__, (kind,), {"rules": ()})()
    return idle


def forget() -> None:
    """Drop what was looked up of the pieces in force."""
    pieces_in_force._pieces.cache_clear()
    pieces_in_force.in_force.cache_clear()


@contextmanager
def without(piece: Piece) -> Iterator[None]:
    """The game with a blank in this piece's place."""
    with pytest.MonkeyPatch.context() as patch:
        instead = blank(piece)
        patch.setitem(BY_NAME, piece.name, instead)
        others = Pieces([instead if one is piece else one for one in TITLE.pieces])
        patch.setattr(TITLE, "pieces", others, raising=False)
        for card, sections in SECTIONS.items():
            if piece in sections:
                wild, strong = (instead if one is piece else one for one in sections)
                patch.setitem(SECTIONS, card, (wild, strong))
        forget()
        yield
    forget()


def orders(table: Table) -> list[Standing]:
    """Everybody answers whatever he is asked at random, and alike in both games."""
    return [RandomOrders(table.chance, f"{table.title.label(table.state)}/{seat}") for seat in range(len(table.views))]


def deal(piece: Piece, seed: str) -> Table:
    """A game in which the first seat has the piece."""
    if not isinstance(piece, Flare):
        power = piece.kind == "power"
        return Table(dealt(seed, [piece] if power else [], holding=() if power else [piece.name]))
    power_of = BY_NAME.get(piece.card.removesuffix(FLARE))
    strong = piece.name.startswith("Super")
    others = [power for power in POWERS if power is not power_of]
    other = others[sum(seed.encode()) % len(others)]
    powers = [power for power in ((power_of, other) if strong else (other, power_of)) if power is not None]
    return Table(dealt(seed, powers, holding=[piece.card]))


def observed(events: Sequence[Event[Any]], names: Sequence[str]) -> list[bytes]:
    """What happened, but for events that speak of the piece itself: that it is played, or who gets its card."""
    written = (encode(event) for event in events)
    return [one for one in written if not any(f'"{name}"'.encode() in one for name in names)]


def on(table: Table, events: Sequence[Event[Any]], state: Any) -> None:
    """Go on with what happened."""
    table.state = state
    table.views = tuple(fold(view, told(events, seat)) for seat, view in enumerate(table.views))


def differing(piece: Piece, games: int = GAMES) -> Iterator[str]:
    """Every phase that goes otherwise without the piece."""
    names = (piece.name, piece.card) if isinstance(piece, Flare) else (piece.name,)
    for game in range(games):
        table = deal(piece, f"{piece.name} {game}")
        for phase in range(PHASES):
            if table.over:
                break
            out = adjudicate(TITLE, table.state, table.views, orders(table), table.chance)
            with without(piece):
                other = adjudicate(TITLE, table.state, table.views, orders(table), table.chance)
            if observed(out.events, names) != observed(other.events, names):
                yield f"{game}/{phase}"
            on(table, out.events, out.state)


def differing_editions(power: Piece) -> Iterator[str]:
    """Every phase that goes otherwise in the modern edition of a power."""
    option = edition(power.name)
    flares = [piece for piece in PIECES if isinstance(piece, Flare) and piece.card == f"{power.name}{FLARE}"]
    for game in range(GAMES):
        piece = (power, *flares)[game % (1 + len(flares))]
        table = deal(piece, f"{option} {game}")
        for phase in range(PHASES):
            if table.over:
                break
            outs = []
            for chosen in ("modern", "classic"):
                state: Any = table.state
                state = replace(state, options={**state.options, option: chosen})
                outs.append(adjudicate(TITLE, state, table.views, orders(table), table.chance))
            if observed(outs[0].events, ()) != observed(outs[1].events, ()):
                yield f"{game}/{phase}"
            on(table, outs[1].events, outs[1].state)


@pytest.mark.parametrize("piece", some(PIECES, 4), ids=lambda piece: piece.name)
def test_a_piece_changes_something(piece: Piece) -> None:
    found = list(islice(differing(piece), ENOUGH))
    assert len(found) == ENOUGH, f"{piece.name} changes nothing in {GAMES} games, but in {found}"


@pytest.mark.parametrize("kind", ["power", "edict", "flare", "reinforcement"])
def test_a_blank_changes_nothing(kind: str) -> None:
    """Neither does a game differ from itself."""
    piece = next(piece for piece in PIECES if piece.kind == kind)
    with without(piece):
        assert list(differing(BY_NAME[piece.name], 2)) == []


@pytest.mark.parametrize("power", some(EDITIONS, 4), ids=lambda power: power.name)
def test_an_edition_changes_something(power: Piece) -> None:
    """The power, or its flares, do something else in the modern edition."""
    found = list(islice(differing_editions(power), ENOUGH))
    assert len(found) == ENOUGH, f"the editions of {power.name} are alike in {GAMES} games, but in {found}"
