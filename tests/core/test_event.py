"""States are folds of events, and views are folds of what was told."""

from collections.abc import Sequence

from msgspec.structs import replace

from adjudicator.core.event import Event, OpenEvent, State, fold, followed, passed, told


class Purse(State, frozen=True, kw_only=True):
    gold: int | None = 0
    log: tuple[str, ...] = ()
    day: int = 1

    def known(self, views: Sequence["Purse"]) -> Sequence["Purse"]:
        return [replace(self, gold=view.gold, log=view.log) for view in views]


class Earned(Event[Purse], frozen=True):
    """Only the first seat is told how much."""

    gold: int | None

    def apply(self, state: Purse) -> Purse:
        gold = None if self.gold is None or state.gold is None else state.gold + self.gold
        return replace(state, gold=gold, log=(*state.log, "earned"))

    def told(self, seat: int) -> "Earned":
        return self if seat == 0 else Earned(None)


class Whispered(Event[Purse], frozen=True):
    """Only the second seat hears of it at all."""

    def apply(self, state: Purse) -> Purse:
        return replace(state, log=(*state.log, "whispered"))

    def told(self, seat: int) -> "Whispered | None":
        return self if seat == 1 else None


class Announced(Event[Purse], frozen=True):
    """Everybody is told, as nothing else was said."""

    def apply(self, state: Purse) -> Purse:
        return replace(state, log=(*state.log, "announced"))


class Dawned(OpenEvent[Purse], frozen=True):
    """Everybody sees it, whatever they know of the rest."""

    def apply(self, state: Purse) -> Purse:
        return replace(state, day=state.day + 1)


TABLE = Purse(seats=("Red", "Blue", "Green"))
EVENTS = (Earned(3), Whispered(), Earned(4), Announced())


def test_a_state_is_the_fold_of_all_events_in_order() -> None:
    assert fold(TABLE, ()) == TABLE
    assert fold(TABLE, EVENTS) == replace(TABLE, gold=7, log=("earned", "whispered", "earned", "announced"))
    assert fold(fold(TABLE, EVENTS[:2]), EVENTS[2:]) == fold(TABLE, EVENTS)
    assert TABLE.gold == 0


def test_everybody_is_told_his_own_part() -> None:
    assert told(EVENTS, 0) == (Earned(3), Earned(4), Announced())
    assert told(EVENTS, 1) == (Earned(None), Whispered(), Earned(None), Announced())
    assert told(EVENTS, 2) == (Earned(None), Earned(None), Announced())


def test_a_view_is_the_fold_of_what_was_told() -> None:
    assert fold(TABLE, told(EVENTS, 0)) == replace(TABLE, gold=7, log=("earned", "earned", "announced"))
    assert fold(TABLE, told(EVENTS, 2)) == replace(TABLE, gold=None, log=("earned", "earned", "announced"))


def test_what_is_open_to_all_reaches_every_view_in_its_place() -> None:
    events = (Dawned(), *EVENTS, Dawned(), Dawned(), *EVENTS[:2], Dawned())
    for count in range(len(events) + 1):
        views = tuple(fold(TABLE, told(events[:count], seat)) for seat in range(3))
        assert followed(TABLE, (TABLE,) * 3, events[:count], passed(TABLE, events[:count])) == views
