"""Nothing is lost, counted twice, leaked or ended too soon, whatever people, servers and power cuts do.

Here a few games of a few steps, the same each time. `make machine` plays many more and longer ones at random, and
prints the shortest list of steps that comes to something wrong.
"""

import os

from hypothesis import HealthCheck, settings

from tests.machine.steps import Play

EXAMPLES = int(os.environ.get("MACHINE", "0"))

TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=EXAMPLES or 6,
    stateful_step_count=40 if EXAMPLES else 14,
    derandomize=not EXAMPLES,
    database=None,
    deadline=None,
    print_blob=False,
    suppress_health_check=list(HealthCheck),
)
