"""How many games the machine plays, and how long ones."""

import os

from hypothesis import HealthCheck, settings

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
