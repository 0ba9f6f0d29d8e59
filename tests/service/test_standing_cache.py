"""What stands is kept as it was read: a deadline reads no letters, and comes out as if it had read them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.service.game import orders_cache, orders_on_file, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.reading_cache import Lines, Readings
from adjudicator.service.games import games
from tests.service.house import House

SAID = "EVERY TURN RELEASE to home 1\nCARD Attack 4 IF offence tokens >= 6 AND NOT I lose ELSE Compromise\nREADY"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.store.close()


def kept(house: House) -> tuple[Orders, ...]:
    laid = house.table()
    with house.store.unit() as unit:
        return orders_cache.orders(unit, laid)


def read(house: House) -> tuple[Orders, ...]:
    laid = house.table()
    with house.store.unit() as unit:
        return table.all_orders(unit, laid)


def written_for(house: House, players: int = 3) -> None:
    for seat in range(players):
        house.reply(seat, f"{house.bot(seat)}\n{SAID}")


class Asked:
    """Counts the letters that are read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        itself = Readings.of

        def counted(readings: Readings, lines: Lines) -> LetterReading:
            self.count += 1
            return itself(readings, lines)

        monkeypatch.setattr(Readings, "of", counted)


@pytest.mark.parametrize(
    ("title", "players"), [("postal-cosmic", 3), ("cosmoforce", 3), ("cosmoclasm", 3), ("blutooth", 4)]
)
def test_a_deadline_reads_no_letters(house: House, title: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun(title=title, players=players)
    for _ in range(2):
        written_for(house, players)
        whole = read(house)
        assert kept(house) == whole
        assert all(one.clauses for one in whole)
        with monkeypatch.context() as patch:
            asked = Asked(patch)
            house.next_phase()
            assert asked.count == 0
        assert kept(house) == read(house)


def test_orders_that_came_otherwise_are_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    written_for(house)
    laid = house.table()
    with house.store.unit() as unit:
        receipt = unit.letters.receive(b"on paper", source="pipe", message_id=None, received_at=house.clock.now())
        body = orders_on_file.written(tuple(table.bodies(unit, laid.game.id, laid.phase.serial, 1)[0][:1]))
        unit.letters.handle(
            receipt.id,
            "accepted",
            at=house.clock.now(),
            game_id=laid.game.id,
            seat=0,
            serial=laid.phase.serial,
            body=body,
        )
    asked = Asked(monkeypatch)
    found = kept(house)
    assert asked.count > 0
    assert found == read(house)


@pytest.mark.parametrize("changed", ["version", "form", "gone"])
def test_what_another_version_has_kept_is_read_again(
    house: House, changed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.begun()
    written_for(house)
    whole = read(house)
    if changed == "version":
        monkeypatch.setattr(orders_cache, "tongue", lambda title: b"another")
    else:
        game = house.game()
        with house.store.unit() as unit:
            for seat, one in unit.stood.of(game.id, game.serial).items():
                unit.stood.say(game.id, game.serial, seat, mark=one.mark, said=b'["no orders"]')
            if changed == "gone":
                unit.stood.forget(game.id)
    asked = Asked(monkeypatch)
    assert kept(house) == whole
    assert asked.count > 0


def test_of_what_is_over_nothing_is_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    game = house.begun()
    house.next_phase()
    monkeypatch.setattr(type(house.table().title), "winners", lambda self, state: (0,))
    house.next_phase()
    with house.store.unit() as unit:
        # Won by nobody's rules: it is not asked for as `house.game()`, which would prove it.
        assert games.named(unit, game.name).status == "finished"
        assert [unit.stood.of(game.id, serial) for serial in (1, 2, 3)] == [{}, {}, {}]
