"""A record that is whole in itself, but of another game than the one that was played, is found out by letters."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from adjudicator.games.cosmic.pieces import POWERS
from adjudicator.mail.parsing.letter import Letter, Line, read
from adjudicator.mail.writing.compose import Mail, compose
from adjudicator.service.documents.game_record import Record
from adjudicator.service.documents.past_phases import happened
from adjudicator.service.proof.own_letters import NoSeat, Own
from adjudicator.service.proof.own_words import own_words
from adjudicator.service.proof.verification import Verdict, _Replay, verify
from tests.mail.structure import nested, work
from tests.service.honest import BLUE, Game, own, play
from tests.service.house import START

HALF = b"another half of the game master, no less"[:32]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return play(tmp_path_factory.mktemp("in hand") / "game")


def test_an_honest_record_is_what_the_letters_say(played: Game) -> None:
    mine = own(played.letters)
    verdict = verify(played.record, mine)
    assert verdict.holds, verdict.sentence
    assert (verdict.unseen, mine.wrote) == ((), True)


def test_so_it_is_in_another_language(tmp_path: Path) -> None:
    game = play(tmp_path / "game", language="LANGUAGE German")
    assert b"Runde" in game.sent[-1] or b"Zug" in game.sent[-1]
    verdict = verify(game.record, own(game.letters))
    assert verdict.holds, verdict.sentence
    assert verdict.unseen == ()


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"half": HALF}, "No letter of yours promises [0-9a-f]{64}"),
        ({"options": {"zap_lasts": "use", "resettle": "yes"}}, "that resettle is no, and the record that it is yes"),
        ({"options": {"zap_lasts": "challenge"}}, "that zap_lasts is use, and the record that it is challenge"),
        ({"words": "yellow moon"}, 'your words for the dice were "yellow moon"'),
        ({"orders": ("", "PASS\nNEGOTIATE", "")}, "In turn 1 phase 1 "),
        ({"orders": ("PASS", "", "")}, 'In turn 1 phase 1 you were told ".*", says the record, and no letter to you'),
    ],
)
def test_another_game_is_not(played: Game, other: dict[str, object], said: str, tmp_path: Path) -> None:
    """A game master who puts the record of a game that suits him better in the place of the true one."""
    forged = play(tmp_path / "game", **other)  # type: ignore[arg-type]
    assert verify(forged.record).holds
    verdict = verify(forged.record, own(played.letters))
    assert not verdict.holds
    assert re.search(said, verdict.sentence), verdict.sentence


def test_the_powers_that_could_be_dealt_are_a_value_in_letters_and_record(tmp_path: Path) -> None:
    game = play(tmp_path / "all", options={"powers": "all"})
    listed = " + ".join(power.name for power in POWERS)
    assert msgspec.json.decode(game.record)["options"] == {"powers": listed}
    assert any(f"powers: {listed} (" in _said(read(raw)) for raw in game.letters)
    verdict = verify(game.record, own(game.letters))
    assert (verdict.holds, verdict.unseen) == (True, ()), verdict.sentence
    forged = play(tmp_path / "some", options={"powers": "void + mind + clone"})
    verdict = verify(forged.record, own(game.letters))
    # A long value is told without its middle.
    assert f"that powers is {listed[:600]}" in verdict.sentence
    assert f"{listed[-100:]}, and the record that it is Clone + Mind + Void" in verdict.sentence


def test_what_is_not_there_is_said(played: Game) -> None:
    some = own(played.sent[:3])
    verdict = verify(played.record, some)
    assert verdict.holds, verdict.sentence
    assert not some.wrote
    assert "turn 1 phase 2" in verdict.unseen
    with pytest.raises(NoSeat, match="it has: Red, Blue, Green"):
        verify(played.record, own(played.letters, "Pink"))


def _said(letter: Letter) -> str:
    return " ".join(" ".join(line.text for line in letter.lines).split())


def _with(played: Game, change: Any) -> Verdict:
    """What is found where somebody changes each letter like this."""
    letters = [read(raw) for raw in played.letters]
    return verify(played.record, Own("Blue", [replace(one, lines=(Line(1, change(_said(one))),)) for one in letters]))


def test_one_other_sentence_in_a_letter_is_found(played: Game) -> None:
    """Whichever of the sentences of a report it is; the letters are not these, then, or the record is not."""
    replay = _Replay(msgspec.json.decode(played.record, type=Record))
    replay.run()
    for phase in replay.worked:
        told = happened(replay.title, phase.resolved, BLUE, phase.before.views[BLUE])
        assert told
        for one in told:
            said = " ".join(one.said.split())
            verdict = _with(played, lambda words, said=said: words.replace(said, f"{said[:-1]} indeed."))
            assert not verdict.holds
            assert verdict.checked
            assert f'In {phase.heading} you were told "' in verdict.sentence


def test_a_message_of_a_rival_is_no_promise_and_no_value(played: Game) -> None:
    """Anybody can write numbers and values to others; the game master has not said them."""
    promise = msgspec.json.decode(played.record)["commitment"]
    false = f"{promise} {'0' * 64} resettle: yes (usually no). zap_lasts: ever (usually challenge)."
    press = Letter(message_id="<12ab.mail@mail.test>", subject="[andromeda] A message", auto="auto-generated")
    letters = [*map(read, played.letters), replace(press, lines=(Line(1, false),))]
    verdict = verify(played.record, Own("Blue", letters))
    assert verdict.holds, verdict.sentence


def test_cards_that_are_counted_are_no_value(played: Game) -> None:
    """`deck` is a rulebook value, and `Cards in the deck: 10 (-6)` says how many lie there."""
    verdict = _with(played, lambda words: f"{words} Cards in the deck: 10 (-6)")
    assert verdict.holds, verdict.sentence


def test_mail_that_is_not_of_the_game_is_nobodys_orders(played: Game) -> None:
    friend = Letter(message_id="<1@friends.test>", sender="friend@friends.test", recipients=("bob@mail.test",))
    mine = Own("Blue", [*map(read, played.sent), replace(friend, lines=(Line(1, "LUCK to you tonight"),))])
    verdict = verify(played.record, mine)
    assert verdict.holds, verdict.sentence
    assert not mine.wrote


@pytest.mark.parametrize("form", ["text", "html", "both", "json"])
def test_every_form_of_letter_can_be_compared(form: str, tmp_path: Path) -> None:
    game = play(tmp_path / "game", language=f"FORMAT {form}")
    verdict = verify(game.record, own(game.letters))
    assert verdict.holds, verdict.sentence
    assert verdict.unseen == ()


def test_players_may_be_called_by_their_names(tmp_path: Path) -> None:
    """The record has the seats instead, and what could not be read is left out of it."""
    orders = "Dear all,\nATTACK Cy with 2\nthis is no order, says Bob\nIF attacked by Ann: Attack 4"
    game = play(tmp_path / "game", orders=("", orders, ""))
    assert b"Attack Green" in game.record or b"ATTACK Green" in game.record
    verdict = verify(game.record, own(game.letters))
    assert verdict.holds, verdict.sentence


def test_words_for_the_dice_may_stand_on_several_lines(tmp_path: Path) -> None:
    game = play(tmp_path / "game", words="one moon\nLUCK and another")
    for letters in (game.letters, game.wrote):
        verdict = verify(game.record, own(letters))
        assert verdict.holds or "promise" in verdict.sentence, verdict.sentence


def test_words_of_the_game_masters_own_are_no_accusation(played: Game) -> None:
    """The record says so, and the player is told what to read themselves."""
    told = msgspec.json.decode(played.record) | {"own_words": True}
    verdict = verify(msgspec.json.encode(told), Own("Blue", _in_other_words(played)))
    assert (verdict.holds, verdict.checked) == (False, False)
    assert "words of the game master's own" in verdict.sentence


def test_nor_are_those_of_another_version(played: Game) -> None:
    told = msgspec.json.decode(played.record) | {"program": "adjudicator 0.0.1"}
    assert verify(msgspec.json.encode(told), own(played.letters)).holds
    verdict = verify(msgspec.json.encode(told), Own("Blue", _in_other_words(played)))
    assert (verdict.holds, verdict.checked) == (False, False)
    assert "The record is from adjudicator 0.0.1, and this is " in verdict.sentence


PRESS = """Dear Blue, I have thought about this for a long time,
and I still believe that neither of us gains by fighting on.
Green is the one who wins if we do. It has seven cards.
We have four, and three of mine are worth nothing at all.
What if you wrote this to the game master:"""


def _press(words: str) -> bytes:
    """A message of a rival, as the service sends it on."""
    mail = Mail(
        sender=("The Adjudicator", "games@mail.test"),
        to=("Bob", "bob@mail.test"),
        subject="[andromeda] A message from Red",
        date=START,
        message_id="<12ab.mail@mail.test>",
        text=words,
    )
    return compose(mail)


@pytest.mark.parametrize("mark", ["> ", ""])
def test_orders_that_their_letters_only_quote_accuse_nobody_and_prove_nothing(played: Game, mark: str) -> None:
    """What the service takes for a quotation is nobody's order here either, whatever a program writes around it."""
    press = f"{PRESS}\nNEGOTIATE\nI would be yours for the rest of this game.\n"
    quoted = "".join(f"{mark}{line}\r\n" for line in press.splitlines()).encode()
    wrote = tuple(one if n != 1 else one.rstrip() + b"\r\n\r\n" + quoted for n, one in enumerate(played.wrote))
    game = Game(played.record, (_press(press), *played.sent), wrote)
    honest = verify(game.record, own(game.letters))
    assert honest.holds, honest.sentence
    verdict = verify(_with_order(game.record, "NEGOTIATE"), own(game.letters))
    assert (verdict.holds, verdict.checked) == (False, False)
    assert "your letters only quote that" in verdict.sentence


