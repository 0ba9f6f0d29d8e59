"""Addresses of databases, checked before they are used; possible passwords are never shown."""

import re
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from adjudicator.store.tables.errors import StoreUnusable

EXAMPLES: Final = "sqlite:///adjudicator.db or postgresql://USER:PASSWORD@HOST/NAME"
_POSTGRESQL: Final = frozenset(("postgres", "postgresql", "postgresql+psycopg"))
_SQLITE: Final = frozenset(("sqlite", "sqlite+pysqlite"))
_SCHEME: Final = re.compile(r"[\w+.]+://|(?:sqlite|postgres)[\w+.]*:?/*", re.I)


def checked(url: str) -> URL:
    """The address of a database that can hold games; raises StoreUnusable."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError):
        raise StoreUnusable(f"{hidden(url)} is no database address; write for example {EXAMPLES}") from None
    driver = parsed.drivername.lower()
    if driver in _POSTGRESQL:
        return _server(parsed, url)
    if driver not in _SQLITE:
        raise StoreUnusable(f"there is no storage on {parsed.drivername!r}; use sqlite:///FILE or postgresql://...")
    if parsed.host or parsed.username or parsed.password:
        name = parsed.database or (parsed.host if hidden(url) == repr(url) else "") or "FILE"
        raise StoreUnusable(
            f"{hidden(url)}: a file is on no other machine, and three slashes stand before the name of a file: "
            f"sqlite:///{name}"
        )
    if parsed.database in (None, "", ":memory:"):
        raise StoreUnusable("a database in memory forgets every letter; name a file: sqlite:///adjudicator.db")
    if "?" in url:
        raise StoreUnusable(
            f"{hidden(url)}: a question mark begins options, and there are none for a file; choose a path without one"
        )
    return parsed.set(drivername=driver)


def _server(parsed: URL, url: str) -> URL:
    """The address of a PostgreSQL database, with its password in the usual place."""
    if "@" in (parsed.host or ""):
        raise StoreUnusable(
            f"{hidden(url)} has more than one @; one that belongs to the user's name or to the password must be "
            "written %40"
        )
    said = {name: value if isinstance(value, str) else value[-1] for name, value in parsed.query.items()}
    return parsed.set(
        drivername="postgresql+psycopg",
        username=said.get("user", parsed.username),
        password=said.get("password", parsed.password),
    ).difference_update_query(["user", "password"])


def file(url: URL) -> Path | None:
    """The file of an SQLite database, None for a server's."""
    return Path(str(url.database)) if url.get_backend_name() == "sqlite" else None


def place(url: URL) -> str:
    """Where a database is, safe to show: the file, or the address without its passwords."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    shown = {name: "***" for name in url.query if "password" in name.lower()}
    plain = url.set(drivername="postgresql").update_query_dict(shown)
    return plain.render_as_string(hide_password=True)


def hidden(url: str) -> str:
    """An address as written, in quotes; if it may contain a password, only its beginning."""
    found = _SCHEME.match(url)
    scheme = found[0] if found is not None else ""
    rest = url[len(scheme) :]
    before, at, after = rest.rpartition("@")
    secret = ":" in (before if at else after) or "pass" in rest.lower()
    return repr(f"{scheme}***" if secret else url)
