"""What a phase came to in one picture: the board after it, how each fight went, and how the players stand.

It is made of what everybody is told, so it can be shown to anybody. Words are placed one by one, as the same ones stand
in most pictures and each is drawn once.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.text.drawing import Colour, Part, Picture, Placed, Polygon, Shape, Spot, Text, box, moved
from adjudicator.engine.text.looks import HIGH, LOOKS, tile_width, token
from adjudicator.engine.text.scenes import Card, Force, Scene, Side
from adjudicator.reports.pictures.lettering import broken, width
from adjudicator.reports.text.text import clean

WIDTH: Final = 600
EDGE: Final = 14
_HALF: Final = (WIDTH - 2 * EDGE - 12) // 2
"""The width of a side, two of which stand beside each other."""
_PAD: Final = 10
_TITLE, _HEADING, _WORDS, _SMALL, _LARGE, _TOTAL = 28, 20, 18, 16, 24, 34
"""The sizes of writing."""
_LINE: Final = 24
_CARD: Final = 54
"""The height of a card."""
_NAMED: Final = 30
"""The height of a line with the name of a player."""
_MOST: Final = 8
"""How many sentences of fights that are not drawn, or of what else happened, there are at most."""


class PhaseResult(Struct, frozen=True, kw_only=True):
    """A phase that is over, as everybody was told of it, in one language."""

    game: str
    title: str
    """The title's heading, for people."""
    heading: str
    """`turn 2 phase 3`."""
    sections: tuple[Section, ...]
    standings: Table
    picture: Picture | None = None


def phase_picture(of: PhaseResult) -> Picture:
    """The picture; its size depends on what happened."""
    sheet = _Sheet()
    sheet.head(of)
    if of.picture is not None:
        sheet.board(of.picture)
    said = [*_told(of.sections)]
    for heading, scene in said:
        if heading:
            sheet.heading(heading)
        if isinstance(scene, Scene):
            sheet.scene(scene)
        else:
            for sentence in scene:
                sheet.sentence(sentence)
    sheet.standings(of.standings)
    return sheet.done(_alt(of, said))


_Said = Scene | tuple[str, ...]


def _told(sections: Sequence[Section]) -> Iterator[tuple[str, _Said]]:
    """Each section that is to be told, by its heading: a scene if it has one, else some sentences."""
    there = {section.chapter for section in sections}
    drawn = any(_scenes(section) for section in sections)
    happened = () if drawn else _HAPPENED if there & {*_HAPPENED} else (Chapter.HISTORY,)
    for section in sections:
        scenes = _scenes(section)
        sentences = tuple([part for part in section.parts if isinstance(part, str)][:_MOST])
        if scenes:
            yield from zip((section.heading, *[""] * len(scenes)), scenes, strict=False)
        elif sentences and section.chapter in (Chapter.END, Chapter.DEALS, *happened):
            yield section.heading, sentences


def in_words(of: PhaseResult) -> tuple[Section, ...]:
    """What it tells besides the board, as text: who did what in each fight, how it ended, and what else happened."""
    found: list[Section] = []
    for heading, one in _told(of.sections):
        said = _sentences(one) if isinstance(one, Scene) else one
        if heading or not found:
            found.append(Section(heading, said))
        else:
            found[-1] = Section(found[-1].heading, (*found[-1].parts, *said))
    return tuple([section for section in found if section.parts])


def _sentences(scene: Scene) -> tuple[str, ...]:
    """A fight in words: each side with what it had and came to, what was used, and how it ended."""
    sides = [_side_said(side) for side in scene.sides]
    used = ", ".join(_used(scene))
    return tuple(filter(None, (*sides, used and f"{used}.", scene.verdict)))


def _side_said(side: Side) -> str:
    """One side, such as `Red (offence): Attack 8, 4 Red, 2 Blue; 14`."""
    cards = [
        f"{card.name} {card.value}".strip() + (f" ({card.kind or card.note})" if card.kind or card.note else "")
        for card in side.cards
    ]
    forces = [f"{one.count} {one.seat}" if one.count.isdecimal() else f"{one.seat} {one.count}" for one in side.forces]
    total = f"; {_sum(side) or side.total}" if side.total else ""
    there = ", ".join((*cards, *forces))
    said = f": {there}{total}" if there or total else ""
    return f"{side.seat} ({side.role}){said}." if side.seat else f"{side.role}{said}."


def _sum(side: Side) -> str:
    """How its total was reached, with the total."""
    return f"{side.sum} {side.total}".strip() if side.sum else ""


def _used(scene: Scene) -> list[str]:
    return [f"{one.name} ({one.seat}{f', {one.stopped}' if one.stopped else ''})" for one in scene.played]


