"""The names of pictures that our letters show, by which they are recognised in answers."""

from typing import Final

SHOWN_NAME: Final = "picture-from-the-game-master.png"
"""The name of a picture shown in a page; it is recognised by this name when it comes back in an answer."""
SHOWN_NAMES: Final = frozenset((SHOWN_NAME, "picture-from-the-games-master.png"))
"""Its name in letters that were sent earlier."""
