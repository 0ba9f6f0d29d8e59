"""The databases of older versions, as files again."""

import lzma
import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent / "released"


def revisions() -> list[str]:
    """The revisions of which there is a database, oldest first."""
    return sorted(path.name[1:5] for path in FOLDER.glob("r*.sql.xz"))


def sql(revision: str) -> str:
    """The statements that make the database of a revision."""
    return lzma.decompress((FOLDER / f"r{revision}.sql.xz").read_bytes()).decode()


def lay(revision: str, file: Path) -> None:
    """Put the database of a revision into a file."""
    with closing(sqlite3.connect(file)) as db:
        db.executescript(sql(revision))
