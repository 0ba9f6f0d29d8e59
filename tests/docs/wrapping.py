"""Lines of pages that are made from the code, not longer than others."""

import textwrap
from typing import Final

WIDTH: Final = 112


def item(text: str, *more: str) -> list[str]:
    """An entry of a list, wrapped; what follows it stands on lines of its own."""
    first, *rest = textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)
    return [f"- {first}", *(f"  {line}".rstrip() for line in (*rest, *more))]
