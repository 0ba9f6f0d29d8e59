"""Every letter is kept and answered: good ones, bad ones, and the same one twice."""

import pytest
from msgspec.structs import replace

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing import address, token
from adjudicator.mail.writing.compose import Attachment
from adjudicator.service.mailroom import reception
from tests.service.house import GM, MAILBOX, PLAYERS, SECRET, House, words
from tests.service.orders import attack, standing

ANN = PLAYERS[0].address
EVE = "eve@elsewhere.test"


# ---- orders


def test_orders_are_read_kept_and_acknowledged_with_what_stands(house: House) -> None:
    house.begun()
    filed = house.reply(0, f"Dear GM,\n\n{attack(house)}\n\nRegards,\nAnn\n")
    assert (filed.verdict, filed.seat, filed.serial) == ("accepted", 0, 1)
    answer = house.answer(0)
    assert f"1. {attack(house)}" in answer
    assert "NOT ALL UNDERSTOOD" not in answer
    assert len(standing(house).clauses) == 1


def test_the_acknowledgement_answers_the_letter_in_its_thread(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    filed = house.reply(0, attack(house))
    sent, answer = read(filed.raw), read(house.mails(0)[-1].raw)
    assert answer.in_reply_to == (sent.message_id,)
    assert report.message_id in answer.references
    assert answer.auto == "Auto-Submitted: auto-replied"
    # Orders can be sent in answer to the acknowledgement too.
    raw = house.raw("PASS", to=answer.reply_to, answers=answer)
    assert house.receive(raw).verdict == "accepted"


def test_a_later_letter_replaces_what_it_speaks_of(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    house.reply(0, attack(house).replace(" 1 with 4", " 2 with 3"))
    assert "2 with 3 from home 1" in house.answer(0)
    assert len(standing(house).clauses) == 1
    house.reply(0, "WITHDRAW ALL")
    assert "No orders of yours stand" in house.answer(0)
    assert standing(house).clauses == ()


def test_the_quoted_form_counts_only_where_it_was_changed(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    lines = [line.text for line in report.lines]
    form = lines[lines.index("BEGIN ORDERS") : lines.index("END ORDERS") + 1]
    first = next(line for line in form if line.startswith("# ATTACK"))
    changed = "\n".join(f"> {line[2:] if line == first else line}" for line in form)
    filed = house.reply(0, f"Here you are.\n\n> Postal Cosmic Encounter\n> Destiny has you attack\n{changed}\n")
    assert filed.verdict == "accepted"
    assert first[2:] in house.answer(0)
    unchanged = "\n".join(f"> {line}" for line in form)
    assert house.reply(0, unchanged).verdict == "empty"


def test_a_line_that_cannot_be_read_is_shown_and_the_rest_counts(house: House) -> None:
    house.begun()
    assert house.reply(0, f"ATACK everybody\n\n{attack(house)}\n").verdict == "accepted"
    answer = house.answer(0)
    assert "NOT ALL UNDERSTOOD" in answer
    assert 'Line 1, "ATACK' in answer
    assert 'did you mean "ATTACK"?' in answer
    assert f"1. {attack(house)}" in answer


def test_a_letter_without_a_readable_order_is_answered_with_what_would_have_worked(house: House) -> None:
    house.begun()
    filed = house.reply(0, "Please let all my ships fly somewhere nice.\n")
    assert (filed.verdict, filed.body) == ("unreadable", None)
    answer = house.answer(0)
    assert "NOT DONE" in answer
    assert "Please" in answer
    assert "write PASS" in answer
    assert "you count as having sent nothing" in answer
    assert "For example: ATTACK Blue 1 with 4 from home 1" in answer
    assert "Write one order a line, as in these examples, and reply. FORM brings all that you are asked" in answer
    assert "BEGIN ORDERS" not in answer
    house.reply(0, "PASS")
    house.reply(0, "Please let all my ships fly somewhere nice.\n")
    assert "NOT DONE" in house.answer(0)
    assert "you count as having sent nothing" not in house.answer(0)


def test_no_examples_are_promised_to_a_player_who_has_answered_everything(house: House) -> None:
    house.begun(title="cosmoforce")
    house.reply(0, house.bot(0))
    house.reply(0, "Fly somewhere nice.")
    assert "Write one order a line and reply. FORM brings all that you are asked" in house.answer(0)


def test_the_line_above_a_quotation_is_not_worth_a_word(house: House) -> None:
    house.begun()
    house.reply(0, f"{attack(house)}\n\nOn Fri, May 1, 2026 at 6:00 PM The Adjudicator <{MAILBOX}> wrote:\n> Hello.\n")
    answer = house.answer(0)
    assert "wrote" not in answer
    assert "Not taken for orders" not in answer


def test_pass_is_an_order(house: House) -> None:
    house.begun()
    assert house.reply(0, "PASS").verdict == "accepted"
    assert "You pass in turn 1 phase 1" in house.answer(0)


def test_a_condition_on_what_cannot_be_known_is_pointed_out_and_harms_nothing(house: House) -> None:
    house.begun()
    house.reply(0, f"{attack(house)} IF their card is Compromise\n")
    answer = house.answer(0)
    assert "IF their card is Compromise" in answer
    assert "You have answered only on conditions. If none of them is known to hold, planet" in answer
    assert "ELSE" in answer
    house.next_phase()
    # Nobody knows a card in phase 1: the attack is drawn as if nothing had been said.
    assert any(challenge.offence == 0 for challenge in house.table().boundary.state.challenges)  # type: ignore[attr-defined]


def test_private_words_are_not_kept_as_orders(house: House) -> None:
    house.begun()
    filed = house.reply(0, f"I shall betray Blue, do not tell.\n\n{attack(house)}\n\nNOTE to GM: keep it quiet\n")
    assert filed.body is not None
    assert "betray" not in filed.body
    assert "quiet" not in filed.body
    assert "keep it quiet" in house.notices("note")[0]
    assert "Your note has gone to the game master" in house.answer(0)


# ---- whose letter it is


def test_an_unknown_sender(house: House) -> None:
    house.begun()
    assert house.receive(house.raw(attack(house), sender=EVE)).verdict == "unknown_sender"
    (told,) = house.refusals("unknown_sender", EVE)
    assert EVE in words(told)
    assert "from the address you joined with" in words(told)


def test_a_stranger_is_answered_once_a_day(house: House) -> None:
    house.begun()
    for _ in range(3):
        house.receive(house.raw("hello?", sender=EVE))
    assert len(house.refusals("unknown_sender", EVE)) == 1
    house.pass_time(days=1)
    house.receive(house.raw("hello?", sender=EVE))
    assert len(house.refusals("unknown_sender", EVE)) == 1


def test_a_wrong_token(house: House) -> None:
    house.begun()
    to = address.plus(MAILBOX, "andromeda", "red", 1, "a" * 10)
    filed = house.receive(house.raw(attack(house), to=to))
    assert (filed.verdict, filed.body) == ("wrong_token", None)
    assert "press Reply" in words(house.refusals("wrong_token", ANN)[0])
    assert standing(house).clauses == ()


def test_another_seats_token_is_no_ones(house: House) -> None:
    house.begun()
    to = address.plus(MAILBOX, "andromeda", "blue", 1, token.mint(SECRET, "andromeda", "red", 1))
    assert house.receive(house.raw(attack(house), to=to)).verdict == "wrong_token"


@pytest.mark.parametrize(("master", "who"), [(GM, "Red"), (PLAYERS[2].address, "A player")])
def test_letters_for_a_phase_yet_to_come_are_all_kept_and_told_of_once(house: House, master: str, who: str) -> None:
    """The files have gone back behind what players have been sent; a game master who plays is not told who wrote."""
    house.begun(gm=master)
    for seat in ("red", "blue"):
        to = address.plus(MAILBOX, "andromeda", seat, 2, token.mint(SECRET, "andromeda", seat, 2))
        sender = PLAYERS[("red", "blue").index(seat)].address
        assert house.receive(house.raw("PASS", to=to, sender=sender)).verdict == "ahead"
    assert house.table().phase.held
    (notice,) = house.notices("files gone back")
    assert notice.startswith(f"{who} answers phase number 2 of andromeda, and the files end with number 1")
    assert notice.splitlines()[-1].startswith("ADJUDICATE turn 1 phase 1 ends the one that is open")


def test_a_phase_yet_to_come_that_is_named_without_a_key_holds_nothing(house: House) -> None:
    """Anybody can make up what a letter is said to answer."""
    house.begun()
    report = house.last(0, "report")
    made_up = replace(report, message_id=report.message_id.replace("report.1", "report.7"), reply_to="")
    assert made_up.message_id != report.message_id
    assert house.receive(house.raw("PASS", answers=made_up)).verdict == "closed_phase"
    assert not house.table().phase.held
    assert house.notices("files gone back") == []


def test_an_unknown_game(house: House) -> None:
    house.begun()
    to = address.plus(MAILBOX, "vesta", "red", 1, token.mint(SECRET, "vesta", "red", 1))
    assert house.receive(house.raw("PASS", to=to)).verdict == "unknown_game"
    assert "You play in: andromeda." in words(house.refusals("unknown_game", ANN)[0])


def test_a_player_of_two_games_is_asked_which(house: House) -> None:
    house.begun("mars")
    house.begun("venus")
    assert house.receive(house.raw("PASS")).verdict == "which_game"
    told = [line.text for line in house.refusals("which_game", ANN)[0].lines]
    assert told[1:5] == ["", '  - Red in "mars"', '  - Red in "venus"', ""]


# ---- when it came


def test_a_letter_for_a_phase_that_is_over(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    house.next_phase()
    filed = house.receive(house.raw("PASS", to=report.reply_to, answers=report))
    assert (filed.verdict, filed.body) == ("closed_phase", None)
    answer = house.refusals("closed_phase", ANN)[0]
    assert answer.subject.startswith("NOT DONE: Re: ")
    told = words(answer)
    assert f"{answer.subject}\nNOT DONE: your letter for Red in" in told
    assert "came for a phase that is already over. Nothing in it counts" in told
    assert "write that again, in reply to the report of the open phase" in told


def test_a_letter_for_a_phase_that_is_over_is_answered_in_the_language_of_its_writer(house: House) -> None:
    house.begun()
    house.reply(0, "LANGUAGE German")
    report = house.last(0, "report")
    house.next_phase()
    house.receive(house.raw("PASS", to=report.reply_to, answers=report))
    answer = house.refusals("closed_phase", ANN)[0]
    assert answer.subject.startswith("NICHT GETAN: Re: ")
    assert "NICHT GETAN: Dein Brief für Red in" in words(answer)


def test_two_letters_that_cross(house: House) -> None:
    """Ann's letter is on its way when the deadline comes: only what was received before counts for the phase."""
    house.begun()
    report = house.last(0, "report")
    before = house.raw(attack(house), to=report.reply_to, answers=report)
    after = house.raw("WITHDRAW ALL\nPASS", to=report.reply_to, answers=report)
    assert house.receive(before).verdict == "accepted"
    house.next_phase()
    assert house.receive(after).verdict == "closed_phase"
    laid = house.table()
    assert any(challenge.offence == 0 for challenge in laid.boundary.state.challenges)  # type: ignore[attr-defined]
    with house.store.unit() as unit:
        assert len(unit.game_letters.accepted(laid.game.id, 1, 0)) == 1
        assert unit.game_letters.accepted(laid.game.id, 2, 0) == []


def test_two_letters_of_one_player_in_one_delivery_count_in_the_order_of_receipt(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    for number in (1, 2):
        raw = house.raw(attack(house).replace("4 from", f"{number} from"), to=report.reply_to, answers=report)
        reception.receive(house.office, raw, source="pipe")
    assert reception.handle_all(house.office) == 2
    assert "with 2 from home 1" in house.answer(0)


# ---- what it is made of


def test_an_empty_letter(house: House) -> None:
    house.begun()
    raw = house.raw("\n\n> old words\n", to=house.last(0, "report").reply_to, subject=attack(house))
    assert house.receive(raw).verdict == "empty"
    said = words(house.refusals("empty", ANN)[0])
    assert "I found no words of your own" in said
    assert "the subject of a letter is not read" in said


@pytest.mark.parametrize("before", ["", "Re: ", "AW: ", "SV: VS: ", "Re[2]: ", "Antw: ", "回复："])
def test_an_order_in_a_subject_is_told_of(house: House, before: str) -> None:
    """Programs put words of their own before a subject, each in the language of whoever uses it."""
    house.begun()
    to = house.last(0, "report").reply_to
    house.receive(house.raw("STATUS", to=to, subject=f"{before}{attack(house)}"))
    assert f'If "{attack(house)}" is an order, write it in the letter.' in house.answer(0)


def test_a_letter_of_a_megabyte(house: House) -> None:
    house.begun()
    filed = house.reply(0, f"{attack(house)}\n" + f"{'and so on ' * 50}\n" * 2_200)
    assert len(filed.raw) > 1_000_000
    assert (filed.verdict, filed.body) == ("too_large", None)
    assert "256 KB of text at most" in words(house.refusals("too_large", ANN)[0])


def test_a_letter_in_html_only(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    html = f"<html><body><p>Hello,</p><div>{attack(house)}</div><blockquote>PASS</blockquote></body></html>"
    raw = (
        f"From: {ANN}\nTo: {report.reply_to}\nSubject: x\nMessage-ID: <h@x>\n"
        f"Content-Type: text/html; charset=utf-8\n\n{html}\n"
    ).encode()
    assert house.receive(raw).verdict == "accepted"
    assert attack(house) in house.answer(0)
    assert "the letter is in HTML only; it was read as text" in house.answer(0)


def test_an_attachment_that_is_no_text(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    picture = Attachment("map.png", "image/png", bytes(range(256)) * 40)
    assert (
        house.receive(house.raw(attack(house), to=report.reply_to, answers=report, files=[picture])).verdict
        == "accepted"
    )
    assert "attachment ignored: map.png, 10 kB" in house.answer(0)


@pytest.mark.parametrize("raw", [b"", b"\0\xff\xfe", b"From: \n\nPASS", b"Subject: x\r\n" * 10_000])
def test_bytes_that_are_no_letter_are_kept(house: House, raw: bytes) -> None:
    house.begun()
    filed = house.receive(raw)
    assert filed.raw == raw
    assert filed.verdict == "machine"


def test_an_address_that_no_letter_can_be_sent_to(house: House) -> None:
    house.begun()
    filed = house.receive(b"From: eve@[10.0.0.1]\nTo: games@mail.test\nMessage-ID: <1@x>\n\nPASS\n")
    assert filed.verdict == "unknown_sender"
    assert house.notices() == []


def test_machines_are_never_answered(house: House) -> None:
    house.begun()
    report = house.last(0, "report")
    queued = len(house.mails())
    raw = house.raw("I am away", to=report.reply_to, answers=report)
    assert house.receive(b"Auto-Submitted: auto-replied\r\n" + raw).verdict == "machine"
    assert len(house.mails()) == queued


# ---- twice


def test_the_same_letter_delivered_twice_changes_nothing_and_is_not_answered_twice(house: House) -> None:
    house.begun()
    filed = house.reply(0, attack(house))
    queued = len(house.mails())
    again = house.receive(filed.raw)
    assert again.verdict == "duplicate"
    assert len(house.mails()) == queued
    assert len(standing(house).clauses) == 1


def test_a_copy_that_came_another_way_is_the_same_letter(house: House) -> None:
    house.begun()
    filed = house.reply(0, attack(house))
    queued = len(house.mails())
    copy = b"Received: from relay.test by mx.test; Fri, 1 May 2026 18:00:09 +0000\r\n" + filed.raw
    assert house.receive(copy).verdict == "duplicate"
    house.next_phase()
    # Nor does a copy that comes a week later get a new answer.
    more = len(house.mails())
    assert house.receive(b"Received: from slow.test by mx.test; Fri, 8 May 2026\r\n" + filed.raw).verdict == "duplicate"
    assert (more > queued, len(house.mails())) == (True, more)


def test_other_words_under_an_old_message_id_are_another_letter(house: House) -> None:
    house.begun()
    house.receive(house.raw("PASS", message_id="<1@broken.test>"))
    assert house.receive(house.raw(attack(house), message_id="<1@broken.test>")).verdict == "accepted"
