"""Letters as people talk: an order on the line of a greeting, in the middle of a sentence, beside a question."""

import pytest

from adjudicator.orders.values.clauses import text
from tests.orders.chat import offered, read
from tests.orders.sample import NAMES


def stands(letter: str) -> list[str]:
    return [text(clause, NAMES) for clause in read(letter).clauses]


@pytest.mark.parametrize(
    "letter",
    [
        "Hi Bob, attack planet 4 with 4 from home 1",
        "Hi attack planet 4 with 4 from home 1",
        "Hallo GM, attack planet 4 with 4 from home 1. Danke!",
        "Good evening all - please attack planet 4 with 4 from home 1",
        "hey everyone attack planet 4 with 4 from home 1",
        "Thanks! attack planet 4 with 4 from home 1",
        "Thank you, and please attack planet 4 with 4 from home 1.",
        "Danke Bob! Attack planet 4 with 4 from home 1",
    ],
)
def test_an_order_on_the_line_of_a_greeting_or_of_thanks_is_read(letter: str) -> None:
    assert stands(letter) == ["ATTACK Blue 4 with 4 from home 1"]
    assert offered(letter) == []


@pytest.mark.parametrize(
    "letter",
    [
        "attack planet 4 with 4 from home 1 pls, thanks!",
        "attack planet 4 with 4 from home 1 please thx. cheers",
    ],
)
def test_all_the_thanks_behind_an_order_are_passed_over(letter: str) -> None:
    assert stands(letter) == ["ATTACK Blue 4 with 4 from home 1"]
    assert offered(letter) == []


@pytest.mark.parametrize(
    "letter",
    [
        "attack planet 4 with 4 from home 1. ready",
        "Hi Bob, attack planet 4 with 4 from home 1, ready!",
        "attack planet 4 with 4 from home 1 and ready",
        "attack planet 4 with 4 from home 1 pls, thanks! Ready.",
        "attack planet 4 with 4 from home 1; READY, thanks",
    ],
)
def test_whoever_says_behind_his_order_that_he_is_ready_is_ready(letter: str) -> None:
    assert stands(letter) == ["ATTACK Blue 4 with 4 from home 1"]
    assert [directive.word for directive in read(letter).directives] == ["READY"]
    assert offered(letter) == []


@pytest.mark.parametrize(
    "letter",
    [
        "attack planet 4 with 4 from home 1 if ready",
        "attack planet 4 with 4 from home 1, not ready",
        "attack planet 4 with 4 from home 1 ready",
        "I am late, ready",
        "attack planet 44 with 4 from home 1. ready",
    ],
)
def test_ready_behind_anything_else_is_asked_about(letter: str) -> None:
    assert read(letter).directives == ()
    assert stands(letter) == []


@pytest.mark.parametrize("letter", ["thanks, pass", "Hi GM, pass please", "Moin. PASS"])
def test_a_pass_on_the_line_of_a_greeting_or_of_thanks_is_read(letter: str) -> None:
    assert [directive.word for directive in read(letter).directives] == ["PASS"]


@pytest.mark.parametrize(
    "letter",
    [
        "Hi Bob, don't attack planet 4",
        "Hi, never attack planet 4 with 4 from home 1",
        "Thanks for attack planet 4 with 4 from home 1",
    ],
)
def test_what_a_greeting_goes_on_with_is_not_guessed(letter: str) -> None:
    assert stands(letter) == []


@pytest.mark.parametrize(
    "letter",
    [
        "Hi Bob, here is what I do: attack planet 4 with 4 from home 1",
        "Hi GM, is it fine if I write late?",
        "Thanks, but what does Virus do?",
        "Hello, atack planet 4 with 4 from home 1",
    ],
)
def test_a_greeting_that_says_more_is_not_passed_over(letter: str) -> None:
    reading = read(f"{letter}\nCARD Attack 8")
    assert [problem.line for problem in reading.problems] == [1]
    assert reading.ignored == ()


@pytest.mark.parametrize(
    "letter", ["Hi all, hope you are well", "Dear GM,", "Thanks a lot for running this, and see you on Saturday"]
)
def test_a_greeting_that_says_nothing_is_passed_over(letter: str) -> None:
    reading = read(f"{letter}\nCARD Attack 8")
    assert reading.problems == ()
    assert [ignored.line for ignored in reading.ignored] == [1]


