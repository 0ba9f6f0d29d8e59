"""What the processes of one run of the suite share: folders that are gone with it, as the environment names them."""

from typing import Final

CACHE: Final = "CACHE_DIRECTORY"
"""Where the program keeps what can be made anew."""
GAMES: Final = "PLAYED_GAMES"
"""Where games are kept that several files of tests look at."""
