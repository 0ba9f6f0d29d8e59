"""Print every timing, and at the end all that was measured beside others."""

from benchmarks import (
    branches,
    deadline,
    dry_run,
    known,
    laps,
    letters,
    phases,
    ratios,
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
print()
ratios.report()
