"""What the artifacts of the mutant forge are made of beside what every piece may have of the `kit`."""

from adjudicator.games.blutooth.acts.second_lots import drafted_again, snatched_again
from adjudicator.games.blutooth.encounters.slimes import can_be_slimed, slimed
from adjudicator.games.blutooth.events.mutants import DriverClouded, FlagshipRepaired
from adjudicator.games.blutooth.events.pods import PodsDrafted
from adjudicator.games.blutooth.table.backs import kind

__all__ = [
    "DriverClouded",
    "FlagshipRepaired",
    "PodsDrafted",
    "can_be_slimed",
    "drafted_again",
    "kind",
    "slimed",
    "snatched_again",
]
