"""WHY by letter: what became of a player's orders, and why, of what their seat may know."""

import re
from collections.abc import Mapping

import pytest

from adjudicator.games.catalogue import titles
from tests.service.house import House
from tests.service.orders import attack, standing

TITLES = tuple(titles())
GERMAN: Mapping[bool, str] = {False: "English", True: "German"}


def shown(house: House, seat: int = 0) -> str:
    """The latest answer to a player, on one line."""
    return " ".join(house.answer(seat).split())


def played(house: House, *letters: str) -> None:
    """The open phase, with these letters of Red, and what house bots order for the others."""
    for said in letters:
        house.reply(0, said)
    for seat in (1, 2):
        house.reply(seat, house.bot(seat))
    house.next_phase()


def test_each_alternative_is_told_with_what_its_player_knew(house: House) -> None:
    house.begun()
    mine = attack(house)
    to = mine.removeprefix("ATTACK ")
    played(house, f"{mine} IF Blue holds 8 cards or more ELSE {to} IF Blue holds 3 cards or more ELSE {to}")
    assert house.reply(0, "WHY").verdict == "asked"
    said = shown(house)
    reason = "not done, because its condition did not hold (Blue holds: 7 cards)."
    assert "Turn 1 phase 1: what became of the orders of Red, and why" in said
    assert f"Order 1, {mine} IF Blue holds 8 cards or more: {reason}" in said
    assert f"Order 1, alternative 2, {mine} IF Blue holds 3 cards or more: done." in said
    assert "Order 1, alternative 3: not needed, because something before it was done." in said


def test_what_nobody_can_know_is_no_value(house: House) -> None:
    house.begun()
    played(house, f"{attack(house)} IF their card is Compromise")
    house.reply(0, "why?")
    said = shown(house)
    assert "because its condition could not be known (their card: you could not know it)." in said
    assert "None of that was possible, so it was drawn at random: ATTACK Blue" in said


def test_an_order_whose_question_never_came_is_told_with_the_question(house: House) -> None:
    house.begun()
    played(house, f"{attack(house)}\nZAP any IF used against me")
    house.reply(0, "WHY 2")
    said = shown(house)
    assert "Order 2, ZAP any IF used against me: not done, because the question that it answers never came up" in said
    assert "Order 1" not in said


def test_one_order_one_challenge_and_one_phase_can_be_asked_about(house: House) -> None:
    house.begun()
    played(house, attack(house))
    played(house, "INVITE Green")
    house.reply(0, "WHY turn 1 phase 1")
    assert f"Order 1, {attack_of_first_phase}: done." in shown(house).replace("Blue 2", "Blue 1")
    house.reply(0, "WHY 7")
    assert "no order of yours has this number" in shown(house)
    house.reply(0, "WHY turn 9 phase 9")
    assert "There was no turn 9 phase 9 in andromeda." in shown(house)
    house.reply(0, "WHY challenge 1")
    assert "in challenge 1, INVITE Green" in shown(house)
    house.reply(0, "WHY challenge 3")
    said = shown(house)
    assert "in challenge 3, INVITE Green: not done, because none of them can be an ally in this challenge." in said
    assert "in challenge 1" not in said


attack_of_first_phase = "ATTACK Blue 1 with 4 from home 1"


STOPPED = {
    "a zap": (
        ("Red (Virus): hand Attack 4", "Blue (Mind): hand Attack 20, Cosmic Zap"),
        "ZAP Red IF Red uses Virus",
        "Without an order of yours: Blue's Cosmic Zap stopped your Virus (challenge 1).",
    ),
    "a flare": (
        ("Red (Zombie): hand Attack 4, Emotion Control", "Blue (Mind): hand Attack 20, Void Flare"),
        "FLARE Void IF Red plays Emotion Control",
        "Order 2 in challenge 1, PLAY Emotion Control: done, but it came to nothing: "
        "Blue's Wild Void stopped your Emotion Control (challenge 1).",
    ),
    "a flarezap": (
        ("Red (Zombie): hand Attack 4, Virus Flare", "Blue (Mind): hand Attack 20, Flarezap"),
        "FLAREZAP Red",
        "Order 3 in challenge 1, FLARE Virus: done, but it came to nothing: "
        "Blue's Flarezap stopped your Wild Virus (challenge 1).",
    ),
}


