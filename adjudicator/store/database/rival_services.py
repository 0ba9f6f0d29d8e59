"""Services on one server database: each notices whether another one is at work.

A database file has a lock beside it, and a second service refuses to start. On a server that would keep a service from
replacing one whose machine has died, so it is only noticed. The sign is a lock that belongs to a connection: it is
released with the connection, whatever happens to the process or the server.
"""

from types import TracebackType
from typing import Final, Self

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import StatementError

from adjudicator.store.records.database_faults import explained

LOCK: Final = 0x73657276
"""Any number that nothing else in the same database locks will do: "serv" in ASCII."""
# After this many seconds a server forgets a client whose machine has silently gone.
_FORGETS: Final = (
    "SET tcp_keepalives_idle = 60",
    "SET tcp_keepalives_interval = 10",
    "SET tcp_keepalives_count = 3",
)


class Serving:
    """One service's place at a server's database, until the end of the block; for one thread at a time."""

    def __init__(self, engine: Engine, place: str) -> None:
        self._engine = engine
        self._place = place
        self._kept: Connection | None = None

    def alone(self) -> bool:
        """Whether, as far as it knows, no other service uses the database. Raises the store's errors."""
        try:
            if self._kept is not None:
                # If the server was restarted, the lock has gone with the connection.
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
