"""Lines that a player did not type: a YES took them, or their own words were understood as them.

Their letters show both: the answer that names the line, and the answer of theirs that takes it or takes it back.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.orders.words import answers
from adjudicator.service.proof.recorded_names import Seats

_YES: Final = "(?:yes|ja)"
"""What stands before the number of an offer, in any language that letters are written in."""
_BACK: Final = re.compile(r"WITHDRAW line \d+")
_STANDS: Final = re.compile("asyousay,(?:thisstands|thesestand):|wiedusagst,(?:giltnun|geltennun):")
"""What an answer says before the lines that stand because an offer was taken, in any of these languages."""


class OfferedLines:
    """The lines that answers to a player offered, or said to be understood; `own` are the player's own letters."""

    def __init__(self, seats: Seats, told: Iterable[str], own: Sequence[str]) -> None:
        self._seats = seats
        answered = list(told)
        self._told = "\0".join(map(seats.key, answered))
        paragraphs = (seats.key(one) for words in answered for one in words.split("\n\n"))
        self._taken = [one for one in paragraphs if _STANDS.search(one)]
        said = [one for letter in own for line in letter.splitlines() for one in answers.ours().pieces(line)]
        given = [one.answer for one in said if one.answer is not None]
        self._agreed = any(one.agreed or one.chosen for one in given)
        self._declined = any(one.declined or one.refusing or one.but for one in given)

    def explain(self, line: str) -> bool:
        """Whether the letters show where a line comes from that its player did not type."""
        if _BACK.fullmatch(line):
            return self._declined
        named = re.escape(self._seats.key(line))
        offered = re.search(rf"{_YES}\d+:{named}", self._told) is not None
        understood = re.search(rf"(?<!yes)(?<!ja)(?<!\d)\d+:{named}", self._told) is not None
        # `Bob then` takes an offer, too: the answer to it says so.
        acknowledged = any(re.search(named, one) for one in self._taken)
        return understood or (offered and (self._agreed or acknowledged))
