"""Letters that wait are looked at together: none waits for the name servers of those before it."""

import threading

from msgspec.structs import replace

from adjudicator.mail import proof
from adjudicator.mail.proof.witness import Witness
from adjudicator.service.mailroom import reception
from tests.mail.signatures import ANN, PUBLIC, signed
from tests.service.house import House

LETTERS = 5


def test_name_servers_are_asked_for_all_letters_at_once(house: House) -> None:
    together = threading.Barrier(LETTERS)

    def answered_when_all_have_asked(*_: object) -> bytes | None:
        together.wait(timeout=20)
        return PUBLIC

    house.office = replace(house.office, witness=Witness((), answered_when_all_have_asked))
    letters = []
    for number in range(LETTERS):
        text = f"From: Ann <{ANN}>\r\nTo: gm@host.example\r\nMessage-ID: <{number}@mail.example.org>\r\n\r\nHello\r\n"
        letters.append((signed(text.encode()), None, None))
    receipts = reception.receive_all(house.office, letters, source="pipe")
    reception.handle_all(house.office)
    with house.store.unit() as unit:
        filed = [unit.letters.get(receipt.id) for receipt in receipts]
    assert [proof.load(one.proof).by for one in filed if one is not None] == ["DKIM of mail.example.org"] * LETTERS
