"""Copies of sent letters in a folder on an IMAP server: they show that a letter has left already."""

from typing import Final

from imapclient.exceptions import IMAPClientError  # type: ignore[import-untyped]

from adjudicator.mail.servers.imap import ConnectionLost, connect, hang_up
from adjudicator.mail.servers.server_settings import ImapServer

_SEARCH: Final = ("HEADER", "Message-ID")


class Copies:
    """The folder with the copies. It is rarely used, so it is connected only while it is."""

    def __init__(self, server: ImapServer) -> None:
        self._server = server

    def holds(self, message_id: str) -> bool:
        """Whether there is a copy of the letter with this Message-ID; raises ConnectionLost if that is unknown."""
        try:
            client = connect(self._server)
            try:
                client.select_folder(self._server.folder, readonly=True)
                return bool(client.search([*_SEARCH, message_id]))
            finally:
                hang_up(client)
        except (OSError, IMAPClientError, ValueError) as fault:
            where = f"{self._server.host}:{self._server.port}"
            said = str(fault) or type(fault).__name__
            raise ConnectionLost(f"the copies in {self._server.folder} on {where} cannot be read: {said}") from fault
