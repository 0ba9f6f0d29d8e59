"""Makes lines of letters and of records comparable: players' names become those of their seats, as orders are kept."""

import re
import unicodedata
from collections.abc import Iterator

from adjudicator.service.documents.game_record import Record


class Seats:
    """The seats of a record by the names of their players, past players included."""

    def __init__(self, record: Record) -> None:
        people = [(one.player, one.seat) for one in record.players]
        people += [(one.player, one.seat) for one in record.sittings]
        self._seats = {said.casefold(): seat for name, seat in people for said in _names(name)}
        several = "|".join(map(re.escape, sorted(self._seats, key=len, reverse=True)))
        self._called = re.compile(rf"(?<!\w)(?:{several})(?!\w)") if several else None

    def key(self, text: str) -> str:
        """A line, prepared for comparison: without white space, capitals, and marks that exclude a word."""
        said = " ".join(text.casefold().split())
        if self._called is not None:
            said = self._called.sub(lambda found: self._seats[found[0]].casefold(), said)
        return "".join(said.replace("?", "").split())


def _names(name: str) -> Iterator[str]:
    """A whole name and the first word of it, also as keyboards without its accents write them."""
    for said in (name, *name.split()[:1]):
        for one in (said, "".join(c for c in unicodedata.normalize("NFKD", said) if not unicodedata.combining(c))):
            if one.strip():
                yield " ".join(one.split())
