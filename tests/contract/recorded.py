"""Orders that note what they are asked."""

from collections.abc import Iterable

from adjudicator.core.codec import encode
from adjudicator.engine.contract.questions import Candidate, Known, Standing


class Recorded:
    """Orders that note each question with the view in which it was answered, and what was on offer."""

    def __init__(self, orders: Standing) -> None:
        self._orders = orders
        self.asked: dict[tuple[int, str, int, str], tuple[bytes, tuple[Candidate, ...]]] = {}

    def candidates(self, known: Known) -> Iterable[Candidate]:
        found = tuple(self._orders.candidates(known))
        self.asked.pop(known.ask.key, None)
        self.asked[known.ask.key] = (encode(known.view), found)
        return found

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        return self._orders.failed(known)