@pytest.mark.parametrize("by", STOPPED)
def test_what_stopped_an_order_is_told_and_who_played_it(house: House, by: str) -> None:
    hands, against, expected = STOPPED[by]
    options = {"flares": "yes"}
    house.begun(players=4, options=options)
    challenge = "challenge 1: Red attacks Blue on Blue 2 with 3"
    house.rewrite(*house.table().title.position("turn 2 phase 3", (challenge, *hands), options))
    house.reply(0, "CARD Attack 4\nPLAY Emotion Control\nFLARE Virus")
    house.reply(1, f"CARD Attack 20\n{against}")
    house.next_phase()
    house.reply(0, "WHY")
    assert expected in shown(house)
    house.reply(1, "WHY 2")
    assert re.search(r"Order 2 in challenge 1, [^:]+: done\.", shown(house, 1))


def test_before_any_phase_is_over_only_the_open_one_is_told_of(house: House) -> None:
    house.begun()
    house.reply(0, f"{attack(house)} IF offence tokens >= 6 AND offence tokens < 3")
    house.reply(0, "WHY")
    said = shown(house)
    assert "No phase is over yet, so nothing has been settled." in said
    assert "This much can be said of them now: - Order 1" in said


def test_who_sent_nothing_is_told_so(house: House) -> None:
    house.begun()
    house.next_phase()
    house.reply(0, "WHY")
    assert "No letter with orders came from you for it." in shown(house)


def test_a_question_in_other_words_is_answered_and_leads_to_the_game_master(house: House) -> None:
    house.begun()
    played(house, attack(house))
    house.reply(0, "Why was my attack not done?")
    assert "To ask the game master, write NOTE to GM: and your question." in shown(house)
    assert f"{attack_of_first_phase}: done." in shown(house)


@pytest.mark.parametrize(
    "question", ["Warum", "Warum nicht?", "warum hat mein Angriff nicht geklappt", "Wieso 1?", "How come?"]
)
def test_why_is_asked_in_anybody_s_words(house: House, question: str) -> None:
    house.begun()
    played(house, attack(house))
    letter = house.reply(0, question)
    assert (letter.verdict, letter.body) == ("asked", None)
    assert f"{attack_of_first_phase}: done." in shown(house)


def test_why_counts_as_no_orders_and_stands_beside_some(house: House) -> None:
    house.begun()
    played(house, attack(house))
    assert house.reply(0, "WHY").body is None
    letter = house.reply(0, "INVITE Green\nWHY")
    assert letter.verdict == "accepted"
    (clause,) = standing(house).clauses
    assert clause.word == "INVITE"
    assert attack_of_first_phase in " ".join(house.prose(0, "notice/").split())


@pytest.mark.parametrize(
    "said", ["WHY, {}", "Why was I not asked? {}", "Why was I not asked? Anyway, {}.", "Warum? {}"]
)
def test_an_order_behind_why_is_not_swallowed(house: House, said: str) -> None:
    house.begun()
    letter = house.reply(0, said.format(attack(house)))
    assert letter.verdict == "accepted" or "NOT DONE" in house.answer(0)


def test_why_is_rationed_like_other_questions(house: House) -> None:
    house.begun()
    asked = [house.reply(0, "WHY") for _ in range(12)]
    assert {letter.verdict for letter in asked} == {"asked"}
    answered = [mail for mail in house.mails(0) if mail.key.startswith("refused/asked")]
    assert len(answered) < len(asked)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("german", [False, True], ids=GERMAN.get)
def test_every_title_answers_in_every_language(house: House, title: str, german: bool) -> None:
    house.begun(title=title)
    house.reply(0, f"LANGUAGE {GERMAN[german]}")
    for _ in range(2):
        played(house, house.bot(0))
        house.reply(0, "WHY")
        said = shown(house)
        assert ("Befehl 1" if german else "Order 1") in said
        assert ("ausgeführt" if german else ": done.") in said
        assert ("Order 1" if german else "Befehl 1") not in said
