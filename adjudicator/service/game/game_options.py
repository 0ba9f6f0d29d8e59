"""The options of a game: the rulebook values that were chosen for it, and those that all titles share."""

from collections.abc import Mapping

import msgspec

from adjudicator.engine.contract.title import BY_ALL, CONFIRMED, ENDED_BY_VOTE, UNDERSTOOD
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
