"""The notice to the players of a public game, before its pages show them."""

from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game


def told(game: Game) -> tuple[str, ...]:
    """The notice for a public game; empty for any other."""
    return (say("public"),) if game.public else ()
