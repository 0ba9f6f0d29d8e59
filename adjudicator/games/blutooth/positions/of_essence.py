"""What can be stated of essence: what lies in a nexus, what is spent, what lies with whom; and of timeouts."""

import re

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import nearest
from adjudicator.engine.contract.stores import Laid
from adjudicator.engine.text.speech import listed
from adjudicator.galaxy.stated_stores import holding, laying, own_store, stated
from adjudicator.galaxy.statements import Form, pile
from adjudicator.games.blutooth.pieces import ESSENCES
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.stated_essence import none
from adjudicator.games.blutooth.positions.words import Fact, Reader, number
from adjudicator.games.blutooth.table.captives import BEHIND, IN_WARP, Captive
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match

_NAMES = {piece.name.casefold(): piece.name for piece in ESSENCES}


class Own(Fact, frozen=True):
    """Which essences of its power an alien holds, or has spent."""

    seat: Seat
    cards: Pile
    spent: bool

    def put(self, draft: Draft) -> None:
        draft.stores[self.seat] = holding(stated(draft.stores, self.seat), self.cards, spent=self.spent)

    def differs(self, state: Match) -> str | None:
        store = own_store(state.stores, state.powers[self.seat], none)
        found = store.spent if self.spent else store.held
        if found == self.cards:
            return None
        return f"{state.seats[self.seat]} {'has spent' if self.spent else 'holds as essence'} {listed(found) or 'none'}"


class Lies(Fact, frozen=True):
    """An essence that lies with an alien."""

    seat: Seat
    laid: Laid

    def put(self, draft: Draft) -> None:
        draft.stores[self.seat] = laying(stated(draft.stores, self.seat), self.laid)

    def differs(self, state: Match) -> str | None:
        there = own_store(state.stores, state.powers[self.seat], none).laid
        if self.laid in there:
            return None
        return f"with aliens lie {listed([f'{one.card} with {state.seats[one.on]}' for one in there]) or 'none'}"


class SitsOut(Fact, frozen=True):
    """Whether an alien sits out this wave, or the next one."""

    seat: Seat
    following: bool

    def put(self, draft: Draft) -> None:
        row = draft.timeouts if self.following else draft.benched
        row.add(self.seat)

    def differs(self, state: Match) -> str | None:
        there = state.timeouts if self.following else state.benched
        which = "the next wave" if self.following else "this wave"
        return None if self.seat in there else f"{state.seats[self.seat]} does not sit out {which}"


class Flattened(Fact, frozen=True):
    """Ships of an alien that lie flattened under one of its own."""

    seat: Seat
    ships: int

    def put(self, draft: Draft) -> None:
        draft.flattened.append((self.seat, self.ships))

    def differs(self, state: Match) -> str | None:
        there = [ships for seat, ships in state.flattened if seat == self.seat]
        if self.ships in there or (not self.ships and not there):
            return None
        return f"{state.seats[self.seat]} has flattened: {listed([*map(str, there)]) or 'none'}"


class Captured(Fact, frozen=True):
    """Ships of another alien that one has captured, and where they lie."""

    seat: Seat
    other: Seat
    ships: int
    place: Place
    by: str

    def put(self, draft: Draft) -> None:
        by = self.by or draft.powers.get(self.seat, "")
        draft.captives.append(Captive(self.seat, self.other, self.ships, by, self.place))

    def differs(self, state: Match) -> str | None:
        there = [one for one in state.captives if (one.keeper, one.seat) == (self.seat, self.other)]
        if any((one.ships, one.place, one.number) == (self.ships, self.place, 0) for one in there):
            return None
        if not self.ships and not there:
            return None
        held = [f"{one.ships} of {state.seats[one.seat]} at {one.place}" for one in there]
        return f"{state.seats[self.seat]} has captured {listed(held) or 'none of these'}"


def _captured(words: re.Match[str], seat: Seat, reader: Reader) -> Captured:
    where = words[3]
    place = BEHIND if where is None else IN_WARP if where.casefold() == "the warp" else reader.place(where, seat)
    return Captured(seat, reader.seat(words[2]), number(words[1]), place, words[4] or "")


def _own(words: str) -> Pile:
    return pile(words, _NAMES, _no_essence)


def _no_essence(words: str, name: str) -> str:
    return f"{words!r} is no essence; there are {', '.join(nearest(name, _NAMES.values())) or 'none'}"


def essence_forms(seat: Seat, reader: Reader) -> tuple[Form[Fact], ...]:
    """The forms in which something is stated of an alien's essence, and of its timeout."""
    return (
        Form(r"essence (.+)", "essence Polish the Pods", lambda m: Own(seat, _own(m[1]), spent=False)),
        Form(r"spent essence (.+)", "spent essence Polish the Pods", lambda m: Own(seat, _own(m[1]), spent=True)),
        Form(
            r"(.+) lies with (\w+)",
            "Polish the Pods lies with Blue",
            lambda m: Lies(seat, Laid(_own(m[1])[0], reader.seat(m[2]), up=True)),
        ),
        Form(
            r"has captured (\d+|none) of (\w+)(?: (?:on|in) (.+?))?(?: by (.+))?",
            "has captured 3 of Blue on home 2, or: has captured 3 of Blue by Wild Fungus",
            lambda m: _captured(m, seat, reader),
        ),
        Form(r"(\d+|none) flattened", "3 flattened", lambda m: Flattened(seat, number(m[1]))),
        Form(
            r"sits out (this|the next) wave",
            "sits out the next wave",
            lambda m: SitsOut(seat, m[1].casefold() != "this"),
        ),
    )
