"""Phases that bots have played, what counted for them, and commands that take them back."""

from adjudicator.service import master
from adjudicator.service.game import orders_on_file
from adjudicator.store.tables.values import Phase
from tests.service.house import House

SEATS = 3


def command(house: House, word: str, text: str = "", *lines: str) -> str:
    return " ".join(master.command(house.office, "andromeda", word, text, lines))


def play(house: House, phases: int) -> None:
    """So many phases, in which bots write for all."""
    for _ in range(phases):
        for seat in range(SEATS):
            house.reply(seat, house.bot(seat))
        house.next_phase()


def line(house: House) -> list[Phase]:
    number = house.game().id
    with house.store.unit() as unit:
        return unit.phases.of(number)


def sent(house: House, serial: int, seat: int) -> list[str]:
    """The orders of a seat that count for a phase."""
    number = house.game().id
    with house.store.unit() as unit:
        letters = unit.game_letters.accepted(number, serial, seat)
    return [line.text for letter in letters for line in orders_on_file.kept(letter.body) if line.text.strip()]


def after(told: str, mark: str) -> list[str]:
    """The first words of each sentence behind a mark."""
    return [" ".join(part.split()[:4]) for part in told.split(mark)[1:]]
