"""A database with its tables and nothing in them, made once in each process: most tests begin with one."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from adjudicator.store.database import Store


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        store = Store(f"sqlite:///{file}")
        store.migrate()
        store.close()
        return file.read_bytes()


def lay(file: Path) -> None:
    """Put one where there is none."""
    if not file.exists():
        file.write_bytes(_empty())
