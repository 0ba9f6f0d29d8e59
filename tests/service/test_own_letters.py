"""A record that is whole in itself, but of another game than the one that was played, is found out by letters."""

import re
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

import pytest

from adjudicator.mail.letter import read
from adjudicator.service.master.ending import end
from adjudicator.service.master.hand import taken
from adjudicator.service.own_letters import NoSeat, Own
from adjudicator.service.verify import verify
from tests.service.house import House

BLUE = 1
HALF = b"another half of the game master, no less"[:32]


class Game(NamedTuple):
    """A game that is over: its record, and the letters that the player of Blue has of it."""

    record: bytes
    sent: tuple[bytes, ...]
    wrote: tuple[bytes, ...]

    @property
    def letters(self) -> tuple[bytes, ...]:
        return self.sent + self.wrote


def play(
    folder: Path,
    *,
    half: bytes = b"h" * 32,
    options: dict[str, str] | None = None,
    words: str = "blue moon",
    orders: Sequence[str] = ("", "", ""),
    language: str = "",
) -> Game:
    """A turn of three players. `orders` are those of Red in the first phase, and so on; bots give all others."""
    folder.mkdir()
    house = House(folder)
    wrote: list[bytes] = []
    receive = house.receive

    def noted(raw: bytes, seat: int) -> object:
        if seat == BLUE:
            wrote.append(raw)
        return receive(raw)

    def reply(seat: int, body: str, kind: str = "report") -> None:
        house.receive = partial(noted, seat=seat)  # type: ignore[method-assign, assignment]
        house.reply(seat, body, kind)

    house.create(gm_half=half, options=options or {"zap_lasts": "use"})
    for seat, luck in enumerate(("red sky", words, "green hills")):
        reply(seat, f"JOIN\nLUCK {luck}\n{language if seat == BLUE else ''}\n", "invitation")
    for phase in range(3):
        for seat in range(3):
            reply(seat, orders[seat] if phase == 0 and orders[seat] else house.bot(seat))
        house.next_phase()
    heading = str(house.table().heading)
    with house.store.unit() as unit:
        end(taken(house.office, unit, "andromeda"), heading, ())
    record = house.game().record
    assert record is not None
    sent = tuple(mail.raw for mail in house.mails(BLUE))
    house.store.close()
    return Game(record, sent, tuple(wrote))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return play(tmp_path_factory.mktemp("in hand") / "game")


def own(letters: Sequence[bytes], seat: str = "Blue") -> Own:
    return Own(seat, map(read, letters))


def test_an_honest_record_is_what_the_letters_say(played: Game) -> None:
    mine = own(played.letters)
    verdict = verify(played.record, mine)
    assert verdict.holds, verdict.sentence
    assert (verdict.unseen, mine.wrote) == ((), True)


def test_so_it_is_in_another_language(tmp_path: Path) -> None:
    game = play(tmp_path / "game", language="LANGUAGE German")
    assert b"Runde" in game.sent[-1] or b"Zug" in game.sent[-1]
    verdict = verify(game.record, own(game.letters))
    assert verdict.holds, verdict.sentence
    assert verdict.unseen == ()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"half": HALF}, "No letter of yours promises [0-9a-f]{64}"),
        ({"options": {"zap_lasts": "use", "resettle": "yes"}}, "that resettle is no, and the record that it is yes"),
        ({"options": {"zap_lasts": "challenge"}}, "that zap_lasts is use, and the record that it is challenge"),
        ({"words": "yellow moon"}, 'your words for the dice were "yellow moon"'),
        ({"orders": ("", "PASS\nNEGOTIATE", "")}, "In turn 1 phase 1 "),
        ({"orders": ("PASS", "", "")}, 'In turn 1 phase 1 you were told ".*", says the record, and no letter to you'),
    ],
)
def test_another_game_is_not(played: Game, other: dict[str, object], said: str, tmp_path: Path) -> None:
    """A game master who puts the record of a game that suits him better in the place of the true one."""
    forged = play(tmp_path / "game", **other)  # type: ignore[arg-type]
    assert verify(forged.record).holds
    verdict = verify(forged.record, own(played.letters))
    assert not verdict.holds
    assert re.search(said, verdict.sentence), verdict.sentence


def test_what_is_not_there_is_said(played: Game) -> None:
    some = own(played.sent[:3])
    verdict = verify(played.record, some)
    assert verdict.holds, verdict.sentence
    assert not some.wrote
    assert "turn 1 phase 2" in verdict.unseen
    with pytest.raises(NoSeat, match="it has: Red, Blue, Green"):
        verify(played.record, own(played.letters, "Pink"))
