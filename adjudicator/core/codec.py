"""Canonical bytes of values: a value has the same bytes on every machine, and people can read them."""

from collections.abc import Hashable
from functools import cache
from typing import Any

import msgspec


def plain(value: object) -> str:
    """A special kind of text as ordinary text; raises NotImplementedError for anything else."""
    if isinstance(value, str):
        return str(value)
    raise NotImplementedError(f"nothing says how {type(value).__name__} is written")


_encode = msgspec.json.Encoder(order="deterministic", enc_hook=plain).encode


def encode(value: object) -> bytes:
    """JSON without white space: the fields of values in their order, the keys of dicts sorted."""
    return _encode(value)


@cache
def _decoder(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(data: bytes, kind: Any) -> Any:
    """The value of type `kind`; raises `msgspec.ValidationError` naming the place where the data does not fit."""
    return _decoder(kind).decode(data)
