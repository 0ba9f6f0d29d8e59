"""Orders typed into quoted text are not done, and their writer hears of them; the quotation is not worth a word."""

import re
from email import message_from_bytes
from email.message import Message

import pytest

from adjudicator.mail.parsing import html
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation import sent_letters
from adjudicator.reports.text import order_forms
from adjudicator.service.intake import answered_letters
from tests.service.house import PLAYERS, House, words
from tests.service.orders import attack as example
from tests.service.orders import standing

TYPED_IN = "in quoted text, but not of my letter"
HEADER = "From: The Adjudicator <games@mail.test>\nSent: Friday, 1 May 2026 18:00\nTo: Ann\nSubject: Report\n\n"


@pytest.mark.parametrize("sign", [", ", ".", "\u00b7", " ", "1.", "- "])
def test_marks_of_lists_are_looked_for_at_the_beginning_of_a_line_alone(sign: str) -> None:
    """A line of 27,000 commas took twenty seconds, and one ten times as long would take hours."""
    assert sent_letters.unbulleted(f"{sign * 120_000} PASS").endswith("pass")
    assert sent_letters.unbulleted("PASS, 2. that") == "pass2that"


def attack(house: House) -> str:
    """An order that stands nowhere in the form."""
    return example(house).replace("4 from", "2 from")


def report_lines(house: House) -> list[str]:
    return [line.text for line in house.last(0, "report").lines]


def with_order_inside(house: House) -> list[str]:
    lines = report_lines(house)
    at = next(at for at, line in enumerate(lines) if "Your cards" in line or "hand" in line)
    return [*lines[: at + 1], attack(house), *lines[at + 1 :]]


def test_in_a_copy_without_marks(house: House) -> None:
    house.begun()
    body = "PASS\n\n" + HEADER + "\n".join(with_order_inside(house))
    for words_of_his in ("PASS", "NOTE to GM: see below", "I hope you are well"):
        house.reply(0, body.replace("PASS", words_of_his, 1))
        answer = house.answer(0)
        assert answer.count(TYPED_IN) == 1, words_of_his
        assert attack(house) in answer
        assert standing(house).clauses == ()


def test_behind_marks(house: House) -> None:
    house.begun()
    house.reply(0, "PASS\n\n" + "\n".join(f"> {line}" for line in with_order_inside(house)))
    assert house.answer(0).count(TYPED_IN) == 1
    assert standing(house).clauses == ()


def test_with_nothing_beside_it(house: House) -> None:
    house.begun()
    filed = house.reply(0, "\n".join(f"> {line}" for line in with_order_inside(house)))
    assert filed.verdict == "empty"
    told = words(house.refusals("empty", PLAYERS[0].address)[0])
    assert TYPED_IN in told
    assert attack(house) in told


def test_our_own_letter_is_not_taken_for_his_as_text_or_as_a_page(house: House) -> None:
    house.begun()
    house.reply(0, "PASS\n\n" + "\n".join(f"> {line}" for line in report_lines(house)))
    assert TYPED_IN not in house.answer(0)
    page = "\n".join(f"> {line.text}" for line in html.lines(_page(house)))
    house.reply(0, "PASS\n\n" + page)
    assert TYPED_IN not in house.answer(0)
    # Programs break our lines where they like, and make other quotes of ours.
    packed = " ".join(report_lines(house))
    broken = "\n".join(f"> {packed[at : at + 40]}" for at in range(0, len(packed), 40))
    house.reply(0, "PASS\n\n" + broken.replace("'", "\u2019"))
    assert TYPED_IN not in house.answer(0)


def test_answers_to_tap_on_are_ours_only_where_the_page_has_them(house: House) -> None:
    """Some programs quote each of them on a line of its own, with its link; the same words elsewhere are a player's."""
    house.begun()
    page = _page(house)
    plain = page.replace("</a>", "</a><br>")
    linked = re.sub(r'(<a class="tap" href="([^"]+)"[^>]*>[^<]*)</a>', r"\1 &lt;\2&gt;</a><br>", page)
    for way in (page, plain, linked):
        lines = [line.text for line in html.lines(way)]
        quoted = "PASS\n\n" + "".join(f"> {line}\n" for line in lines)
        house.reply(0, quoted)
        assert TYPED_IN not in house.answer(0)
        house.reply(0, quoted.replace("> The planets\n", f"> {attack(house)}\n> The planets\n", 1))
        assert house.answer(0).count(TYPED_IN) == 1
    # The word that all of them begin with is said once before them.
    shown = attack(house).removeprefix("ATTACK ")
    assert sum(line.text.strip().removeprefix("ATTACK ") == shown for line in html.lines(plain)) == 1
    assert sum(f"{shown} <mailto:" in line.text for line in html.lines(linked)) == 1


def test_what_a_friend_has_written_is_nobodys_business(house: House) -> None:
    house.begun()
    quoted = f"PASS\n\nBob wrote:\n> {attack(house)}\n"
    house.receive(house.raw(quoted))
    assert TYPED_IN not in house.answer(0)
    # In answer to our letter it could be his own; he is told, and nothing is done.
    house.reply(0, quoted)
    assert TYPED_IN in house.answer(0)
    assert standing(house).clauses == ()


def _page(house: House) -> str:
    message: Message = message_from_bytes(house.mails(0, "report")[-1].raw)
    part = next(part for part in message.walk() if part.get_content_type() == "text/html")
    payload = part.get_payload(decode=True)
    assert isinstance(payload, bytes)
    return payload.decode()


