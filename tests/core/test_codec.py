"""Canonical bytes: one value, one text; and back to the same value."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.core.codec import decode, encode


class Thing(msgspec.Struct, frozen=True, tag=True):
    name: str
    parts: tuple[int | None, ...] = ()
    words: dict[str, int] = {}


class Other(msgspec.Struct, frozen=True, tag=True):
    thing: Thing | None = None


things = st.builds(
    Thing,
    st.text(max_size=5),
    st.lists(st.none() | st.integers(-(2**53), 2**53), max_size=4).map(tuple),
    st.dictionaries(st.text(max_size=3), st.integers(0, 9), max_size=5),
)
others = st.builds(Other, st.none() | things)


def test_bytes_can_be_read_by_eye() -> None:
    thing = Thing("Red", (1, None), {"b": 2, "a": 1})
    assert encode(thing) == b'{"type":"Thing","name":"Red","parts":[1,null],"words":{"a":1,"b":2}}'


@given(things | others)
def test_a_value_comes_back_the_same(value: Thing | Other) -> None:
    data = encode(value)
    back = decode(data, Thing | Other)
    assert back == value
    assert type(back) is type(value)
    assert encode(back) == data


@given(st.dictionaries(st.text(max_size=3), st.integers(), max_size=6))
def test_the_order_in_which_keys_were_written_does_not_matter(words: dict[str, int]) -> None:
    backwards = dict(reversed(words.items()))
    assert encode(words) == encode(backwards)


@pytest.mark.parametrize(
    ("data", "kind", "place"),
    [
        (b'{"type":"Thing","name":3}', Thing, r"\$\.name"),
        (b'{"type":"Thing","name":"x","parts":[1,"2"]}', Thing, r"\$\.parts\[1\]"),
        (b'{"type":"Nothing"}', Thing | Other, "Nothing"),
    ],
)
def test_what_does_not_fit_is_named(data: bytes, kind: Any, place: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=place):
        decode(data, kind)
