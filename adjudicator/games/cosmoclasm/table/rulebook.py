"""The rulebook values of Cosmoclasm: every point the printed rules leave open, and what can be played instead."""

from adjudicator.engine.contract.title import OptionSpec
from adjudicator.games.cosmoclasm.table.cards import SPLITS

OPTIONS = (
    OptionSpec(
        "tempo",
        ("lap", "round", "turn"),
        "Who must answer in a phase: everybody for one turn each, everybody for a whole round, or only the player "
        "whose turn it is. After that the phase goes on as long as plans answer, at most to the end of the round.",
    ),
    OptionSpec(
        "cards",
        SPLITS,
        "How the 85 force cards are divided into black and white ones: the source does not say.",
    ),
    OptionSpec("abilities", ("no", "yes"), "Whether every faction has its card with an ability of its own."),
    OptionSpec(
        "adjacent",
        ("planet", "own"),
        "Which stations at other planets break a tie: those one grid line away from any point of the planet, or only "
        "those one grid line away from a station that the same player has at the planet.",
    ),
    OptionSpec(
        "start",
        ("drawn", "last"),
        "Who starts when the player with the stargate superiority names nobody: a player drawn at random, or the "
        "last to retire, as without it.",
    ),
)
"""The first choice of each is the default."""