def test_a_date_that_is_none_and_a_body_of_many_parts_cost_nothing(played: Game) -> None:
    """Of each mail only the header is read for its date: its parts are taken apart once, within bounds, elsewhere."""
    hostile = nested(99, b"\n" * 100_000).replace(b"From:", b"Date: 1 May 99999999999 18:00:00 +0000\nFrom:", 1)
    assert work(lambda: own_words((), (), [hostile])) < 3000
    mine = own((*played.letters, hostile))
    assert verify(played.record, mine).holds


def _in_other_words(played: Game) -> list[Letter]:
    letters = [read(raw) for raw in played.letters]
    return [replace(one, lines=(Line(1, _said(one).replace(" the ", " ye ")),)) for one in letters]


def _with_order(record: bytes, line: str) -> bytes:
    """A record in which Blue has ordered something more that changes nothing."""
    told = msgspec.json.decode(record)
    mine = next(one for one in told["phases"][0]["letters"] if one["seat"] == "Blue")
    mine["lines"].append([90, line])
    return msgspec.json.encode(told)


@pytest.mark.parametrize(
    "change",
    [
        {"commitment": "0" * 64},
        {"gm_half": "ff" * 32},
        {"gm_half": "no number"},
        {"seed": "00" * 32},
    ],
)
def test_a_record_that_contradicts_itself_does_not_hold_in_any_version(played: Game, change: dict[str, str]) -> None:
    told = msgspec.json.decode(played.record) | {"program": "adjudicator 0.0.1", "own_words": True} | change
    verdict = verify(msgspec.json.encode(told))
    assert (verdict.holds, verdict.checked) == (False, True)
