"""A name server: it speaks DNS on a socket of this machine, and has zones in which things go wrong."""

import socket
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

import dns.flags
import dns.message
import dns.rcode
import dns.resolver
import dns.rrset

SILENT = ("silent.example.", "silent._domainkey.example.org.")
"""Whatever is asked for below these is not answered."""
FAILING = "failing.example."
"""Whatever is asked for below it, something is wrong with it."""


class NameServer:
    """Answers for these text records; of any other name it says that there is none."""

    def __init__(self, records: Mapping[str, bytes]) -> None:
        self._records = {f"{name}.": record for name, record in records.items()}
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        self._socket.bind(("127.0.0.1", 0))
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self.asked: list[str] = []
        """The names that were asked for."""

    def resolver(self) -> dns.resolver.Resolver:
        """What asks this server and no other."""
        found = dns.resolver.Resolver(configure=False)
        found.nameservers, found.port = ["127.0.0.1"], self._socket.getsockname()[1]
        return found

    def _serve(self) -> None:
        while True:
            data, sender = self._socket.recvfrom(4096)
            if not data:
                return
            answer = self._answer(dns.message.from_wire(data))
            if answer is not None:
                self._socket.sendto(answer.to_wire(), sender)

    def _answer(self, question: dns.message.Message) -> dns.message.Message | None:
        name = question.question[0].name.to_text()
        self.asked.append(name.removesuffix("."))
        if name.endswith(SILENT):
            return None
        answer = dns.message.make_response(question)
        answer.flags |= dns.flags.RA
        record = self._records.get(name)
        if name.endswith(FAILING):
            answer.set_rcode(dns.rcode.SERVFAIL)
        elif record is None:
            answer.set_rcode(dns.rcode.NXDOMAIN)
        else:
            pieces = " ".join(f'"{record[at : at + 255].decode()}"' for at in range(0, len(record), 255))
            answer.answer.append(dns.rrset.from_text(name, 300, "IN", "TXT", pieces))
        return answer

    def start(self) -> None:
        """Begin to serve."""
        self._thread.start()

    def stop(self) -> None:
        """Serve no more."""
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as last:
            last.sendto(b"", self._socket.getsockname())
        self._thread.join()
        self._socket.close()


@contextmanager
def serving(records: Mapping[str, bytes]) -> Iterator[NameServer]:
    """A name server, for a while."""
    server = NameServer(records)
    server.start()
    try:
        yield server
    finally:
        server.stop()
