"""`adjudicator adjudicate --branches`: everything that the letters could lead to."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.showing import SIGNS, Lines

if TYPE_CHECKING:
    from adjudicator.service.games.branches import Answering, Branching, Forking, Part, Then
    from adjudicator.service.games.previews import Laid


def branched(laid: "Laid", most: int, *, json: bool) -> None:
    """Show them, with a progress bar if a person is waiting."""
    from adjudicator.service.games.branches import branching

    with _progress(most) as progress:
        found = branching(laid, most=most, progress=progress)
    if json:
        showing.json(found)
        return
    showing.outline(_lines(laid.table.game.name, found))


@contextmanager
def _progress(most: int) -> Iterator[Callable[[], None] | None]:
    """The function to call after each step; a bar on stderr, if that is a terminal."""
    from rich.console import Console
    from rich.progress import Progress

    console = Console(stderr=True)
    if not console.is_terminal:
        yield None
        return
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task("branches", total=most)
        yield lambda: bar.advance(task)


def _lines(name: str, found: "Branching") -> Lines:
    yield (0, f"{name}, {found.phase}, wherever its letters can lead (nothing has been written):", "")
    for sentence in statement(found):
        yield (0, sentence, "")
    for part in found.parts:
        if len(found.parts) > 1 or part.of:
            yield (0, "", "")
            yield (0, _heading(part), "bold underline")
        if part.touches and not found.whole:
            yield (0, f"Answers here can change answers there, or the other way round: {', '.join(part.touches)}.", "")
        yield from _then(part.then, found.place, 1)


def statement(found: "Branching") -> Iterator[str]:
    """What was worked out, and what was not, in sentences."""
    if found.whole:
        several = f"These are all {found.alternatives} combinations"
        many = several if found.alternatives > 1 else "This is the only combination"
        yield f"{many} of answers that the letters allow."
        return
    yield (
        f"There are more combinations of answers than {found.most} (--most), so each part was gone through by itself, "
        "everybody else answering as it stands in each branch."
    )
    stopped = [part for part in found.parts if not part.whole]
    if stopped:
        names = "; ".join(", ".join(part.of) for part in stopped)
        yield f"Not everything was gone into in: {names}. What was not is marked; --most allows more."
    touching = [part for part in found.parts if part.touches]
    if touching:
        yield "Some parts can change what is answered in others; not all of their combinations were worked out."
    elif not stopped:
        several = "alternative" if found.alternatives == 1 else "alternatives"
        yield f"No part changes what is answered in another: together they make {found.alternatives} {several}."


def _heading(part: "Part") -> str:
    from adjudicator.engine.text.sayings import capital

    of = ", ".join(part.of)
    several = "alternative" if part.alternatives == 1 else "alternatives"
    left = {None: "", 0: ", cut short", 1: ", one other answer at a time"}
    bound = left.get(part.apart, f", up to {part.apart} other answers at a time")
    return f"{capital(of)}: {part.alternatives} {several}{bound}"


def _then(then: "Then", place: str, level: int) -> Lines:
    for one in then.differences:
        yield (level, f"{one.sign} {one.sentence}", SIGNS[one.sign])
    if then.unseen:
        yield (level, "(not gone into)", "dim")
    if then.shown_before:
        yield (level, f"(goes on as from [{then.position}])", "dim")
    if then.question is not None:
        yield from _forking(then.question, then.position, place, level)
    elif not (then.differences or then.unseen or then.shown_before):
        yield (level, "(nothing is different)", "dim")


def _forking(question: "Forking", position: int | None, place: str, level: int) -> Lines:
    where = f", {place} {question.challenge}" if question.challenge else ""
    detail = f" ({question.detail})" if question.detail else ""
    number = f"[{position}] " if position is not None else ""
    yield (level, f"{number}{question.seat}{where}, {question.about}{detail}", "bold")
    for answer in question.answers:
        said = f"order {answer.order}, alternative {answer.alternative}: {answer.text}" if answer.order else answer.text
        yield (level + 1, f"{said} (as it stands)" if answer.stands else said, "" if answer.stands else "cyan")
        why = "; ".join(_reasons(answer))
        if why:
            yield (level + 2, f"({why})", "dim")
        yield from _then(answer.then, place, level + 2)


def _reasons(answer: "Answering") -> Iterator[str]:
    """Why an answer is not the one that stands, and what its writer knew."""
    weighed = answer.weighed
    if not answer.kept:
        yield "cannot be kept here: what it needs is promised to something put first"
    elif weighed is not None and weighed.why:
        yield weighed.why
    for fact in weighed.knew if weighed is not None else ():
        yield f"{fact.fact}: {'could not be known' if fact.value is None else fact.value}"
