"""Running cases: one, or all of some files and folders."""

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from adjudicator.cases.case import Case, CaseError
from adjudicator.cases.checks import Deviation, deviations, distinguished
from adjudicator.cases.idle import idle
from adjudicator.cases.playing import NotApplicable, Played, Table
from adjudicator.cases.reading import cases
from adjudicator.games.catalogue import UnknownTitle, title
from adjudicator.given_files import Unreadable, contents, text


class Verdict(StrEnum):
    """The result of running a case."""

    PASSED = "passed"
    DEVIATES = "deviates"
    IDLE = "says something in vain"
    """Everything is as the case says, but some of it would be so whatever happened."""
    NOT_APPLICABLE = "not applicable"
    MALFORMED = "malformed"


class Result(NamedTuple):
    """A case, or a file that could not be read (None), and its verdict; `why` is for people."""

    case: Case | None
    verdict: Verdict
    why: str = ""


class Tally(NamedTuple):
    """All results of a run."""

    results: tuple[Result, ...]

    @property
    def good(self) -> bool:
        """Whether nothing deviates and everything could be read."""
        return all(result.verdict in (Verdict.PASSED, Verdict.NOT_APPLICABLE) for result in self.results)

    def text(self) -> str:
        """A line for each section, then everything that did not pass."""
        sections: dict[str, list[Verdict]] = {}
        for case, verdict, _ in self.results:
            if case is not None:
                sections.setdefault(case.section or case.path, []).append(verdict)
        lines = [f"{section}: {_counted(verdicts)}" for section, verdicts in sections.items()]
        lines.append(f"All {sum(map(len, sections.values()))} cases: {_counted([r.verdict for r in self.results])}")
        for case, verdict, why in self.results:
            if verdict is not Verdict.PASSED:
                where = "" if case is None or verdict is Verdict.MALFORMED else _head(case, verdict)
                lines += ["", f"{where}{why}"]
        return "\n".join(lines)


def run(paths: Iterable[Path]) -> Tally:
    """Run every case of these files, and of the Markdown files in these folders."""
    results: list[Result] = []
    for path in paths:
        for file in sorted(path.rglob("*.md")) if path.is_dir() else [path]:
            try:
                found = read(file)
            except CaseError as error:
                results.append(Result(None, Verdict.MALFORMED, str(error)))
                continue
            results += [judged(case) for case in found]
    return Tally(tuple(results))


def read(path: Path) -> tuple[Case, ...]:
    """The cases of a file; raises CaseError."""
    try:
        said = text(contents(path))
    except (OSError, Unreadable) as error:
        line, why = (error.line, error.sentence) if isinstance(error, Unreadable) else (1, str(error))
        sentence = f"this file cannot be read as text ({why}); give Markdown files with cases, or folders of them"
        raise CaseError(str(path), line or 1, sentence) from error
    return cases(said, str(path))


def judged(case: Case, steps: list[Played] | None = None) -> Result:
    """Run one case; `steps` is filled with its phases as played."""
    steps = [] if steps is None else steps
    try:
        found = list(_deviations(case, steps))
        vain = [] if found else list(idle(case, steps))
    except (NotApplicable, UnknownTitle) as reason:
        return Result(case, Verdict.NOT_APPLICABLE, str(reason))
    except CaseError as error:
        return Result(case, Verdict.MALFORMED, str(error))
    if found:
        return Result(case, Verdict.DEVIATES, _lines(case, found))
    return Result(case, Verdict.IDLE, _lines(case, vain)) if vain else Result(case, Verdict.PASSED)


def _lines(case: Case, found: Iterable[Deviation]) -> str:
    return "\n".join(f"{case.path}:{line}: {text}" for line, text in found)


def _deviations(case: Case, steps: list[Played]) -> Iterator[Deviation]:
    """Play a case, and its variations each from the beginning; `steps` is filled with the phases as played."""
    table = Table(title(case.title), case)
    begun = table.views
    for i, step in enumerate(case.steps):
        played = table.play(step)
        steps.append(played)
        yield from deviations(table, step, played)
        for variation in step.variations:
            varied = Table(table.title, case, variation.statements)
            seat = table.seat(variation.seat, variation.line)
            if begun[seat] != varied.views[seat]:
                raise case.error(
                    variation.line, f"{variation.seat} could tell these positions apart from the beginning"
                )
            for earlier in case.steps[:i]:
                varied.play(earlier)
            yield from distinguished(table, varied, variation, played, varied.play(step, variation.letters))


def _counted(verdicts: Sequence[Verdict]) -> str:
    counts = [(verdicts.count(verdict), verdict) for verdict in Verdict]
    return ", ".join(f"{count} {verdict}" for count, verdict in counts if count) or "none"


def _head(case: Case, verdict: Verdict) -> str:
    return f"{case.path}:{case.line}: {case.number} {case.name}: {verdict}\n"
