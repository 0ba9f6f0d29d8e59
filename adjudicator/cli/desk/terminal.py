"""The desk in the terminal."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final, TypeVar

from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import DataTable, Static

from adjudicator.cli.desk import words
from adjudicator.cli.desk.acts import LABELS, Act, acts
from adjudicator.cli.desk.screens import Asked, Letters, Seats, Shown, Written
from adjudicator.cli.tools.command_errors import expected
from adjudicator.cli.tools.showing import safe
from adjudicator.service import master
from adjudicator.service.master.overview import Overview, Seen, Watch

Value = TypeVar("Value")

EVERY: Final = 20.0
"""After this many seconds the desk refreshes by itself."""
_COLUMNS: Final = ("Game", "Open", "Left", "Orders", "Waits for you")
_HOUSE: Final = {"v": "Notices", "t": "Light/dark", "q": "Quit"}


class Desk(App[None]):
    """All games in a list, the chosen one in full below it, and the keys at the foot."""

    TITLE = "The game master's desk"
    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layout: vertical; }
    #house { text-style: bold; height: 1; }
    #games { height: 2fr; min-height: 5; }
    #seen { height: 3fr; min-height: 6; border-top: solid $primary; padding: 0 1; }
    #keys { height: auto; border-top: solid $primary; padding: 0 1; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, f"act('{key}')", label) for key, label in LABELS.items()),
        Binding("v", "notices", _HOUSE["v"]),
        Binding("t", "other_light", _HOUSE["t"]),
        Binding("q", "quit", _HOUSE["q"]),
        Binding("f5", "look", "Look again", show=False),
    ]

    def __init__(self, watch: Watch, *, light: bool = False, every: float = EVERY) -> None:
        super().__init__()
        self.looks = watch
        self.theme = "textual-light" if light else "textual-dark"
        self._every = every
        self._names: tuple[str, ...] = ()
        self._chosen = ""
        self.seen: Seen | None = None
        # Kept, not looked up each time: results may arrive while the desk is being closed.
        self._house = Static("", id="house", markup=False)
        self._games = DataTable[str](id="games", cursor_type="row", zebra_stripes=True)
        self._told = Static("", id="told", markup=False)
        self._foot = Static("", id="keys")

    def compose(self) -> ComposeResult:
        """The installation, the games, the game, the keys."""
        yield self._house
        yield self._games
        with VerticalScroll(id="seen"):
            yield self._told
        yield self._foot

    def on_mount(self) -> None:
        """Refresh now, and at intervals."""
        self._games.add_columns(*_COLUMNS)
        self._keys()
        self.action_look()
        self.set_interval(self._every, self.action_look)

    # ---- looking

    @work(exclusive=True, group="games")
    async def action_look(self) -> None:
        """Look at all games again, and at the chosen one."""
        found = await self._found(self.looks.overview)
        if found is not None:
            self._list(found)
        if self._chosen:
            self._choose(self._chosen)

    def _list(self, found: Overview) -> None:
        table = self._games
        top = table.scroll_y
        self._names = names = tuple(line.name for line in found.lines)
        table.clear()
        for line in found.lines:
            table.add_row(line.name, words.phase(line), words.short(line.left), words.written(line), words.brief(line))
        if names:
            self._chosen = self._chosen if self._chosen in names else names[0]
            table.move_cursor(row=names.index(self._chosen), scroll=False)
            table.scroll_to(y=top, animate=False)
        self._house.update("   ".join((f"Games: {len(names)}", *words.house(found))))

    def on_data_table_row_highlighted(self) -> None:
        """Another game is chosen, if the cursor is still there: filling the table highlights rows too."""
        row = self._games.cursor_row
        if row < len(self._names) and self._names[row] != self._chosen:
            self._chosen = self._names[row]
            self.seen = None  # until it has been looked up, a key must not mean the game before
            self._choose(self._chosen)

    @work(exclusive=True, group="game")
    async def _choose(self, name: str) -> None:
        seen = await self._found(lambda: self.looks.game(name))
        if seen is not None:
            self.seen = seen
            self._told.update(safe("\n".join(words.seen(seen))))
            self._keys()

    async def _found(self, look: Callable[[], Value]) -> Value | None:
        """Look something up without keeping the keys waiting; on failure report it, and return None."""
        try:
            return await asyncio.to_thread(look)
        except Exception as fault:
            sentence = expected(fault)
            if sentence is None:
                raise
            self.notify(sentence, severity="error", markup=False)
            return None

    def _keys(self) -> None:
        there = {act.key: act.label for act in acts(self.seen)} if self.seen is not None else {}
        if self.seen is not None and self.seen.letters:
            there["h"] = LABELS["h"]
        shown = {key: there[key] for key in LABELS if key in there}
        links = [f"[@click=app.act('{key}')][b]{key}[/b] {label}[/]" for key, label in shown.items()]
        actions = {"v": "notices", "t": "other_light", "q": "quit"}
        links += [f"[@click=app.{actions[key]}][b]{key}[/b] {label}[/]" for key, label in _HOUSE.items()]
        self._foot.update("  ".join(links))

    # ---- doing

    def action_act(self, key: str) -> None:
        """Carry out a key for the chosen game."""
        seen = self.seen
        if seen is None:
            return
        if key == "h" and seen.letters:
            self._letters(seen)
            return
        if key == "c" and seen.heading and seen.over:
            self._correct(seen)
            return
        act = next((one for one in acts(seen) if one.key == key), None)
        if act is None:
            self.notify(f"{LABELS[key]}: there is nothing to do about that in {seen.name} now.", markup=False)
        else:
            self._do(seen.name, act)

    @work
    async def _letters(self, seen: Seen) -> None:
        act = await self.push_screen_wait(Letters(seen.name, seen.letters, seen.zone))
        if act is not None:
            self._do(seen.name, act)

    @work
    async def _correct(self, seen: Seen) -> None:
        """Open what a seat had sent for the previous phase in the editor."""
        seats, over = tuple(one.seat for one in seen.seats), seen.over[0]
        seat = await self.push_screen_wait(Seats(f"{seen.name}: whose orders for {over} are corrected?", seats))
        if seat is None:
            return
        look = partial(master.correction, self.looks.office, seen.name, seat, over, self.looks.who)
        commands = await self._found(look)
        if commands is not None:
            self._do(seen.name, Act("c", LABELS["c"], commands, "written"))

    @work
    async def _do(self, name: str, act: Act) -> None:
        """Do it, after a question or an editor if needed; commands that fail can be written again."""
        commands = act.commands
        while True:
            if act.how == "asked" and not await self.push_screen_wait(Asked(name, commands)):
                return
            if act.how == "written":
                said = await self.push_screen_wait(Written(name, commands))
                if said is None:
                    return
                commands = said
            done = await self._found(partial(master.commanded, self.looks.office, name, commands, self.looks.who))
            if done is not None:
                await self.push_screen_wait(Shown(name, done.lines))
            self.action_look()
            if act.how != "written" or (done is not None and done.done):
                return

    @work
    async def action_notices(self) -> None:
        """Unread notices, of all games."""
        found = await self._found(self.looks.notices)
        if found is None:
            return
        lines = words.notices(found, self.looks.office.zone)
        if await self.push_screen_wait(Shown("Unread notices", lines, to_see=bool(found))):
            await self._found(lambda: self.looks.see([one.id for one in found]))
            self.action_look()

    def action_other_light(self) -> None:
        """Switch between a light and a dark terminal."""
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"
