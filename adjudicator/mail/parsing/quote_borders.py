"""The borders of an element in a page: programs draw one beside a quotation."""

import re
from collections.abc import Mapping
from typing import Final

_SIDES: Final = ("top", "right", "bottom", "left")
_LOGICAL: Final = {"inline-start": "left", "inline-end": "right", "block-start": "top", "block-end": "bottom"}
_NOTHING: Final = re.compile(r"none|hidden|0+(?:\.0+)?(?:px|pt|em|rem|cm|mm|in|%)?")
_DRAWN: Final = re.compile(
    r"\d*\.?\d+(?:px|pt|em|rem|cm|mm|in)?|thin|medium|thick|solid|dotted|dashed|double|groove|ridge|inset|outset"
)
_WIDTH: Final = re.compile(r"[\d.].*|thin|medium|thick")
_PROPERTY: Final = re.compile(r"border(?:-(top|right|bottom|left|inline-start|inline-end|block-start|block-end))?")
_OF_ALL: Final = re.compile(r"border-(?:width|style)")
_OF_ONE: Final = re.compile(r"border-([a-z]+(?:-(?:start|end))?)-(?:width|style)")


def drawn(style: str) -> Mapping[str, bool]:
    """For the sides that a style mentions, by name: whether there is a border."""
    found: dict[str, bool] = {}
    style = style.lower()
    if "border" not in style:
        return found
    for declaration in style.split(";"):
        name, _, value = (part.strip() for part in declaration.partition(":"))
        values = [word for word in value.replace("!important", " ").split() if "(" not in word]
        if not values:
            continue
        if (one := _PROPERTY.fullmatch(name)) is not None:
            said = _said(values)
            sides = _SIDES if one[1] is None else (_LOGICAL.get(one[1], one[1]),)
            if said is not None:
                found.update(dict.fromkeys(sides, said))
        elif _OF_ALL.fullmatch(name):
            right = values[1] if len(values) > 1 else values[0]
            four = [*values, *(values[0], right, values[0], right)[len(values) :]]
            for side, word in zip(_SIDES, four, strict=False):
                _with(found, side, word)
        elif (one := _OF_ONE.fullmatch(name)) is not None:
            _with(found, _LOGICAL.get(one[1], one[1]), values[0])
    return found


def _with(found: dict[str, bool], side: str, word: str) -> None:
    """Apply one property: a border has a width and a style, and is none without both."""
    said = _said([word])
    if said is not None:
        found[side] = said and (found.get(side, True) or _WIDTH.fullmatch(word) is not None)


def _said(values: list[str]) -> bool | None:
    if any(_NOTHING.fullmatch(word) for word in values):
        return False
    return True if any(_DRAWN.fullmatch(word) for word in values) else None
