"""How much is looked at of what there is much of: a part in each run of the suite, everything under `make samples`."""

import os
from collections.abc import Sequence
from typing import Final, TypeVar

EVERYTHING: Final = os.environ.get("SAMPLES") == "all"
"""Whether everything is looked at."""

Sampled = TypeVar("Sampled")


def some(of: Sequence[Sampled], one_in: int) -> Sequence[Sampled]:
    """One in so many of these, the first among them; under `make samples` all of them."""
    return of if EVERYTHING else of[::one_in]
