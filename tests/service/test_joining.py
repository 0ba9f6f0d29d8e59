"""Joining by letter, until the game begins of itself."""

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from adjudicator.core.chance import combine
from adjudicator.games.cosmic.table.power_pools import pool
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing import address, token
from adjudicator.service import master
from adjudicator.service.game import deal_wishes
from adjudicator.service.seats import standby_list
from tests import hands
from tests.service.house import GM, GM_HALF, MAILBOX, PLAYERS, SECRET, START, House, words


def test_the_game_begins_when_the_last_has_joined_and_everybodys_words_make_the_dice(house: House) -> None:
    house.create()
    assert house.reply(0, "Hello,\n\nJOIN\nLUCK seven green apples\n\nAnn\n", "invitation").verdict == "join"
    assert "You have joined" in house.answer(0)
    assert '"seven green apples"' in house.answer(0)
    assert "2 of 3 are still to come" in house.answer(0)
    assert house.reply(1, "join", "invitation").verdict == "join"
    assert house.game().status == "forming"
    assert house.reply(2, "JOIN andromeda\nLUCK: 42", "invitation").verdict == "join"
    assert "the game begins" in house.answer(2)
    game = house.game()
    assert (game.status, game.serial) == ("running", 1)
    assert game.seed == combine(GM_HALF, ["seven green apples", "", "42"]).hex()
    assert [mail.key for mail in house.mails(kind="report")] == [
        f"andromeda/1/{seat}/report" for seat in ("Red", "Blue", "Green")
    ]


def test_words_for_the_dice_in_another_language_are_not_passed_over_without_a_word(house: House) -> None:
    house.create()
    assert house.reply(0, "JOIN\nGl\u00fcck: sieben \u00c4pfel", "invitation").verdict == "join"
    assert '"Gl\u00fcck: sieben \u00c4pfel" was not read: words for the dice begin with LUCK' in house.answer(0)
    assert house.seats()[0].luck is None


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("Sprache: Deutsch bitte", "was not read; write LANGUAGE German on a line of its own."),
        ("Plain text please", "was not read; write FORMAT text on a line of its own."),
        ("I am away next week!", "does not count before you play: send ABSENT 20 December to 27 December, with"),
        ("ABSENT 20 May to 24 May", "does not count before you play: send ABSENT 20 December to 27 December, with"),
    ],
)
def test_what_somebody_wants_as_he_joins_is_not_passed_over_without_a_word(house: House, line: str, told: str) -> None:
    house.create()
    assert house.reply(0, f"JOIN\n{line}\nLooking forward to it!", "invitation").verdict == "join"
    assert f'"{line}" {told}' in house.answer(0)
    assert "Looking forward" not in house.answer(0)


def test_an_answer_without_join_keeps_the_seat_and_the_game_master_hears_of_it(house: House) -> None:
    house.create()
    assert house.reply(0, "What does it cost?", "invitation").verdict == "declined"
    assert "write JOIN on a line of its own" in house.answer(0)
    (notice,) = house.notices("answer")
    assert notice == "Ann <ann@mail.test>, invited as Red, answered without JOIN (letter 1):\nWhat does it cost?"
    (mail,) = house.mails(kind="notice/")
    assert (
        read(mail.raw).subject
        == "[andromeda: answer] Ann <ann@mail.test>, invited as Red, answered without JOIN (letter 1)"
    )
    assert house.reply(0, "JOIN", "invitation").verdict == "join"


@pytest.mark.parametrize("body", ["Yes, JOIN", "Ja gerne, JOIN!", "Hi Bob! JOIN", "Of course \u2013 JOIN."])
def test_a_few_words_may_stand_before_join(house: House, body: str) -> None:
    house.create()
    assert house.reply(0, body, "invitation").verdict == "join"


@pytest.mark.parametrize("body", ["Sorry, no, JOIN", "What happens if I say: JOIN?", "I cannot JOIN", "If I may: JOIN"])
def test_join_is_not_read_out_of_other_sentences(house: House, body: str) -> None:
    house.create()
    assert house.reply(0, body, "invitation").verdict == "declined"


def test_joining_twice_changes_nothing(house: House) -> None:
    house.create()
    house.reply(0, "JOIN\nLUCK one", "invitation")
    assert house.reply(0, "JOIN\nLUCK two", "invitation").verdict == "asked"
    assert "You had joined before and are Red" in house.answer(0)
    assert "count only in the letter that joins" in house.answer(0)
    assert house.seats()[0].luck == "one"


@pytest.mark.parametrize(
    ("subject", "body"), [("JOIN andromeda", "Yes please"), ("hi", "JOIN"), ("", "join andromeda!")]
)
def test_an_invited_player_can_write_a_letter_of_his_own(house: House, subject: str, body: str) -> None:
    house.create()
    assert house.receive(house.raw(body, subject=subject)).verdict == "join"