@pytest.mark.parametrize("end", ["thx", "Thx\nA.", "ty!", "LG Anna", "mfg", "xx", "See you", "Bis dann"])
def test_short_closings_of_telephones_are_none_of_the_orders(end: str) -> None:
    assert read(f"CARD Attack 8\n\n{end}").problems == ()


@pytest.mark.parametrize(
    "letter",
    [
        "Don't attack planet 4",
        "I will not attack planet 4 this time",
        "should I attack planet 4 or wait?",
        "I do not know whether to attack planet 4",
        "attack planet 4 but only where Bob is weak",
        "attack planet 4 with 4 from home 1 and 2 from the moon",
        "if Bob comes for me attack planet 4",
        "cancel attack planet 4",
        "release and attack planet 4",
        "attack planet 4 with 4 from home 1, planet",
    ],
)
def test_no_order_is_offered_where_the_sentence_may_say_the_opposite(letter: str) -> None:
    assert stands(letter) == []
    assert all("attack planet 4" not in meant for meant in offered(letter))


@pytest.mark.parametrize(
    ("letter", "word"),
    [("no attack", "ATTACK"), ("No deal!", "DEAL"), ("please don't attack.", "ATTACK"), ("do not deal", "DEAL")],
)
def test_what_is_not_wanted_is_not_offered(letter: str, word: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence == f"this declines nothing; where {word} is optional, {word} NO declines it"
    assert problem.suggestion == ""


@pytest.mark.parametrize(
    ("letter", "meant"),
    [
        ("planet 4 attack", "ATTACK planet 4"),
        ("DEAL with Blue: give Attack 4, get Attack 8", "DEAL give Attack 4, get Attack 8"),
        ("deal with blue, give Attack 4", "deal give Attack 4"),
        ("deal with the deck: give Attack 4", ""),
        ("planet 4, no attack", ""),
    ],
)
def test_an_order_that_is_whole_but_for_its_order_of_words_is_offered(letter: str, meant: str) -> None:
    assert stands(letter) == []
    assert offered(letter) == [meant]


@pytest.mark.parametrize(
    "letter",
    [
        "when is the deadline?",
        "when is the deadline",
        "what cards do I have?",
        "Is it ok if I write late? I am on holiday.",
        "Hi GM, is it fine if I write late?",
        "GM: who is Blue again?",
        "remind me what Virus does",
        "Wer greift mich an?",
        "Wann ist Abgabe",
    ],
)
def test_who_asks_something_is_told_who_answers(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence == (
        "this is no order; to ask the game master, write NOTE to GM: before the question; HELP with the name of "
        "anything in the game tells what it does"
    )
    assert problem.suggestion == ""


@pytest.mark.parametrize("letter", ["same as last time", "as before", "ditto", "wie letztes Mal", "wie immer"])
def test_who_wants_the_same_again_is_told_how(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence == (
        "this repeats nothing; write the order itself, with EVERY TURN before it if it is for all turns"
    )


@pytest.mark.parametrize(
    ("letter", "word"),
    [
        ("I quit", "RESIGN"),
        ("I'm out, sorry.", "RESIGN"),
        ("please write to me in German", "LANGUAGE"),
        ("auf Deutsch bitte", "LANGUAGE"),
        ("Bitte auf Deutsch", "LANGUAGE"),
        ("plain text please", "FORMAT"),
        ("stop sending me html", "FORMAT"),
        ("send the report again", "RESEND"),
        ("I didn't get the report, can you send it again?", "RESEND"),
        ("Ich steige aus", "RESIGN"),
        ("I want to leave the game", "RESIGN"),
        ("Schick mir bitte den Bericht nochmal", "RESEND"),
        ("my new address is bob@example.org", "ADDRESS bob@example.org"),
        ("Meine neue Adresse ist bob.b+x@mail.example.org.", "ADDRESS bob.b+x@mail.example.org"),
        ("my address has changed", "ADDRESS"),
        ("not ready", "WAIT"),
        ("UNREADY", "WAIT"),
        ("noch nicht fertig", "WAIT"),
    ],
)
def test_what_is_wanted_of_the_service_has_a_word(letter: str, word: str) -> None:
    assert offered(letter) == [word]


@pytest.mark.parametrize(
    "letter",
    [
        "Alles zurück",
        "vergiss den Angriff",
        "undo that",
        "actually no",
        "please ignore that",
        "sorry, forget my last mail",
        "scrap my previous orders please",
        "Entschuldigung, vergiss meine letzte Mail bitte",
        "please ignore my last email",
        "take back my attack",
        "sorry, take back my attack on planet 4",
        "Nimm meinen Angriff auf Planet 4 zurück",
        "Ich nehme meine Befehle zurück",
    ],
)
def test_a_change_of_mind_in_other_words_is_told_what_takes_back(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence.startswith("this takes nothing back; write WITHDRAW and")
    assert "WITHDRAW ALL" in problem.sentence
    assert problem.suggestion == ""


@pytest.mark.parametrize(
    "letter",
    [
        "I'm away next week",
        "Ich bin nächste Woche im Urlaub",
        "I'm away from 5 to 12 December, or until 14 December",
        "I will be away from 5 December",
        "I'm away until 5.12.",
        "I'm away from 5 to 12 December and from 20 to 24 December",
        "I'm away from 10 May to 20 May, please wait for me",
        "on holiday until 20 May",
        "I will be away from 5 to 12 December",
        "Ich bin bis 10. Dezember weg",
        "Ich bin vom 5. bis zum 12. März im Urlaub",
    ],
)
def test_who_is_away_is_shown_how_days_are_said(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence == (
        "this announces no absence; write ABSENT and the days, for example ABSENT 20 December to 27 December"
    )
    assert problem.suggestion == ""


@pytest.mark.parametrize("letter", ["who is ahead?", "Wer führt?", "what's the score"])
def test_who_asks_how_the_game_stands_is_told_where_that_is(letter: str) -> None:
    (problem,) = read(f"{letter}\nREADY").problems
    assert problem.sentence == (
        "this is no order; how the game stands is told in your latest report, and RESEND sends it again"
    )
    assert [directive.word for directive in read(f"{letter}\nREADY").directives] == ["READY"]


def test_an_apology_is_no_change_of_mind() -> None:
    (problem,) = read("sorry, my train was late").problems
    assert problem.sentence == "no order begins like this"


@pytest.mark.parametrize(
    ("letter", "word", "rest"),
    [
        ("Please ABSENT 10 May to 20 May", "ABSENT", "10 May to 20 May"),
        ("Hi, withdraw line 2", "WITHDRAW", "2"),
        ("please note to GM: my letter was late", "NOTE", "my letter was late"),
        ("Bitte LANGUAGE German", "LANGUAGE", "German"),
    ],
)
def test_a_polite_word_of_the_service_counts(letter: str, word: str, rest: str) -> None:
    (directive,) = read(letter).directives
    assert (directive.word, directive.text) == (word, rest)


@pytest.mark.parametrize(
    "letter", ["please help me somebody", "please report what happened", "please press on with it"]
)
def test_a_please_makes_no_word_of_the_service_of_a_sentence(letter: str) -> None:
    assert read(letter).directives == ()


@pytest.mark.parametrize(
    ("letter", "done"),
    [
        ("ATTACK planet 4 mit 3\nREADY", []),
        ("ATTACK planet 4 with 3 from home 1; READY\nATACK planet 2", []),
        ("ATTACK planet 4\nPHASE 3\nCRD Attack 20\nPHASE 1\nREADY", []),
        ("It has been raining all week\nATTACK planet 4\nREADY", ["READY"]),
        ("OK?\nATTACK planet 4\nREADY", ["READY"]),
        ("INVITE Green\nVirus flare in challenge 2\nREADY", []),
        ("INVITE Green\nthe usual with my zap\nREADY", []),
        ("INVITE Green\nsupport Blue with everything\nREADY", []),
        ("INVITE Green\nREADY\nand 3 more from the second base", []),
        ("INVITE Green\nGreen too\nREADY", []),
        ("INVITE Green\nPlague if it helps\nREADY", []),
        ("INVITE Green\nCARD Attack 6 IF their tokens >= 4 ELSE Attack 4\nREADY", []),
        ("INVITE Green\nmy train is late again\nREADY", ["READY"]),
        ("INVITE Green\nI would be late\nREADY", ["READY"]),
    ],
)
def test_ready_counts_only_where_all_that_was_meant_as_an_order_was_understood(letter: str, done: list[str]) -> None:
    assert [directive.word for directive in read(letter).directives] == done


@pytest.mark.parametrize("letter", ["Tell Bob I will not attack him", "Nachricht an Bob: bis morgen"])
def test_a_message_to_a_player_is_told_how_it_is_written(letter: str) -> None:
    (problem,) = read(letter).problems
    assert problem.sentence.startswith("this goes to nobody; write PRESS TO and a player's name")
    assert problem.suggestion == ""
