"""Addresses that are not written to: kept across games, and honoured where mails are queued and taken up."""

import pytest
from msgspec.structs import replace

from adjudicator.store.database.database import Store
from adjudicator.store.records.outbox import UNWANTED
from adjudicator.store.tables.values import Game, Refusal
from tests.store.claiming import MINUTE, claim, the
from tests.store.samples import NOON, a_mail

ANN = "ann@example.org"


def test_an_address_is_put_on_file_once_and_taken_off(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.refusals.add(ANN, at=NOON, player="Ann", game_id=game.id, seat=1)
        assert not unit.refusals.add(ANN, at=NOON + MINUTE, who="gm@example.org")
        assert unit.refusals.of(ANN) == Refusal(ANN, "Ann", NOON, "", game.id, 1)
        assert unit.refusals.all(game.id) == unit.refusals.all()
        assert unit.refusals.all(game.id + 1) == []
        assert unit.refusals.drop(ANN)
        assert not unit.refusals.drop(ANN)


def test_no_mail_is_queued_for_a_refused_address(store: Store) -> None:
    with store.unit() as unit:
        unit.refusals.add(ANN, at=NOON)
        assert unit.outbox.queue([a_mail("a"), replace(a_mail("b"), recipient="bob@example.org")]) == 1
        assert unit.outbox.kept_back == 1
        assert [one.address for one in unit.refusals.untold()] == [ANN]
        unit.refusals.told(ANN, NOON)
        assert unit.outbox.queue([a_mail("c")]) == 0
        assert unit.refusals.untold() == []
        assert unit.refusals.of(ANN) == Refusal(ANN, "", NOON, "", None, None, 2, NOON)


@pytest.mark.parametrize("again", [False, True])
def test_a_mail_that_waits_for_a_refused_address_is_given_up(store: Store, again: bool) -> None:
    with store.unit() as unit:
        unit.outbox.queue([a_mail("a")])
    if again:
        with store.unit() as unit:
            (taken,) = unit.outbox.claim(NOON, stale_after=MINUTE)
            unit.outbox.sent(taken.mail, NOON)
            assert unit.outbox.resend("a", NOON)
    with store.unit() as unit:
        unit.refusals.add(ANN, at=NOON)
    assert claim(store) == []
    assert (the(store, "a").status, the(store, "a").error) == ("failed", UNWANTED)


@pytest.mark.parametrize(
    ("status", "started", "queued"), [("playing", True, 1), ("invited", True, 1), ("invited", False, 0)]
)
def test_whoever_plays_is_written_to_all_the_same(
    store: Store, game: Game, status: str, started: bool, queued: int
) -> None:
    with store.unit() as unit:
        address = unit.seats.of(game.id)[0].address
        if status == "playing":
            assert unit.seats.join(game.id, 1, luck=None, at=NOON)
        if started:
            assert unit.games.start(game.id, "ab" * 16)
        unit.refusals.add(address, at=NOON)
        mail = replace(a_mail("a", game_id=game.id, seat=1), recipient=address)
        assert unit.outbox.queue([mail]) == queued


def test_a_declined_seat_keeps_neither_name_nor_address(store: Store, game: Game) -> None:
    with store.unit() as unit:
        unit.seats.vacate(game.id, 1)
        seat = unit.seats.of(game.id)[0]
    assert (seat.status, seat.player, seat.address, seat.hands) == ("removed", "Red", "", 0)
