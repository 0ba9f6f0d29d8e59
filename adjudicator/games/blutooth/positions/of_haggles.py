"""What can be stated of haggles: `haggles with Blue for Attack 12 at 3`."""

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.galaxy.statements import Form
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.haggles import Haggle
from adjudicator.games.blutooth.table.match import Match


class Haggles(Fact, frozen=True):
    """A haggle that has been proposed."""

    haggle: Haggle

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, haggles=(*draft.table.haggles, self.haggle))

    def differs(self, state: Match) -> str | None:
        return None if self.haggle in state.haggles else f"{state.seats[self.haggle.seat]} has not proposed that"


def of_haggles(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What is said of the haggle that an alien has proposed."""
    return (
        Form(
            r"haggles with (\w+) for (.+) at (\d+)",
            "haggles with Blue for Attack 12 at 3",
            lambda m: Haggles(Haggle(seat, reader.seat(m[1]), m[2], int(m[3]))),
        ),
    )
