"""Nothing is lost, counted twice, leaked or ended too soon, whatever people, servers and power cuts do.

Here a few games of a few steps, the same each time. `make machine` plays many more and longer ones at random, and
prints the shortest list of steps that comes to something wrong.
"""

import os

from hypothesis import HealthCheck, settings

from tests.machine.play import Play, Serve

EXAMPLES = int(os.environ.get("MACHINE", "0"))


def machine_settings(examples: int, steps: int) -> settings:
    """So many games of so many steps; MACHINE says another number of longer ones."""
    return settings(
        max_examples=EXAMPLES or examples,
        stateful_step_count=40 if EXAMPLES else steps,
        derandomize=not EXAMPLES,
        database=None,
        deadline=None,
        print_blob=False,
        suppress_health_check=list(HealthCheck),
    )


TestPlay = Play.TestCase
TestPlay.settings = machine_settings(5, 12)

TestServe = Serve.TestCase
TestServe.settings = machine_settings(2, 6)
