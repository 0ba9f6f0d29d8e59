"""Whatever a record or a mailbox is made of, the proof says one clear sentence: it never fails, and never hangs."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.service.proof.verification import verify
from tests.service.honest import Game, own, play

HOSTILE: tuple[Any, ...] = (
    None, True, -1, 2**64, 10**400, -(10**30), 0.5, "", "\0", "\ufffe\u202e", "x" * 50_000, "9" * 4999, "\n\nREADY", [],
    [[]] * 1000, {}, {"type": "Nothing"}, "IF " * 200, "(" * 500,
)  # fmt: skip


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Game:
    return play(tmp_path_factory.mktemp("hostile") / "game")


def _refused(data: bytes, *, letters: tuple[bytes, ...] | None = None) -> str:
    verdict = verify(data, own(letters) if letters is not None else None)
    assert not verdict.holds
    assert 10 < len(verdict.sentence) < 2000
    assert verdict.sentence.endswith(".")
    return verdict.sentence


@pytest.mark.parametrize(
    "data",
    [
        b"[" * 200_000,
        b'{"a":' * 200_000,
        b'{"format": "\xe9t\xe9"}',
        b"\0" * 1000,
        b'{"format": 1e999}',
        b'{"format": NaN}',
        b'{"format": ' + b"1" * 10**5 + b"}",
        b'{"players": [' + b'{"seat":"Red","player":"","luck":""},' * 10**5,
        "{}".encode("utf-16"),
        b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    ],
    ids=["nested", "nested objects", "latin-1", "nul", "huge", "nan", "digits", "many", "utf-16", "picture"],
)
def test_what_no_record_can_be(data: bytes) -> None:
    assert _refused(data).startswith("This is no record of a game: ")


@pytest.mark.parametrize("raw", [b"1e999", b"-1e999", b"9" * 10**5, b"[" * 5000 + b"]" * 5000, b'"\\ud800"', b"-0"])
def test_hostile_values_inside_an_event(played: Game, raw: bytes) -> None:
    told = played.record
    start = told.index(b'"events":[{') + len(b'"events":[')
    _refused(told[:start] + b'{"type":"X","x":' + raw + b"}," + told[start:])


def _counts(told: Any) -> None:
    told["phases"] *= 2000


def _options(told: Any) -> None:
    told["options"] = dict.fromkeys(("zap_lasts", "bases_to_win", "deck", "powers"), "9" * 5000)


def _lines(told: Any) -> None:
    told["phases"][0]["letters"] = [
        {"seat": "Red", "lines": [[n, "IF (" * 40 + "1" * 5000, False] for n in (-1, 0, 2**62, 2**62)]}
    ]


def _bracket(told: Any) -> None:
    told["phases"][0]["letters"].append(
        {"seat": "Red", "lines": [[1, "Challenge 1)", False], [2, "In challenge 1)", False]]}
    )


def _long_line(told: Any) -> None:
    told["phases"][0]["letters"].append({"seat": "Red", "lines": [[1, "," * 300_000, False]]})


def _many_lines(told: Any) -> None:
    told["phases"][0]["letters"].append({"seat": "Red", "lines": [[n, "PASS", False] for n in range(50_000)]})


def _seats(told: Any) -> None:
    told["players"] = [told["players"][0]] * 3


def _commitment(told: Any) -> None:
    told["commitment"] = "\ud7ff" * 64


def _half(told: Any) -> None:
    told["gm_half"] = "zz" * 32


@pytest.mark.parametrize("change", [_counts, _options, _lines, _long_line, _many_lines, _seats, _commitment, _half])
def test_hostile_records_of_a_real_game(played: Game, change: Callable[[Any], None]) -> None:
    told = msgspec.json.decode(played.record)
    change(told)
    _refused(msgspec.json.encode(told), letters=played.letters)


def test_headings_alone_order_nothing_and_change_nothing(played: Game) -> None:
    """The reader failed on such lines once, and so did the proof."""
    told = msgspec.json.decode(played.record)
    _bracket(told)
    verdict = verify(msgspec.json.encode(told), None)
    assert (verdict.holds, verdict.checked) == (True, True)


def _places(value: Any, at: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a value where something stands."""
    below = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [at] * bool(at) + [place for key, one in below for place in _places(one, (*at, key))]


def _put(told: Any, place: tuple[Any, ...], value: Any) -> Any:
    """What stood at a place of a value, which something else takes."""
    for key in place[:-1]:
        told = told[key]
    told[place[-1]], old = value, told[place[-1]]
    return old


@given(seed=st.integers(0, 2**32), value=st.sampled_from(HOSTILE))
def test_a_hostile_value_anywhere_is_one_sentence(played: Game, seed: int, value: Any) -> None:
    chance = random.Random(seed)
    told = msgspec.json.decode(played.record)
    places = _places(told)
    # As often near the top as in the many events at the bottom.
    depth = chance.choice(sorted({len(place) for place in places}))
    place = chance.choice([one for one in places if len(one) == depth])
    _put(told, place, value)
    verdict = verify(_written(told), own(played.letters) if chance.random() < 0.3 else None)
    assert verdict.holds or 10 < len(verdict.sentence) < 2000
    assert verdict.sentence.endswith(".")


def _written(told: Any) -> bytes:
    import json

    return json.dumps(told).encode()


@given(seed=st.integers(0, 2**32))
def test_so_are_bytes_that_were_lost_or_changed(played: Game, seed: int) -> None:
    """In the record and in the mails."""
    chance = random.Random(seed)
    data = bytearray(played.record)
    letters = [bytearray(raw) for raw in played.letters]
    for torn in (data, chance.choice(letters)):
        for _ in range(chance.randrange(3)):
            at = chance.randrange(len(torn))
            torn[at : at + chance.choice((0, 1, 1, 50))] = chance.randbytes(chance.choice((0, 1, 3)))
    verdict = verify(bytes(data), own([bytes(one) for one in letters]))
    assert verdict.holds or 10 < len(verdict.sentence) < 2000


def _other(value: Any) -> Any:
    """A value of the same kind that is not this one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    return f"{value} 2" if isinstance(value, str) else [value]


@given(seed=st.integers(0, 2**32))
def test_one_thing_in_one_event_is_found(played: Game, seed: int) -> None:
    """A card, a draw of the dice, a number, a name: whatever an event of the deal or of a phase says."""
    chance = random.Random(seed)
    told = msgspec.json.decode(played.record)
    events = [("deal",), *(("phases", at, "events") for at in range(len(told["phases"])))]
    top = chance.choice(events)
    here = told
    for key in top:
        here = here[key]
    place = chance.choice(_places(here))
    _put(here, place, None)
    here = msgspec.json.decode(played.record)
    inside = here
    for key in (*top, *place):
        inside = inside[key]
    _put(here, (*top, *place), _other(inside))
    verdict = verify(_written(here))
    assert not verdict.holds
    assert verdict.checked
    assert " event " in verdict.sentence or "tells of an event" in verdict.sentence


def test_what_is_no_mailbox(played: Game, tmp_path: Path) -> None:
    """Pictures and nothing at all among the mails are passed over."""
    odd = (b"", b"\0" * 5000, b"\x89PNG" + bytes(range(256)) * 20, b"[" * 10_000, "From: \u202e".encode("utf-16"))
    verdict = verify(played.record, own((*odd, *played.letters)))
    assert verdict.holds, verdict.sentence
