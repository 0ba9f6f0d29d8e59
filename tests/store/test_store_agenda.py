"""The agenda: what is to be done in which game, to the instant, and nothing that is done or cannot be."""

from datetime import datetime, timedelta

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.agenda import Plan
from adjudicator.store.tables.values import Game, NewPress
from tests.store.samples import NOON, a_game, a_phase, three_seats

HOUR = timedelta(hours=1)
JUST = timedelta(microseconds=1)
FAR = NOON + 999 * HOUR


def running(unit: Unit, name: str, **phase: datetime) -> int:
    """A game whose first phase is open, far from its end unless something else is said."""
    game = unit.games.create(a_game(name), three_seats(name)).id
    unit.games.start(game, "ee" * 32)
    unit.phases.open(a_phase(game, 1, **{"deadline": FAR, **phase}))
    return game


def a_message(unit: Unit, game: int, due_at: datetime | None) -> int:
    return unit.press.add(NewPress(game, 1, 1, "[2]", False, None, "Peace?", NOON, due_at)).id


def an_offer(unit: Unit, game: int, until: datetime) -> int:
    """A seat is offered to somebody who has waited for one."""
    unit.standbys.add(game, address="eve@example.org", player="Eve", at=NOON)
    number = unit.standbys.of(game, "waiting")[-1].id
    unit.standbys.settle(number, "offered", seat=1, until=until)
    return number


def a_pause(unit: Unit, name: str) -> int:
    game = running(unit, name)
    unit.games.pause(game, NOON)
    return game


def an_end(unit: Unit, name: str) -> int:
    return running(unit, name, deadline=NOON)


def an_early_end(unit: Unit, name: str) -> int:
    game = running(unit, name)
    unit.phases.end_at(game, 1, NOON)
    return game


def a_reminder(unit: Unit, name: str) -> int:
    return running(unit, name, remind_at=NOON)


def a_delivery(unit: Unit, name: str) -> int:
    game = running(unit, name)
    a_message(unit, game, NOON)
    return game


def a_lapse(unit: Unit, name: str) -> int:
    game = running(unit, name)
    an_offer(unit, game, NOON)
    return game


KINDS = {
    "resumes": a_pause,
    "ends": an_end,
    "ends early": an_early_end,
    "reminds": a_reminder,
    "press": a_delivery,
    "lapses": a_lapse,
}


@pytest.mark.parametrize("kind", KINDS)
def test_something_is_to_be_done_from_its_instant_on(store: Store, kind: str) -> None:
    with store.unit() as unit:
        game = KINDS[kind](unit, "andromeda")
        assert unit.agenda.due(NOON - JUST, FAR) == []
        assert unit.agenda.until(NOON - JUST) == []
        assert unit.agenda.due(NOON, FAR) == [game]
        assert unit.agenda.until(NOON) == [(game, NOON)]
        plan = unit.agenda.of(game)
    assert getattr(plan, kind.partition(" ")[0]) == NOON
    assert plan.next(NOON - JUST) == NOON
    assert plan.next(NOON) in (None, FAR)  # what is due is done, or nothing comes of it: nobody looks for it for ever


def test_what_is_done_is_not_to_be_done_again(store: Store) -> None:
    with store.unit() as unit:
        reminded, delivered, answered = (KINDS[kind](unit, kind) for kind in ("reminds", "press", "lapses"))
        taken_back = running(unit, "back")
        message = a_message(unit, taken_back, NOON)
        unit.phases.remind(reminded, 1, NOON)
        unit.press.delivered([one.id for one in unit.press.due(delivered, NOON)], NOON)
        unit.standbys.settle(unit.standbys.of(answered, "offered")[0].id, "declined", seat=1, until=NOON)
        unit.press.withdraw(message)
        assert unit.agenda.due(NOON, NOON) == []
        assert unit.agenda.until(NOON) == []
        for game in (reminded, delivered, answered, taken_back):
            assert unit.agenda.of(game) == Plan(serial=1, ends=FAR)


