"""Store a database of the present revision among those of older ones: `python -m tests.store.released`."""

import lzma
import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

from adjudicator.store.database import revisions
from tests.service.house import House

_KEPT = ("andromeda/4/Blue/report", "venus/0/Red/invitation")
"""Mails with a form to be answered; pictures make the others too large."""


def played(folder: Path) -> None:
    """Three phases of a game with letters of many kinds, and two games that wait for players."""
    house = House(folder)
    house.begun()
    for said in (
        ("NOTE to GM: hello", "ZONE Europe/Berlin", "AWAY 2026-06-01 to 2026-06-05"),
        ("EVERY TURN RELEASE to home 1", "PRESS to Red: shall we?\n", "READY\nWAIT"),
        ("STANDBY andromeda", "MUTE Red", ""),
    ):
        for seat, more in enumerate(said):
            house.reply(seat, f"{house.bot(seat)}\nFORMAT text\n{more}")
        house.next_phase()
    house.reply(0, house.bot(0))
    house.create("venus", players=3)
    house.reply(0, "JOIN\nLUCK my own\n", "invitation", game="venus")
    house.create("mars", players=3, title="cosmoforce")
    house.receive(house.raw("let me in", sender="eve@mail.test"))
    house.store.close()


def dumped(file: Path) -> str:
    """A database as SQL, without what is too large."""
    db = sqlite3.connect(file)
    db.execute(f"DELETE FROM outbox WHERE key NOT IN ({', '.join('?' * len(_KEPT))})", _KEPT)
    db.execute("DELETE FROM bundle WHERE id NOT IN (SELECT bundle FROM outbox WHERE bundle IS NOT NULL)")
    db.commit()
    text = "\n".join(db.iterdump()) + "\n"
    db.close()
    return text


def store(file: Path, revision: str) -> None:
    """Write a database down as the one of its revision."""
    to = Path(__file__).parent / f"r{revision}.sql.xz"
    to.write_bytes(lzma.compress(dumped(file).encode(), preset=9))


if __name__ == "__main__":
    with TemporaryDirectory() as made:
        played(Path(made))
        store(Path(made) / "games.db", revisions.HEAD)
