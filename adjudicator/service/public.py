"""What the players of a public game are told before they are shown on its pages."""

from adjudicator.store.values import Game

PUBLISHED = (
    "This game is public: what everybody at the table may know of it is shown on web pages, with the names of its "
    "players, and never with their addresses or messages. When it has ended, hands and orders are shown there, too."
)


def told(game: Game) -> tuple[str, ...]:
    """The same for a public game, nothing for any other."""
    return (PUBLISHED,) if game.public else ()
