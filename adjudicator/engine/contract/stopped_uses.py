"""Stopped uses: what a seat set about in a phase and somebody stopped, as the seat was told it."""

from msgspec import Struct


class StoppedUse(Struct, frozen=True):
    """A use that came to nothing: the kind of question that called for it, its detail and challenge, and who did it.

    `detail` may be only how the question's own begins. `where` is 0 outside challenges. `sentence` says it to the
    player.
    """

    about: str
    detail: str
    where: int
    sentence: str
