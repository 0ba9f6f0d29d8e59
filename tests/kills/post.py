"""Mail servers in a process of their own, which outlive every service."""

import json
import subprocess
import sys
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Self

from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer


class PostProcess:
    """`python -m adjudicator.mail.embedded` at work: `with PostProcess(["games", "ann"]) as post:`."""

    def __init__(self, users: Iterable[str]) -> None:
        self._users = tuple(users)
        self._ready: dict[str, Any] = {}
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "adjudicator.mail.embedded", "--users", ",".join(self._users)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        self._ready = json.loads(self._process.stdout.readline())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process is not None
        assert self._process.stdout is not None
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()

    def address(self, user: str) -> str:
        return f"{user}@{self._ready['domain']}"

    def imap(self, user: str) -> ImapServer:
        return ImapServer(
            host=self._ready["host"],
            port=self._ready["imap"],
            security="plain",
            user=user,
            password=self._ready["users"][user],
        )

    def smtp(self, user: str) -> SmtpServer:
        return SmtpServer(
            host=self._ready["host"],
            port=self._ready["smtp"],
            security="plain",
            user=user,
            password=self._ready["users"][user],
        )
