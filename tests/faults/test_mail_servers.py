"""Mail servers that take a letter and hang up, or say nothing at all: each letter leaves, and nobody waits for them."""

from collections.abc import Callable
from datetime import timedelta

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.mail.servers.smtp import Courier, Parcel
from adjudicator.service.mailroom.imap_folder import ImapFolder
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.work.serve import Service
from tests.mail.scripted import Line, Talk, scripted
from tests.patience import PATIENCE
from tests.service.conftest import house
from tests.service.hearing import Heard, at_work, hear
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.served import USERS

__all__ = ("hear", "house")


def taking(letters: list[bytes], *, answer: bool) -> Talk:
    """A server that takes letters; without an `answer` it hangs up when it has a whole one."""

    def talk(line: Line) -> None:
        line.say(b"220 ready\r\n")
        while said := line.hear().upper():
            if not said.startswith(b"DATA"):
                line.say(b"250 ok\r\n")
                continue
            line.say(b"354 go\r\n")
            letter = b""
            while (part := line.hear()) not in {b".\r\n", b""}:
                # A dot at the beginning of a line comes twice (RFC 5321, 4.5.2).
                letter += part.removeprefix(b".")
            letters.append(letter)
            if not answer:
                return
            line.say(b"250 taken\r\n")

    return talk


def test_a_server_that_takes_letters_and_hangs_up_gets_the_same_again(house: House) -> None:
    house.create()
    letters: list[bytes] = []
    with scripted(taking(letters, answer=False), taking(letters, answer=True)) as port:
        courier = Courier(SmtpServer(host="127.0.0.1", port=port, security="plain", timeout=PATIENCE, connections=1))
        sending = Sending(house.office, courier)
        assert sending.send_some() == 2
        assert sending.send_some() == 0
        house.clock.move(house.clock.now() + timedelta(minutes=1))
        assert sending.send_some() == 1
        courier.close()
    assert letters[0] == letters[3]
    assert sorted({*letters}) == sorted(mail.raw for mail in house.mails())
    assert {mail.status for mail in house.mails()} == {"sent"}
    assert house.notices() == []


def silent(line: Line) -> None:
    line.hear()


def test_a_server_that_says_nothing_keeps_nobody_waiting(house: House, hear: Callable[[str], Heard]) -> None:
    house.begun()
    report = house.last(1)
    raw = house.raw("PASS\n", sender=PLAYERS[1].address, to=report.reply_to or "", answers=report)
    handled, put_off = hear("letter handled"), hear("mail put off")
    with Embedded(USERS) as post, scripted(*[silent] * 20) as port:
        courier = Courier(post.smtp("bob"))
        smtp = SmtpServer(host="127.0.0.1", port=port, security="plain", timeout=0.2)
        service = Service(house.office, [ImapFolder(post.imap("games"))], smtp, poll=1.0)
        with at_work(service):
            courier.deliver([Parcel(PLAYERS[1].address, MAILBOX, raw)])
            assert handled.heard.wait(PATIENCE)
            assert put_off.heard.wait(PATIENCE)
        courier.close()
    (notice,) = house.notices("mail server")
    assert notice.startswith("No letter can be sent just now; it is tried again and again: 127.0.0.1:")
    assert {mail.status for mail in house.mails()} <= {"new", "sending"}
