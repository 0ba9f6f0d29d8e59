"""The list of all games says of each what its own page says, and reads no position to say it."""

from collections.abc import Sequence

import pytest

from adjudicator.cli.tools import showing
from adjudicator.service import master
from adjudicator.service.game import boundary, orders_cache
from adjudicator.service.games import game_list, summaries
from adjudicator.store.tables.values import Phase
from tests.service.house import House
from tests.service.orders import attack


def pages(house: House) -> Sequence[tuple[object, ...]]:
    """What the pages of all games say, as the list has it."""
    with house.store.unit() as unit:
        names = [game.name for game in unit.games.all()]
    found = []
    for name in names:
        one = summaries.show(house.office, name)
        owing = [seat.heard for seat in one.seats if seat.heard is not None]
        found.append((name, one.status, one.heading, one.deadline, one.winners, one.held, len(owing), sum(owing)))
    return found


def listed(house: House) -> Sequence[tuple[object, ...]]:
    return [
        (one.name, one.status, one.heading, one.deadline, one.winners, one.held, one.owing, one.written)
        for one in game_list.listed(house.office)
    ]


def test_the_list_says_what_the_pages_say(house: House) -> None:
    house.begun(players=4)
    house.create("lyra")
    for change in (
        lambda: house.reply(0, "PASS"),
        lambda: house.reply(1, f"{house.bot(1)}\nREADY"),
        lambda: house.reply(1, "CANCEL 1"),
        lambda: master.command(house.office, "andromeda", "REPLACE", "Green"),
        lambda: house.reply(3, "RESIGN"),
        house.next_phase,
        lambda: house.reply(0, attack(house, 0)),
        lambda: master.command(house.office, "andromeda", "UNDO", "turn 1 phase 1"),
        lambda: master.command(house.office, "andromeda", "PAUSE"),
        lambda: master.command(house.office, "andromeda", "END GAME", str(house.table().heading)),
    ):
        change()
        assert listed(house) == pages(house)


def test_no_position_is_read(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    house.begun("lyra")
    house.reply(0, house.bot(0))
    expected = pages(house)

    def fails(*_: object) -> None:
        raise AssertionError("a position is read")

    with monkeypatch.context() as patch:
        patch.setattr(boundary, "opening", fails)
        patch.setattr(Phase, "__init__", fails)
        assert listed(house) == expected


def test_what_another_version_has_read_is_read_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    expected = pages(house)
    monkeypatch.setattr(orders_cache, "tongue", lambda title: b"another")
    assert listed(house) == expected == pages(house)


def test_of_a_game_whose_masters_all_play_nobody_learns_who_has_written(house: House) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    assert listed(house)[0][-2:] == (3, 1)
    with house.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        unit.seats.readdress(game.id, 0, game.gm_address)
    assert listed(house)[0][-2:] == (0, 0)
    assert listed(house) == pages(house)


def test_each_game_of_a_long_list_has_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    head, many = ("Game", "Open"), [(f"game{number}", "a heading " * 20) for number in range(showing.MANY + 1)]
    showing.rows(head, many)
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == len(many) + 1
    assert lines[0].split() == ["Game", "Open"]
    assert lines[1].startswith("game0     a heading a heading")
    showing.rows(head, many[1:])
    assert len(capsys.readouterr().out.splitlines()) > 2 * len(many)
