"""Services at work on one database of a server: each of them notices whether another one is.

A file has a lock beside it, and a second service refuses. On a server that would keep one from taking the place of
another whose machine has died, so it is only noticed. A lock that belongs to a connection shows it: it is let go with
the connection, whatever becomes of the process or of the server.
"""

from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import StatementError

from adjudicator.store.records.database_faults import explained

LOCK: Final = 0x73657276
"""Any number will do, as long as nothing else in the same database locks it: "serv" in ASCII."""
# So soon, in seconds, a server forgets one whose machine is gone without a word.
_FORGETS: Final = (
    "SET tcp_keepalives_idle = 60",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
)


class Serving:
    """One service's place at the database of a server, until the end of the block; for one thread at a time."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self._place = place
        self._kept: Connection | None = None

    def alone(self) -> bool:
        """Whether no other service is at work with the database, as far as it knows. Raises the store's errors."""
        try:
            if self._kept is not None:
                # The lock has gone with the connection if the server was started anew.
                self._kept.execute(text("SELECT 1"))
                return True
            db = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            for setting in _FORGETS:
                db.exec_driver_sql(setting)
            if db.execute(text("SELECT pg_try_advisory_lock(:lock)"), {"lock": LOCK}).scalar():
                self._kept = db
            else:
                db.close()
        except StatementError as error:
            self._let_go()
            raise explained(error, self._place) from error
        return self._kept is not None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, at: TracebackType | None) -> None:
        self._let_go()
        self._engine.dispose()

    def _let_go(self) -> None:
        if self._kept is not None:
            self._kept.invalidate()
            self._kept.close()
            self._kept = None
