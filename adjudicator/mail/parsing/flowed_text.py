"""Soft line breaks put back together (RFC 3676, format=flowed)."""

import re
from typing import Final

# A program that wraps lines wraps them near the edge of the window. A space at the end of a short line comes from a
# thumb or from a keyboard that completes words, and joining the next line would make one order out of two.
NARROWEST_WRAP: Final = 60

# ">= 6" is a comparison that some program wrapped, not a quotation; ">====" underlines a quoted heading.
_COMPARED: Final = re.compile(r"=(?!=)")


def unflow(text: str, *, delsp: bool = False) -> list[tuple[int, str]]:
    """The lines as they were typed, each with its quote depth.

    `delsp` means that the space marking a soft break is not part of the text (DelSp=yes).
    """
    out: list[tuple[int, str]] = []
    joining = False
    room = 0
    for raw in text.split("\n"):
        line = raw.lstrip(">")
        depth = len(raw) - len(line)
        if _COMPARED.match(line):
            line, depth = ">" * depth + line, 0
        line = line.removeprefix(" ")
        first = len(line.split(" ", 1)[0])
        if joining and depth == out[-1][0] and line != "-- " and room + first > NARROWEST_WRAP:
            out[-1] = (depth, out[-1][1] + line)
        else:
            out.append((depth, line))
        joining = line.endswith(" ") and line != "-- "
        room = len(line)
        if joining and delsp:
            out[-1] = (out[-1][0], out[-1][1][:-1])
    return out


def seen(text: str) -> str:
    """The lines as they were sent, without the space that protects the beginning of some lines."""
    return "\n".join([line.removeprefix(" ") for line in text.split("\n")])
