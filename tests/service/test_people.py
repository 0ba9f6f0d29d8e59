"""Players' names in orders: read as their seats' when the letter comes, and kept as that."""

import pytest

from adjudicator.service.game import seat_names, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.master.hand import taken
from tests import hands
from tests.service.house import House, words

ZAP = "zap Bob if cy joined defence"
STANDS = "1. ZAP Blue IF Green joined defence"


def stands(house: House) -> tuple[Orders, ...]:
    laid = house.table()
    with house.store.unit() as unit:
        return table.all_orders(unit, laid)


@pytest.fixture
def begun(house: House) -> House:
    house.begun()
    return house


def test_the_answer_reads_a_name_back_as_the_seat(begun: House) -> None:
    begun.reply(0, f"Hi all,\n{ZAP}\n\nCheers\nAnn\n")
    answer = begun.answer(0)
    assert STANDS in answer
    assert "Names of players were read as their seats: Bob is Blue and cy is Green." in answer
    assert "NOT ALL UNDERSTOOD" not in answer


def test_what_is_kept_holds_when_somebody_else_plays(begun: House) -> None:
    filed = begun.reply(0, f"{ZAP}\nPHASE 3\nzap Bob\nEVERY TURN PHASE 2 zap cy")
    assert filed.body is not None
    assert "Bob" not in filed.body
    assert "cy" not in filed.body
    before, game = stands(begun), begun.game().id
    with begun.store.unit() as unit:
        unit.seats.give(game, 1, address="fay@mail.test", player="Fay")
        unit.seats.give(game, 2, address="bob@mail.test", player="Bob")
    assert stands(begun) == before
    begun.reply(0, "zap Bob\nzap fay")
    assert "ZAP Green" in begun.answer(0)
    assert "fay is Blue" in begun.answer(0)


def test_a_letter_means_those_who_played_when_it_came(begun: House) -> None:
    came = begun.clock.now()
    begun.pass_time(hours=1)
    game = begun.game().id
    with begun.store.unit() as unit:
        unit.standbys.left(
            game, 1, player="Bob", address="bob@mail.test", serial=1, at=begun.clock.now(), why="resigned"
        )
        unit.seats.remove(game, 1)
        unit.seats.give(game, 1, address="fay@mail.test", player="Fay")
    laid = begun.table()
    with begun.store.unit() as unit:
        then, now = seat_names.of(unit, laid, came), seat_names.of(unit, laid, begun.clock.now())
    assert [(one.name, one.seat, one.left) for one in then] == [
        ("Ann", "Red", False),
        ("Bob", "Blue", False),
        ("Cy", "Green", False),
    ]
    assert [(one.name, one.seat, one.left) for one in now if one.seat == "Blue"] == [
        ("Fay", "Blue", False),
        ("Bob", "Blue", True),
    ]
    begun.reply(0, ZAP)
    assert "Bob has left the game; write Blue if you mean their seat" in begun.answer(0)


def test_a_message_need_not_say_to_whom_it_goes_by_seat(begun: House) -> None:
    begun.reply(0, "PRESS Bob: shall we zap Cy together? END")
    assert "shall we zap Cy together?" in words(begun.last(1, "press"))
    assert not begun.mails(2, "press")


def test_a_message_without_end_that_names_a_player_in_an_order_is_not_sent(begun: House) -> None:
    begun.reply(0, f"PRESS TO Cy: hello\n{ZAP}")
    assert not begun.mails(2, "press")


def test_a_game_master_may_name_players_too(begun: House) -> None:
    laid = begun.table()
    with begun.store.unit() as unit:
        _, body = taken(begun.office, unit, "andromeda").read(laid, laid.seats[0], [ZAP])
    assert body is not None
    assert [line.text for line in body] == ["zap Blue if Green joined defence"]


def test_a_name_that_is_a_word_of_the_game_is_told(house: House) -> None:
    game = house.create().id
    with house.store.unit() as unit:
        unit.seats.give(game, 0, address="ann@mail.test", player="Green")
    hands.start(house.office, "andromeda")
    house.reply(1, "zap green")
    answer = house.answer(1)
    assert "1. ZAP Green" in answer
    assert '"green" is a word of this game and was read as that. For the player of this name write Red.' in answer