def test_joining_after_the_game_has_begun(house: House) -> None:
    house.create()
    invitation = house.last(0, "invitation")

    hands.start(house.office, "andromeda")
    house.receive(house.raw("JOIN", to=invitation.reply_to, answers=invitation))
    assert "has begun, and you are Red in it" in house.answer(0)


def test_somebody_without_a_seat_is_told_so_once_a_day(house: House) -> None:
    house.create()
    to = address.plus(MAILBOX, "andromeda", "join", 0, token.mint(SECRET, "andromeda", "join", 0))
    for _ in range(3):
        assert house.receive(house.raw("JOIN", sender="eve@elsewhere.test", to=to)).verdict == "uninvited"
    (told,) = house.refusals("uninvited", "eve@elsewhere.test")
    assert "your address is not among them" in words(told)
    (notice,) = house.notices("uninvited")
    assert "<eve@elsewhere.test> would like to join andromeda" in notice
    (mail,) = [mail for mail in house.mails() if mail.key.startswith("notice/")]
    assert mail.recipient == GM


@pytest.mark.parametrize(
    ("name", "called"),
    [("\u202eeve\x1b[2J", "eve [2J"), ("\u200b\u2060", "eve"), ("E" * 5000, "E" * standby_list.LONGEST_NAME)],
)
def test_a_strangers_name_does_not_fill_a_notice(house: House, name: str, called: str) -> None:
    house.create()
    to = address.plus(MAILBOX, "andromeda", "join", 0, token.mint(SECRET, "andromeda", "join", 0))
    raw = house.raw("JOIN", sender="eve@elsewhere.test", to=to)
    said = f"From: =?utf-8?b?{b64encode(name.encode()).decode()}?= <eve@elsewhere.test>".encode()
    assert house.receive(raw.replace(b"From: eve@elsewhere.test", said)).verdict == "uninvited"
    (notice,) = house.notices("uninvited")
    assert notice.splitlines()[0] == (
        f"{called} <eve@elsewhere.test> would like to join andromeda and has no seat in it."
    )


def test_the_game_master_is_told_how_to_invite_somebody_who_would_like_to_join(house: House) -> None:
    house.create()
    house.reply(0, "JOIN", "invitation")
    house.receive(house.raw("please", sender="eve@elsewhere.test", subject="JOIN andromeda"))
    (notice,) = house.notices("uninvited")
    said, _, command = notice.splitlines()[-1].rpartition(": ")
    assert said == "To invite them to a seat that nobody has taken (Blue, Green)"
    assert master.commanded(house.office, "andromeda", command).done
    assert house.seats()[1].address == "eve@elsewhere.test"
    hands.start(house.office, "andromeda")
    house.receive(house.raw("please", sender="fay@elsewhere.test", subject="JOIN andromeda"))
    assert house.notices("uninvited")[-1].splitlines()[-1] == "No seat is free."


def test_another_players_letter_does_not_take_a_seat_twice(house: House) -> None:
    house.create()
    invitation = house.last(0, "invitation")
    # Bob answers the invitation that went to Ann: he has a seat of his own, and takes that one.
    house.receive(house.raw("JOIN", sender=PLAYERS[1].address, to=invitation.reply_to, answers=invitation))
    assert [seat.status for seat in house.seats()] == ["invited", "playing", "invited"]


def test_whoever_joins_first_chooses_his_seat_first(house: House) -> None:
    house.create()
    assert house.reply(0, "JOIN as Green or Blue\nLUCK one", "invitation").verdict == "join"
    assert [(seat.name, seat.player, seat.luck) for seat in house.seats()] == [
        ("Red", "Cy", None),
        ("Blue", "Bob", None),
        ("Green", "Ann", "one"),
    ]
    assert "Welcome: you are Green." in house.answer(2)
    invitation = house.last(1, "invitation")
    house.receive(house.raw("JOIN Green, White", sender="bob@mail.test", to=invitation.reply_to, answers=invitation))
    assert "you are Blue" in house.answer(1)
    assert "Green and White cannot be had" in house.answer(1)
    invitation = house.last(2, "invitation")
    house.receive(house.raw("JOIN red", sender="cy@mail.test", to=invitation.reply_to, answers=invitation))
    assert house.game().status == "running"
    assert "You are Red." in words(house.last(0, "report"))
    assert house.mails(0, "report")[0].recipient == "cy@mail.test"
    assert house.reply(2, "PASS", sender="ann@mail.test").verdict == "accepted"


