"""Print every timing."""

from benchmarks import phases, simulation

phases.report()
print()
simulation.report()
