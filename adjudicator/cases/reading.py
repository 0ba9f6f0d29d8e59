"""Reading case files: Markdown with a small fixed structure, described in docs/cases.md."""

import re
from typing import Final

from adjudicator.cases.case import Case, CaseError, Check, Letter, Part, Said, Step, Variation
from adjudicator.orders.grammar.player_names import Person

SEED: Final = "case"
"""The seed of a case that states none."""

_ALMOST: Final = re.compile(r"\s{0,3}(?:##(?!#)|#+\s*\d+\.\d)")
"""How a line begins that is the heading of a case, or is meant as one."""
_LETTER: Final = re.compile(r"(\w+)(?: writes)?(, line by line)?: ?(no letter)?", re.I)
_RULING: Final = re.compile(r"a ruling on (\w+):")
_HEADING: Final = re.compile(r"## (\d+\.\d+[a-z]?) (.+)")
_PART: Final = re.compile(r"([A-Z][^:]*):(?: (.*))?")
_PHASE: Final = re.compile(r"Letters(?: \((.+)\))?")
_OPTION: Final = re.compile(r"(\w+) = (\w+(?:[ +-]+\w+)*)")
_PERSON: Final = re.compile(r"(.+) (plays|has left) (\w+)")
_SAME: Final = re.compile(r"The same for (\w+), if")
_OF_A_SEAT: Final = {
    Part.TOLD: re.compile(r"Told (\w+)"),
    Part.NOT_TOLD: re.compile(r"Not told (\w+)"),
    Part.STANDS: re.compile(r"Stands for (\w+)"),
    Part.FINDINGS: re.compile(r"Findings for (\w+)"),
}
_NOTHING: Final = "nothing"
_PARTS: Final = (
    "Source:, Options:, Seed:, Players:, Position:, Letters:, Events:, All events:, Never:, Told Green:,"
    " Not told Green:, Answers:, Stands for Green:, Findings for Green:, Problems:, After:, "
    " Promises that do not agree:, The same for Green, if:"
)


def cases(text: str, path: str) -> tuple[Case, ...]:
    """All cases of a file; raises CaseError with all malformed headings, and the first fault of each other case."""
    return tuple(CaseReader(text, path).run())


class Open:
    """A case being read."""

    def __init__(self, line: int, number: str, name: str) -> None:
        self.line = line
        self.number = number
        self.name = name
        self.fields: dict[str, Said] = {}
        self.options: dict[str, str] = {}
        self.people: list[Person] = []
        self.statements: list[Said] = []
        self.steps: list[Step] = []
        self.letters: list[Letter] = []
        self.checks: list[Check] = []
        self.variations: list[Variation] = []
        self.step: tuple[int, str] | None = None

    def close_step(self) -> None:
        """Finish the phase that is being read."""
        if self.step is not None:
            line, phase = self.step
            self.steps.append(
                Step(line, phase, tuple(self.letters), tuple(self.checks), tuple(self.variations)),
            )
        self.letters, self.checks, self.variations = [], [], []
        self.step = None


