"""Text that can be stored and sent: a header may contain bytes, and a charset half a character, that no text can."""

from typing import Any, TypeVar

from msgspec import Struct, msgpack
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Saying

_T = TypeVar("_T")

_SURROGATES = dict.fromkeys(range(55296, 57344), "�")


def wellformed(value: _T) -> _T:
    """A value in which every text can be encoded: anything that is no character becomes the replacement character."""
    if _encodes_whole(value):
        return value
    made: Any = _mended(value)
    return made  # type: ignore[no-any-return]


def _encodes_whole(value: Any) -> bool:
    """Whether all of it is known to be encodable: that is soon tried, and nearly every letter is."""
    try:
        msgpack.encode(value)
    except (UnicodeError, TypeError, OverflowError, RecursionError):
        return False
    return True


def _mended(value: Any) -> Any:
    if isinstance(value, Saying):
        return value if _encodes(value) else Saying(value.package, value.name, _mended(value.args))
    if isinstance(value, str):
        return value if _encodes(value) else value.translate(_SURROGATES)
    if isinstance(value, tuple):
        return tuple([_mended(part) for part in value])
    if isinstance(value, dict):
        return {name: _mended(part) for name, part in value.items()}
    if isinstance(value, Struct):
        found = {name: getattr(value, name) for name in value.__struct_fields__}
        made = {name: _mended(part) for name, part in found.items()}
        return value if all(made[name] is part for name, part in found.items()) else replace(value, **made)
    return value


def _encodes(text: str) -> bool:
    try:
        text.encode()
    except UnicodeError:
        return False
    return True
