"""What essences are made of beside what every piece may have of the `kit`."""

from adjudicator.games.blutooth.piece_kinds import Chore
from adjudicator.games.blutooth.systems.chores import best_lost, best_of, shed, tidied

__all__ = ["Chore", "best_lost", "best_of", "shed", "tidied"]
