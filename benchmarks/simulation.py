"""Whole games between house bots, without mail: challenges a second."""

from adjudicator.service.simulate import games

GAMES = 40
PLAYERS = 5


def report() -> None:
    """Print the figures."""
    done = games("postal-cosmic", players=PLAYERS, count=GAMES, seed="benchmark", jobs=1)
    print(f"{done.games} games of {PLAYERS} bots: {done.phases} phases, {done.challenges} challenges")
    print(f"  {done.challenges / done.seconds:.0f} challenges a second")
