"""What the players of a public game are told before they are shown on its pages."""

from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game


def told(game: Game) -> tuple[str, ...]:
    """The same for a public game, nothing for any other."""
    return (say("public"),) if game.public else ()
