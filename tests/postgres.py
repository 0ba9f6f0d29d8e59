"""A PostgreSQL server of the tests' own, from the programs on this machine."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class PostgresServer:
    """The programs of the newest PostgreSQL on this machine, at work in one folder."""

    def __init__(self, home: Path) -> None:
        self.home = home
        installed = Path("/usr/lib/postgresql").glob("*/bin")
        self.programs = max(installed, key=lambda path: int(path.parent.name))
        # PostgreSQL refuses to run as root.
        self.user = pwd.getpwnam("postgres").pw_uid if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(home, self.user, -1)

    def run(self, program: str, *words: str) -> None:
        with (self.home / "programs.log").open("a") as log:
            subprocess.run(
                [str(self.programs / program), *words],
                check=True,
                cwd=self.home,
                user=self.user,
                stdout=log,
                stderr=log,
            )

    def create(self, name: str) -> str:
        self.run("createdb", "-h", str(self.home), "-U", "gm", name)
        return f"postgresql+psycopg://gm@/{name}?host={self.home}"


@contextmanager
def at_work() -> Iterator[PostgresServer]:
    """A server reachable by a socket of its own only."""
    home = Path(tempfile.mkdtemp(prefix="adjudicator-postgres-"))
    try:
        server = PostgresServer(home)
        server.run("initdb", "-D", "data", "-A", "trust", "-U", "gm", "-E", "UTF8", "--locale", "C")
        private = f"-c listen_addresses='' -k {home}"
        server.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", private, "start")
        try:
            yield server
        finally:
            server.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home)
