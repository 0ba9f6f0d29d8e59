"""Files given to commands: a path, or - for piped input."""

import gc
import os
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.given_files import Unreadable, contents, unmarked, within
from adjudicator.late_imports import spare

if TYPE_CHECKING:
    from adjudicator.mail.parsing.letter import Letter
    from adjudicator.service.office.office import Office

_NEXT_MAIL: Final = re.compile(rb"(?:\A|(?<=\n))From [^\n]*\n")
"""The beginning of a mail in a mailbox that is one file (mbox)."""

RARELY: Final = 300_000
"""How many new objects trigger the collector: more than a command that ends one phase loads and makes."""


MOST: Final = 256 << 20
"""How many bytes are read from a given file; a mailbox in one file can be large."""
ORDERS: Final = 256 << 10
"""How many bytes of orders are read at once, as many as of the text of a letter."""


def data(path: Path, what: str, most: int = MOST) -> bytes:
    """The bytes of a file, or of stdin, up to a limit and without the mark of UTF-8; raises Wrong."""
    try:
        raw = within(sys.stdin.buffer.read(most + 1), most) if str(path) == "-" else contents(path, most)
        return unmarked(raw)
    except Unreadable as fault:
        raise Wrong(f"{what} {path} cannot be read: {fault}") from fault
    except OSError as fault:
        raise Wrong(
            f"{what} {path} cannot be read ({fault.strerror}); give a file, or - for what is piped in"
        ) from fault


def letter(path: Path) -> "Letter":
    """A letter in a file, or from stdin: a mail as it was sent, or a text as a mail without headers; raises Wrong."""
    from email.parser import BytesHeaderParser

    from adjudicator.mail.parsing.letter import read

    raw = data(path, "the letter")
    if "from" not in BytesHeaderParser().parsebytes(raw):
        raw = b"Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n" + raw
    return read(raw)


def mails(paths: "list[Path]") -> "list[bytes]":
    """All mails in some files, mailboxes (mbox) and folders of either; raises Wrong."""
    found: list[bytes] = []
    for path in paths:
        for one in sorted(filter(Path.is_file, path.rglob("*"))) if path.is_dir() else [path]:
            raw = data(one, "the letter")
            several = _NEXT_MAIL.split(raw)[1:] if raw.startswith(b"From ") else [raw]
            found += several
    return found


def edited(head: str, wanted: str) -> str:
    """What somebody writes below a line in their editor; raises Wrong, which says what is `wanted` without one."""
    import shlex
    import subprocess
    from tempfile import TemporaryDirectory

    editor = os.environ.get("VISUAL") or os.environ.get("EDITOR")
    if not sys.stdin.isatty() or not editor:
        raise Wrong(wanted)
    with TemporaryDirectory() as folder:
        text = Path(folder) / "orders.txt"
        text.write_text(f"{head}\n\n", encoding="utf-8")
        if subprocess.run([*shlex.split(editor), str(text)], check=False).returncode:  # noqa: S603 - their editor
            raise Wrong(f"{editor} has failed; nothing was entered")
        return data(text, "the letter", ORDERS).decode("utf-8", "replace").removeprefix(head)


def brief() -> None:
    """Load and look after no more than needed, for a command that opens the games and ends."""
    spare()
    gc.set_threshold(RARELY)


def office(config: Path) -> "Office":
    """The office of a configuration, closed when the command ends; raises SettingsWrong and the store's errors."""
    brief()
    from adjudicator.service.office.office import opened
    from adjudicator.service.settings.toml_reader import load

    found = opened(load(config))
    _offices.append(found)
    return found


_offices: "list[Office]" = []


def close() -> None:
    """Close every office that this command has opened."""
    while _offices:
        _offices.pop().store.close()
