"""The deal: planets, hands, and in games of two the local resistance."""

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoclasm.table.board import PLANETS
from adjudicator.games.cosmoclasm.table.cards import deck, is_black
from adjudicator.games.cosmoclasm.table.state import Solar

TITLE = title("cosmoclasm")


def dealt(players: int, seed: int) -> Solar:
    """The table after the deal."""
    table = TITLE.empty(players, {})
    state = fold(table, TITLE.deal(table, Chance(f"deal {seed}".encode())))
    assert isinstance(state, Solar)
    return state


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_eight_cards_and_every_planet_a_number(players: int) -> None:
    state = dealt(players, players)
    assert [len(hand) for hand in state.hands] == [8] * players
    assert sorted(state.counters) == list(PLANETS)
    assert state.counters != PLANETS


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fewer_play_the_first_factions(players: int) -> None:
    assert dealt(players, 1).seats == ("Martians", "Humans", "Cyborgs", "Hiveminds", "Radiants")[:players]


def test_every_pile_of_resistance_has_one_black_card() -> None:
    for seed in range(20):
        state = dealt(2, seed)
        assert [sum(map(is_black, pile)) for pile in state.resistance] == [1] * len(PLANETS)
        cards = [card for pile in (*state.resistance, *state.hands, state.deck) for card in pile]
        assert sorted(cards) == list(deck("balanced"))


def test_there_is_none_among_more_players() -> None:
    assert dealt(3, 0).resistance == ((),) * len(PLANETS)


def test_the_first_player_is_drawn() -> None:
    assert {dealt(3, seed).turn for seed in range(20)} == {0, 1, 2}
