"""Tokens are right or wrong, and a letter's claim is found wherever it stands."""

import base64
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.writing import address, token
from adjudicator.mail.writing.compose import message_id

SECRET = b"key"
_NAMES = st.from_regex(r"[A-Za-z0-9]([A-Za-z0-9_-]{0,12}[A-Za-z0-9])?", fullmatch=True)
_SERIALS = st.integers(0, 99_999)


@given(_NAMES, _NAMES, _SERIALS)
def test_a_token_is_right_for_its_own_seat_and_phase_only(game: str, seat: str, serial: int) -> None:
    made = token.mint(SECRET, game, seat, serial)
    assert len(made) == token.LENGTH
    said = b"\0".join(one.lower().encode() for one in ("adjudicator seat token", game, seat, str(serial)))
    assert made == base64.b32encode(hmac.digest(SECRET, said, "sha256"))[: token.LENGTH].decode().lower()
    assert token.check(SECRET, game.upper(), seat.lower(), serial, made.upper())
    assert not token.check(SECRET, game, seat, serial + 1, made)
    assert not token.check(SECRET, game, seat + "x", serial, made)
    assert not token.check(SECRET, game + "x", seat, serial, made)
    assert not token.check(b"another key", game, seat, serial, made)
    assert not token.check(SECRET, game, seat, serial, made[:-1])


def test_parts_cannot_be_shifted_between_game_and_seat() -> None:
    assert token.mint(SECRET, "ab", "c", 1) != token.mint(SECRET, "a", "bc", 1)


@pytest.mark.parametrize("wrong", ["", "ü" * 10, "\0" * 10, "a" * 1000])
def test_nonsense_is_a_wrong_token(wrong: str) -> None:
    assert not token.check(SECRET, "mars", "red", 7, wrong)


@given(_NAMES, _NAMES, _SERIALS)
def test_the_claim_comes_back_from_the_reply_address(game: str, seat: str, serial: int) -> None:
    made = token.mint(SECRET, game, seat, serial)
    to = address.plus("gm@host.example", game, seat, serial, made)
    assert len(to.partition("@")[0]) <= 3 + 2 * 14 + 8 + token.LENGTH
    for written in (to, to.upper()):
        letter = read(f"From: a@b.c\nCc: x@y.z, Someone <{written}>\n\nPASS\n".encode())
        assert address.find(letter, "host.example") == address.Claim(
            game.lower(), seat.lower(), serial, made, "address"
        )


@given(_NAMES, _NAMES, _SERIALS)
def test_the_claim_comes_back_from_the_subject(game: str, seat: str, serial: int) -> None:
    made = token.mint(SECRET, game, seat, serial)
    letter = Letter(subject=f"AW: Re: {address.tag(game, seat, serial, made).upper()} your report")
    assert address.find(letter, "host.example") == address.Claim(game.lower(), seat.lower(), serial, made, "subject")


@given(_NAMES, _NAMES, _SERIALS)
def test_the_claim_comes_back_from_the_thread_without_a_token(game: str, seat: str, serial: int) -> None:
    ours = message_id(game, seat, "report", serial, 1, "0a", "host.example")
    expected = address.Claim(game.lower(), seat.lower(), serial, "", "thread")
    assert address.find(Letter(in_reply_to=(ours,)), "host.example") == expected
    assert address.find(Letter(references=("<x@y>", ours, "<z@y>")), "host.example") == expected
    assert address.find(Letter(in_reply_to=(ours,)), "other.example") is None


def test_an_older_letter_of_ours_without_a_mark_is_known_by_its_thread() -> None:
    letter = Letter(in_reply_to=("<mars.red.report.7.1@h.example>",))
    assert address.find(letter, "h.example") == address.Claim("mars", "red", 7, "", "thread")


def test_the_last_letter_of_ours_in_a_thread_counts() -> None:
    older, newer = (message_id("mars", "red", "report", serial, 1, "0a", "h.example") for serial in (6, 7))
    claim = address.find(Letter(references=(older, newer, "<hers@example.org>")), "h.example")
    assert claim is not None
    assert claim.serial == 7


def test_the_address_goes_before_the_subject_and_the_subject_before_the_thread() -> None:
    plus = address.plus("gm@h.example", "mars", "red", 7, "a" * 10)
    tag = address.tag("venus", "green", 3, "b" * 10)
    thread = message_id("pluto", "red", "report", 1, 1, "0a", "h.example")
    everything = Letter(recipients=("x@y.z", plus), subject=tag, in_reply_to=(thread,))
    found = [
        address.find(letter, "h.example")
        for letter in (everything, Letter(subject=tag, in_reply_to=(thread,)), Letter(in_reply_to=(thread,)))
    ]
    assert [claim.game for claim in found if claim is not None] == ["mars", "venus", "pluto"]


def test_of_two_addresses_of_one_seat_the_newest_counts() -> None:
    both = tuple(address.plus("gm@h.example", "mars", "red", serial, "a" * 10) for serial in (6, 7))
    claim = address.find(Letter(recipients=both), "h.example")
    assert claim is not None
    assert claim.serial == 7


@pytest.mark.parametrize("bad", ["", "the game", "mars.2", "-mars", "mars\r\n", "a" * 41, "märs"])
def test_a_name_that_cannot_stand_in_an_address_is_refused(bad: str) -> None:
    with pytest.raises(ValueError, match="use up to 40 letters"):
        address.plus("gm@h.example", bad, "red", 1, "a" * 10)


def test_an_address_is_bare_without_its_plus() -> None:
    assert address.bare("GM+mars.red.7.aaaaaaaaaa@H.example") == "gm@h.example"
