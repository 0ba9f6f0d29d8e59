"""Letters that come back in the words of many servers: the seat is marked, and nothing but a failure marks one."""

import pytest

from adjudicator.service.games import summaries
from tests.service.house import PLAYERS, House

ANN, BOB = PLAYERS[0].address, PLAYERS[1].address

EMPTY = "From: MAILER-DAEMON <>\nSubject: Mail delivery failed\n\n"
ORIGINAL = "From: games@mail.test\nTo: {to}\nSubject: [andromeda] Report\nMessage-ID: {id}\n\nPASS\n"
REPORT = (
    "MIME-Version: 1.0\nReturn-Path: <>\nFrom: {sender}\nSubject: {subject}\n"
    'Content-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/plain; charset=utf-8\n\n{said}\n'
    "--b\nContent-Type: {kind}\n\n{back}\n--b--\n"
)


def parts(said: str, kind: str = "message/rfc822", subject: str = "Undelivered Mail Returned to Sender") -> str:
    return REPORT.format(
        sender="Mail Delivery System <MAILER-DAEMON@mx.test>", subject=subject, said=said, kind=kind, back=ORIGINAL
    )


FAILED = {
    "as it was found": EMPTY
    + (
        "This is a mail relay. Your letter could not be delivered to the following address:\n\n"
        "<{to}>: no such user here\n\nOriginal message headers:\nMessage-ID: {id}\nTo: {to}\n"
    ),
    "only the Message-ID": EMPTY + "Your message was rejected by the recipient's server.\n\nMessage-ID: {id}\n",
    "in small letters": EMPTY + "delivery failed\n\n  message-id:{id}\n",
    "without brackets": EMPTY + "550 unknown\n\nMessage ID: {bare}\n",
    "in a sentence": EMPTY + "The message {id} could not be delivered: mailbox is full.\n",
    "an empty Return-Path": "Return-Path: <>\nFrom: Post <post@mx.test>\nSubject: Undeliverable\n\nMessage-ID: {id}\n",
    "a daemon": "From: mailer-daemon@mx.test\nSubject: failure notice\n\nSorry.\n\nMessage-ID: {id}\n",
    "message/rfc822": parts("Your mail could not be delivered."),
    "text/rfc822-headers": parts("Your mail could not be delivered.", "text/rfc822-headers"),
    "exim": "Return-Path: <>\nFrom: Mail Delivery System <Mailer-Daemon@exim.test>\n"
    "Subject: Mail delivery failed: returning message to sender\nAuto-Submitted: auto-replied\n\n"
    "This message was created automatically by mail delivery software.\n\n"
    "A message that you sent could not be delivered. This is a permanent error.\n\n"
    "------ This is a copy of the message, including all the headers. ------\n\n" + ORIGINAL,
    "postfix": parts(
        "This is the mail system at host mx.test.\n\nI'm sorry to have to inform you that your message could not\nbe"
        " delivered to one or more recipients.\n\n<{to}>: host mx[192.0.2.1] said: 550 5.1.1 no such user"
    ),
    "qmail": EMPTY
    + (
        "Hi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the"
        " following addresses.\nThis is a permanent error; I've given up.\n\n<{to}>:\nno mailbox (#5.1.1)\n\n"
        "--- Below this line is a copy of the message.\n\n" + ORIGINAL
    ),
    "exchange": "From: Microsoft Outlook <>\nSubject: Undeliverable: [andromeda] Report\nMIME-Version: 1.0\n"
    "In-Reply-To: {id}\nContent-Type: text/html; charset=utf-8\n\n"
    "<html><body><p>Delivery has failed to these recipients or groups:</p><p>Ann</p></body></html>\n",
    "gmail": "From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>\nReturn-Path: <>\nReferences: {id}\n"
    "Subject: Delivery Status Notification (Failure)\nAuto-Submitted: auto-replied\n\n"
    "** Address not found **\n\nYour message wasn't delivered because the address couldn't be found.\n",
    "yandex": parts(
        "Это письмо отправлено почтовым сервером yandex.ru.\n\nК сожалению, мы вынуждены сообщить Вам о том, что Ваше"
        " письмо не может\nбыть отправлено одному или нескольким адресатам: не доставлено.",
        subject="=?utf-8?B?0J3QtdC00L7RgdGC0LDQstC70LXQvdC90L7QtSDRgdC+0L7QsdGJ0LXQvdC40LU=?=",
    ),
    "german": parts("Ihre Nachricht konnte nicht zugestellt werden.", subject="Unzustellbar: Report"),
    "french": parts("Votre message n'a pas pu être remis.", subject="Non remis : Report"),
    "given up after delays": parts("The delivery was delayed for 5 days and I have given up. It will not be retried."),
}
DELAYED = {
    "exim": EMPTY.replace("delivery failed", "delivery failure: message delayed 24 hours")
    + (
        "A message that you sent has not yet been delivered to one or more of its recipients.\n"
        "No action is required on your part. Delivery attempts will continue.\n\nMessage-ID: {id}\n"
    ),
    "postfix": parts("Your message could not be delivered for more than 4 hours. It will be retried for 5 days."),
    "sendmail": parts("** THIS IS A WARNING MESSAGE ONLY **\nYour message could not be delivered", subject="Warning"),
    "german": parts("Ihre Nachricht konnte noch nicht zugestellt werden.", subject="Verzögert"),
    "russian": parts("Доставка задерживается; попытки будут продолжены.", subject="x"),
    "a receipt": parts("The message was received.", subject="Your message"),
    "on holiday": "Return-Path: <>\nFrom: {to}\nSubject: Re: Report\nIn-Reply-To: {id}\n\nI am back on Monday.\n",
    "seen": "Return-Path: <>\nFrom: {to}\nSubject: Read: Report\nMIME-Version: 1.0\nContent-Type: multipart/report;"
    ' report-type=disposition-notification; boundary="b"\n\n--b\n\nIt was not delivered to a person who was unknown.\n'
    "--b\nContent-Type: message/disposition-notification\n\nOriginal-Message-ID: {id}\n--b--\n",
    "arrived": parts("x", "message/delivery-status").replace("{id}\n", "{id}\n\nAction: delivered\nStatus: 2.0.0\n"),
}


