"""Print every timing."""

from benchmarks import phases, rounds, simulation

phases.report()
print()
simulation.report()
print()
rounds.report()
