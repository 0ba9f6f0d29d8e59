"""Instants as the database keeps them: always UTC, never without a zone."""

from datetime import UTC, datetime

from sqlalchemy import DateTime
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator


class UtcDateTime(TypeDecorator[datetime]):
    """An instant: any zone goes in, UTC comes out, and a time without a zone is refused.

    SQLite has no instants; it keeps the UTC wall clock as text of fixed width (which sorts), and
    would silently drop the zone, so the conversion is made here for every database alike.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.utcoffset() is None:
            raise ValueError(
                f"the time {value.isoformat()} has no zone; give an aware one, such as datetime(..., tzinfo=UTC)"
            )
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
