"""All tables with all their indexes, as migrations make them."""

from functools import cache
from typing import Any

from sqlalchemy import Column, Index, MetaData, text

from adjudicator.store.tables import tables


@cache
def catalogue() -> MetaData:
    """The tables with their indexes, including partial ones.

    The indexes are made only here: SQLAlchemy loads every database dialect that a partial index names, and no statement
    needs them.
    """
    # A game has at most one open phase, whatever the code assumes.
    _part("ix_phase_open", "closed_at IS NULL", tables.phase.c.game_id, unique=True)
    _part("ix_phase_ends", "closed_at IS NULL", tables.phase.c.ends_at, tables.phase.c.deadline)
    _part("ix_phase_remind_at", "closed_at IS NULL AND reminded_at IS NULL", tables.phase.c.remind_at)
    _part("ix_letter_unhandled", "verdict IS NULL", tables.letter.c.id)
    _part("ix_letter_held", "verdict = 'held'", tables.letter.c.id)
    _part("ix_letter_unfetched", "verdict = 'unfetched'", tables.letter.c.id)
    return tables.ALL


def _part(name: str, where: str, *of: Column[Any], unique: bool = False) -> None:
    Index(name, *of, unique=unique, sqlite_where=text(where), postgresql_where=text(where))
