"""The embedded servers as a process of their own: `python -m adjudicator.mail.embedded --users a,b,c`.

Prints one line of JSON when it is ready (host, domain, imap and smtp ports, each user's password) and runs until
SIGTERM or SIGINT; then it writes every mailbox as Maildir if asked to.
"""

import argparse
import asyncio
import json
import signal
from pathlib import Path

from adjudicator.mail.embedded import DOMAIN, PostOffice


async def _serve(office: PostOffice, export: Path | None) -> None:
    done = asyncio.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(sign, done.set)
    await office.start()
    ready = {
        "host": "127.0.0.1",
        "domain": office.domain,
        "imap": office.imap_port,
        "smtp": office.smtp_port,
        "users": office.users,
    }
    print(json.dumps(ready), flush=True)
    await done.wait()
    if export is not None:
        office.maildir(export)
    await office.stop()


def main() -> None:
    """Read the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m adjudicator.mail.embedded", description=__doc__)
    parser.add_argument("--users", required=True, help="comma-separated; each user's password is their name")
    parser.add_argument("--domain", default=DOMAIN, help="the part of the addresses after the @")
    parser.add_argument("--state", type=Path, help="keep every letter here as Maildir, and start with what is there")
    parser.add_argument("--export", type=Path, help="write every mailbox here as Maildir at the end")
    asked = parser.parse_args()
    users = {user: user for user in asked.users.split(",")}
    asyncio.run(_serve(PostOffice(users, domain=asked.domain, state=asked.state), asked.export))


if __name__ == "__main__":
    main()
