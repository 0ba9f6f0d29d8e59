"""A token is good for one seat and one phase."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.writing import address
from adjudicator.service.game import table
from tests.leaks.house import GAME, MAILBOX, PLAYERS, House
from tests.leaks.letters import STRANGERS
from tests.leaks.worlds import Opening, openings, unusual

PLAYING = 4


@pytest.fixture(scope="module", params=[(title, reply) for title in titles() for reply in ("plus", "subject")])
def second(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Opening:
    """The second phase of a game; where tokens stand in the subject, everything takes part."""
    title, reply = request.param
    options = unusual(title) if reply == "subject" else {}
    (found,) = openings(tmp_path_factory.mktemp("played"), title, PLAYING, [2], reply, options)
    return found


@pytest.fixture
def house(second: Opening, tmp_path: Path) -> Iterator[House]:
    found = second.copied(tmp_path / "house")
    yield found
    found.close()


def _claiming(house: House, seat: int, serial: int, token: str) -> tuple[str, str]:
    """An address and a subject that carry a claim as this house has them."""
    name = house.table.seats[seat].name
    if house.office.reply == "plus":
        return address.plus(MAILBOX, GAME, name, serial, token), "orders"
    return MAILBOX, f"orders {address.tag(GAME, name, serial, token)}"


def _sent(house: House, seat: int, serial: int, token: str, *, sender: str) -> str | None:
    to, subject = _claiming(house, seat, serial, token)
    number = f"{seat}.{serial}.{token}.{sender.partition('@')[0]}"
    return house.receive(house.bot(seat), sender=sender, number=number, to=to, subject=subject).verdict


def _heard(house: House, seat: int) -> bool:
    laid = house.table
    with house.store.unit() as unit:
        return table.orders(unit, laid, seat).heard


def test_the_token_of_one_phase_is_refused_in_the_next(house: House) -> None:
    old, new = house.token(0, 1), house.token(0, 2)
    assert old != new
    mine = PLAYERS[0].address
    assert _sent(house, 0, 1, old, sender=mine) == "closed_phase"
    assert _sent(house, 0, 2, old, sender=mine) == "wrong_token"
    assert _sent(house, 0, 1, new, sender=mine) == "wrong_token"
    assert not _heard(house, 0)
    assert _sent(house, 0, 2, new, sender=mine) == "accepted"
    assert _heard(house, 0)


def test_the_token_of_one_seat_is_refused_for_another(house: House) -> None:
    assert _sent(house, 1, 2, house.token(0, 2), sender=PLAYERS[0].address) == "wrong_token"
    assert _sent(house, 1, 2, house.token(0, 2), sender=PLAYERS[1].address) == "wrong_token"
    assert not _heard(house, 1)


def test_whoever_has_anothers_token_cannot_speak_for_him(house: House) -> None:
    for sender in (PLAYERS[0].address, STRANGERS[0]):
        assert _sent(house, 1, 2, house.token(1, 2), sender=sender) == "held"
    assert not _heard(house, 1)


def test_an_old_token_in_a_strangers_hands_counts_for_nothing(house: House) -> None:
    """Nor can its owner be talked into releasing it."""
    assert _sent(house, 0, 1, house.token(0, 1), sender=STRANGERS[0]) == "unknown_sender"
    house.reply(0, "RELEASE\n", "confirmed")
    assert not _heard(house, 0)
