"""The tables that the classes of `adjudicator.store.tables.schema` describe, for statements of SQLAlchemy's Core.

Loading SQLModel and putting the classes together takes as long as adjudicating some phases does, and what comes of it
is always the same: it is kept for the next process, see docs/decisions/tables.md.
"""

import pickle
import sys
from pathlib import Path
from typing import Final

import sqlalchemy
from sqlalchemy import MetaData, String, Table

from adjudicator.disk_cache import name, says, shelf

_OURS: Final = ("base", "column_types", "deflated", "schema", "utc")
"""The modules that say what the tables are, and of what types."""
_LIBRARIES: Final = (("sqlmodel", "__init__.py"), ("pydantic", "version.py"))
"""What puts them together, and the file of it in which the version stands: neither is loaded to ask for it."""


def described() -> MetaData:
    """The tables, from the classes."""
    from sqlmodel.sql.sqltypes import AutoString

    from adjudicator.store.tables.schema import GameTable

    for table in GameTable.metadata.tables.values():
        for column in table.columns:
            # Strings of SQLModel are others than SQLAlchemy's on MySQL alone, and would have all of it loaded.
            if isinstance(column.type, AutoString):
                column.type = String()
    return GameTable.metadata


def written(tables: MetaData) -> bytes:
    """Tables as they are kept."""
    return pickle.dumps(tables, pickle.HIGHEST_PROTOCOL)


def read(kept: bytes) -> MetaData:
    """The tables that are kept so; from bytes that nobody else can have written, for they may be any program."""
    found: MetaData = pickle.loads(kept)  # noqa: S301 - nobody else can write to the folder
    return found


def made_by() -> str:
    """A name for whatever the tables follow from."""
    here = Path(__file__)
    ours = [here.with_name(f"{module}.py").read_text("utf-8") for module in _OURS]
    theirs = [says(library, file) for library, file in _LIBRARIES]
    return name("tables", sys.version, sqlalchemy.__version__, *theirs, *ours)


def _kept() -> MetaData:
    made = made_by()
    kept = shelf().found(made)
    if kept is not None:
        return read(kept)
    tables = described()
    shelf().keep(made, written(tables))
    return tables


ALL: Final = _kept()
game: Table = ALL.tables["game"]
seat: Table = ALL.tables["seat"]
address: Table = ALL.tables["address"]
letter: Table = ALL.tables["letter"]
phase: Table = ALL.tables["phase"]
bundle: Table = ALL.tables["bundle"]
outbox: Table = ALL.tables["outbox"]
pace: Table = ALL.tables["pace"]
press: Table = ALL.tables["press"]
mute: Table = ALL.tables["mute"]
cursor: Table = ALL.tables["cursor"]
absence: Table = ALL.tables["absence"]
look: Table = ALL.tables["look"]
notice: Table = ALL.tables["notice"]
bounce: Table = ALL.tables["bounce"]
master: Table = ALL.tables["master"]
deed: Table = ALL.tables["deed"]
correction: Table = ALL.tables["correction"]
sitting: Table = ALL.tables["sitting"]
standby: Table = ALL.tables["standby"]
stood: Table = ALL.tables["stood"]
restore: Table = ALL.tables["restore"]
