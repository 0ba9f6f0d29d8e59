"""The tables described by the classes of `adjudicator.store.tables.schema`, for statements of SQLAlchemy's Core.

Loading SQLModel and building the classes takes as long as adjudicating some phases, and the result is always the same.
So it is cached for the next process, see docs/decisions/tables.md.
"""

import pickle
import sys
from pathlib import Path
from typing import Final

import sqlalchemy
from sqlalchemy import MetaData, String, Table

from adjudicator.disk_cache import name, says, shelf

_OURS: Final = ("base", "column_types", "deflated", "schema", "utc")
"""The modules that define the tables and their types."""
_LIBRARIES: Final = (("sqlmodel", "__init__.py"), ("pydantic", "version.py"))
"""The packages that build them, with the file that contains the version: neither is loaded to read it."""


def described() -> MetaData:
    """The tables, from the classes."""
    from sqlmodel.sql.sqltypes import AutoString

    from adjudicator.store.tables.schema import GameTable

    for table in GameTable.metadata.tables.values():
        for column in table.columns:
            # SQLModel's strings differ from SQLAlchemy's on MySQL alone, and would load all of SQLModel.
            if isinstance(column.type, AutoString):
                column.type = String()
    return GameTable.metadata


def written(tables: MetaData) -> bytes:
    """Tables as they are cached."""
    return pickle.dumps(tables, pickle.HIGHEST_PROTOCOL)


def read(kept: bytes) -> MetaData:
    """The cached tables; the bytes must be our own, because they may be any program."""
    found: MetaData = pickle.loads(kept)  # noqa: S301 - nobody else can write to the folder
    return found


def made_by() -> str:
    """A key for everything that the tables depend on."""
    here = Path(__file__)
    ours = [here.with_name(f"{module}.py").read_bytes().decode() for module in _OURS]
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
refusal: Table = ALL.tables["refusal"]
extension: Table = ALL.tables["extension"]
statement: Table = ALL.tables["statement"]
stand_in: Table = ALL.tables["stand_in"]
watch: Table = ALL.tables["watch"]
hours: Table = ALL.tables["hours"]
reminded: Table = ALL.tables["reminded"]
forgetting: Table = ALL.tables["forgetting"]
vote: Table = ALL.tables["vote"]
hook: Table = ALL.tables["hook"]
call: Table = ALL.tables["call"]
master: Table = ALL.tables["master"]
deed: Table = ALL.tables["deed"]
correction: Table = ALL.tables["correction"]
sitting: Table = ALL.tables["sitting"]
standby: Table = ALL.tables["standby"]
stood: Table = ALL.tables["stood"]
restore: Table = ALL.tables["restore"]
