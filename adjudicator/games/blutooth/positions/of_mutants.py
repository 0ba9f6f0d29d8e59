"""What can be stated of slime attacks: `Slime Attack 12 stays in its flagship`."""

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.statements import Form
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.slime import Slime


class Stays(Fact, frozen=True):
    """A slime attack that stays with whoever has led with it, in an earlier wave or in this one."""

    seat: Seat
    pod: str
    fresh: bool

    def put(self, draft: Draft) -> None:
        slime = Slime(self.seat, self.pod, draft.table.waves - (not self.fresh))
        draft.table = replace(draft.table, slimes=(*draft.table.slimes, slime))

    def differs(self, state: Match) -> str | None:
        mine = [one for one in state.slimes if one.seat == self.seat]
        if any(one.pod == self.pod and (one.since == state.waves) == self.fresh for one in mine):
            return None
        return f"{listed([one.pod for one in mine]) or 'nothing'} stays in the flagship of {state.seats[self.seat]}"


def of_mutants(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """What is said of the slime attacks of an alien."""
    return (
        Form(
            r"(.+) stays in its flagship( from this wave)?",
            "Slime Attack 12 stays in its flagship",
            lambda m: Stays(seat, reader.pod(m[1]), bool(m[2])),
        ),
    )
