"""Texts that people have read, held word for word."""

import os
from pathlib import Path
from typing import Final

RENEW: Final = os.environ.get("GOLDEN") == "renew"
"""Whether they are written anew, under `make golden`."""


def held(file: Path, text: str) -> str:
    """What a text must say; nothing where nobody has read it yet."""
    if RENEW:
        file.write_text(text, encoding="utf-8")
    return file.read_text(encoding="utf-8") if file.exists() else ""