class CaseLines:
    """The lines of one file, and which is read next: items with dashes, and letters with what is quoted below them."""

    def __init__(self, text: str, path: str) -> None:
        self.path = path
        self.lines = text.splitlines()
        self.at = 0

    @property
    def ended(self) -> bool:
        """Whether all lines have been read."""
        return self.at >= len(self.lines)

    def wrong(self, line: int, sentence: str) -> CaseError:
        """Something wrong with a line of the file."""
        return CaseError(self.path, line, sentence)

    def case_begins(self) -> bool:
        """Whether the next line is the heading of a case, or is meant as one."""
        return not self.ended and _ALMOST.match(self.lines[self.at]) is not None

    def take(self) -> tuple[str, int]:
        """The next line and its number; it is read now."""
        self.at += 1
        return self.lines[self.at - 1], self.at

    def peek(self) -> str | None:
        """The next line; None at the end of the file and before a heading."""
        if self.ended:
            return None
        if self.lines[self.at].startswith("#") or _ALMOST.match(self.lines[self.at]):
            return None
        return self.lines[self.at]

    def items(self, rest: str = "", number: int = 0) -> list[Said]:
        """What stands on the line of a part, and the lines with dashes below it, each with those that continue it."""
        found = [Said(number, rest)] if rest else []
        while (text := self.peek()) is not None:
            if text.startswith("- "):
                found.append(Said(self.at + 1, text[2:].strip()))
            elif found and text.startswith("  ") and not text.strip().startswith(">"):
                found[-1] = Said(found[-1].line, f"{found[-1].text} {text.strip()}")
            elif text.strip():
                break
            self.at += 1
        return found

    def letters(self) -> list[Letter]:
        """The letters that follow, a dash and a seat each and the text quoted below."""
        found: list[Letter] = []
        while (text := self.peek()) is not None:
            if not text.strip():
                self.at += 1
                continue
            if not text.startswith("- "):
                break
            ruling = _RULING.fullmatch(text[2:].strip())
            if ruling is not None:
                found.append(self.letter(ruling[1], nothing=False)._replace(ruling=True))
                continue
            head = _LETTER.fullmatch(text[2:].strip())
            if head is None:
                raise self.wrong(
                    self.at + 1, "a letter begins with its writer, such as - Red:, and its lines follow after >"
                )
            found += self.written(head)
        return found

    def written(self, head: re.Match[str]) -> list[Letter]:
        """The letters that begin with this line: one, or one for each of the lines below."""
        letter = self.letter(head[1], nothing=head[3] is not None)
        if head[2] is None or letter.text is None:
            return [letter]
        return [
            letter._replace(line=said.line, text=(said,), first=number)
            for number, said in enumerate(letter.text, start=1)
            if said.text.strip()
        ]

    def letter(self, seat: str, *, nothing: bool) -> Letter:
        """One letter, from the line of its writer on."""
        line = self.at + 1
        self.at += 1
        text: list[Said] = []
        while (quoted := self.peek()) is not None and quoted.lstrip().startswith(">"):
            text.append(Said(self.at + 1, quoted.lstrip()[1:].removeprefix(" ")))
            self.at += 1
        if nothing == bool(text):
            raise self.wrong(line, f"{seat} sends either `- {seat}: no letter` or lines that follow after >")
        return Letter(line, seat, None if nothing else tuple(text))

    def variation(self, number: int, seat: str) -> Variation:
        """Read what must look the same to a seat: statements and letters."""
        statements: list[Said] = []
        letters: list[Letter] = []
        while (text := self.peek()) is not None:
            if text.startswith("- ") and (head := _LETTER.fullmatch(text[2:].strip())) is not None:
                letters += self.written(head)
                continue
            if text.startswith("- "):
                statements.append(Said(self.at + 1, text[2:].strip()))
            elif text.strip():
                break
            self.at += 1
        if not statements and not letters:
            raise self.wrong(
                number, "say what is different, such as: - Red: hand Attack 4, or - Red writes: and a letter"
            )
        return Variation(number, seat, tuple(statements), tuple(letters))


