"""A sender as a process: `python -m tests.service.sender CONFIGURATION SMTP_PORT RATE`; begins when told to."""

import sys
from pathlib import Path
from threading import Event

from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.mail.servers.smtp import Courier
from adjudicator.service.mailroom.mail_sender import Sending
from adjudicator.service.office.office import opened
from adjudicator.service.settings.toml_reader import load


def main() -> None:
    path, port, rate = sys.argv[1:]
    office = opened(load(Path(path)))
    courier = Courier(SmtpServer(host="127.0.0.1", port=int(port), security="plain", user="games", password="games"))
    sending = Sending(office, courier, dead=(), rate=int(rate))
    print("ready", flush=True)
    sys.stdin.readline()
    count = 0
    while (sent := sending.send_some()) or sending.rest:
        count += sent
        Event().wait(sending.rest)
    print(count, flush=True)
    courier.close()
    office.store.close()


if __name__ == "__main__":
    main()