def test_messages_that_come_with_the_results_have_no_instant(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda")
        a_message(unit, game, None)
        assert unit.agenda.of(game) == Plan(serial=1, ends=FAR)


def test_a_phase_that_is_held_does_not_end_but_players_are_reminded_of_it(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda", deadline=NOON + HOUR, remind_at=NOON)
        unit.phases.hold(game, 1, "nobody looked into the mailbox")
        assert unit.agenda.of(game) == Plan(serial=1, reminds=NOON)
        unit.phases.remind(game, 1, NOON)
        assert unit.agenda.due(NOON + HOUR, NOON + HOUR) == []
        assert unit.agenda.until(NOON + HOUR) == []


def test_in_a_game_that_is_paused_nothing_is_due_but_its_going_on(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda", deadline=NOON, remind_at=NOON - HOUR)
        unit.games.pause(game)
        assert unit.agenda.of(game) == Plan(serial=1)
        assert unit.agenda.due(NOON, NOON) == []
        unit.games.resume(game)
        assert unit.agenda.of(game) == Plan(serial=1, ends=NOON, reminds=NOON - HOUR)
        unit.games.pause(game, NOON + HOUR)
        assert unit.agenda.of(game) == Plan(serial=1, resumes=NOON + HOUR)


def test_of_phases_that_are_over_nothing_is_due(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda", deadline=NOON, remind_at=NOON - HOUR)
        unit.phases.close(game, 1, at=NOON, events=b"", trace=b"")
        assert unit.agenda.of(game) == Plan(serial=1)
        assert unit.agenda.due(NOON, NOON) == []
        unit.phases.open(a_phase(game, 2, deadline=FAR))
        assert unit.agenda.of(game) == Plan(serial=2, ends=FAR)
        assert unit.agenda.due(NOON, NOON) == []


def test_a_game_that_was_ended_in_a_pause_does_not_go_on_after_it(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda", remind_at=NOON)
        unit.games.pause(game, NOON)
        unit.games.end(game, b"", NOON - HOUR)
        assert unit.agenda.of(game) == Plan(serial=1)
        assert unit.agenda.due(NOON, NOON) == []
        assert unit.agenda.until(NOON) == []


def test_a_phase_ends_only_once_the_mailbox_was_read_after_its_end_and_never_before_it(store: Store) -> None:
    with store.unit() as unit:
        game = running(unit, "andromeda", deadline=NOON)
        other = running(unit, "other")
        a_message(unit, other, NOON)
        assert unit.agenda.due(NOON + HOUR, None) == [other]
        assert unit.agenda.due(NOON + HOUR, NOON - JUST) == [other]
        assert unit.agenda.due(NOON + HOUR, NOON) == [game, other]
        # The mailbox was read by a clock that went wrong.
        assert unit.agenda.due(NOON - JUST, FAR) == []


def test_the_longest_overdue_is_first_and_a_game_is_named_once(store: Store) -> None:
    with store.unit() as unit:
        late = running(unit, "late", deadline=NOON + HOUR, remind_at=NOON + 2 * HOUR)
        early = running(unit, "early", deadline=NOON + 3 * HOUR, remind_at=NOON)
        a_message(unit, early, NOON + 2 * HOUR)
        assert unit.agenda.due(FAR, FAR) == [early, late]
        assert unit.agenda.until(NOON + 2 * HOUR) == [(early, NOON), (late, NOON + HOUR)]
        plan = unit.agenda.of(early)
    assert plan.next(NOON) == NOON + 2 * HOUR
    assert plan.next(NOON + 2 * HOUR) == NOON + 3 * HOUR
    assert plan.next(NOON + 3 * HOUR) is None


def test_a_game_that_is_not_there_or_has_not_begun_has_nothing_on_it(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.agenda.of(game.id) == Plan()
        assert unit.agenda.of(game.id + 1) == Plan()
        assert unit.agenda.due(FAR, FAR) == []