class CaseReader:
    """Reads one file."""

    def __init__(self, text: str, path: str) -> None:
        self.lines = CaseLines(text, path)
        self.section = ""
        self.title = ""
        self.case: Open | None = None
        self.numbers: dict[str, int] = {}

    def run(self) -> list[Case]:
        """Read the whole file."""
        found: list[Case] = []
        faults: list[CaseError] = []
        while not self.lines.ended or self.case is not None:
            try:
                found += self.next()
            except CaseError as fault:
                faults.append(fault)
                self.skip()
        if faults:
            raise CaseError.together(faults)
        if not found:
            raise self.lines.wrong(
                1, "there is no case here; a case begins with a heading like: ## 2.03 A zap promised twice"
            )
        return found

    def next(self) -> list[Case]:
        """Read the next line, with all lines that belong to it; returns the case that ends there."""
        begins = self.lines.case_begins()
        if self.lines.ended or (self.case is not None and begins):
            return self.closed()
        text, number = self.lines.take()
        if begins:
            self.begin(text, number)
        elif text.startswith("# "):
            self.section = text[2:].strip()
        elif text.strip():
            self.line(text, number)
        return []

    def skip(self) -> None:
        """Leave out the rest of a case that cannot be read."""
        self.case = None
        while not (self.lines.ended or self.lines.case_begins()):
            self.lines.take()

    def begin(self, text: str, number: int) -> None:
        """Begin a case at its heading."""
        heading = _HEADING.fullmatch(text.rstrip())
        if heading is None:
            raise self.lines.wrong(
                number, "the heading of a case is its number and its name: ## 2.03 A zap promised twice"
            )
        if heading[1] in self.numbers:
            first = self.numbers[heading[1]]
            raise self.lines.wrong(
                number, f"there is already a case {heading[1]} in line {first}; every case has its own number"
            )
        self.numbers[heading[1]] = number
        self.case = Open(number, heading[1], heading[2])

    def line(self, text: str, number: int) -> None:
        """Read a line that is no heading, with all lines that belong to it."""
        part = _PART.fullmatch(text.rstrip()) if not text.startswith((" ", "-", ">")) else None
        case = self.case
        if case is None:
            if part is not None and part[1] == "Title":
                self.title = (part[2] or "").strip()
            return
        if part is not None and self.part(case, part[1], (part[2] or "").strip(), number):
            return
        if "Position" in case.fields or text.startswith((" ", "-", ">")) or text.rstrip().endswith(":"):
            raise self.lines.wrong(number, f"{text.strip()!r} belongs to no part of the case; the parts are {_PARTS}")

    def part(self, case: Open, name: str, rest: str, number: int) -> bool:
        """Read a part of a case; whether it is one."""
        letters = _PHASE.fullmatch(name)
        same = _SAME.fullmatch(name)
        if name in ("Source", "Seed"):
            case.fields[name] = Said(number, rest)
        elif name == "Options":
            self.options(case, rest, number)
        elif name == "Players":
            case.people = [self.person(said) for said in self.lines.items(rest, number)]
        elif name == "Position":
            case.fields[name] = Said(number, rest)
            case.statements = self.lines.items()
        elif letters is not None:
            case.close_step()
            case.step = (number, letters[1] or "")
            if rest:
                raise self.lines.wrong(number, f"{rest!r} is no letter; write each below, such as: - Red:")
            case.letters = self.lines.letters()
        elif same is not None:
            self.in_step(case, number)
            case.variations.append(self.lines.variation(number, same[1]))
        else:
            return self.check(case, name, rest, number)
        return True

    def check(self, case: Open, name: str, rest: str, number: int) -> bool:
        """Read a part that states expected results; whether it is one."""
        found: Part | None = None
        seat = ""
        for part, pattern in _OF_A_SEAT.items():
            match = pattern.fullmatch(name)
            if match is not None:
                found, seat = part, match[1]
        if found is None and name in {part.value for part in Part if part not in _OF_A_SEAT}:
            found = Part(name)
        if found is None:
            return False
        self.in_step(case, number)
        empty = found in (Part.ALL_EVENTS, Part.STANDS, Part.FINDINGS)
        items = tuple(self.lines.items("" if empty and rest == _NOTHING else rest, number))
        if not items and not empty:
            raise self.lines.wrong(
                number, f"{name} says nothing; its lines begin with a dash, such as: - Red landed 3 tokens"
            )
        case.checks.append(Check(found, number, seat, items))
        return True

    def in_step(self, case: Open, number: int) -> None:
        """Check that letters stand above the expected results."""
        if case.step is None:
            raise self.lines.wrong(number, "this says what should happen, but no Letters: stand above it")

    def options(self, case: Open, rest: str, number: int) -> None:
        """`zap_lasts = use, alliances = hidden`."""
        for said in rest.split(","):
            option = _OPTION.fullmatch(said.strip())
            if option is None:
                raise self.lines.wrong(number, f"{said.strip()!r} is no option; they are written as: zap_lasts = use")
            case.options[option[1]] = option[2]

    def person(self, said: Said) -> Person:
        """`Bob plays Blue`, `Eve has left Green`."""
        found = _PERSON.fullmatch(said.text)
        if found is None:
            raise self.lines.wrong(
                said.line, f"{said.text!r} is no player; write: - Bob plays Blue, or - Eve has left Green"
            )
        return Person(found[1], found[3], left=found[2] != "plays")

    def closed(self) -> list[Case]:
        """Finish the case that is being read."""
        case, self.case = self.case, None
        if case is None:
            return []
        case.close_step()
        for field, example in (
            ("Source", "Source: rule 20a; decision uses"),
            ("Position", "Position: turn 2 phase 3"),
        ):
            if not case.fields.get(field, Said(0, "")).text:
                raise self.lines.wrong(case.line, f"{case.number} has no {field.lower()}; it is stated as: {example}")
        if not any(step.checks or step.variations for step in case.steps):
            raise self.lines.wrong(
                case.line, f"{case.number} says nothing that should happen; write it under Letters: and Events:"
            )
        if not self.title:
            raise self.lines.wrong(
                1, "the file does not say which title is played; it is stated as: Title: postal-cosmic"
            )
        return [
            Case(
                path=self.lines.path,
                line=case.line,
                section=self.section,
                number=case.number,
                name=case.name,
                title=self.title,
                source=case.fields["Source"].text,
                options=case.options,
                seed=case.fields["Seed"].text if "Seed" in case.fields else SEED,
                head=case.fields["Position"],
                statements=tuple(case.statements),
                steps=tuple(case.steps),
                people=tuple(case.people),
            )
        ]
