"""Which lines begin a legal notice or an advertisement, and which are orders that only look a little like one."""

import pytest

from adjudicator.mail.parsing.disclaimers import begins


@pytest.mark.parametrize(
    "line",
    [
        "Confidentiality Notice: this e-mail is for its reader",
        "LEGAL NOTE",
        "Privacy notice",
        "*** Disclaimer ***",
        "Haftungsausschluss:",
        "This e-mail and its attachments are confidential",
        "The information in this message is intended for its addressee only",
        "This message has been scanned for viruses",
        "This email was checked by a program",
        "If you are not the intended recipient, delete it",
        "If you have received this message in error, tell us",
        "If you received an email by mistake",
        "Please consider the environment before printing",
        "Virus-free.www.example.com",
        "Virenfrei.",
        "Diese E-Mail ist vertraulich",
        "Diese Nachricht wurde auf Viren geprüft",
        "Sollten Sie nicht der richtige Adressat sein",
        "Wenn Sie nicht der vorgesehene Empfänger sind",
        "Ce message est confidentiel",
        "Ce courriel est réservé à son destinataire",
        "Este mensaje es confidencial",
        "Esta mensagem é confidencial",
        "Questo messaggio contiene informazioni riservate",
        "Dit e-mailbericht is vertrouwelijk",
        "Dit bericht is alleen bestemd voor de lezer",
    ],
)
def test_a_notice_begins(line: str) -> None:
    assert begins(line)


@pytest.mark.parametrize(
    "line",
    [
        "IF you are attacked: CARD Attack 20",
        "If you are not the offence, PASS",
        "If you have received cards, PASS",
        "CARD Attack 8 IF this message arrives",
        "PRESS ALL: this message is no secret",
        "ATTACK planet 4; disclaimer: I may change my mind",
        "NOTE to GM: if you are not the intended recipient, tell me",
        "Virus-free challenges only",
        "This message is for Blue",
    ],
)
def test_an_order_is_none(line: str) -> None:
    assert not begins(line)