@pytest.mark.parametrize("formats", ["TEXT HTML", "TEXT", "HTML", "TEXT HTML JSON"])
def test_the_form_of_a_letter_of_ours_is_found_without_reading_its_page(house: House, formats: str) -> None:
    house.begun()
    house.reply(0, f"FORMAT {formats}")
    house.reply(1, "PRESS TO Red\nBEGIN ORDERS\n\nContent-Type: text/plain\n\n--x\nEND ORDERS\nEND PRESS\n")
    house.next_phase()
    mails = house.mails(0)
    found = [answered_letters.form_in(mail.raw) for mail in mails]
    for mail, one in zip(mails, found, strict=True):
        texts = [line.text for line in read(mail.raw).lines]
        there = "BEGIN ORDERS" in texts and "END ORDERS" in texts
        form = tuple(texts[texts.index("BEGIN ORDERS") + 1 : texts.index("END ORDERS")]) if there else ()
        assert one == form
    assert any(found)


def form_edited(house: House, edited: str, line: str) -> str:
    """The form as a program quotes it, in which a line is changed."""
    quoted = [f"> {one}".rstrip() for one in report_lines(house)]
    found = quoted.count(f"> {line}")
    assert found == 1
    return "\n".join(f"> {edited}" if one == f"> {line}" else one for one in quoted)


def test_an_order_that_was_left_a_comment_is_told(house: House) -> None:
    house.begun()
    body = "ZAP Blue\n\n" + form_edited(house, f"# {attack(house)}", f"# {example(house)}")
    house.reply(0, body)
    answer = house.answer(0)
    assert "1. ZAP Blue" in answer
    assert answer.count("a comment, for it begins with a #") == 1
    assert f"send it without: # {attack(house)}" in answer
    house.reply(0, f"ZAP Green\n#1 {attack(house)}\n# to be continued\n")
    assert house.answer(0).count("a comment, for it begins with a #") == 1


@pytest.mark.parametrize("more", ["", " yes please", " AND Blue 2"])
def test_a_letter_with_nothing_but_a_changed_comment_of_the_form_names_it(house: House, more: str) -> None:
    house.begun()
    changed = f"# {attack(house)}{more}"
    filed = house.reply(0, form_edited(house, changed, f"# {example(house)}"))
    assert filed.verdict == "empty"
    told = words(house.refusals("empty", PLAYERS[0].address)[0])
    assert "a comment, for it begins with a #" in told
    assert changed in told
    house.reply(0, form_edited(house, f"# {example(house)}", f"# {example(house)}"))
    assert "a comment" not in words(house.refusals("empty", PLAYERS[0].address)[-1])


@pytest.mark.parametrize("lasers", ["3 lasers", "2 lasers"])
def test_a_long_order_of_the_form_goes_on_behind_its_second_mark(
    house: House, lasers: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No order of our forms is as long as that; some were, and games are played whose letters have them."""
    monkeypatch.setattr(order_forms, "WIDTH", 60)
    # What is kept was wrapped to the usual width.
    monkeypatch.setattr(order_forms, "_comment", order_forms._comment.__wrapped__)
    house.begun(title="cosmoforce")
    lines = report_lines(house)
    first = next(at for at, line in enumerate(lines) if line.startswith("# BUILD"))
    assert lines[first + 1].startswith("# ")
    house.reply(0, form_edited(house, lines[first][2:].replace("3 lasers", lasers), lines[first]))
    assert "1 habitat" in house.answer(0)
    assert lasers in house.answer(0)


def test_an_order_in_the_subject_is_told(house: House) -> None:
    house.begun()
    to = house.last(0, "report").reply_to or ""
    for body in ("ZAP Blue", "see subject", "WHO"):
        house.receive(house.raw(body, to=to, subject=f"Re: {attack(house)}"))
        assert f'The subject of a letter is not read. If "{attack(house)}" is an order' in house.answer(0), body
    for subject in ("my orders for this week", f"{attack(house)} # [andromeda]"):
        house.receive(house.raw("ZAP Blue", to=to, subject=subject))
        assert "subject" not in house.answer(0)


def test_of_many_orders_a_dozen_are_told(house: House) -> None:
    house.begun()
    lines = report_lines(house)
    typed_in = [*lines[:-1], *[attack(house)] * 14, lines[-1]]
    house.reply(0, "PASS\n\n" + "\n".join(f"> {line}" for line in typed_in))
    assert house.answer(0).count(TYPED_IN) == 12
    house.reply(0, "ZAP Green\n" + f"# {attack(house)}\n" * 14)
    assert house.answer(0).count("a comment, for it begins with a #") == 12


def test_what_the_form_says_behind_a_mark_is_no_order_of_his(house: House) -> None:
    """Even where he has copied the form without marks, and taken its edges away."""
    house.begun()
    comments = [line for line in report_lines(house) if line.startswith("# ")]
    assert f"# {example(house)}" in comments
    house.reply(0, "ZAP Green\n" + "\n".join(comments))
    assert "1. ZAP Green" in house.answer(0)
    assert "a comment, for it begins with a #" not in house.answer(0)


def test_a_letter_is_answered_that_only_the_thread_names(house: House) -> None:
    house.begun()
    body = "PASS\n\n" + "\n".join(f"> {line}" for line in with_order_inside(house))
    report = house.last(0, "report")
    raw = house.raw(body, to=report.reply_to or "", answers=report)
    assert b"\r\nReferences: " in raw
    house.receive(raw.replace(b"\r\nIn-Reply-To: ", b"\r\nX-Was: "))
    assert house.answer(0).count(TYPED_IN) == 1
