"""How long tests wait for what comes at once."""

from typing import Final

PATIENCE: Final = 300.0
"""Seconds. A machine that does ten other things is not at fault, and what never comes is a fault however late."""