@pytest.mark.parametrize("said", ["JOIN als Rot", "JOIN comme Rouge", "JOIN as Gren", "JOIN as the one with the Virsu"])
def test_a_wish_that_names_nothing_is_answered(house: House, said: str) -> None:
    house.create()
    house.reply(1, said, "invitation")
    assert "Welcome: you are Blue." in house.answer(1)
    assert f'"{said.split(maxsplit=2)[2]}" names nothing that can be had here' in house.answer(1)
    assert "the seats are Red, Blue and Green" in house.answer(1)


def test_nobody_can_choose_what_the_dice_deal(house: House) -> None:
    house.create()
    house.reply(0, "JOIN, I would love to be the Virus", "invitation")
    assert "Your wish for Virus has gone to the game master." in house.answer(0)
    assert "Ann, who has joined andromeda as Red, would like Virus." in house.notices("wish")


def test_where_powers_can_be_wished_for_the_dice_settle_whose_wishes_come_first(house: House) -> None:
    house.create(options={"powers_by": "wish", "powers": "simple"})
    invitation = words(house.last(0, "invitation"))
    assert "You can wish for what you are dealt" in invitation
    wishable = pool("simple")
    first, second, third = wishable[:3]
    assert all(name in invitation for name in wishable)
    house.reply(0, f"JOIN as the {first} or {second}", "invitation")
    assert f"Your wishes are on file, the best first: {first}, {second}." in house.answer(0)
    assert house.notices("wish") == []
    house.reply(1, f"JOIN as {third}, Plague", "invitation")
    assert "Plague cannot be wished for in this game." in house.answer(1)
    house.reply(1, f"JOIN as {first}", "invitation")
    assert "nothing else was changed" in house.answer(1)
    house.reply(2, "JOIN", "invitation")
    state: Any = house.table().boundary.state
    powers = state.powers
    assert set(powers[:2]) in ({first, second}, {first, powers[1]})
    assert powers[2] not in powers[:2]
    assert f"You had wished for {first}, {second}, the best first" in words(house.last(0, "report"))
    assert "You had wished for" not in words(house.last(2, "report"))
    assert [deal_wishes.read(seat) for seat in house.seats()] == [(first, second), (first,), ()]


def test_nobody_is_told_what_another_wished(tmp_path: Path) -> None:
    told = []
    for wishes in ("Void", "Void, Mind, Virus"):
        (tmp_path / wishes).mkdir()
        house = House(tmp_path / wishes)
        house.create(options={"powers_by": "wish"})
        for seat, said in enumerate(("JOIN", f"JOIN as {wishes}", "JOIN")):
            house.reply(seat, said, "invitation")
        told.append([mail.raw for mail in house.mails(0)])
        house.store.close()
    assert told[0] == told[1]
    assert len(told[0]) == 3


def test_wishes_of_somebody_whose_seat_was_given_away_are_not_those_of_the_next(house: House) -> None:
    game = house.create(options={"powers_by": "wish"})
    with house.store.unit() as unit:
        unit.seats.wish(game.id, 0, wishes='["Void"]')
    house.give("andromeda", "Red", PLAYERS[3])
    assert deal_wishes.read(house.seats()[0]) == ()


def test_how_he_wants_his_letters_can_be_said_when_he_joins(house: House) -> None:
    house.create()
    house.reply(0, "JOIN\nZONE Berlin\nFORMAT text", "invitation")
    assert "by the clock of Europe/Berlin too" in house.answer(0)
    assert (house.seats()[0].zone, house.seats()[0].format) == ("Europe/Berlin", "text")


def test_an_invitation_tells_everybody_in_his_own_language_how_to_get_letters_in_it(house: House) -> None:
    house.create()
    said = " ".join(words(house.last(0, "invitation")).split())
    assert "Deutsch: Für Briefe in dieser Sprache schreib in deine Antwort auch die Zeile LANGUAGE Deutsch." in said
    house.reply(0, "JOIN\nLANGUAGE Deutsch", "invitation")
    assert "Willkommen: Du bist Red." in house.answer(0)


def test_how_he_wants_his_letters_can_be_said_before_he_joins_and_after(house: House) -> None:
    house.create()
    house.reply(0, "Vielleicht.\nLANGUAGE German", "invitation")
    assert "Deine Briefe sind von jetzt an auf Deutsch" in house.answer(0)
    assert "Dein Platz ist noch nicht besetzt" in house.answer(0)
    house.reply(1, "JOIN", "invitation")
    asked = len(house.notices("answer"))
    house.reply(1, "LANGUAGE Deutsch", "invitation")
    assert "Du bist dabei und bist Blue.  Deine Briefe sind von jetzt an auf Deutsch." in house.answer(1)
    house.reply(1, "JOIN\nLANGUAGE English", "invitation")
    assert "nothing else was changed" in house.answer(1)
    assert [seat.language for seat in house.seats()] == ["de", "en", None]
    assert len(house.notices("answer")) == asked


