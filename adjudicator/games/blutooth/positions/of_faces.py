"""What can be stated of second powers: `also is Zombie`, `has to choose between Zombie and Void`."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.statements import Form
from adjudicator.games.blutooth.pieces import POWERS
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact
from adjudicator.games.blutooth.table.match import Match


class Face(Fact, frozen=True):
    """The second power of an alien."""

    seat: Seat
    power: str

    def put(self, draft: Draft) -> None:
        draft.faces[self.seat] = self.power

    def differs(self, state: Match) -> str | None:
        there = state.faces[self.seat] if state.faces else ""
        return None if there == self.power else f"the second power of {state.seats[self.seat]} is {there or 'none'}"


class FaceKnown(Fact, frozen=True):
    """Whether everybody knows the second power of an alien."""

    seat: Seat
    known: bool

    def put(self, draft: Draft) -> None:
        draft.faces_known[self.seat] = self.known

    def differs(self, state: Match) -> str | None:
        known = bool(state.faces) and state.faces_known[self.seat]
        if known == self.known:
            return None
        return f"the second power of {state.seats[self.seat]} is {'not ' if self.known else ''}known"


class Undecided(Fact, frozen=True):
    """The two powers of which an alien has still to choose one."""

    seat: Seat
    powers: tuple[str, str]

    def put(self, draft: Draft) -> None:
        draft.powers[self.seat], draft.faces[self.seat] = self.powers
        draft.undecided[self.seat] = True

    def differs(self, state: Match) -> str | None:
        undecided = bool(state.undecided) and state.undecided[self.seat]
        if undecided and state.own_powers(self.seat) == self.powers:
            return None
        chosen = listed(state.own_powers(self.seat))
        return f"{state.seats[self.seat]} {'has to choose between' if undecided else 'is'} {chosen}"


def _named(name: str) -> str:
    """A power by its name."""
    names = {power.name.casefold(): power.name for power in POWERS}
    if name.strip().casefold() not in names:
        raise Misstated(f"there is no power {name.strip()!r}; there are {', '.join(names.values())}")
    return names[name.strip().casefold()]


def of_faces(seat: Seat) -> tuple[Form[Fact], ...]:
    """What is said of the second power of an alien."""
    return (
        Form(
            r"has to choose between (.+) and (.+)",
            "has to choose between Zombie and Void",
            lambda m: Undecided(seat, (_named(m[1]), _named(m[2]))),
        ),
        Form(
            r"second power (known|unknown)", "second power known", lambda m: FaceKnown(seat, m[1].casefold() == "known")
        ),
        Form(
            r"also is (no(?:body|thing)|.+)",
            "also is Zombie",
            lambda m: Face(seat, "" if m[1].casefold() in ("nobody", "nothing") else _named(m[1])),
        ),
    )
