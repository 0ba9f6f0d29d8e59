"""Letters as no bot writes them: any order word with any list, over-asked, twice, on any condition, for any challenge.

Half of the lines are made of what would answer the questions of the phase, with something in it put wrong; the others
of nothing but the grammar. What one has written another may write too, with what is given and got changed about.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import ORDER_WORD, Choice
from adjudicator.engine.contract.title import Title
from tests.fuzz.example import Letter
from tests.fuzz.letters import written
from tests.fuzz.phrases import NUMBERS, Writer, wish
from tests.fuzz.table import Table

MOST: Final = 5
"""Lines that are made of nothing, in one letter."""
ECHOES: Final = 3
_NUMBER: Final = re.compile(r"\b\d+\b")
_ALTERNATIVE: Final = (" ELSE ", " ELSE ", "; otherwise ", "\n  OR ", "\n2. ", " else ")
_LIMIT: Final = ("; at most 1", "; once", "; twice", "; at most 0", "; max 2", "; at most 3 times")
_TURNED: Final = {"give": "get", "get": "give", "Give": "Get", "Get": "Give"}
_GERMAN: Final = {
    "with": "mit",
    "from": "von",
    "to": "nach",
    "and": "und",
    "IF": "wenn",
    "ELSE": "sonst",
    "against": "gegen",
    "rest": "Rest",
    "all": "alle",
}


def scrawl(table: Table) -> tuple[Letter, ...]:
    """What everybody writes in the open phase."""
    label = f"scrawled/{table.title.label(table.state)}"
    letters: list[Letter] = []
    said: list[str] = []
    for letter in written(table):
        if letter.ruling or letter.lines is None:
            letters.append(letter)
            continue
        seat = table.state.seats.index(letter.seat)
        author = Scrawl(table.title, table.views[seat], seat, letter.lines, table.chance, f"{label}/{seat}")
        lines = [*author.lines(), *author.echoes(said)]
        said += lines
        letters.append(Letter(letter.seat, tuple(part for line in lines for part in line.split("\n"))))
    return tuple(letters)


class Scrawl:
    """One letter; `sober` are the lines that would answer something, as they are written."""

    def __init__(
        self, title: Title[Any], view: State, seat: int, sober: Sequence[str], chance: Chance, label: str
    ) -> None:
        names = title.vocabulary(view, seat)
        questions = title.questions(view, seat)
        examples = [line for question in questions for line in question.lines]
        near = re.sub(r"[^\w\s]", " ", " ".join((*sober, *examples)))
        self._writer = Writer(names, near, chance, label)
        self._sober = [*sober, *examples]
        self._facts = title.facts
        left_out = names.left_out.get(ORDER_WORD, ())
        self._choices = [choice for choice in title.choices if choice.word not in left_out]
        about = {question.about for question in questions}
        self._asked = [choice for choice in self._choices if choice.about in about] or self._choices
        self._challenges = len(names.kinds.get("challenge", ()))
        self._numbered = names.numbered

    def lines(self) -> Iterator[str]:
        """The lines in any order; some of them go on in the next one."""
        draw = self._writer.below
        lines = [self._wrong(line) if draw(3) else line for line in self._sober if draw(2)]
        for _ in range(draw(MOST)):
            lines.insert(draw(len(lines) + 1), self._made())
        while lines:
            line = lines.pop(0)
            if lines and draw(12) == 0:
                line += self._writer.pick((". ", "; ", ", then ", " and ", " ")) + lines.pop(0)
            if draw(15) == 0:
                yield self._heading()
            yield self._habit(line)

    def echoes(self, said: Sequence[str]) -> Iterator[str]:
        """What others have written, as one who agrees writes it."""
        for _ in range(self._writer.below(ECHOES) if said else 0):
            yield " ".join(_TURNED.get(word, word) for word in self._writer.pick(said).split(" "))

    def _heading(self) -> str:
        number = self._writer.below(self._challenges + 2)
        part = self._numbered.upper()
        some = f"{part} {number}"
        return self._writer.pick((some, some, some, f"EVERY {part}", "PHASE 4", "EVERY TURN"))

    def _made(self) -> str:
        """An order of nothing but the grammar."""
        draw = self._writer.below
        some = self._asked if draw(3) else self._choices
        choice = some[draw(len(some))]
        said = f"{choice.word} {self._alternative(choice)}".strip()
        for _ in range((0, 0, 0, 1, 1, 2)[draw(6)]):
            other = some[draw(len(some))] if draw(12) == 0 else choice
            before = f"{other.word} " if other is not choice or draw(6) == 0 else ""
            said += self._writer.pick(_ALTERNATIVE) + before + (self._alternative(other) if draw(8) else "no")
        if draw(6) == 0:
            said += self._writer.pick(_LIMIT)
        if draw(4) == 0:
            number = draw(self._challenges + 2)
            said = f"{said} in challenge {number}" if draw(4) == 0 else f"IN {number} {said}"
        return said

    def _alternative(self, choice: type[Choice]) -> str:
        said = self._writer.phrase(wish(choice))
        return said if self._writer.below(4) else self._on_condition(said)

    def _on_condition(self, said: str) -> str:
        condition = self._writer.condition(self._facts)
        return f"{said} {self._writer.pick(('IF', 'IF', 'UNLESS', 'if'))} {condition}"

    def _wrong(self, line: str) -> str:
        """A line with something in it that is not as it was: a number, a list, a place, a condition."""
        draw = self._writer.below
        match draw(7):
            case 0:
                return _NUMBER.sub(lambda found: self._writer.pick(NUMBERS) if draw(2) else found[0], line)
            case 1 if ", " in line:
                parts = line.split(", ")
                parts.insert(draw(len(parts) + 1), parts[draw(len(parts))])
                return ", ".join(parts)
            case 2:
                return _NUMBER.sub(self._writer.pick(("rest", "all", "0")), line, count=1)
            case 3 if draw(2):
                return self._on_condition(line)
            case 4:
                words = line.split(" ")
                at = draw(len(words))
                return " ".join((*words[:at], *words[at + 1 :]))
            case 5:
                return line + self._writer.pick(_LIMIT)
            case 6:
                return f"{line}{self._writer.pick(_ALTERNATIVE)}{line.partition(' ')[2]}"
        return line

    def _habit(self, line: str) -> str:
        """How some write."""
        match self._writer.below(20):
            case 0:
                return line.lower()
            case 1:
                return line.upper()
            case 2:
                return f"{line}."
            case 3:
                return " ".join(_GERMAN.get(word, word) for word in line.split(" "))
            case 4:
                return line.replace(", ", " and ").replace(" with ", ": ")
        return line
