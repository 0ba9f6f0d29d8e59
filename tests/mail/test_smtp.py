"""Each letter is sent, put off, or refused, and it is said which."""

import asyncio

import pytest
from aiosmtpd.smtp import SMTP
from msgspec.structs import replace

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.embedded.smtp_server import SmtpHalf
from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.mail.servers.smtp import Courier, Deferred, Outcome, Parcel, Refused, Sender, Sent
from tests.mail.conftest import USERS
from tests.mail.scripted import Line, Talk, scripted
from tests.patience import PATIENCE

RAW = "From: gm@mail.test\r\nTo: ann@mail.test\r\nSubject: x\r\n\r\n.\r\nü\r\n".encode()


def _deliver(server: SmtpServer, *parcels: Parcel) -> tuple[Outcome, ...]:
    courier = Courier(server)
    try:
        return courier.deliver(parcels)
    finally:
        courier.close()


def _to(user: str) -> Parcel:
    return Parcel("gm@mail.test", f"{user}@mail.test", RAW)


def _local(port: int) -> SmtpServer:
    return SmtpServer(host="127.0.0.1", port=port, security="plain", timeout=PATIENCE)


def test_a_letter_arrives_byte_for_byte(post: Embedded) -> None:
    (outcome,) = _deliver(post.smtp("gm"), _to("ann"))
    assert isinstance(outcome, Sent)
    assert post.letters("ann") == [RAW]
    assert post.letters("bob") == []


def test_the_letter_after_the_plus_reaches_the_same_mailbox(post: Embedded) -> None:
    assert isinstance(_deliver(post.smtp("gm"), _to("ann+mars.red.7.abcdefghij"))[0], Sent)
    assert post.letters("ann") == [RAW]


def test_an_unknown_user_is_refused_and_the_others_get_theirs(post: Embedded) -> None:
    outcomes = _deliver(post.smtp("gm"), _to("ann"), _to("nobody"), _to("bob"), Parcel("", "ann@elsewhere.test", RAW))
    assert [type(outcome) for outcome in outcomes] == [Sent, Refused, Sent, Refused]
    assert outcomes[1] == Refused("550 5.1.1 <nobody@mail.test>: no such user here")
    assert len(post.letters("ann")) == len(post.letters("bob")) == 1


def test_what_was_refused_leaves_nothing_behind_on_its_connection(post: Embedded) -> None:
    one = replace(post.smtp("gm"), connections=1)
    outcomes = _deliver(one, _to("nobody"), _to("bob"), Parcel("gm@mail.test", "a\x00b@mail.test", RAW), _to("ann"))
    assert [type(outcome) for outcome in outcomes] == [Refused, Sent, Refused, Sent]


def test_a_full_mailbox_is_tried_again_later(post: Embedded) -> None:
    post.answer_recipient("ann", "452 4.2.2 mailbox full")
    assert _deliver(post.smtp("gm"), _to("ann")) == (Deferred("452 4.2.2 mailbox full", of_letter=True),)
    post.answer_recipient("ann", None)
    assert isinstance(_deliver(post.smtp("gm"), _to("ann"))[0], Sent)


def test_a_wrong_password_puts_letters_off(post: Embedded) -> None:
    good = post.smtp("gm")
    bad = SmtpServer(host=good.host, port=good.port, security="plain", user="gm", password="wrong")
    (outcome,) = _deliver(bad, _to("ann"))
    assert isinstance(outcome, Deferred)
    assert "535" in outcome.reason
    assert not outcome.perhaps_sent


def test_an_unreachable_server_puts_letters_off(closed_port: int) -> None:
    (outcome,) = _deliver(_local(closed_port), _to("ann"))
    assert isinstance(outcome, Deferred)
    assert str(closed_port) in outcome.reason
    assert not outcome.perhaps_sent


def test_acknowledgements_may_have_no_sender(post: Embedded) -> None:
    assert isinstance(_deliver(post.smtp("gm"), Parcel("", "ann@mail.test", RAW))[0], Sent)


@pytest.mark.parametrize("address", ["no at sign", "", "a\r\nRCPT TO:<b@mail.test>", "x" * 2000 + "@mail.test"])
def test_an_address_that_is_none_is_refused(post: Embedded, address: str) -> None:
    outcomes = _deliver(post.smtp("gm"), Parcel("gm@mail.test", address, RAW), _to("ann"))
    assert [type(outcome) for outcome in outcomes] == [Refused, Sent]
    assert post.letters("bob") == []


def test_an_address_in_another_alphabet_needs_and_gets_smtputf8() -> None:
    with Embedded({"jürgen": "x", "gm": "y"}) as post:
        assert isinstance(_deliver(post.smtp("gm"), _to("jürgen"))[0], Sent)
        assert post.letters("jürgen") == [RAW]


def test_connections_are_kept_and_made_again(post: Embedded) -> None:
    courier = Courier(post.smtp("gm"))
    for count in range(1, 5):
        outcomes = courier.deliver([_to("ann"), _to("bob")])
        assert {type(outcome) for outcome in outcomes} == {Sent}
        assert len(post.letters("ann")) == count
        post.hang_up()
    courier.close()


