"""Reports say how many messages everybody was sent, and by whom."""

from adjudicator.service import master
from adjudicator.service.games.press_delivery import PressRules, deliver_due
from tests.service.house import House, words


def test_the_report_counts_what_everybody_was_sent(house: House) -> None:
    house.begun(press=PressRules(anonymous=True))
    house.reply(0, "PRESS TO all: hello!\nEND\nPRESS TO all: and again!\nEND\nPRESS TO Blue: psst\nEND")
    house.reply(1, "PRESS AS The Owl TO all: hoo\nEND\nPRESS ANONYMOUSLY TO all: boo\nEND")
    house.reply(2, "LANGUAGE Deutsch")
    house.pass_time(hours=2)
    assert deliver_due(house.office, house.game().id)
    house.next_phase()
    for seat in (0, 1):
        assert "- To everybody: Red, 2 - To everybody: The Owl, 1 - To everybody: without a name, 1" in words(
            house.last(seat, "report")
        )
    assert "- An alle: Red, 2 - An alle: The Owl, 1 - An alle: ohne Namen, 1" in words(house.last(2, "report"))
    again = house.table().phase.serial
    house.next_phase()
    assert house.table().phase.serial == again + 1
    assert "To everybody" not in words(house.last(0, "report"))


def test_the_last_letter_counts_those_of_the_last_phase(house: House) -> None:
    house.begun()
    house.reply(1, "LANGUAGE Deutsch")
    house.reply(0, "PRESS TO all: farewell!\nEND")
    house.pass_time(hours=1)
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    assert "Messages -------- - To everybody: Red, 1" in words(house.last(0, "final"))
    assert "Nachrichten ----------- - An alle: Red, 1" in words(house.last(1, "final"))
