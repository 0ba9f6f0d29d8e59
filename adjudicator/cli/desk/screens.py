"""Windows over the desk in the terminal: a question, an editor, an answer, the held letters."""

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import OptionList, Static, TextArea
from textual.widgets.option_list import Option

from adjudicator.cli.desk.acts import Act, of_letter
from adjudicator.cli.desk.words import letter_line
from adjudicator.cli.tools.showing import safe
from adjudicator.service.master.overview import HeldLetter

Result = TypeVar("Result")


class Over(ModalScreen[Result]):
    """A frame over the desk, with a heading, its content, and its keys below."""

    DEFAULT_CSS: ClassVar[str] = """
    Over { align: center middle; }
    Over > Vertical { width: 90%; max-width: 100; height: auto; max-height: 90%; border: solid $primary; padding: 0 1; }
    Over .heading { text-style: bold; }
    Over .keys { color: $text-muted; margin-top: 1; }
    Over VerticalScroll { height: auto; max-height: 16; }
    Over TextArea { height: 12; }
    Over OptionList { height: auto; max-height: 12; }
    """

    def __init__(self, heading: str, keys: str) -> None:
        super().__init__()
        self._heading = heading
        self._keys = keys

    def compose(self) -> ComposeResult:
        """The frame."""
        with Vertical():
            yield Static(self._heading, classes="heading", markup=False)
            yield from self.inside()
            yield Static(self._keys, classes="keys", markup=False)

    def inside(self) -> ComposeResult:
        """The content between the heading and the keys."""
        yield from ()


class Asked(Over[bool]):
    """A question: y does it, anything else cancels."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("y", "answer(True)"),
        Binding("n,escape,q", "answer(False)"),
    ]

    def __init__(self, game: str, commands: str) -> None:
        super().__init__(f"{game}: {commands}?", "y Do it   n Leave it")

    def action_answer(self, yes: bool) -> None:
        """The answer."""
        self.dismiss(yes)


class Written(Over[str | None]):
    """An editor with commands as they would stand in a letter."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+s,f2", "send", priority=True),
        Binding("escape", "leave", priority=True),
    ]

    def __init__(self, game: str, commands: str) -> None:
        super().__init__(f"{game}: commands as in a letter, one on a line", "Ctrl+S (or F2) Do it   Escape Leave it")
        self._commands = commands

    def inside(self) -> ComposeResult:
        """The editor, with the cursor where something is to be written."""
        area = TextArea(self._commands, soft_wrap=True, tab_behavior="focus")
        gap = "\n\n" in self._commands
        area.move_cursor((1, 0) if gap else area.document.end)
        yield area

    def action_send(self) -> None:
        """Do what is written."""
        self.dismiss(self.query_one(TextArea).text)

    def action_leave(self) -> None:
        """Do nothing."""
        self.dismiss(None)


class Shown(Over[bool]):
    """A text to read; if it can be marked as read, x does that."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "close(False)"),
        Binding("x", "close(True)"),
    ]

    def __init__(self, heading: str, lines: Iterable[str], *, to_see: bool = False) -> None:
        more = "   x Do not show them again" if to_see else ""
        super().__init__(heading, f"Escape Close{more}   Up, Down Scroll")
        self._text = safe("\n".join(lines).strip("\n"))
        self._to_see = to_see

    def inside(self) -> ComposeResult:
        """The text."""
        with VerticalScroll():
            yield Static(self._text, markup=False)

    def on_mount(self) -> None:
        """Let the arrow keys scroll."""
        self.query_one(VerticalScroll).focus()

    def action_close(self, seen: bool) -> None:
        """Back to the desk."""
        if self._to_see or not seen:
            self.dismiss(seen)


class Letters(Over[Act | None]):
    """The held letters: Enter reads one, r releases it, d drops it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "choose('r')"),
        Binding("d", "choose('d')"),
        Binding("escape,q", "leave"),
    ]

    def __init__(self, game: str, letters: tuple[HeldLetter, ...], zone: str) -> None:
        super().__init__(f"{game}: letters that are held", "Enter Read   r Release   d Drop   Escape Close")
        self._letters = letters
        self._zone = zone

    def inside(self) -> ComposeResult:
        """One line for each."""
        yield OptionList(*(Option(safe(letter_line(one, self._zone))) for one in self._letters), markup=False)

    def on_option_list_option_selected(self) -> None:
        """Enter reads."""
        self.action_choose("enter")

    def action_choose(self, key: str) -> None:
        """What to do with the letter below the cursor."""
        place = self.query_one(OptionList).highlighted
        if place is not None:
            self.dismiss(next(act for act in of_letter(self._letters[place]) if act.key == key))

    def action_leave(self) -> None:
        """Nothing."""
        self.dismiss(None)


class Seats(Over[str | None]):
    """The seats of a game, of which one is chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,q", "leave")]

    def __init__(self, heading: str, seats: tuple[str, ...]) -> None:
        super().__init__(heading, "Enter Choose   Escape Leave it")
        self._seats = seats

    def inside(self) -> ComposeResult:
        """One line for each."""
        yield OptionList(*self._seats, markup=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter chooses."""
        self.dismiss(self._seats[event.option_index])

    def action_leave(self) -> None:
        """None of them."""
        self.dismiss(None)
