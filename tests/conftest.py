"""How every test is run: the same examples each time, and under `make fuzz` new ones."""

from hypothesis import HealthCheck, settings

# Machines that run several things at once are slow at random, which says nothing about an example.
_UNHURRIED = (HealthCheck.too_slow,)

settings.register_profile(
    "repeatable", derandomize=True, deadline=None, print_blob=True, suppress_health_check=_UNHURRIED
)
settings.register_profile("fuzz", max_examples=2000, deadline=None, print_blob=True, suppress_health_check=_UNHURRIED)
settings.load_profile("repeatable")
