"""Print every timing."""

from benchmarks import branches, phases, rounds, simulation

phases.report()
print()
simulation.report()
print()
rounds.report()
print()
branches.report()