_HAPPENED: Final = (Chapter.FIGHTS, Chapter.USES)


def _scenes(section: Section) -> list[Scene]:
    """What is drawn of a section."""
    found = (part.drawn for part in section.parts if isinstance(part, Table))
    return [*(drawn for drawn in found if isinstance(drawn, Scene)), *(one.scene for one in section.scenes)]


def _alt(of: PhaseResult, said: Sequence[tuple[str, _Said]]) -> str:
    """What the picture says, in words."""
    ended = (_worded(heading, one) for heading, one in said)
    board = () if of.picture is None else (of.picture.alt,)
    standing = (", ".join(row) for row in of.standings.rows)
    return clean(" ".join((f"{of.title}, {of.game}, {of.heading}.", *ended, *board, "; ".join(standing))))


def _worded(heading: str, said: _Said) -> str:
    """A section in words: the totals of a fight, and how it ended."""
    if not isinstance(said, Scene):
        return " ".join(said)
    totals = ", ".join(f"{side.seat} {side.total}".strip() for side in said.sides)
    return f"{heading or ''}: {totals}. {said.verdict}".removeprefix(": ").strip()


class _Sheet:
    """A sheet that grows downwards."""

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self._y = 0

    def done(self, alt: str) -> Picture:
        """All that is on it."""
        return Picture(WIDTH, self._y + EDGE, tuple(self._parts), alt)

    def head(self, of: PhaseResult) -> None:
        """The game and the phase, in a band."""
        lines = [*broken(clean(f"{of.game}, {of.heading}"), _TITLE, WIDTH - 2 * EDGE)]
        high = 46 + len(lines) * 36
        self._parts.append(Polygon(corners=box(0, 0, WIDTH, high), fill="ink"))
        self._words((EDGE, 24), clean(of.title).split(), _WORDS, "tint")
        for number, line in enumerate(lines):
            self._words((EDGE, 56 + 36 * number), line, _TITLE, "white")
        self._y = high + EDGE

    def board(self, picture: Picture) -> None:
        """The board as it stands now."""
        right = (WIDTH - picture.width) // 2
        for part in picture.parts:
            self._parts.append(_beside(part, right, self._y))
        self._y += picture.height + EDGE

    def heading(self, words: str) -> None:
        """A heading above what follows."""
        self._y += 8
        for line in broken(clean(words), _HEADING, WIDTH - 2 * EDGE):
            self._words((EDGE, self._y + 12), line, _HEADING)
            self._y += 28
        self._y += 4

    def sentence(self, words: str, size: int = _WORDS, colour: Colour = "ink") -> None:
        """A sentence over the whole width."""
        for line in broken(clean(words), size, WIDTH - 2 * EDGE):
            self._words((EDGE, self._y + 11), line, size, colour)
            self._y += _LINE
        self._y += 4

    def scene(self, its: Scene) -> None:
        """The sides of a fight, two beside each other, and how it ended."""
        for at in range(0, len(its.sides), 2):
            pair = its.sides[at : at + 2]
            high = max(_side_high(side) for side in pair)
            for number, side in enumerate(pair):
                self._side(side, EDGE + number * (WIDTH - 2 * EDGE - _HALF), high)
            self._y += high + 10
        if its.played:
            self._played(its)
        if its.verdict:
            self.sentence(its.verdict, _HEADING)

    def _side(self, side: Side, left: int, high: int) -> None:
        top = self._y
        won = bool(side.outcome)
        self._parts.append(
            Polygon(
                corners=box(left, top, _HALF, high),
                fill="white" if won else "pale",
                line="ink" if won else None,
                width=3,
            )
        )
        inside, right = left + _PAD, left + _HALF - _PAD
        self._seat(side.seat, (inside, top + _PAD + HIGH // 2))
        if side.total:
            self._parts.append(Text((right, top + 28), clean(side.total), _TOTAL, anchor="end"))
        role = f"{side.role}: {side.outcome}" if won else side.role
        y = top + _PAD + _NAMED
        self._words((inside, y + 10), clean(role).split(), _SMALL)
        y += _LINE + 4
        for row in _rows(side):
            x = inside
            for it in row:
                self._thing(it, (x, y))
                x += _wide(it) + 6
            y += _row_high(row) + 6
        for line in broken(clean(_sum(side)), _SMALL, _HALF - 2 * _PAD):
            self._words((inside, y + 10), line, _SMALL)
            y += _LINE

    def _seat(self, seat: str, at: Spot) -> None:
        """A player: their token, if there is one of theirs, and their name."""
        x, y = at
        if seat in LOOKS:
            self._parts.append(Placed(token(seat, filled=True), (x, y - HIGH // 2)))
            x += tile_width(0) + 8
        self._words((x, y), clean(seat).split(), _HEADING)

    def _thing(self, it: Card | Force, at: Spot) -> None:
        x, y = at
        if isinstance(it, Force):
            if it.seat in LOOKS and it.count.isdecimal():
                self._parts.append(Placed(token(it.seat, int(it.count), filled=True), (x, y)))
            else:
                self._words((x, y + HIGH // 2), _force(it).split(), _SMALL)
            return
        high = _card_high(it)
        self._parts.append(Polygon(corners=box(x, y, _wide(it), high), fill="paper", line="ink", width=2))
        y += 4
        if it.value:
            self._parts.append(Text((x + _wide(it) // 2, y + 14), clean(it.value), _LARGE))
            y += 26
        for line in _card_lines(it):
            self._parts.append(Text((x + _wide(it) // 2, y + 11), clean(line), _SMALL))
            y += 20

    def _played(self, its: Scene) -> None:
        self.sentence(" · ".join(_used(its)), _SMALL)

    def standings(self, table: Table) -> None:
        """The players with what is counted, the best first."""
        head = table.head
        wides = [max(width(clean(row[at]), _WORDS) for row in (head, *table.rows)) for at in range(len(head))]
        room = WIDTH - 2 * EDGE
        first = max(wides[0] + tile_width(0) + 16, room // 4)
        step = (room - first) // max(1, len(head) - 1)
        self._y += 8
        for number, row in enumerate((head, *table.rows)):
            if number:
                self._parts.append(Polygon(corners=box(EDGE, self._y, room, 1), fill="grey"))
            high = 32
            y = self._y + high // 2
            if number:
                self._seat(row[0], (EDGE, y))
            else:
                self._words((EDGE, y), clean(row[0]).split(), _SMALL)
            for at, cell in enumerate(row[1:], 1):
                self._cell(clean(cell), (EDGE + first + step * (at - 1), y), step - 8, _WORDS if number else _SMALL)
            self._y += high

    def _cell(self, words: str, at: Spot, wide: int, size: int) -> None:
        (line, *rest) = [*broken(words, size, wide)] or [()]
        self._words(at, (*line, "…") if rest else line, size)

    def _words(self, at: Spot, words: Sequence[str], size: int, colour: Colour = "ink") -> None:
        """Words in a line, each by itself; `at` is where the first begins."""
        x, y = at
        for word in words:
            self._parts.append(Text((x, y), word, size, colour, "start"))
            x += width(f"{word} ", size)


def _side_high(side: Side) -> int:
    rows = sum(_row_high(row) + 6 for row in _rows(side))
    lines = len([*broken(clean(_sum(side)), _SMALL, _HALF - 2 * _PAD)])
    return 2 * _PAD + _NAMED + _LINE + rows + lines * _LINE


def _rows(side: Side) -> Iterator[list[Card | Force]]:
    """The cards of a side, and its tokens, in rows."""
    row: list[Card | Force] = []
    room = full = _HALF - 2 * _PAD
    things: tuple[Card | Force, ...] = (*side.cards, *side.forces)
    for it in things:
        if row and _wide(it) > room:
            yield row
            row, room = [], full
        row.append(it)
        room -= _wide(it) + 6
    if row:
        yield row


def _wide(it: Card | Force) -> int:
    if isinstance(it, Force):
        plain = it.seat in LOOKS and it.count.isdecimal()
        return tile_width(int(it.count)) if plain else width(_force(it), _SMALL)
    lines = max([width(clean(line), _SMALL) for line in _card_lines(it)], default=0)
    return min(max(44, lines + 12, width(it.value, _LARGE) + 12), _HALF - 2 * _PAD)


def _row_high(row: Sequence[Card | Force]) -> int:
    return max(_card_high(it) if isinstance(it, Card) else HIGH for it in row)


def _card_lines(card: Card) -> list[str]:
    said = (clean(line) for line in (card.name, card.kind, card.note) if line)
    return [" ".join(line) for one in said for line in broken(one, _SMALL, _HALF - 2 * _PAD - 12)]


def _card_high(card: Card) -> int:
    return 8 + (26 if card.value else 0) + 20 * len(_card_lines(card))


def _force(it: Force) -> str:
    return clean(f"{it.seat} {it.count}")


def _beside(part: Part, right: int, down: int) -> Part:
    if isinstance(part, Placed):
        return Placed(part.figure, (part.at[0] + right, part.at[1] + down))
    shape: Shape = moved(part, right, down)
    return shape
