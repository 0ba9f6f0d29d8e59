"""Plain text for letters: 72 columns as a terminal shows them, in any script, and tables that can be read aloud.

Widths are those of `wcwidth` (Unicode East Asian Width and emoji), so that a Chinese name does not push a table apart.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain, groupby, repeat, zip_longest
from operator import le
from typing import Final, NamedTuple

from adjudicator.engine.contract.report_sections import Table
from adjudicator.reports.text.flowed_text import QUOTE, SOFT, STUFFED, plain, stuffed

WIDTH: Final = 72
_GAP: Final = "  "
_NARROWEST: Final = 4
_ALWAYS_CLOSE: Final = 4
"""How many columns fit on a telephone, whatever they contain."""
_CLOSE: Final = 46
"""How many letters fit there in a row; each column takes one more."""
_CACHED: Final = 4096

# Controls, line and paragraph separators, marks that turn the reading direction, and characters that XML forbids: none
# of them belongs in a line.
_BEYOND: Final = r"\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ud800-\udfff\ufffe\uffff"
_UNPRINTABLE: Final = re.compile(rf"[\x00-\x1f{_BEYOND}]+")
_OBEYED: Final = re.compile(rf"[\x00\x01\x05-\x08\x0b\x0c\x0e-\x1f{_BEYOND}]+")
"""The same in ready-made lines, which may be indented by tabs and have marks where they flow."""
_NUMBER: Final = re.compile(r"(\d+|-)( \([+-]\d+\))?\Z")
"""A number in a table, or a sign that there is none, and its change."""
_POINT: Final = "- "
"""The beginning of an item of a list, and of its further lines."""
_FURTHER: Final = "  "
_IN_POINT: Final = WIDTH - len(_POINT)
_INDENTED: Final = f"\n{STUFFED}{_FURTHER}"
FLOWING: Final = f"{SOFT}\n"


def clean(text: str) -> str:
    """One line of printable characters."""
    return text if text.isprintable() else _UNPRINTABLE.sub(" ", text)


def width(text: str) -> int:
    """How many columns a line takes."""
    if text.isascii():
        return len(text)
    from wcwidth import wcswidth

    return max(wcswidth(text), 0)


def counted(texts: Iterable[str]) -> Callable[[str], int]:
    """The function that counts the columns of these texts and their parts: usually one column per character."""
    return len if "".join(texts).isascii() else width


def _pieces(word: str, columns: int) -> list[str]:
    """A word cut where it must be to fit."""
    pieces = [""]
    for cluster in word if word.isascii() else _clusters(word):
        if pieces[-1] and width(pieces[-1] + cluster) > columns:
            pieces.append("")
        pieces[-1] += cluster
    return pieces


def _clusters(word: str) -> Iterator[str]:
    """Characters as a reader counts them."""
    from wcwidth import iter_graphemes

    return iter_graphemes(word)


def lines(text: str, columns: int = WIDTH, first: str = "", rest: str | None = None, *, soft: str = "") -> list[str]:
    """The text in lines of limited width; `first` and `rest` are their beginnings.

    `soft` is added to each line that breaks at a space of the text.
    """
    rest = first if rest is None else rest
    if not first and len(text) <= columns and text.isascii() and text.isprintable() and "  " not in text:
        return [text.strip()]
    text = clean(text)
    if len(first) == len(rest) and text.isascii():
        said = " ".join(text.split())
        found = _fitting(columns - len(first)).findall(said)
        if " ".join(found) == said:
            last = len(found) - 1
            return [f"{rest if at else first}{line}{soft if at < last else ''}" for at, line in enumerate(found)] or [
                first.rstrip()
            ]
    out = [first]
    measure = counted((text,))
    room = columns - width(first)
    used = 0
    indent = width(rest)
    for word in text.split():
        size = measure(word)
        if used and used + 1 + size <= room:
            out[-1] += f" {word}"
            used += 1 + size
            continue
        pieces = [word] if size <= columns - indent else _pieces(word, columns - indent)
        for at, piece in enumerate(pieces):
            if used or (out[-1] != rest and measure(piece) > room):
                out[-1] = out[-1].rstrip() + ("" if at else soft)
                out.append(rest)
                room = columns - indent
            out[-1] += piece
            used = measure(piece)
    out[-1] = out[-1].rstrip()
    return out


@cache
def _fitting(columns: int) -> re.Pattern[str]:
    """As many words as fit in a line."""
    return re.compile(rf"(.{{1,{columns}}})(?: |\Z)")


def paragraph(text: str, first: str = "", rest: str | None = None) -> str:
    """The text wrapped; if its lines have no special beginning, it is a paragraph that flows."""
    if first:
        return "\n".join(lines(text, WIDTH, first, rest))
    return (_plain(text) and broken(text, WIDTH, FLOWING)) or "\n".join(lines(text, WIDTH, first, rest, soft=SOFT))


def item(text: str) -> str:
    """An item of a list, its further lines indented: they cannot flow, or the indent would end up within a sentence."""
    return (_plain(text) and plain_item(text)) or stuffed("\n".join(lines(text, WIDTH, _POINT, _FURTHER)))


def plain_item(text: str) -> str:
    """An item of a list of plain words; nothing if one of them is too long for a line."""
    said = broken(text, _IN_POINT, _INDENTED)
    return f"{STUFFED}{_POINT}{said}" if said else ""


def broken(text: str, columns: int, between: str) -> str:
    """Plain words in lines of limited width, with this between two; nothing if one is too long for a line."""
    if len(text) <= columns:
        return text
    found = _fitting(columns).findall(text)
    return between.join(found) if " ".join(found) == text else ""


def quoted(text: str) -> str:
    """A paragraph of somebody else's, wrapped."""
    return "\n".join([f"{QUOTE}{line}" for line in lines(text, WIDTH, "> ", soft=SOFT)])


