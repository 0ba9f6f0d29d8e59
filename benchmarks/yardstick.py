"""How quick the machine is meanwhile: random plies of python-chess, by which a time can be divided.

Our machines share their cores with others, and are half as quick again in one hour as in the next.
"""

from random import Random
from time import process_time
from typing import Final

from chess import Board

from benchmarks import ratios

ASKED_FOR: Final = 37.0
"""Microseconds of a random ply on the machine for which times are asked."""
_PLIES: Final = 1000


class Yardstick:
    """Random plies between what is timed: is the game over, which moves are legal, and one of them is made."""

    def __init__(self) -> None:
        self._chance = Random(1)
        self._board = Board()
        self._spent = 0.0
        self._plies = 0

    def lay(self) -> None:
        """Play a thousand plies, about 50 ms."""
        start = process_time()
        for _ in range(_PLIES):
            if self._board.is_game_over():
                self._board = Board()
            self._board.push(self._chance.choice(list(self._board.legal_moves)))
        self._spent += process_time() - start
        self._plies += _PLIES

    def told(self, milliseconds: float, what: str = "") -> str:
        """A time in plies, and what it would be where plies take as long as on the machine it is asked for.

        It is told again among the ratios if it is said `what` takes so long.
        """
        ply = self._spent / self._plies * 1e6
        there = milliseconds * ASKED_FOR / ply
        plies = milliseconds * 1e3 / ply
        if what:
            ratios.note(what, plies, "random plies of python-chess")
        said = f"{plies:,.1f} random plies of python-chess, which take {ply:.0f} us meanwhile"
        return f"{said}; where they take {ASKED_FOR:.0f}, {there:.3g} ms"
