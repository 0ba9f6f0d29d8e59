"""What a letter quotes is known by what was sent, whatever its mail program writes around it, and in any language."""

from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from html import escape

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.recognition import recognised
from adjudicator.mail.quotation.sent_letters import key, sent
from adjudicator.orders.values.clauses import text
from adjudicator.store.tables.values import Letter as Filed
from adjudicator.store.tables.values import Mail
from tests.sampling import some
from tests.service.clients import QUOTINGS, Quoting, headings, text_of
from tests.service.held import EVE
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.orders import attack, standing

OWN = ("ATTACK Blue 3 with 4 from home 2", "Yours, Ann")
PRESS = "PRESS TO {}\nattack {} 1 with 3 from home 1\nATTACK {} 2 with 3 from home 1\nREADY\nRESIGN\nlet us\nEND PRESS"
KINDS = ("invitation", "report", "acknowledgement", "press", "held")


@pytest.fixture(scope="module")
def letters(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Mail]]:
    """A letter of ours of each kind, to Ann."""
    house = House(tmp_path_factory.mktemp("house"))
    house.begun()
    house.reply(0, attack(house))
    house.reply(1, PRESS.format("Ann", "green", "Green"))
    found = {
        "invitation": house.mails(0, "invitation")[-1],
        "report": house.mails(0, "report")[-1],
        "acknowledgement": house.mails(0, "answer/")[-1],
        "press": house.mails(0)[-1],
    }
    house.reply(0, attack(house), sender=EVE)
    found["held"] = house.mails(0, "held_owner")[-1]
    yield found
    house.store.close()


def page_of(raw: bytes) -> str:
    """The page of a letter of ours; of one that has only text, as a program shows that."""
    for part in message_from_bytes(raw).walk():
        if part.get_content_type() == "text/html":
            return str(part.get_payload(decode=True), "utf-8")  # type: ignore[arg-type]
    return f"<pre>{escape(text_of(read(raw)))}</pre>"


def written(quoting: Quoting, heading: list[str], own: str, raw: bytes) -> str:
    """An answer: its writer's words above one of our letters."""
    if not quoting.page:
        return f"{own}\n\n{quoting.shown(heading, text_of(read(raw)))}"
    said = "".join(f"<div>{escape(line)}</div>" for line in own.split("\n"))
    return f"{said}<br>{quoting.shown(heading, page_of(raw))}"


def letter(body: str, *, page: bool, to: str = MAILBOX, sender: str = PLAYERS[0].address, **more: str) -> bytes:
    """A letter as it comes."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = sender, to, more.pop("subject", "Re: orders")
    message["Message-ID"] = f"<{hash((body, sender, to)):x}@players.test>"
    for name, value in more.items():
        message[name.replace("_", "-")] = value
    message.set_content(body, subtype="html" if page else "plain", cte="base64")
    return message.as_bytes()


@pytest.fixture(autouse=True)
def unharmed(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No letter was beyond what looks for quotations."""
    yield
    assert "could not be found" not in caplog.text


def own_lines(found: Letter) -> list[str]:
    return [line.text.strip() for line in found.lines if line.text.strip() and not line.depth]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("quoting", QUOTINGS, ids=lambda one: one.name)
def test_below_any_heading(letters: dict[str, Mail], quoting: Quoting, kind: str) -> None:
    raw = letters[kind].raw
    for name, heading in some([*headings(read(raw).subject)], 3):
        taken_apart = read(letter(written(quoting, heading, "\n".join(OWN), raw), page=quoting.page))
        assert own_lines(recognised(taken_apart, [sent(raw)])) == list(OWN), name


SOME = some(("zoho", "yandex", "outlook-hebrew", "invented", "nothing"), 2)


def answers(house: House, seat: int, kind: str, own: str, *, threaded: bool = True) -> Iterator[tuple[str, Filed]]:
    """What becomes of a player's words above the latest letter of a kind, from each program."""
    mail = house.mails(seat, kind)[-1]
    shown = read(mail.raw)
    known = dict(headings(shown.subject))
    for quoting in QUOTINGS:
        for name in SOME:
            body = written(quoting, known[name], own, mail.raw)
            more = {"In_Reply_To": shown.message_id} if threaded else {}
            to = shown.reply_to or MAILBOX
            raw = letter(body, page=quoting.page, to=to, sender=PLAYERS[seat].address, **more)
            yield f"{quoting.name}, {name}", house.receive(raw)


def given(house: House, seat: int = 0) -> list[str]:
    names = house.table().title.vocabulary(house.table().view(seat), seat)
    return [text(clause, names) for clause in standing(house, seat).clauses]


@pytest.mark.parametrize("threaded", [True, False])
def test_withdrawing_above_the_acknowledgement(house: House, threaded: bool) -> None:
    house.begun()
    house.reply(0, attack(house))
    asked = house.mails(0, "answer/")[-1]
    for how, filed in answers(house, 0, asked.key, "WITHDRAW ALL", threaded=threaded):
        assert filed.verdict == "accepted", how
        assert given(house) == [], how
        house.reply(0, attack(house))


def test_thinking_about_what_a_rival_writes(house: House) -> None:
    house.begun()
    house.reply(0, PRESS.format("Bob", "green", "Green"))
    before = house.seats()
    for how, _ in answers(house, 1, "press", "I will think about it."):
        assert given(house, 1) == [], how
        assert house.seats() == before, how


