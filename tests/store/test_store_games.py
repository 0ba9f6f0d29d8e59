"""Games and seats: filed as given, and moved along only from where they are."""

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import NameTaken, StoreConflict
from adjudicator.store.tables.values import Game, Seat
from tests.store.samples import NOON, a_game, three_seats


def test_a_created_game_reads_back_as_it_was_given(store: Store) -> None:
    with store.unit() as unit:
        created = unit.games.create(a_game("andromeda"), three_seats("andromeda"))
    with store.unit() as unit:
        assert unit.games.named("andromeda") == created == unit.games.get(created.id)
        seats = unit.seats.of(created.id)
    assert created == Game(
        id=created.id,
        name="andromeda",
        title="postal-cosmic",
        status="forming",
        options='{"powers":1}',
        gm_address="gm@example.org",
        zone="Europe/Berlin",
        schedule='{"hours":168}',
        gm_half="ab" * 16,
        commitment="cd" * 32,
        seed=None,
        serial=0,
        created_at=NOON,
        finished_at=None,
        record=None,
    )
    assert seats == [
        Seat(created.id, 1, "Red", "ann@andromeda.example", "Ann", None, None, "invited"),
        Seat(created.id, 2, "Green", "bob@example.org", "Bob", None, None, "invited"),
        Seat(created.id, 3, "Blue", "cy@andromeda.example", "Cy", None, None, "invited"),
    ]


def test_a_name_names_one_game(store: Store, game: Game) -> None:
    with pytest.raises(NameTaken, match="'andromeda'; choose another name"), store.unit() as unit:
        unit.games.create(a_game("andromeda"), [])
    with store.unit() as unit:
        assert unit.games.all() == [game]


def test_a_game_that_is_not_there(store: Store) -> None:
    with store.unit() as unit:
        assert unit.games.named("andromeda") is None
        with pytest.raises(LookupError, match="no game number 7"):
            unit.games.get(7)


def test_two_seats_of_one_number_are_refused_and_the_game_with_them(store: Store) -> None:
    seats = three_seats("andromeda")
    with pytest.raises(StoreConflict), store.unit() as unit:
        unit.games.create(a_game("andromeda"), [*seats, seats[0]])
    with store.unit() as unit:
        assert unit.games.named("andromeda") is None


def test_games_are_listed_by_status(store: Store) -> None:
    with store.unit() as unit:
        first = unit.games.create(a_game("andromeda"), [])
        second = unit.games.create(a_game("betelgeuse"), [])
        unit.games.start(second.id, "ee" * 32)
    with store.unit() as unit:
        assert [game.id for game in unit.games.all()] == [first.id, second.id]
        assert [game.id for game in unit.games.all("running")] == [second.id]
        assert [game.id for game in unit.games.all("running", "forming")] == [first.id, second.id]
        assert unit.games.all("paused", "finished") == []


def test_a_life_of_a_game(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert not unit.games.pause(game.id)
        assert not unit.games.finish(game.id, b"record", NOON)
        assert unit.games.start(game.id, "ee" * 32)
        assert not unit.games.start(game.id, "ff" * 32)
        assert unit.games.get(game.id).seed == "ee" * 32
        assert not unit.games.resume(game.id)
        assert unit.games.pause(game.id)
        assert not unit.games.pause(game.id)
        assert not unit.games.finish(game.id, b"record", NOON)
        assert unit.games.resume(game.id)
        assert unit.games.finish(game.id, b"record", NOON)
        assert not unit.games.finish(game.id, b"another", NOON)
        assert not unit.games.pause(game.id)
        ended = unit.games.get(game.id)
    assert (ended.status, ended.record, ended.finished_at) == ("finished", b"record", NOON)


def test_only_a_game_that_has_not_begun_is_called_off(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.games.call_off(game.id, NOON)
        assert not unit.games.call_off(game.id, NOON)
        assert not unit.games.start(game.id, "ee" * 32)
        off = unit.games.get(game.id)
        assert (off.status, off.record, off.finished_at) == ("finished", None, NOON)
        assert off.stands == "called off"
        assert unit.figures.games() == {"called off": 1}
        assert [glance.status for glance in unit.glances.games()] == ["called off"]


def test_a_game_that_has_begun_is_not_called_off(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.games.start(game.id, "ee" * 32)
        assert not unit.games.call_off(game.id, NOON)


def test_a_player_joins_once_and_leaves_once(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.seats.join(game.id, 1, luck="seven magpies", at=NOON)
        assert not unit.seats.join(game.id, 1, luck="eight magpies", at=NOON)
        assert unit.seats.join(game.id, 2, luck=None, at=NOON)
        assert unit.seats.remove(game.id, 3)
        assert not unit.seats.remove(game.id, 3)
        assert not unit.seats.join(game.id, 3, luck="late", at=NOON)
        assert not unit.seats.join(game.id, 4, luck="nobody", at=NOON)
        assert unit.seats.of(game.id) == [
            Seat(game.id, 1, "Red", "ann@andromeda.example", "Ann", "seven magpies", NOON, "playing"),
            Seat(game.id, 2, "Green", "bob@example.org", "Bob", None, NOON, "playing"),
            Seat(game.id, 3, "Blue", "cy@andromeda.example", "Cy", None, None, "removed", hands=1),
        ]


def test_a_seat_is_given_to_somebody_else_and_keeps_its_half_of_the_seed(store: Store, game: Game) -> None:
    with store.unit() as unit:
        assert unit.seats.join(game.id, 1, luck="seven magpies", at=NOON)
        assert not unit.seats.take(game.id, 1, at=NOON)
        unit.seats.give(game.id, 1, address="dan@example.org", player="Dan")
        (given, *_) = unit.seats.of(game.id)
        assert given == Seat(game.id, 1, "Red", "dan@example.org", "Dan", "seven magpies", None, "invited")
        assert unit.seats.at("ann@andromeda.example") == []
        assert unit.seats.take(game.id, 1, at=NOON)
        assert not unit.seats.take(game.id, 1, at=NOON)
        (taken, *_) = unit.seats.of(game.id)
    assert taken == Seat(game.id, 1, "Red", "dan@example.org", "Dan", "seven magpies", NOON, "playing")


def test_an_address_finds_its_seats_in_every_game(store: Store, game: Game) -> None:
    with store.unit() as unit:
        other = unit.games.create(a_game("betelgeuse"), three_seats("betelgeuse"))
        found = unit.seats.at("bob@example.org")
        assert [(seat.game_id, seat.number) for seat in found] == [(game.id, 2), (other.id, 2)]
        assert unit.seats.at("ob@example.org") == []
