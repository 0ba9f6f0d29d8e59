"""Print every timing."""

from benchmarks import (
    branches,
    deadline,
    dry_run,
    known,
    laps,
    letters,
    phases,
    rendering,
    rounds,
    simulation,
    starting,
    waves,
)

phases.report()
print()
known.report()
print()
simulation.report()
print()
rounds.report()
print()
laps.report()
print()
waves.report()
print()
branches.report()
print()
dry_run.report()
print()
rendering.report()
print()
deadline.report()
print()
starting.report()
print()
letters.report()
