"""Column types whose values the database keeps as text: headings of phases, and who is away."""

from msgspec import json
from sqlalchemy import String
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from adjudicator.engine.contract.heading import Heading
from adjudicator.store.tables.values import Away


class Headed(TypeDecorator[Heading]):
    """A heading as records write it: `turn 3 phase 1`."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: Heading | None, dialect: Dialect) -> str | None:
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> Heading | None:
        return None if value is None else Heading.written(value)


class Missing(TypeDecorator[tuple[Away, ...]]):
    """Players who are away, as JSON; nothing if there are none."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: tuple[Away, ...] | None, dialect: Dialect) -> str | None:
        return json.encode(value).decode() if value else None

    def process_result_value(self, value: str | None, dialect: Dialect) -> tuple[Away, ...]:
        return () if value is None else json.decode(value, type=tuple[Away, ...])
