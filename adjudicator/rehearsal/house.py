"""The house of a rehearsal: a folder with a configuration, a key and a clock, all made from the seed."""

from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Final, Protocol

from msgspec import Struct, json

from adjudicator.core.chance import SEED_BYTES
from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from adjudicator.rehearsal.people import HOUSE, MASTER
from adjudicator.service.office.office import Office, opened
from adjudicator.service.settings.clock import FileClock
from adjudicator.service.settings.configuration import (
    FILE,
    IMAP_PASSWORD,
    IMAP_TOKEN,
    KEY_FILE,
    SMTP_PASSWORD,
    SMTP_TOKEN,
    ReplyStyle,
)
from adjudicator.service.settings.toml_reader import load

START: Final = datetime(2026, 5, 5, 18, tzinfo=UTC)
"""A Tuesday evening; the game begins on Thursday."""
_CLOCK: Final = "clock"

_CONFIGURATION: Final = """\
# Written for a rehearsal: servers on this machine, and a clock that is moved by hand.
[service]
name = {name}
mailbox = "{mailbox}"
gm = "{gm}"
reply = "{manner.reply}"
zone = "{manner.zone}"
{templates}situations = {manner.situations}
# A process that begins costs more than a few situations.
processes = 0

[imap]
host = "{imap.host}"
port = {imap.port}
security = "{imap.security}"
user = "{imap.user}"
# Whoever moves the clock past a deadline for which nobody writes waits this many seconds for the mailbox to be read.
poll = 1

[smtp]
host = "{smtp.host}"
port = {smtp.port}
security = "{smtp.security}"
user = "{smtp.user}"

[clock]
file = "{clock}"
"""


class Manner(Struct, frozen=True, kw_only=True):
    """What may differ from rehearsal to rehearsal: how its letters are written, and when it begins."""

    name: str = HOUSE.name
    zone: str = "UTC"
    reply: ReplyStyle = "plus"
    templates: Path | None = None
    situations: int = 4
    """Few, because a rehearsal sends many letters."""
    start: datetime = START


class Post(Protocol):
    """Mail accounts on running servers: `adjudicator.mail.embedded.Embedded`."""

    def address(self, user: str) -> str:
        """A user's mail address."""

    def imap(self, user: str) -> ImapServer:
        """How a user reaches their INBOX."""

    def smtp(self, user: str) -> SmtpServer:
        """How a user sends letters."""


class House(Struct, frozen=True):
    """A folder in which a service can work, and the office of the game master who sits in the same folder."""

    folder: Path
    post: Post
    office: Office
    clock: FileClock
    environment: dict[str, str]
    """What the service must find in its environment: the passwords, and no tokens of somebody's own account."""

    @property
    def configuration(self) -> Path:
        """The file that `adjudicator serve --config` is given."""
        return self.folder / FILE


def from_seed(seed: int, what: str) -> bytes:
    """Bytes that are secret in a real game and must be the same every time here."""
    return blake2b(f"{what}/{seed}".encode(), digest_size=SEED_BYTES).digest()


def furnish(folder: Path, post: Post, seed: int, manner: Manner = Manner()) -> House:  # noqa: B008 - it is frozen
    """Write everything a service needs into a folder, which is made; its database too."""
    folder.mkdir(parents=True, exist_ok=True)
    imap, smtp = post.imap(HOUSE.user), post.smtp(HOUSE.user)
    (folder / FILE).write_text(
        _CONFIGURATION.format(
            name=_quoted(manner.name),
            mailbox=post.address(HOUSE.user),
            gm=post.address(MASTER.user),
            imap=imap,
            smtp=smtp,
            manner=manner,
            templates="" if manner.templates is None else f"templates = {_quoted(str(manner.templates.resolve()))}\n",
            clock=_CLOCK,
        ),
        encoding="utf-8",
    )
    key = folder / KEY_FILE
    key.touch(mode=0o600)
    key.write_text(f"{from_seed(seed, 'key').hex()}\n", encoding="ascii")
    clock = FileClock(folder / _CLOCK)
    clock.move(manner.start)
    return House(
        folder=folder,
        post=post,
        office=opened(load(folder / FILE)),
        clock=clock,
        environment={IMAP_PASSWORD: imap.password, SMTP_PASSWORD: smtp.password, IMAP_TOKEN: "", SMTP_TOKEN: ""},
    )


def _quoted(words: str) -> str:
    """Words as TOML has them, which quotes as JSON does."""
    return json.encode(words).decode()