def test_many_letters_go_over_few_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[SmtpHalf] = []
    one = SmtpHalf._protocol

    def counted(half: SmtpHalf) -> SMTP:
        made.append(half)
        return one(half)

    monkeypatch.setattr(SmtpHalf, "_protocol", counted)
    with Embedded(USERS) as post:
        outcomes = _deliver(post.smtp("gm"), *[_to("ann")] * 200)
        assert {type(outcome) for outcome in outcomes} == {Sent}
        assert len(post.letters("ann")) == 200
        assert len(made) <= post.smtp("gm").connections


def test_it_works_on_an_event_loop_too(post: Embedded) -> None:
    async def send() -> Outcome:
        sender = Sender(post.smtp("gm"))
        try:
            return await sender.send(_to("ann"))
        finally:
            await sender.close()

    assert isinstance(asyncio.run(send()), Sent)


def _until(command: bytes, answer: bytes, end: bytes | None = None) -> Talk:
    """A server that is polite up to a command, and then says this and hangs up."""

    def talk(line: Line) -> None:
        line.say(b"220 ready\r\n")
        while said := line.hear().upper():
            if said.startswith(command):
                line.say(answer)
                while end is not None and line.hear() not in {end, b""}:
                    pass
                return
            line.say(b"250 ok\r\n")

    return talk


def test_a_connection_lost_after_the_whole_letter_may_have_sent_it() -> None:
    with scripted(_until(b"DATA", b"354 go\r\n", b".\r\n")) as port:
        (outcome,) = _deliver(_local(port), _to("ann"))
    assert isinstance(outcome, Deferred)
    assert outcome.perhaps_sent


def test_a_connection_lost_before_the_letter_has_not_sent_it() -> None:
    with scripted(_until(b"RCPT", b"")) as port:
        (outcome,) = _deliver(_local(port), _to("ann"))
    assert isinstance(outcome, Deferred)
    assert not outcome.perhaps_sent


def test_an_address_for_copies_at_which_the_server_closes_has_got_no_letter_yet() -> None:
    """The second recipient is the one for copies."""

    def talk(line: Line) -> None:
        line.say(b"220 ready\r\n")
        recipients = 0
        while said := line.hear().upper():
            recipients += said.startswith(b"RCPT")
            line.say(b"421 4.3.2 closing\r\n" if recipients == 2 else b"250 ok\r\n")

    with scripted(talk) as port:
        outcomes = _deliver(_local(port), replace(_to("ann"), copy="copies@mail.test"))
    assert outcomes == (Deferred("421 4.3.2 closing"),)


def _answering(*answers: bytes) -> Talk:
    """A polite server that answers one letter after another so, and hangs up when it has no answer left."""

    def talk(line: Line) -> None:
        line.say(b"220 ready\r\n")
        left = list(answers)
        while said := line.hear().upper():
            line.say(b"354 go\r\n" if said.startswith(b"DATA") else b"250 ok\r\n")
            if said.startswith(b"DATA"):
                while line.hear() not in {b".\r\n", b""}:
                    pass
                if not left:
                    return
                line.say(left.pop(0))

    return talk


@pytest.mark.parametrize("answer", [(), (b"421 4.3.2 closing\r\n",)])
def test_a_letter_that_a_kept_connection_may_have_taken_is_not_sent_again_at_once(answer: tuple[bytes, ...]) -> None:
    """Before it is, a copy of it is looked for."""
    taken = b"250 2.0.0 taken\r\n"
    with scripted(_answering(taken, *answer), _answering(taken)) as port:
        courier = Courier(_local(port))
        assert courier.deliver([_to("ann")]) == (Sent("2.0.0 taken"),)
        (outcome,) = courier.deliver([_to("bob")])
        courier.close()
    assert isinstance(outcome, Deferred)
    assert outcome.perhaps_sent == (not answer)


@pytest.mark.parametrize(
    ("command", "answer", "expected"),
    [
        (b"DATA", b"554 5.7.1 no thanks\r\n", Refused("554 5.7.1 no thanks")),
        (b"DATA", b"451 4.3.0 later\r\n", Deferred("451 4.3.0 later", of_letter=True)),
        (b"RCPT", b"553 5.1.3 what\r\n", Refused("553 5.1.3 what")),
        (
            b"RCPT",
            b"450-4.2.0 greylisted,\r\n450 4.2.0 come back\r\n",
            Deferred("450 4.2.0 greylisted, 4.2.0 come back", of_letter=True),
        ),
        (b"MAIL", b"550 5.7.1 not from you\r\n", Deferred("550 5.7.1 not from you")),
        (b"MAIL", b"421 4.3.2 closing\r\n", Deferred("421 4.3.2 closing")),
        (b"RCPT", b"421 4.3.2 closing\r\n", Deferred("421 4.3.2 closing")),
    ],
)
def test_what_the_server_says_decides(command: bytes, answer: bytes, expected: Outcome) -> None:
    with scripted(_until(command, answer)) as port:
        assert _deliver(_local(port), _to("ann")) == (expected,)
