"""The picture of the house: packages above those that they may import, with their rooms, made from the contracts."""

import tomllib
from collections.abc import Iterator
from html import escape
from typing import Final

from tests.hygiene.sources import CHECKOUT

WIDE: Final = 960
LINE: Final = 26
EDGE: Final = 14
NAMES: Final = 190
LETTER: Final = 7.6
"""How wide a letter is, about."""


def contracts() -> dict[str, list[list[str]]]:
    """The layers of each container, the topmost first, and what stands side by side in each."""
    read = tomllib.loads((CHECKOUT / "pyproject.toml").read_text("utf-8"))
    return {
        container: [layer.split(" | ") for layer in contract["layers"]]
        for contract in read["tool"]["importlinter"]["contracts"]
        if contract["type"] == "layers"
        for container in contract["containers"]
    }


def drawn() -> str:
    """The picture as SVG."""
    layers = contracts()
    parts: list[str] = []
    top = EDGE
    for package in (name for layer in layers["adjudicator"] for name in layer if name != "__main__"):
        rooms = _rooms(package, layers)
        lines = list(_wrapped(rooms)) or [""]
        high = LINE * len(lines) + EDGE
        parts.append(f'<rect x="{EDGE}" y="{top}" width="{WIDE - 2 * EDGE}" height="{high}" rx="6" class="package"/>')
        parts.append(f'<text x="{2 * EDGE}" y="{top + LINE - 4}" class="name">{escape(package)}</text>')
        for number, line in enumerate(lines):
            y = top + LINE * (number + 1) - 4
            parts.append(f'<text x="{NAMES}" y="{y}">{escape(line)}</text>')
        top += high + EDGE // 2
    said = "Packages of the program, each above those that it may import, with its rooms in the same order"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {top + EDGE}" role="img" aria-label="{said}">\n'
        "<style>text{font:14px sans-serif;fill:#222}.name{font-weight:bold}"
        ".package{fill:#f4f3ee;stroke:#8a8778}</style>\n"
        f'<rect width="{WIDE}" height="{top + EDGE}" fill="#fff"/>\n' + "\n".join(parts) + "\n</svg>\n"
    )


def _rooms(package: str, layers: dict[str, list[list[str]]]) -> list[str]:
    """The rooms of a package from the top down, those side by side in one; of the titles, the titles."""
    if package == "games":
        return [" | ".join(sorted(one.rpartition(".")[2] for one in layers if ".games." in one))]
    return [" | ".join(layer) for layer in layers.get(f"adjudicator.{package}", []) if layer != ["__main__"]]


def _wrapped(rooms: list[str]) -> Iterator[str]:
    line = ""
    for number, room in enumerate(rooms):
        more = f"{room} > " if number + 1 < len(rooms) else room
        if line and (len(line) + len(more)) * LETTER > WIDE - NAMES - 2 * EDGE:
            yield line.rstrip()
            line = ""
        line += more
    if line:
        yield line
