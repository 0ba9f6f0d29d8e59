"""Whole games between house bots, without mail: challenges a second."""

from adjudicator.service.simulate import rehearse

GAMES = 40
PLAYERS = 5


def report() -> None:
    """Print the figures."""
    done = rehearse("postal-cosmic", players=PLAYERS, games=GAMES, seed="benchmark")
    print(f"{done.games} games of {PLAYERS} bots: {done.phases} phases, {done.challenges} challenges, one process")
    print(f"  {done.challenges / done.seconds:.0f} challenges a second, bots included")
