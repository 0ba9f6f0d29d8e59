"""A PostgreSQL server of the tests' own, from the programs on this machine."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from uuid import uuid4


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

    def start(self) -> None:
        """Reachable by a socket of its own only."""
        private = f"-c listen_addresses='' -k {self.home}"
        self.run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", private, "start")

    def stop(self) -> None:
        """At once, as when it fails."""
        self.run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def create(self, name: str = "") -> str:
        """The address of a new database; without a name it gets one that no other has."""
        name = name or f"t{uuid4().hex}"
        self.run("createdb", "-h", str(self.home), "-U", "gm", name)
        return f"postgresql+psycopg://gm@/{name}?host={self.home}"


@contextmanager
def at_work() -> Iterator[PostgresServer]:
    """A server until the end of the block, in a folder that goes with it."""
    home = Path(tempfile.mkdtemp(prefix="adjudicator-postgres-"))
    try:
        server = PostgresServer(home)
        server.run("initdb", "-D", "data", "-A", "trust", "-U", "gm", "-E", "UTF8", "--locale", "C")
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(home)
