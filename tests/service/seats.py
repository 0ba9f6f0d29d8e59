"""Seats that lose their players, and who would have them."""

from adjudicator.service.games.games import Player
from tests.service.house import House

REPLACE = {"after_nmr": "replace"}
EVE = Player("Eve", "eve@mail.test")
FAY = Player("Fay", "fay@mail.test")
YELLOW = 3


def phase(house: House, *silent: int, players: int = 4) -> None:
    """A phase in which all write but some."""
    for seat in range(players):
        if seat not in silent:
            house.reply(seat, house.bot(seat))
    house.next_phase()