def receive(house: House, words: str, to: str = ANN, said: str = "") -> str:
    """A report comes about a letter to Ann; the verdict."""
    sent = said or house.last(0, "report").message_id
    for wanted, put in (("{to}", to), ("{id}", sent), ("{bare}", sent.strip("<>"))):
        words = words.replace(wanted, put)
    raw = f"To: games@mail.test\nMessage-ID: <{len(house.notices())}.{len(words)}@relay.test>\n{words}"
    return house.receive(raw.encode()).verdict or ""


def marked(house: House) -> dict[str, int]:
    return {seat.seat: seat.bounced for seat in summaries.show(house.office, "andromeda").seats if seat.bounced}


@pytest.mark.parametrize("dialect", FAILED)
def test_a_failure_marks_the_seat_that_the_letter_went_to(house: House, dialect: str) -> None:
    house.begun()
    queued = len([mail for mail in house.mails() if mail.recipient == ANN])
    assert receive(house, FAILED[dialect]) == "bounce"
    assert marked(house) == {"Red": 1}
    (notice,) = house.notices("bounce")
    assert f"Letters to Red (Ann, {ANN}) in andromeda come back." in notice
    assert len([mail for mail in house.mails() if mail.recipient == ANN]) == queued


@pytest.mark.parametrize("dialect", DELAYED)
def test_what_is_no_failure_marks_nothing_and_is_not_answered(house: House, dialect: str) -> None:
    house.begun()
    queued = len(house.mails())
    assert receive(house, DELAYED[dialect]) == "machine"
    assert (marked(house), house.notices(), len(house.mails())) == ({}, [], queued)


@pytest.mark.parametrize("dialect", FAILED)
@pytest.mark.parametrize("said", ["<andromeda.red.report.1.1@mail.test>", "<other@relay.test>"])
def test_a_report_about_no_letter_of_ours_marks_nothing(house: House, dialect: str, said: str) -> None:
    house.begun()
    assert receive(house, FAILED[dialect], said=said) in {"machine", "bounce"}
    assert marked(house) == {}
    assert house.notices("bounce") == []


def test_a_letter_that_was_sent_on_marks_whom_it_went_to_first(house: House) -> None:
    """A player's own server sends his letters on, and the report names only where to."""
    house.begun()
    assert receive(house, FAILED["postfix"], to="ann.elsewhere@other.test") == "bounce"
    assert marked(house) == {"Red": 1}
