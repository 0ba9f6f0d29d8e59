"""The options of a game: the rulebook values that were chosen for it, and those that all titles share."""

from collections.abc import Mapping

import msgspec

from adjudicator.engine.contract.title import (
    BY_ALL,
    CONFIRMED,
    ENDED_BY_VOTE,
    HOUSE_AFTER,
    HOUSE_PLAYERS,
    NEVER,
    STRONG,
    UNDERSTOOD,
)
from adjudicator.store.tables.values import Game


def options(game: Game) -> dict[str, str]:
    """The rulebook values chosen for a game."""
    return msgspec.json.decode(game.options, type=dict[str, str])


def waits_for_yes(chosen: Mapping[str, str]) -> bool:
    """Whether an order in other words stands only when its writer has said YES."""
    return chosen.get(UNDERSTOOD) == CONFIRMED


def ended_by_vote(chosen: Mapping[str, str]) -> str:
    """How many players must vote for an end of the game, in a word."""
    return chosen.get(ENDED_BY_VOTE, BY_ALL)


def house_strength(chosen: Mapping[str, str]) -> str:
    """How well programs of the house play, in a word."""
    return chosen.get(HOUSE_PLAYERS, STRONG)


def house_after(chosen: Mapping[str, str]) -> int:
    """After how many missed phases in a row a program of the house plays a seat; 0: never."""
    said = chosen.get(HOUSE_AFTER, NEVER)
    return 0 if said == NEVER else int(said)
