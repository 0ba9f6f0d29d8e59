"""States are folds of events, and views are folds of what was told."""

from msgspec.structs import replace

from adjudicator.core.event import Event, State, fold, told


class Purse(State, frozen=True, kw_only=True):
    gold: int | None = 0
    log: tuple[str, ...] = ()


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
