"""Reports made again from what is on file say what was mailed; on paper they go to whoever has no mail."""

import re
from datetime import timedelta

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.reports.rendering.render import render
from adjudicator.reports.values.document import Final, Report
from adjudicator.service import master
from adjudicator.service.games import paper_packets, past_reports
from adjudicator.service.games.games import GameWrong, Player
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.settings.configuration import Paper
from adjudicator.store.tables.values import Seat
from tests.reports.pdf import squeezed, taken_apart
from tests.service.house import House

EVE = Player("Eve", "eve@mail.test")
GREEN = 2
HOUR = timedelta(hours=1)
FORM = re.compile(r"^Your orders\n.*?^END ORDERS$", re.M | re.S)


def report(house: House, seat: Seat, of: str | None = None) -> tuple[Report | Final, past_reports.Told]:
    """A report of a seat as it is made again, and as it is on file."""
    game = house.game()
    with house.store.unit() as unit:
        one = past_reports.report(unit, game, seat, of)
        return past_reports.document(house.office, unit, game, seat, one), one


def same(house: House, seat: Seat, of: str | None = None) -> str:
    """The words of a report, which are those that were mailed but for its form."""
    made, one = report(house, seat, of)
    said = render(made, house.office.words_in(seat.language, house.game().name)).text
    mailed = "\n".join(line.text for line in read(one.mail.raw).lines)
    words, sent = (" ".join(FORM.sub("", text).split()) for text in (said, mailed))
    assert words == sent
    return words


def played(house: House, *silent: int) -> None:
    for seat in range(3):
        if seat not in silent:
            house.reply(seat, house.bot(seat))
    house.next_phase()


def test_of_a_seat_that_is_lost_and_taken_over(house: House) -> None:
    house.begun(options={"after_nmr": "replace"})
    while not house.table().vacant(GREEN):
        played(house, GREEN)
    assert "You have lost your seat, Green" in same(house, house.seats()[GREEN])
    words = taken_apart(paper_packets.packets(house.office, "andromeda", "Green")[0].pdf.data).words
    assert squeezed("You have lost your seat, Green") in words
    assert squeezed("Send this sheet to") not in words
    house.give("andromeda", "Green", EVE)
    assert house.reply(GREEN, "JOIN", "invitation", sender=EVE.address).verdict == "join"
    assert "Eve" in same(house, house.seats()[GREEN])


def test_of_a_game_that_is_won(house: House) -> None:
    house.begun(title="cosmoforce")
    while house.game().status == "running":
        played(house)
    for seat in house.seats():
        said = same(house, seat)
        assert "The game is over." in said
        assert house.game().seed in said  # type: ignore[operator]
    packets = paper_packets.packets(house.office, "andromeda")
    assert [one.name for one in packets] == [f"andromeda-{seat}-final.pdf" for seat in ("red", "blue", "green")]
    assert squeezed(house.game().seed or "") in taken_apart(packets[0].pdf.data).words


def test_of_a_game_that_was_ended(house: House) -> None:
    house.begun()
    master.command(house.office, "andromeda", "END GAME", "turn 1 phase 1")
    assert "The game master has ended the game" in same(house, house.seats()[0])


def test_of_a_phase_that_was_taken_back_everything_is_told_as_it_is_now(house: House) -> None:
    house.begun()
    played(house)
    master.command(house.office, "andromeda", "CORRECT ORDERS FOR", "Red turn 1 phase 1", ("PASS",))
    made, one = report(house, house.seats()[1])
    assert isinstance(made, Report)
    assert (made.corrected, made.resolved, one.of) == (True, "turn 1 phase 1", "turn 1 phase 1")
    words = taken_apart(paper_packets.packets(house.office, "andromeda", "Blue")[0].pdf.data).words
    assert squeezed("Corrected report for Blue: turn 1 phase 2") in words
    assert all(squeezed(section.heading) in words for section in made.sections)


def test_of_a_message_to_all_that_came_at_its_very_instant(house: House) -> None:
    house.begun(press=PressRules(results=True))
    house.reply(0, "PRESS TO all: hello!\nEND")
    played(house)
    opened = house.table().phase.opened_at
    with house.store.unit() as unit:
        (message,) = unit.press.to_all(1, opened, opened + HOUR)
    assert message.delivered_at == opened
    # It came with this report, so the next one counts it: no message is counted twice, and none in no report.
    assert "To everybody" not in same(house, house.seats()[1])
    played(house)
    assert "- To everybody: Red, 1" in same(house, house.seats()[1])


def test_of_nothing_yet(house: House) -> None:
    house.create()
    red = house.seats()[0]
    with pytest.raises(GameWrong, match="there is no report for Red in andromeda: it has not begun yet"):
        report(house, red)


# ---- packets


def test_a_packet_speaks_to_its_reader(house: House) -> None:
    house.begun()
    house.reply(0, "ZONE Tokyo\nLANGUAGE German")
    office = replace(house.office, paper=Paper(size="letter", address="1 Example Road, Springfield"))
    (packet,) = paper_packets.packets(office, "andromeda", "Red")
    paper = taken_apart(packet.pdf.data)
    assert round(paper.size[1]) == 792
    for said in (
        "Befehle von Red",
        "(Asia/Tokyo)",
        "Schick dieses Blatt an 1 Example Road, Springfield, gm@mail.test.",
    ):
        assert squeezed(said) in paper.words


def test_the_rules_of_what_is_in_play_come_along_if_wanted(house: House) -> None:
    house.begun()
    house.next_phase()
    laid = house.table()
    rules = [section.heading for section in laid.title.rules_text(laid.view(0))]
    for wanted in (False, True):
        (packet,) = paper_packets.packets(house.office, "andromeda", "Red", rules=wanted)
        words = taken_apart(packet.pdf.data).words
        assert all((squeezed(heading) in words) == wanted for heading in rules)


def test_what_stands_is_on_the_sheet(house: House) -> None:
    house.begun()
    orders = house.bot(0)
    house.reply(0, orders)
    words = taken_apart(paper_packets.packets(house.office, "andromeda", "Red")[0].pdf.data).words
    assert all(squeezed(line) in words for line in orders.splitlines())