def test_whoever_has_joined_and_writes_again_is_not_told_that_he_has_not(house: House) -> None:
    house.create()
    house.reply(0, "JOIN", "invitation")
    house.reply(0, "When do we begin?", "invitation")
    assert "NOT DONE" not in house.answer(0)
    assert "You have joined and are Red.  The game begins when everybody has joined; 2 of 3" in house.answer(0)
    (notice,) = house.notices("answer")
    assert notice == "Ann <ann@mail.test>, who has joined as Red, writes (letter 2):\nWhen do we begin?"


def test_a_seat_with_several_addresses_stays_where_it_is(house: House) -> None:
    number = house.create().id
    with house.store.unit() as unit:
        unit.addresses.keep(number, 2, "cy@work.test", "counts", at=START)
    house.reply(0, "JOIN as Green", "invitation")
    assert "Green cannot be had" in house.answer(0)
    assert [seat.player for seat in house.seats()] == ["Ann", "Bob", "Cy"]


def test_an_invitation_says_what_is_played_for(house: House) -> None:
    house.create()
    said = " ".join(words(house.last(0, "invitation")).split())
    assert "Whoever has 5 bases outside their home system at the end of a turn wins" in said
    assert "A turn has up to four phases, and for each you send one letter" in said


def test_help_is_answered_before_the_game_begins_with_join_and_without_it(house: House) -> None:
    house.create(options={"powers_by": "wish"})
    assert house.reply(0, "Sounds great!\nHELP Virus\nHELP Nonsense", "invitation").verdict == "declined"
    answer = " ".join(house.answer(0).split())
    assert "Your seat is not taken yet" in answer
    assert "Virus: You multiply" in answer
    assert 'There is no help on "Nonsense" before the game has begun.' in answer
    house.reply(0, "JOIN as Virus\nHELP Oracle\nNOTE to GM: can we begin on Friday?", "invitation")
    answer = " ".join(house.answer(0).split())
    assert "Welcome: you are Red." in answer
    assert "Oracle: You see your opponent's challenge card" in answer
    assert house.notices("note")[0].startswith("Red (Ann) writes in andromeda:\ncan we begin on Friday?\n")
    house.reply(0, "RULES", "invitation")
    assert "Whoever has 5 bases outside their home system" in " ".join(house.answer(0).split())


@pytest.mark.parametrize("language", ["English", "German"])
@pytest.mark.parametrize(
    ("title", "players"), [("postal-cosmic", 3), ("cosmoforce", 2), ("cosmoclasm", 2), ("blutooth", 4)]
)
@pytest.mark.parametrize("kind", ["answer/", "invitation"])
@pytest.mark.parametrize("reply", ["plus", "subject"])
def test_orders_that_answer_a_letter_from_before_the_game_are_read_once_it_has_begun(
    tmp_path: Path, title: str, players: int, language: str, kind: str, reply: str
) -> None:
    house = House(tmp_path, reply=reply)
    house.create(players=players, title=title)
    for seat in range(players):
        house.reply(seat, f"JOIN\nLANGUAGE {language}", "invitation")
    for seat in range(players):
        before = house.last(seat, kind)
        orders = house.bot(seat)
        letter = house.raw(orders, sender=PLAYERS[seat].address, to=before.reply_to or MAILBOX, answers=before)
        assert house.receive(letter).verdict == "accepted"
        assert all(line.split(" IF ")[0] in house.answer(seat) for line in orders.splitlines() if line != "PASS")
    house.store.close()


def test_they_are_read_in_later_phases_too_and_wherever_the_letter_was_answered_to(house: House) -> None:
    house.create()
    for seat in range(3):
        house.reply(seat, "JOIN", "invitation")
    joined = house.last(0, "answer/")
    house.next_phase()
    for to in (joined.reply_to or MAILBOX, MAILBOX):
        assert house.receive(house.raw("PASS", to=to, answers=joined)).verdict == "accepted"
        assert "Turn 1 phase 2: orders of Red" in house.answer(0)


def test_whoever_was_invited_has_no_key_to_the_seats_of_others(house: House) -> None:
    house.create()
    for seat in range(3):
        house.reply(seat, "JOIN", "invitation")
    joined = house.last(0, "answer/")
    stranger = house.raw("PASS", sender="eve@elsewhere.test", to=joined.reply_to or MAILBOX, answers=joined)
    assert house.receive(stranger).verdict == "uninvited"
    assert house.table().phase.serial == 1
    bob = house.raw("PASS", sender=PLAYERS[1].address, to=joined.reply_to or MAILBOX, answers=joined)
    filed = house.receive(bob)
    assert (filed.seat, filed.verdict) == (1, "accepted")
