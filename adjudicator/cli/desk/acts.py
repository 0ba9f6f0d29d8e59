"""The actions of a game master at the desk: a key for each, and the commands it stands for, as in a letter."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from adjudicator.service.master.overview import HeldLetter, Seen

How = Literal["told", "asked", "written", "chosen"]
"""What comes before an action: nothing, because it only shows something; a question; an editor; or a seat."""


Mark = Literal["", "ends", "takes-back", "calls-off", "drops"]
"""What an action does that cannot simply be taken back; nothing for most."""

GROUPS: Final = {"deadline": "paes", "seats": "oc", "letters": "nm", "game": "xurlw"}
"""What the actions are about, each by its key, in the order in which they are shown."""


class Act(NamedTuple):
    """A key, its name, its commands as in a letter, what comes before they are done, and what is said beside it."""

    key: str
    label: str
    commands: str
    how: How
    mark: Mark = ""

    @property
    def phrase(self) -> str:
        """The name of the phrase for its name."""
        return f"act-{self.label.lower().replace(' ', '-')}"


LABELS: Final = {
    "p": "Preview",
    "a": "Adjudicate",
    "e": "Extend",
    "s": "Pause/resume",
    "x": "Call off",
    "n": "Note",
    "o": "Orders",
    "c": "Correct",
    "u": "Undo",
    "r": "Redo",
    "h": "Held mail",
    "m": "Messages",
    "l": "Log",
    "w": "Write command",
}
"""Every key about one game. Held letters have a list of their own, see `of_letter`."""


def acts(seen: "Seen") -> tuple[Act, ...]:
    """The actions that are possible for a game now."""
    found = []
    if seen.status == "forming":
        found += [Act("s", "Start", "START", "asked"), Act("x", LABELS["x"], "CALL OFF", "asked", "calls-off")]
    if seen.heading:
        found += _open(seen)
    if seen.heading and seen.over:
        found += [
            Act("c", LABELS["c"], f"CORRECT ORDERS FOR ... {seen.over[0]}", "chosen"),
            Act("u", LABELS["u"], f"UNDO {seen.over[0]}", "written", "takes-back"),
        ]
    if seen.heading:
        found.append(Act("r", LABELS["r"], "REDO", "asked"))
    if seen.press:
        found.append(Act("m", LABELS["m"], "SHOW PRESS", "told"))
    return (*found, Act("l", LABELS["l"], "LOG", "told"), Act("w", LABELS["w"], "", "written"))


def _open(seen: "Seen") -> list[Act]:
    here, seat = seen.heading, seen.seats[0].seat
    stopped = seen.status == "paused" or bool(seen.held)
    found = [Act("p", LABELS["p"], f"PREVIEW {here}", "told")]
    if seen.status == "running":
        found.append(Act("a", LABELS["a"], f"ADJUDICATE {here}", "asked", "ends"))
    return [
        *found,
        Act("e", LABELS["e"], f"EXTEND {here} BY 2 days", "written"),
        Act("s", "Resume", "RESUME", "asked") if stopped else Act("s", "Pause", "PAUSE FOR 28 days", "written"),
        Act("n", LABELS["n"], "NOTE TO ALL\n\nEND", "written"),
        Act("o", LABELS["o"], f"ORDERS FOR {seat} {here}\n\nEND", "written"),
    ]


def grouped(found: tuple[Act, ...]) -> tuple[tuple[str, tuple[Act, ...]], ...]:
    """Actions by what they are about; groups without any are left out."""
    groups = ((name, tuple(act for act in found if act.key in keys)) for name, keys in GROUPS.items())
    return tuple((name, several) for name, several in groups if several)


def of_letter(letter: "HeldLetter") -> tuple[Act, ...]:
    """The actions that are possible for a held letter."""
    return (
        Act("enter", "Read", f"SHOW LETTER {letter.number}", "told"),
        Act("r", "Release", f"RELEASE LETTER {letter.number}", "asked"),
        Act("d", "Drop", f"DROP LETTER {letter.number}", "asked", "drops"),
    )
