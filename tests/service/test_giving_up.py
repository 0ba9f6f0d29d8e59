"""Letters that are given up after days of trying, and what that says of their addresses."""

import socket
from datetime import timedelta

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.mail.servers.smtp import Courier
from adjudicator.service.mailroom.mail_sender import GIVE_UP, STALE, Sending
from tests.service.house import PLAYERS, House


def keep_trying(house: House, sending: Sending) -> None:
    """As often as a letter is tried."""
    for _ in range(GIVE_UP + 5):
        with house.store.unit() as unit:
            due = unit.outbox.next_instant(STALE)
        if due is None:
            break
        house.clock.move(max(due, house.clock.now()))
        while sending.send_some():
            pass


def test_a_letter_is_given_up_after_days_of_trying(house: House, post: Embedded, courier: Courier) -> None:
    house.create()
    post.answer_recipient("bob", "450 4.7.1 greylisted")
    began = house.clock.now()
    keep_trying(house, Sending(house.office, courier))
    assert house.clock.now() - began > timedelta(days=4)
    assert [mail.status for mail in house.mails(1)] == ["failed"]
    assert "after 40 attempts" in house.notices("mail")[0]
    with house.store.unit() as unit:
        assert unit.bounces.count("bob@mail.test") == 1


def test_a_letter_given_up_because_our_server_was_away_says_nothing_of_its_address(house: House) -> None:
    """The game master is told of it all the same."""
    house.create()
    with socket.socket() as held:
        held.bind(("127.0.0.1", 0))
        away = Courier(SmtpServer(host="127.0.0.1", port=held.getsockname()[1], security="plain"))
        keep_trying(house, Sending(house.office, away))
        away.close()
    assert [mail.status for seat in range(3) for mail in house.mails(seat)] == ["failed"] * 3
    for player, told in zip(PLAYERS, house.notices("mail"), strict=False):
        assert f"to {player.address} cannot be sent: 127.0.0.1:" in told
        assert "(after 40 attempts)" in told
        with house.store.unit() as unit:
            assert unit.bounces.count(player.address) == 0
