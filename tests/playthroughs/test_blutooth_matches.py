"""Whole matches of the Blutooth edition by mail: eight aliens with everything, and campaigns in turn with two letters.

House bots write the letters of everybody, through the mail room. At the end the record and every mailbox agree
(`House.game`).
"""

from pathlib import Path

import pytest

from adjudicator.games.blutooth.table.match import Match
from tests.playthroughs.rehearsed import readable
from tests.sampling import some
from tests.service.house import House

MOST = 100
"""Phases that a match takes at most."""
LONGEST = 20 * 1024
"""Bytes of text that no report exceeds, with everything in the match, in either language."""
EVERYTHING = {
    "aliens": "all",
    "left_legacy": "own_then_pool",
    "flares": "yes",
    "dark": "yes",
    "techs": "yes",
    "stations": "yes",
    "moons": "yes",
    "hazards": "yes",
    "legacies": "cursed",
    "galaxy": "prime",
    "titles": "3",
    "last_cycle": "2",
}
IN_TURN = {"campaigns": "in_turn", "letters": "two", "last_cycle": "2"}
GERMAN = (1, 3, 5, 7)
"""The seats of those who read German."""


def _played(folder: Path, players: int, options: dict[str, str]) -> tuple[House, Match]:
    """A match played to its end by letters of house bots, every other player in German."""
    house = House(folder)
    house.create(title="blutooth", players=players, options=options)
    for seat in range(players):
        house.reply(seat, "JOIN\nLANGUAGE Deutsch" if seat in GERMAN else "JOIN", "invitation")
    state = house.table().boundary.state
    for _ in range(MOST):
        if house.game().status != "running":
            break
        for seat in range(players):
            orders = house.bot(seat)
            if orders.strip():
                house.reply(seat, orders)
        state = house.table().boundary.state
        house.next_phase()
    assert house.game().status == "finished"
    assert isinstance(state, Match)
    return house, state


MATCHES = [
    pytest.param(8, EVERYTHING, id="eight with everything"),
    pytest.param(4, IN_TURN, id="in turn with two letters"),
]


@pytest.mark.parametrize(("players", "options"), some(MATCHES, 2))
def test_a_match_is_played_to_its_end(tmp_path: Path, players: int, options: dict[str, str]) -> None:
    house, state = _played(tmp_path, players, options)
    try:
        for seat in house.seats():
            lengths = [len(readable(mail.raw).encode()) for mail in house.mails(seat.number, "report")]
            assert max(lengths) < LONGEST
        assert state.turn > 1
    finally:
        house.store.close()
