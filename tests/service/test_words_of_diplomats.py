"""Words that diplomats write make nothing a notice, a signature, a header or a machine."""

import pytest

from adjudicator.orders.values.clauses import text
from tests.service.house import PLAYERS, House
from tests.service.orders import attack, standing


def given(house: House) -> list[str]:
    names = house.table().title.vocabulary(house.table().view(0), 0)
    return [text(clause, names) for clause in standing(house).clauses]


SECRETS = (
    "This message is confidential, tell nobody:\nI will attack Green if you do.",
    "This e-mail is confidential and meant for its addressee. If you are not the intended recipient, delete it.\nAnn",
    "look what Green wrote me:\n\nFrom: Cy <cy@mail.test>\nDate: Sat, 2 May 2026 10:00\nTo: Ann\nSubject: pact\n\n"
    "Let us attack Blue.",
    "Von: Cy <cy@mail.test>\nGesendet: Samstag, 2. Mai 2026 10:00\nAn: Ann\nBetreff: Bund\n\nKomm mit.",
    "-----Original Message-----\nFrom: Cy\nSent: Saturday\nTo: Ann\n\nLet us attack Blue.",
    "On Sat, 2 May 2026 at 10:00, Cy <cy@mail.test> wrote:\nLet us attack Blue.",
    "Sent from my heart: attack Green with me!",
    "It is done.\n-- \nAnn, of the Mutants",
    "Disclaimer: I may be lying.",
    "Out of office next week, so decide without me.",
)


@pytest.mark.parametrize("secret", SECRETS)
def test_a_message_is_whole_and_the_order_below_it_is_read(house: House, secret: str) -> None:
    house.begun()
    house.reply(0, f"PRESS TO Bob\n{secret}\nEND PRESS\n\n{attack(house)}")
    assert given(house) == [attack(house)]
    heard = "".join(house.prose(1, "press").replace("\n> ", "\n").split())
    for line in secret.split("\n"):
        assert "".join(line.split()).strip("-") in heard, line


@pytest.mark.parametrize(
    "said",
    [
        "This e-mail is confidential, GM!",
        "Diese Nachricht ist vertraulich!",
        "Disclaimer: no warranty for what follows.",
        "Ce message est confidentiel.",
        "This message is confidential.\nLegal note: I mean it.",
    ],
)
def test_an_order_below_a_word_of_the_law(house: House, said: str) -> None:
    house.begun()
    house.reply(0, f"{said}\n{attack(house)}")
    assert given(house) == [attack(house)]


SUBJECTS = (
    "Out of office next week, so here are my orders early",
    "Out of office",
    "Automatic reply: no, it is really me",
    "Abwesenheitsnotiz: bin ab Montag weg, hier meine Befehle",
    "Undeliverable: my promises",
)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_orders_below_a_subject_that_machines_write(house: House, subject: str) -> None:
    """A letter with the key of its seat and an order in it is a person's, and is answered."""
    house.begun()
    to = house.last(0, "report").reply_to
    assert house.receive(house.raw(attack(house), to=to, subject=subject)).verdict == "accepted"
    assert given(house) == [attack(house)]
    assert attack(house) in house.answer(0)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_machine_that_says_nothing_to_do_is_not_answered(house: House, subject: str) -> None:
    house.begun()
    before = len(house.mails())
    to = house.last(0, "report").reply_to
    body = "I am away until Monday. Bob (bob@mail.test) knows more."
    assert house.receive(house.raw(body, to=to, subject=subject)).verdict == "machine"
    assert len(house.mails()) == before


def test_joining_below_such_a_subject(house: House) -> None:
    house.create()
    to = house.last(0, "invitation").reply_to
    raw = house.raw("JOIN", to=to, subject="Out of office, but I play", sender=PLAYERS[0].address)
    assert house.receive(raw).verdict == "join"
