"""Addresses of databases, looked at before anything is asked of one."""

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from adjudicator.store.errors import StoreUnusable


def checked(url: str) -> URL:
    """The address of a database of a kind that games can be kept in; raises StoreUnusable."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreUnusable(f"{url!r} is no database address; write for example sqlite:///adjudicator.db") from None
    backend = parsed.get_backend_name()
    if parsed.drivername == "postgresql":
        parsed = parsed.set(drivername="postgresql+psycopg")
    if backend not in ("sqlite", "postgresql"):
        raise StoreUnusable(f"there is no storage on {backend!r}; use sqlite:///FILE or postgresql://...")
    if backend == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise StoreUnusable("a database in memory forgets every letter; name a file: sqlite:///adjudicator.db")
    if backend == "sqlite" and "?" in url:
        raise StoreUnusable(
            f"{url!r}: a question mark begins options, and there are none for a file; choose a path without one"
        )
    return parsed
