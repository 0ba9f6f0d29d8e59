"""What the tables have in common."""

from typing import ClassVar

from sqlalchemy import MetaData
from sqlmodel import SQLModel

# Fixed names, so that a later migration can name what it alters on every database.
NAMES = {
    "pk": "pk_%(table_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
}


class Base(SQLModel):
    """The metadata of all tables of the store, with predictable names."""

    metadata: ClassVar[MetaData] = MetaData(naming_convention=NAMES)
    # Validators for rows that nobody makes are not built in advance.
    model_config = {"defer_build": True}
