"""Positions of games that were played at random, and letters about them."""

from functools import cache
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.contract.games import Game, Played, game, setups
from tests.properties.perverse import letter

GAMES = 12
"""Of all the games of a title, as different ones as can be."""
HURRIED = settings(suppress_health_check=list(HealthCheck))
_MANY = 100
"""More examples than this are asked for only by whoever looks for new ones, as `make fuzz` does."""


def few(examples: int) -> settings:
    """At most so many examples in every run, where each of them takes long; as many as anywhere under `make fuzz`."""
    usual = settings.get_profile(settings.get_current_profile_name()).max_examples
    return settings(HURRIED, max_examples=usual if usual > _MANY else min(examples, usual))


@cache
def positions(name: str) -> tuple[tuple[Game, Played], ...]:
    """Some boundaries of some games of a title, by bots and at random."""
    every = [setup for setup in setups() if setup.title == name]
    games = [game(setup) for setup in every[:: max(1, len(every) // GAMES)][:GAMES]]
    starts = [min(i % 5 + 1, len(one.phases) - 1) for i, one in enumerate(games)]  # short games by their last phase
    return tuple((one, phase) for start, one in zip(starts, games, strict=True) for phase in one.phases[start::3])


@cache
def letters(name: str, where: int, seat: int) -> st.SearchStrategy[Any]:
    """Any letter of a seat in one of the positions."""
    played, phase = positions(name)[where]
    return letter(played.title, played.title.vocabulary(phase.views[seat], seat))
