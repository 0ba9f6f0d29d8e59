"""A short game of an honest game master, with everything that its record can be held against."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from adjudicator.service.master.game_end import end
from adjudicator.service.master.hand import taken
from adjudicator.service.proof.own_letters import Own
from tests.service.house import House

BLUE = 1


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


def own(letters: Sequence[bytes], seat: str = "Blue") -> Own:
    return Own.of(seat, letters)
