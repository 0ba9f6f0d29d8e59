"""The commands on a page."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer.main

from adjudicator.cli.main import app
from adjudicator.cli.tools.command_list import COMMANDS, loaded
from tests.docs import pages

PROGRAM = "adjudicator"
_MENTIONED = re.compile(r"`adjudicator ([^`]+)`")


def ends() -> Iterator[tuple[str, Any]]:
    """Every command that is no group of commands, by its whole name."""
    for name in COMMANDS:
        yield from _ends(loaded(name), name)


def _ends(command: Any, name: str) -> Iterator[tuple[str, Any]]:
    further: dict[str, Any] = getattr(command, "commands", {})
    if not further:
        yield name, command
    for one, part in further.items():
        yield from _ends(part, f"{name} {one}")


def lines(text: str) -> list[str]:
    """The commands of an example, each on one line."""
    return [line.strip() for line in text.replace("\\\n", " ").splitlines() if line.strip()]


def shown(page: Path) -> list[str]:
    """Every use of the program on a page, without its name."""
    text = page.read_text(encoding="utf-8")
    found = [" ".join(said.split()) for said in _MENTIONED.findall(text)]
    for block in pages.blocks(page):
        if block.kind == "sh":
            calls = [line.rpartition("| ")[2] for line in lines(block.text)]
            found += [call.partition(" ")[2] for call in calls if call.partition(" ")[0].endswith(PROGRAM)]
    return found


def unknown(said: str) -> str:
    """The first word of a call that the program does not know; empty if there is none."""
    command = typer.main.get_command(app)
    for word in shlex.split(said):
        if word == "...":
            return ""
        options = {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}
        further = getattr(command, "commands", {})
        if word.startswith("--"):
            if word not in options | {"--help"}:
                return word
        elif further:
            if word not in further:
                return word
            _, command, _ = command.resolve_command(typer.Context(command), [word])  # type: ignore[attr-defined]
    return ""
