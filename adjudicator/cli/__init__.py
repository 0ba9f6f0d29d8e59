"""The commands a game master types."""

import gc
from typing import Final

SELDOM: Final = 50_000
"""Libraries and titles stay until the end, so the collector need not go through them for every thousand new things."""
# Here, because everything else is loaded after it.
gc.set_threshold(SELDOM)
