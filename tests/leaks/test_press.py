"""Who wrote a message without his name cannot be told from any byte that anybody else is sent."""

import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from adjudicator.service.games import press_delivery
from adjudicator.service.games.press_delivery import PressRules, deliver_due
from adjudicator.service.office import envelopes
from adjudicator.store.tables.values import Press
from tests import hands
from tests.leaks.house import GAME, GM, PLAYERS, House, Reply

BOB = 1
SENDERS = (0, 2, 3)
WORDS = ("I have the Virus.", "Nobody trusts Green any more.")
RULES = {
    "at the hour": PressRules(anonymous=True, copies="all"),
    "with the results": PressRules(anonymous=True, results=True, copies="all"),
}


class Said(NamedTuple):
    """A message of a world: who writes it, how many minutes after the opening, and what stands in front of it."""

    seat: int
    minutes: int
    text: str
    how: str = "PRESS ANONYMOUSLY TO"


@pytest.fixture(scope="module", params=zip(RULES, ("plus", "subject"), strict=True), ids=list(RULES))
def opened(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Reply]:
    """A game whose first reports have left."""
    kind, reply = request.param
    folder = tmp_path_factory.mktemp("press")
    house = House(folder, reply=reply, situations=0)
    house.create("postal-cosmic", 4, {}, RULES[kind])
    hands.start(house.office, GAME)
    house.send()
    house.close()
    return folder, reply


def sent(opened: tuple[Path, Reply], folder: Path, messages: Sequence[Said], *, muted: bool = False) -> list[bytes]:
    """Everything that leaves for those who have written nothing, and for the game master, until the next phase."""
    shutil.copytree(opened[0], folder)
    house = House(folder, reply=opened[1], situations=0)
    if muted:
        house.reply(BOB, "MUTE Ann", "mute")
    began = house.clock.now()
    for number, one in enumerate(messages):
        house.clock.move(max(house.clock.now(), began.replace(minute=one.minutes)))
        house.reply(one.seat, f"{one.how} Blue\n{one.text}\nEND\n", f"{one.seat}.{number}")
    house.clock.move(began.replace(hour=began.hour + 1))
    deliver_due(house.office, house.game.id)
    house.next_phase()
    house.send()
    house.close()
    silent = {GM, *(player.address for seat, player in enumerate(PLAYERS) if seat not in SENDERS)}
    return [parcel.message for parcel in house.post.parcels if parcel.recipient in silent]


def written(
    first: int, second: int, minutes: tuple[int, int] = (3, 20), how: str = "PRESS ANONYMOUSLY TO"
) -> list[Said]:
    """Two messages, written by these seats at these times."""
    both = [Said(first, minutes[0], WORDS[0], how), Said(second, minutes[1], WORDS[1], how)]
    return sorted(both, key=lambda one: one.minutes)


def test_it_does_not_matter_who_writes_nor_when_nor_who_is_muted(opened: tuple[Path, Reply], tmp_path: Path) -> None:
    true = sent(opened, tmp_path / "true", written(0, 2))
    assert any(WORDS[0].encode() in mail for mail in true)
    for first, second in ((2, 0), (0, 3), (3, 2)):
        minutes = (30, 4) if first > second else (11, 12)
        world = f"{first} {second}"
        assert sent(opened, tmp_path / world, written(first, second, minutes)) == true
    muting = sent(opened, tmp_path / "muting", written(0, 2), muted=True)
    assert sent(opened, tmp_path / "muting others", written(3, 2), muted=True) == muting


def test_a_made_up_name_hides_as_well(opened: tuple[Path, Reply], tmp_path: Path) -> None:
    how = "PRESS AS The Owl TO"
    true = sent(opened, tmp_path / "true", [Said(0, 3, WORDS[0], how)])
    assert any(b"The Owl" in mail for mail in true)
    for seat in SENDERS[1:]:
        assert sent(opened, tmp_path / str(seat), [Said(seat, 25, WORDS[0], how)]) == true


def _by_number(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(press_delivery, "_place", lambda message: message.id)


def _by_key(patch: pytest.MonkeyPatch) -> None:
    true = press_delivery.deliver

    def deliver(office: object, unit: object, game: object, messages: Sequence[Press], at: object, key: str) -> int:
        return true(office, unit, game, messages, at, f"{key}/{messages[0].sender}")  # type: ignore[arg-type]

    patch.setattr(press_delivery, "deliver", deliver)


def _by_thread(patch: pytest.MonkeyPatch) -> None:
    true = press_delivery._letter

    def letter(
        office: object,
        unit: object,
        game: object,
        seat: object,
        seats: object,
        messages: Sequence[Press],
        *rest: object,
    ) -> object:
        with patch.context() as inner:
            thread = [envelopes.named_id(office, str(one.written_at)) for one in messages]  # type: ignore[arg-type]
            inner.setattr(envelopes, "thread", lambda *_: tuple(thread))
            return true(office, unit, game, seat, seats, messages, *rest)  # type: ignore[arg-type]

    patch.setattr(press_delivery, "_letter", letter)


@pytest.mark.parametrize("leak", [_by_number, _by_key, _by_thread])
def test_a_leak_is_found(
    leak: Callable[[pytest.MonkeyPatch], None],
    opened: tuple[Path, Reply],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An order of receipt, a sender in the Message-ID, a thread that is the sender's."""
    leak(monkeypatch)
    true = sent(opened, tmp_path / "true", written(0, 2))
    assert sent(opened, tmp_path / "other", written(2, 3, (20, 7))) != true
