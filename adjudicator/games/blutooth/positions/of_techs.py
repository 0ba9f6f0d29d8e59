"""What can be stated of techs: `techs Genesis Bomb with 3, Lucky Charm developed, 7 Xenon Lasers shown`."""

import re
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.pieces import TECHS
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.techs import HeldTech, techs_of

_NAMES: Final = {tech.name.casefold(): tech.name for tech in TECHS}
_ONE: Final = re.compile(
    r"(?:(\d+) )?(\D+?)(?: with (\d+))?( developed)?( shown)?(?: at ([^/]+?)(?:/(.+?))?)?(?: hiding (.+))?"
)


class Techs(Fact, frozen=True):
    """The techs that an alien has, with the ships on them; a number of 0 is any."""

    seat: Seat
    techs: tuple[HeldTech, ...]

    def put(self, draft: Draft) -> None:
        draft.techs[self.seat] = self.techs

    def differs(self, state: Match) -> str | None:
        held = techs_of(state.techs, self.seat)
        if sorted(map(_stated, held)) == sorted(map(_stated, self.techs)):
            return None
        return f"{state.seats[self.seat]} has as techs {listed([*map(_said, held)]) or 'none'}"


def _stated(held: HeldTech) -> tuple[str, int, bool, tuple[int, ...], str]:
    """What a statement compares: whether others know of a tech follows from its past."""
    return (held.name, held.ships, held.developed, held.places, held.pod)


def _said(held: HeldTech) -> str:
    return f"{held.name} with {held.ships}{' developed' if held.developed else ''}"


class ScrappedTechs(Fact, frozen=True):
    """The techs that are scrapped."""

    names: Pile

    def put(self, draft: Draft) -> None:
        draft.scrapped_techs = self.names

    def differs(self, state: Match) -> str | None:
        if sorted(state.scrapped_techs) == sorted(self.names):
            return None
        return f"{listed(state.scrapped_techs) or 'no tech'} has been scrapped"


def techs_stated(seat: Seat, words: str, reader: Reader) -> Techs:
    """`Genesis Bomb with 3, Lucky Charm developed`; `nothing`."""
    if words.strip().casefold() == "nothing":
        return Techs(seat, ())
    found = []
    for part in re.split(r", | and ", words.strip()):
        said = _ONE.fullmatch(part)
        if said is None:
            raise Misstated(f"{part!r} is no tech; write techs as: Genesis Bomb with 3, Lucky Charm developed")
        number, name, ships, developed, shown, one, other, pod = said.groups()
        places = tuple([reader.place(place, seat) for place in (one, other) if place])
        held = HeldTech(int(number or 0), seat, _name(name), int(ships or 0), bool(developed), bool(shown or developed))
        found.append(replace(held, places=places, pod=reader.pod(pod) if pod else ""))
    return Techs(seat, tuple(found))


def scrapped_stated(words: str) -> ScrappedTechs:
    """`scrapped techs: Omega Missile`."""
    if words.strip().casefold() == "nothing":
        return ScrappedTechs(())
    return ScrappedTechs(tuple(sorted([_name(part) for part in re.split(r", | and ", words.strip())])))


def _name(words: str) -> str:
    name = _NAMES.get(words.strip().casefold())
    if name is None:
        raise Misstated(f"there is no tech {words.strip()!r}; there are {', '.join(_NAMES.values())}")
    return name


class SubPower(Fact, frozen=True):
    """A power that an alien has beside its own."""

    seat: Seat
    power: str

    def put(self, draft: Draft) -> None:
        draft.sub_powers = (*draft.sub_powers, (self.seat, self.power))

    def differs(self, state: Match) -> str | None:
        if (self.seat, self.power) in state.sub_powers:
            return None
        there = [power for seat, power in state.sub_powers if seat == self.seat]
        return f"{state.seats[self.seat]} has as further powers {listed(there) or 'none'}"