def ready(said: str) -> str:
    """Ready-made lines: one that is too long and not indented is a paragraph, or a quoted one."""
    return "\n".join(map(_set, said.split("\n")))


def _set(line: str) -> str:
    # Quoted text may be anybody's.
    if _OBEYED.search(line):
        line = _OBEYED.sub(" ", line).rstrip(" ")
    if line.startswith("> "):
        return quoted(line[2:])
    return line if line.startswith(" ") or width(plain(line)) <= WIDTH else paragraph(line)


def words(said: str) -> str:
    """The output of a template of fixed words: consecutive lines without an indent make a paragraph."""
    out: list[str] = []
    for together, group in groupby(said.split("\n"), lambda line: bool(line[:1].strip())):
        several = list(group)
        out += [paragraph(" ".join(several))] if together else map(str.rstrip, several)
    return "\n".join(out)


@lru_cache(_CACHED)
def heading(text: str, under: str = "-") -> str:
    """A heading, underlined."""
    said = lines(text)
    return "\n".join([*said, under * max(map(width, said))])


def _plain(*several: str) -> bool:
    """Whether words are printed unchanged in a line that has room for them."""
    words = "|".join(several)
    return spaced(words) and words.isprintable()


def spaced(words: str) -> bool:
    """Whether there is one space between two words, and none around them; `words` are separated by a bar."""
    said = f"|{words}|"
    return said.isascii() and not ("  " in said or " |" in said or "| " in said)


class _Layout(NamedTuple):
    """The layout of a table: its columns with their heads, which hold numbers, and how wide each is.

    `wide` is None if they do not fit; `whole` means that every cell fits on one line.
    """

    columns: list[tuple[str, ...]]
    right: list[bool]
    wide: list[int] | None
    whole: bool = False


def _columns(columns: list[tuple[str, ...]], numeric: list[bool], measure: Callable[[str], int]) -> _Layout:
    """The width of each column so that the rows fit; heads shrink before cells."""
    room = WIDTH - len(_GAP) * (len(columns) - 1)
    wide = [max(map(measure, column)) for column in columns]
    if sum(wide) <= room:
        return _Layout(columns, numeric, wide, whole=True)
    cells = [max([_NARROWEST, *map(measure, column[1:])]) for column in columns]
    least = [max([_NARROWEST, *map(measure, " ".join(column).split())]) for column in columns]
    least = [
        min(max(low, cell) if number else low, high)
        for low, cell, high, number in zip(least, cells, wide, numeric, strict=True)
    ]
    cells = [max(low, min(cell, high)) for low, cell, high in zip(least, cells, wide, strict=True)]
    if sum(least) > room:
        return _Layout(columns, numeric, None)
    return _Layout(columns, numeric, _given_way(_given_way(wide, cells, room), least, room))


