"""Author."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    Choice,
    MatchAt,
    Power,
    Script,
    Seat,
    Spoken,
    WordCalled,
    asks,
    may_not,
    reason,
)
from adjudicator.games.blutooth.kit_of_powers import can_prime_this, naming_a_driver


class Write(Choice, frozen=True):
    """Says which pod the other leader must lead with, if they have it (Author)."""

    word = "WRITE"
    about = "author"
    grammar = "POD"
    example = "WRITE Negotiate IF enemy ships >= 4"

    pod: str


class Author(Power):
    """As a leader you say which pod the other leader must lead with. They must, if they have it.

    By mail you say so when all ships have arrived, and everybody hears it. Whoever has promised the pod elsewhere, or
    may not prime it, is free.
    """

    name = "Author"
    origin = "Conflict"
    home = "conflict"
    alert = "yellow"
    fit = ADAPTED
    types = (CONTROL,)
    choices = (Write,)
    entries = ("alien.author",)

    @asks("approach", where=MatchAt.is_leader)
    def write(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, naming_a_driver(at, Write))
        if isinstance(wish, Write):
            yield WordCalled(at.where, at.me, self.name, wish.pod)

    @may_not("prime")
    def follow(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        named = at.called(self.name) if at.is_leader() and seat == at.enemy and at.uses(self.name) else ""
        return reason("written", pod=named) if named and can_prime_this(at, seat, named, pod) else None
