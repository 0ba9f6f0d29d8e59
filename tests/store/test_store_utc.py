"""Instants: any zone in, UTC out, nothing lost; a time without a zone is refused."""

from datetime import UTC, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.tables.values import Game
from tests.store.samples import NOON, a_phase

BERLIN = ZoneInfo("Europe/Berlin")


@pytest.mark.parametrize(
    "instant",
    [
        datetime(2027, 7, 1, 20, 0, tzinfo=BERLIN),
        datetime(2027, 10, 31, 2, 30, tzinfo=BERLIN, fold=0),
        datetime(2027, 10, 31, 2, 30, tzinfo=BERLIN, fold=1),
        datetime(2027, 1, 1, 0, 0, 0, 1, tzinfo=timezone(timedelta(hours=-11, minutes=-30))),
        datetime(1, 1, 2, tzinfo=UTC),
        datetime(9999, 12, 30, 23, 59, 59, 999999, tzinfo=UTC),
    ],
)
def test_an_instant_survives_in_utc(store: Store, instant: datetime) -> None:
    with store.unit() as unit:
        unit.notices.add("kind", "text", at=instant)
        (notice,) = unit.notices.unseen()
    # Compared as UTC: two aware times of one zone are compared by their wall clocks, fold and all.
    assert notice.at == instant.astimezone(UTC)
    assert notice.at.tzinfo is UTC


def test_instants_are_ordered_across_zones(store: Store, game: Game) -> None:
    tokyo = NOON.astimezone(ZoneInfo("Asia/Tokyo"))
    assert tokyo.hour == 21
    with store.unit() as unit:
        unit.games.start(game.id, "ee" * 32)
        unit.phases.open(a_phase(game.id, 1, deadline=tokyo))
        assert unit.phases.due(NOON - timedelta(microseconds=1)) == []
        assert len(unit.phases.due(NOON)) == 1
        assert len(unit.phases.due((NOON + timedelta(microseconds=1)).astimezone(BERLIN))) == 1


def test_a_time_without_a_zone_is_refused_and_nothing_is_written(store: Store) -> None:
    with (
        pytest.raises(ValueError, match=r"2027-03-01T12:00:00 has no zone; give an aware one"),
        store.unit() as unit,
    ):
        unit.notices.add("kind", "before", at=NOON)
        unit.notices.add("kind", "text", at=NOON.replace(tzinfo=None))
    with store.unit() as unit:
        assert unit.notices.unseen() == []


def test_a_time_without_a_zone_is_refused_in_a_question_too(store: Store) -> None:
    with pytest.raises(ValueError, match="has no zone"), store.unit() as unit:
        unit.phases.due(NOON.replace(tzinfo=None))
