"""What a player writes in passing is done, or he is told with the line that would have been: nothing is lost unsaid."""

from tests.service.house import House


def target(house: House) -> str:
    view = house.table().view(0)
    return str(view.seats[view.targets[0][0]])  # type: ignore[attr-defined]


def test_an_order_behind_a_greeting_stands(house: House) -> None:
    house.begun()
    house.reply(0, f"Hi Bob, attack {target(house)} 1 with 4 from home 1\nCheers, and who plays Virus?")
    answer = house.answer(0)
    assert "NOT ALL UNDERSTOOD" in answer
    assert f"1. ATTACK {target(house)} 1 with 4 from home 1" in answer
    assert "to ask the game master, write NOTE to GM:" in answer
    attacked = f"Red attacked {target(house)} on {target(house)}"
    house.next_phase()
    assert f"{attacked} 1 with 4 from Red 1" in house.prose(0, "report")


def test_who_passes_while_orders_of_his_stand_is_told_that_they_do(house: House) -> None:
    house.begun()
    house.reply(0, f"ATTACK {target(house)} 1 with 4 from home 1")
    assert "PASS takes nothing back" not in house.answer(0)
    house.reply(0, "PASS")
    assert "PASS takes nothing back: your orders above stand all the same" in house.answer(0)
    house.reply(0, "PASS\nWITHDRAW ALL")
    assert "PASS takes nothing back" not in house.answer(0)
    assert "You pass in turn 1 phase 1" in house.answer(0)


def test_who_orders_something_and_passes_otherwise_is_told_nothing_of_it(house: House) -> None:
    house.begun()
    house.reply(0, f"ATTACK {target(house)} 1 with 4 from home 1\nPASS")
    assert "PASS takes nothing back" not in house.answer(0)


def test_who_passes_is_asked_nothing_that_he_need_not_answer(house: House) -> None:
    house.begun()
    house.reply(0, f"ATTACK {target(house)} 1")
    assert "What you may decide" in house.answer(0)
    house.reply(0, "WITHDRAW ALL\nPASS")
    assert "Still open" in house.answer(0)
    assert "What you may decide" not in house.answer(0)


def test_what_is_answered_on_a_condition_is_not_asked_again(house: House) -> None:
    house.begun()
    house.reply(0, f"ATTACK {target(house)} 1")
    assert "Do you play Plague?" in house.answer(0)
    house.reply(0, "PLAY Plague on Blue IF Blue holds 8 cards or more")
    assert "PLAY Plague on Blue IF" in house.answer(0)
    assert "Do you play Plague?" not in house.answer(0)
