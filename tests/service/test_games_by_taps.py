"""Games of other titles by a player who never types: whatever a title asks can be answered on a telephone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.service.publishing import publish
from tests.sampling import some
from tests.service.house import House
from tests.service.touching import Asked, Player
from tests.telephone import MISSING, PROGRAM, telephone

pytestmark = pytest.mark.skipif(PROGRAM is None, reason=MISSING)


@pytest.fixture
def me(house: House, tmp_path: Path) -> Iterator[Player]:
    www = tmp_path / "www"
    publish(house.office, www)
    house.office = replace(house.office, site=f"{www.as_uri()}/")
    with telephone(tmp_path) as phone:
        yield Player(house, phone, tmp_path)
        assert phone.complaints == []


class Thumb:
    """Answers in turns: by another usual answer each time, and every sixth question by an order put together."""

    def __init__(self) -> None:
        self._count = 0
        self.composed: list[str] = []

    def __call__(self, asked: Asked) -> None:
        """Touch an answer; of three questions that need none, one has one."""
        self._count += 1
        if self._count % 6 == 0:
            self.composed.append(asked.compose())
        elif asked.owed or self._count % 3 == 1:
            (asked.tap if asked.usual else lambda _: asked.compose())(self._count)


def played(me: Player, players: int, phases: int) -> Thumb:
    """Play so many phases, or to the end; every third by buttons."""
    thumb, house = Thumb(), me.house
    for phase in range(phases):
        if house.game().status != "running":
            break
        if house.table().title.questions(house.table().view(0), 0):
            me.read()
            me.by_buttons() if phase % 3 == 2 else me.by_page(thumb)
        for seat in range(1, players):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    return thumb


@pytest.mark.parametrize(
    ("title", "players", "options"),
    some(
        [
            ("blutooth", 4, {"last_cycle": "2"}),
            ("cosmoforce", 2, {"time_limit": "6"}),
            ("cosmoclasm", 2, {}),
        ],
        3,
    ),
)
def test_a_whole_game_of_another_title(me: Player, title: str, players: int, options: dict[str, str]) -> None:
    """To its end; every order stands as it was tapped, also those put together bit by bit."""
    me.house.begun(players=players, title=title, options=options, gm_half=b"x%031d" % 3)
    thumb = played(me, players, 40)
    assert me.house.game().status == "finished"
    assert thumb.composed


def test_a_turn_with_powers_of_cosmic_eons(me: Player) -> None:
    """A set-up of Postal Cosmic with other powers and their flares: one turn and the beginning of the next."""
    me.house.begun(players=3, options={"powers": "eons", "flares": "yes"}, gm_half=b"x%031d" % 3)
    thumb = played(me, 3, 6)
    assert thumb.composed
    powers = {line.partition(" ")[0] for line in me.written}
    assert powers - {*"ATTACK CARD COME DEAL FORCE INVITE JOIN LOSE OWN PASS RETURN".split()}, powers
