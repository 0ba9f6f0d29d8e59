"""Small positions and hard ones: how many positions can come of a phase, and in how many ways."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from adjudicator.core.event import fold
from adjudicator.core.piles import taken
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.events.token_moves import Defended, Launched, TokensRemoved
from adjudicator.games.cosmic.table.state import Cosmic
from tests.perft.perft import by_phase, by_stage
from tests.perft.positions import EVERYTHING, HARD, Hard
from tests.sampling import some

TITLE = title("postal-cosmic")
RED, BLUE, GREEN = range(3)


def position(phase: int, powers: tuple[str, str, str], *hands: tuple[str, ...], **changes: object) -> Cosmic:
    """Three players with few tokens: Red and Blue have four on one planet and two on another, Green has one planet."""
    table = TITLE.empty(3, {})
    assert isinstance(table, Cosmic)
    held = [card for hand in hands for card in hand]
    table = replace(table, turn=1, phase=phase, powers=powers, hands=hands, deck=taken(table.deck, held), **changes)
    gone = [TokensRemoved(seat, 2, 0, ((seat * 5 + 1, 2),)) for seat in (RED, BLUE)]
    gone += [TokensRemoved(seat, 4, 0, ((seat * 5 + i, 4),)) for seat in (RED, BLUE) for i in (2, 3, 4)]
    gone += [TokensRemoved(GREEN, 4, 0, ((10 + i, 4),)) for i in range(1, 5)]
    return fold(table, gone)


def launching() -> Cosmic:
    """Phase 1: Red and Blue attack each other's system; Red, with a token in the Warp, may play Mobius Tubes."""
    hands = (("Attack 8", "Mobius Tubes"), ("Attack 8",), ("Attack 8",))
    state = position(1, ("Virus", "Macron", "Oracle"), *hands, targets=((BLUE, BLUE), (RED, RED), None))
    return replace(state, warp=(1, 0, 0), out=(state.out[RED] - 1, *state.out[1:]))


def fighting() -> Cosmic:
    """Phase 3: Red attacks Blue and Blue attacks Red; Red is Oracle, Green has Zap and Emotion Control."""
    hands = (
        ("Attack 12", "Attack 8", "Compromise"),
        ("Attack 10", "Attack 6", "Compromise"),
        ("Cosmic Zap", "Emotion Control"),
    )
    state = position(3, ("Oracle", "Virus", "Macron"), *hands)
    attacks = (
        Launched(1, RED, BLUE, 6, ((0, 1),)),
        Launched(2, BLUE, RED, 1, ((5, 1),)),
        Defended(BLUE, 6, ((1, 2),)),
        Defended(RED, 1, ((2, 2),)),
    )
    return fold(state, attacks)


def dealing() -> Cosmic:
    """Phase 4: Red and Blue must deal, over a planet that Green has tokens on; Void and Zombie lose nothing alike."""
    hands = (("Attack 8", "Cosmic Zap"), ("Attack 6",), ("Cosmic Zap",))
    state = position(4, ("Void", "Zombie", "Clone"), *hands)
    state = fold(state, (Launched(1, RED, BLUE, 6, ((0, 1),)), Defended(BLUE, 6, ((1, 2),))))
    (fight,) = state.challenges
    return replace(state, challenges=(replace(fight, cone=0, deal=True),), out=(state.out[RED] + 1, *state.out[1:]))


@pytest.mark.parametrize(
    ("make", "ways", "positions"),
    [(launching, 600, 600), (fighting, 2496, 376), (dealing, 96, 8)],
)
def test_perft(make: Callable[[], Cosmic], ways: int, positions: int) -> None:
    state = make()
    assert TITLE.faults(state) == ()
    found = by_phase(TITLE, state)
    assert found == by_stage(TITLE, state)
    assert (found.total(), len(found)) == (ways, positions)


@pytest.mark.parametrize("hard", some(HARD, 2), ids=lambda hard: hard.name)
def test_hard_positions(hard: Hard) -> None:
    state, _ = TITLE.position(f"turn 2 phase {hard.phase}, 3 players", hard.statements, EVERYTHING)
    assert isinstance(state, Cosmic)
    assert not any(state.powerless)
    found = by_phase(TITLE, state)
    assert found == by_stage(TITLE, state)
    assert (found.total(), len(found)) == (hard.ways, hard.positions)