def test_one_order_above_the_report(house: House) -> None:
    house.begun()
    for how, filed in answers(house, 0, "report", attack(house)):
        assert filed.verdict == "accepted", how
        assert given(house) == [attack(house)], how
        assert "not understood" not in house.answer(0).lower(), how


def test_a_letter_is_not_released_by_the_question(house: House) -> None:
    house.begun()
    assert house.reply(0, attack(house), sender=EVE).verdict == "held"
    for how, filed in answers(house, 0, "held_owner", "No, that was not me!"):
        assert filed.verdict != "released", how
    assert given(house) == []


def test_nobody_joins_by_the_invitation(house: House) -> None:
    house.create()
    for how, filed in answers(house, 0, "invitation", "I will think about it"):
        assert filed.verdict != "join", how
        assert house.seats()[0].status == "invited", how
    for how, filed in answers(house, 0, "invitation", "No thanks"):
        assert filed.verdict != "join", how
        assert house.seats()[0].status == "removed", how


def test_what_stands_in_our_letters_can_be_ordered(house: House) -> None:
    """Orders copied from the form, or from an acknowledgement, and sent again: alone or above what they come from."""
    house.begun()
    report = house.mails(0, "report")[-1]
    heading = dict(headings(read(report.raw).subject))["invented"]
    lines = [line.text.lstrip("# ") for line in read(report.raw).lines if line.text.startswith("# ATTACK")]
    for quoting in QUOTINGS:
        for order in lines:
            house.receive(letter(written(quoting, heading, order, report.raw), page=quoting.page, to=to_of(report)))
            assert given(house) == [order], quoting.name
    acknowledged, order = house.mails(0, "answer/")[-1], lines[-1]
    for quoting in QUOTINGS:
        house.reply(0, "WITHDRAW ALL")
        body = written(quoting, heading, f"Once more:\n\n  1. {order}\n", acknowledged.raw)
        house.receive(letter(body, page=quoting.page, to=to_of(report)))
        assert given(house) == [order], quoting.name
    house.reply(0, "WITHDRAW ALL")
    house.reply(0, "\n".join(lines))
    assert given(house) == lines


def to_of(mail: Mail) -> str:
    return read(mail.raw).reply_to


def test_a_form_that_is_filled_in_where_it_was_quoted(house: House) -> None:
    """Below any heading, and without a mark: what was written into the form counts, and nothing else of it."""
    house.begun()
    report = house.mails(0, "report")[-1]
    shown = text_of(read(report.raw))
    order = next(line for line in shown.split("\n") if line.startswith("# ATTACK"))
    for name, heading in some([*headings(read(report.raw).subject)], 4):
        for mark in ("", "> "):
            filled = shown.replace(order, order.removeprefix("# "), 1)
            body = "\n".join(["Here you are.", "", *heading, *(f"{mark}{line}" for line in filled.split("\n"))])
            house.receive(letter(body, page=False, to=to_of(report)))
            assert given(house) == [order.removeprefix("# ")], (name, mark)
            house.reply(0, "WITHDRAW ALL")


def test_words_below_a_marked_quotation_are_their_writers(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    acknowledged = house.mails(0, "answer/")[-1]
    quoted = "".join(f"> {line}\n" for line in text_of(read(acknowledged.raw)).split("\n"))
    house.receive(letter(f"Am Dienstag kritzelte X:\n{quoted}\nWITHDRAW ALL\n", page=False, to=to_of(acknowledged)))
    assert given(house) == []


def test_joining_below_the_invitation(house: House) -> None:
    house.create()
    invitation = house.mails(0, "invitation")[-1]
    shown = text_of(read(invitation.raw)).split("\n")
    upto = shown[: shown.index("House rules")]
    upto = upto[: next(at for at, line in enumerate(upto) if line.strip() == "JOIN")]
    body = "".join(f"> {line}\n" for line in upto) + "\nJOIN\n"
    assert house.receive(letter(body, page=False, to=to_of(invitation))).verdict == "join"


@pytest.mark.parametrize("word", ["RESIGN", "WITHDRAW ALL", "RESIGN NOW"])
def test_what_could_be_quoted_takes_nothing_back(house: House, word: str) -> None:
    """Below a heading of which nothing is known: it is not done, and told where to write it."""
    house.begun()
    house.reply(0, attack(house))
    report = house.mails(0, "report")[-1]
    body = f"Look at this.\n\nVon: bob@mail.test\nGestern: 12:00\nZweck: orders\n\n{word}\n"
    house.receive(letter(body, page=False, to=to_of(report)))
    assert given(house) == [attack(house)]
    assert house.seats()[0].status == "invited"
    assert "could be part of a quotation" in house.answer(0)


def test_a_passage_shown_to_another_player_stays_in_the_message(house: House) -> None:
    house.begun()
    report = house.mails(0, "report")[-1]
    lines = text_of(read(report.raw)).split("\n")[4:14]
    shown = "\n".join(lines)
    house.reply(0, f"PRESS TO Bob\nLook what I have:\n{shown}\nEND PRESS\n{attack(house)}")
    heard = key(house.prose(1, "press").replace("> ", ""))
    assert all(key(line) in heard for line in lines)
    assert given(house) == [attack(house)]