def _given_way(wide: Sequence[int], floor: Sequence[int], room: int) -> list[int]:
    """Shrink columns until they fit or are at their minimum, each time the one that is widest relative to its own.

    To avoid fractions, everything is counted twice. A column that is much the widest shrinks by the whole difference.
    """
    out, over = [*wide], sum(wide) - room
    spare = [2 * one - low if one > low else 0 for one, low in zip(wide, floor, strict=True)]
    while over > 0 and (most := max(spare)):
        at = spare.index(most)
        spare[at] = 0
        less = min(over, out[at] - floor[at], max((most - max(spare)) // 2, 1))
        out[at] -= less
        over -= less
        if out[at] > floor[at]:
            spare[at] = most - 2 * less
    return out


def fits(it: Table) -> bool:
    """Whether a table can be set in columns."""
    return _laid_out(it).wide is not None


def close(it: Table, *, plain: bool = False) -> bool:
    """Whether a table fits on a telephone: heads may shrink there, cells may not.

    `plain` means that all its words are printed unchanged; otherwise this is checked.
    """
    if len(it.head) <= _ALWAYS_CLOSE:
        return True
    measure = len if plain else counted(chain(it.head, *it.rows))
    cells = [max(map(measure, column)) for column in zip(*it.rows, strict=True)]
    if sum(cells) + len(cells) > _CLOSE:
        return False
    heads = [max(map(measure, one.split() or [one])) for one in it.head]
    return sum(map(max, heads, cells or heads)) + len(heads) <= _CLOSE


def numeric(it: Table) -> list[bool]:
    """For each column whether it holds numbers, which are aligned to the right."""
    return _laid_out(it).right


def _laid_out(it: Table, *, plain: bool = False) -> _Layout:
    columns, right = list(zip(it.head, *it.rows, strict=True)), [False] * len(it.head)
    if it.rows:
        for at, first in enumerate(it.rows[0]):
            if first[:1].isdecimal() or first.startswith("-"):
                numbers = _numbers(columns[at][1:])
                if numbers is not None:
                    columns[at], right[at] = (it.head[at], *numbers), True
    return _columns(columns, right, len if plain else counted(chain.from_iterable(columns)))


def table(it: Table, *, plain: bool | None = None) -> str:
    """A table in columns, with long cells on several lines; if that is impossible, one line for each cell.

    `plain` says whether all its words are printed unchanged; None: check it.
    """
    if plain is None:
        plain = _plain(*it.head, *chain.from_iterable(it.rows))
    cells, right, columns, whole = _laid_out(it, plain=plain)
    if columns is None:
        return _records(it)
    rule = _GAP.join(["-" * column for column in columns])
    if plain and whole:
        filled = [
            map(str.rjust if number else str.ljust, several, repeat(column))
            for several, number, column in zip(cells, right, columns, strict=True)
        ]
        rows = list(map(str.rstrip, map(_GAP.join, zip(*filled, strict=True))))
        rows.insert(1, rule)
        return "\n".join(rows)
    line = _GAP.join(
        [f"%{column}s" if number else f"%-{column}s" for column, number in zip(columns, right, strict=True)]
    )
    out: list[str] = []
    for number, row in enumerate(zip(*cells, strict=True)):
        if not (plain or _plain(*(it.rows[number - 1] if number else it.head))):
            out += _row(row, columns, right)
        elif all(map(le, map(len, row), columns)):
            out.append((line % row).rstrip())
        else:
            parts = [
                (cell,) if len(cell) <= column else _in_column(cell, column)
                for cell, column in zip(row, columns, strict=True)
            ]
            out += [(line % several).rstrip() for several in zip_longest(*parts, fillvalue="")]
        if not number:
            out.append(rule)
    return "\n".join(out)


def _numbers(cells: tuple[str, ...]) -> tuple[str, ...] | None:
    """A column of numbers, each padded for what follows others; None for any other column."""
    if all(map(str.isdecimal, cells)):
        return cells
    found = [_NUMBER.match(cell) for cell in cells]
    if not any(number is not None and number[1] != "-" for number in found) or not all(found):
        return None
    behind = [len(number[2] or "") for number in found if number is not None]
    room = max(behind)
    return tuple([cell + " " * (room - one) for cell, one in zip(cells, behind, strict=True)])


def _row(cells: Sequence[str], columns: Sequence[int], numbers: Sequence[bool]) -> list[str]:
    measure = counted(cells)
    parts = [
        [cell] if measure(cell) <= column and (number or _plain(cell)) else _in_column(cell, column)
        for cell, column, number in zip(cells, columns, numbers, strict=True)
    ]
    out = []
    for at in range(max(map(len, parts))):
        line = []
        for part, column, right in zip(parts, columns, numbers, strict=True):
            said = part[at] if at < len(part) else ""
            space = " " * (column - measure(said))
            line.append(space + said if right else said + space)
        out.append(_GAP.join(line).rstrip())
    return out


@lru_cache(_CACHED)
def _in_column(said: str, column: int) -> Sequence[str]:
    """A text that does not fit on one line of a column; mostly it describes a card to its holder.

    A list of numbers of things breaks after its commas, so that `4 Purple` stays together.
    """
    *others, last = " ".join(clean(said).split()).split(", ")
    items = [*(f"{one}," for one in others), last]
    if max(map(width, items)) > column or not all(item[:1].isdigit() for item in items):
        return lines(said, column)
    out = items[:1]
    for item in items[1:]:
        if width(out[-1]) + 1 + width(item) <= column:
            out[-1] += f" {item}"
        else:
            out.append(item)
    return out


def _records(it: Table) -> str:
    blocks = []
    for row in it.rows:
        said = [line for name, cell in zip(it.head, row, strict=True) for line in lines(f"{name}: {cell}", rest="  ")]
        blocks.append("\n".join(said))
    return "\n\n".join(blocks)
