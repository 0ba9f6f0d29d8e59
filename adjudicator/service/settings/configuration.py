"""The configuration: `adjudicator.toml` as frozen values; secrets are never in it."""

import os
import secrets
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.data import example
from adjudicator.mail.servers.oauth import Command
from adjudicator.mail.servers.server_settings import ImapServer, Security, SmtpServer
from adjudicator.mail.writing.signer import BadKey, Signer, with_key
from adjudicator.service.settings.clock import Clock, FileClock, WallClock
from adjudicator.service.settings.environment import HERE
from adjudicator.service.settings.language_names import named

FILE = "adjudicator.toml"
KEY_FILE = "adjudicator.key"
KEY_BYTES = 32
IMAP_PASSWORD = "ADJUDICATOR_IMAP_PASSWORD"  # noqa: S105 - the name of a variable
SMTP_PASSWORD = "ADJUDICATOR_SMTP_PASSWORD"  # noqa: S105
IMAP_TOKEN = "ADJUDICATOR_IMAP_TOKEN"  # noqa: S105
SMTP_TOKEN = "ADJUDICATOR_SMTP_TOKEN"  # noqa: S105
SECRET = "ADJUDICATOR_SECRET"  # noqa: S105
DESK_PASSWORD = "ADJUDICATOR_DESK_PASSWORD"  # noqa: S105

Arrival = Literal["imap", "maildir", "pipe"]
ReplyStyle = Literal["plus", "subject"]
Webhooks = Literal["off", "public", "any"]
Strangers = Literal["refused", "answered", "may_join", "may_start_games"]


class SettingsWrong(Exception):
    """The configuration cannot be used; the text names the file, the line and the key, and says what would work."""


class House(Struct, frozen=True, kw_only=True):
    """Who writes the letters, and how they are answered."""

    name: str
    """The name letters come from."""
    mailbox: str
    """The address that letters come from and are answered to. Its domain is also that of our Message-IDs."""
    reply: ReplyStyle = "plus"
    """Whether a seat's token stands in the reply address (`gm+...@host`) or in the subject."""
    letters: Arrival = "imap"
    """Where letters arrive: in an IMAP folder, in a Maildir, or through `adjudicator deliver` alone."""
    gm: str
    """The game master's own address, for notices and new games."""
    zone: str = "UTC"
    """The zone of a new game's deadlines, for example `Europe/London`."""
    outage: int = 60
    """A phase is held if nobody has read the mailbox for this many minutes over its deadline; 0: never."""
    situations: int = 200
    """In how many situations the orders of a letter are tried before it is acknowledged; 0: in none."""
    strangers: Strangers = "may_join"
    """What people who play in no game can do by letter: nothing, ask, join open games, or begin games too."""
    webhooks: Webhooks = "public"
    """Which addresses on the web games may tell their news to: none, those on the public net, or any."""
    processes: int = 4
    """How many processes beside the service do that when letters pile up; 0: none."""
    templates: str = ""
    """A folder of templates that replace those of the same name; relative to the configuration."""


class Mailbox(Struct, frozen=True, kw_only=True):
    """A further mailbox in which letters arrive."""

    host: str
    port: int = 993
    security: Security = "tls"
    user: str = ""
    folder: str = "INBOX"
    token_command: str = ""
    """A command that prints an OAuth 2 access token, for providers who want XOAUTH2 instead of a password."""
    shared: bool = False
    """Whether a person's own mail arrives there too: then only letters addressed to a game are read."""
    ca_file: str = ""


class Imap(Mailbox, frozen=True, kw_only=True):
    """Where letters arrive."""

    poll: int = 60
    """After this many seconds the folder is checked even if the server has announced nothing."""


class MaildirSettings(Struct, frozen=True, kw_only=True):
    """A folder in which a mail server of this machine leaves letters."""

    path: str = ""
    """The folder, with `new` and `cur` in it; relative to the configuration."""
    shared: bool = False
    """As above."""


class Smtp(Struct, frozen=True, kw_only=True):
    """Where letters leave."""

    host: str
    port: int = 465
    security: Security = "tls"
    user: str = ""
    token_command: str = ""
    """As above."""
    rate: int = 0
    """The most letters per minute, from all senders together; 0: as many as the server takes."""
    copy_to: str = ""
    """An address of your own that gets a copy of every letter."""
    copies: str = ""
    """The folder of the account in [imap] with such copies; with it, a letter that has left is never sent again."""
    ca_file: str = ""


class Senders(Struct, frozen=True, kw_only=True):
    """What counts as evidence of a letter's sender."""

    dkim: bool = True
    """Whether the signatures of letters are checked; name servers are asked for that."""
    trust: str = ""
    """The name your mail provider uses in Authentication-Results headers; several are separated by spaces."""


class Signing(Struct, frozen=True, kw_only=True):
    """Whether our own letters are signed here (DKIM)."""

    selector: str = ""
    """The name of the public key in the mailbox's domain; empty: nothing is signed here."""
    key_file: str = "dkim.pem"
    """The file with the private key."""


class Paper(Struct, frozen=True, kw_only=True):
    """What is printed on paper, for players without mail."""

    size: Literal["a4", "letter"] = "a4"
    """The paper size."""
    address: str = ""
    """Where orders on paper are sent: a postal address, on one line."""


class Pages(Struct, frozen=True, kw_only=True):
    """The web site of public games."""

    languages: str = "English"
    """The languages it is built in, separated by spaces; the first is the usual one."""
    address: str = ""
    """Where it is on the web; empty if letters are not to lead there."""
    attached: bool = True
    """Whether the first report brings the order page as a file where there is no address."""

    @property
    def codes(self) -> tuple[str, ...]:
        """Their two-letter codes; raises KeyError with a word that names no language."""
        found: dict[str, None] = {}
        for word in self.languages.split():
            code = named(word)
            if code is None:
                raise KeyError(word)
            found[code] = None
        return tuple(found)


class Storage(Struct, frozen=True, kw_only=True):
    """Where the games are."""

    url: str = "sqlite:///adjudicator.db"


class Limits(Struct, frozen=True, kw_only=True):
    """How much is read and answered; 0: without a limit."""

    letters: int = 60
    """How many letters an hour are read from one sender."""
    megabytes: int = 20
    """How many megabytes an hour are read from one sender."""
    strangers: int = 100
    """How many answers a day go to people who play in no game, all of them together."""


class Retention(Struct, frozen=True, kw_only=True):
    """For how many days something is kept; 0: until somebody asks to be forgotten."""

    letters: int = 0
    """Letters of a game, in and out, after its end; its record and its pages stay."""
    people: int = 0
    """Addresses and names of its players, after its end."""
    strangers: int = 90
    """Letters that belong to no game, and the answers."""


class ClockFile(Struct, frozen=True, kw_only=True):
    """A simulated clock, for rehearsals."""

    file: str = ""


class Watching(Struct, frozen=True, kw_only=True):
    """What the service reports about itself."""

    log: Literal["plain", "json"] = "plain"
    """How lines of the log are written: for people, or one JSON object each."""
    metrics: str = ""
    """Where `adjudicator serve` answers requests about its health and its figures; empty: nowhere."""
    patience: int = 15
    """After how many minutes an unread mailbox, an unsent mail or an overdue phase counts as trouble."""


class Unsubscribing(Struct, frozen=True, kw_only=True):
    """Where letters that come regularly are ended by one click (RFC 8058)."""

    address: str = ""
    """The beginning of the links in letters, on the web; empty: letters are ended by letter alone."""
    listen: str = ""
    """Where `adjudicator serve` answers such links; a web server passes them on to it."""


class Settings(Struct, frozen=True, kw_only=True):
    """The whole configuration; `folder` is that of its file, from which relative paths start."""

    folder: Path
    service: House
    imap: Imap
    smtp: Smtp
    mailboxes: tuple[Mailbox, ...] = ()
    """Further ones beside that of `imap`."""
    maildir: MaildirSettings = MaildirSettings()
    senders: Senders = Senders()
    signing: Signing = Signing()
    paper: Paper = Paper()
    site: Pages = Pages()
    store: Storage = Storage()
    limits: Limits = Limits()
    retention: Retention = Retention()
    watching: Watching = Watching()
    unsubscribing: Unsubscribing = Unsubscribing()
    clock: ClockFile = ClockFile()

    @property
    def fetched(self) -> bool:
        """Whether letters stay where they are fetched from: letters for `adjudicator deliver` are in no mailbox."""
        return self.service.letters != "pipe"

    @property
    def key_file(self) -> Path:
        """Where the key of the seat tokens is, unless the environment holds it."""
        return self.folder / KEY_FILE

    @property
    def templates(self) -> Path | None:
        """The game master's own templates."""
        return self.folder / self.service.templates if self.service.templates else None

    @property
    def url(self) -> str:
        """The address of the database, with a relative file taken from the folder of the configuration."""
        scheme, found, path = self.store.url.partition("sqlite:///")
        if found and not scheme and path and not path.startswith(("/", ":")):
            return f"sqlite:///{(self.folder / path).as_posix()}"
        return self.store.url

    def signer(self) -> Signer | None:
        """The signer of our letters, if they are signed; raises SettingsWrong for a key that cannot be used."""
        if not self.signing.selector:
            return None
        try:
            domain = self.service.mailbox.rpartition("@")[2].lower()
            return with_key(domain, self.signing.selector, self.folder / self.signing.key_file)
        except BadKey as fault:
            raise SettingsWrong(f"signing.key_file: {fault}") from fault

    def make_clock(self) -> Clock:
        """The clock that the service uses."""
        return FileClock(self.folder / self.clock.file) if self.clock.file else WallClock()

    def imap_server(self, environment: Mapping[str, str] = HERE) -> ImapServer:
        """The account where letters arrive; raises SettingsWrong if its password is missing."""
        return _imap(self.imap, "", environment)

    def imap_servers(self, environment: Mapping[str, str] = HERE) -> tuple[ImapServer, ...]:
        """All accounts where letters arrive, that of [imap] first; raises SettingsWrong as above."""
        further = (_imap(one, f"_{place}", environment) for place, one in enumerate(self.mailboxes, start=2))
        return (self.imap_server(environment), *further)

    def smtp_server(self, environment: Mapping[str, str] = HERE) -> SmtpServer:
        """The account that letters leave from; raises SettingsWrong if its password is missing."""
        smtp = self.smtp
        return SmtpServer(
            host=smtp.host,
            port=smtp.port,
            security=smtp.security,
            user=smtp.user,
            password=_password(smtp, SMTP_PASSWORD, SMTP_TOKEN, environment),
            token=_token(smtp.token_command, SMTP_TOKEN, environment),
            ca_file=smtp.ca_file,
        )

    def copies_server(self, environment: Mapping[str, str] = HERE) -> ImapServer | None:
        """Where copies of sent letters are found, if anywhere; raises SettingsWrong as above."""
        return replace(self.imap_server(environment), folder=self.smtp.copies) if self.smtp.copies else None

    def secret(self, environment: Mapping[str, str] = HERE) -> bytes:
        """The key of the seat tokens, from the environment or the key file; raises SettingsWrong."""
        said = environment.get(SECRET, "")
        if said:
            return said.encode()
        path = self.key_file
        try:
            readable = path.stat().st_mode & 0o077
            key = path.read_bytes().strip()
        except OSError as fault:
            raise SettingsWrong(
                f"the key of the seat tokens cannot be read ({fault}): put {path} back from your backup, or set "
                f"{SECRET} to it. `adjudicator init --key` makes a new one, with which no letter from before can be "
                "answered"
            ) from fault
        if readable:
            raise SettingsWrong(f"{path} can be read by others, who could then write orders: chmod 600 {path}")
        if len(key) < KEY_BYTES:
            raise SettingsWrong(
                f"{path} holds no key: put it back from your backup, or delete it and let "
                "`adjudicator init --key` make a new one"
            )
        return key


def _imap(imap: Mailbox, more: str, environment: Mapping[str, str]) -> ImapServer:
    """An account, whose secrets have `more` appended to the usual names."""
    return ImapServer(
        host=imap.host,
        port=imap.port,
        security=imap.security,
        user=imap.user,
        password=_password(imap, IMAP_PASSWORD + more, IMAP_TOKEN + more, environment),
        token=_token(imap.token_command, IMAP_TOKEN + more, environment),
        ca_file=imap.ca_file,
        folder=imap.folder,
    )


def _password(account: Mailbox | Smtp, variable: str, token: str, environment: Mapping[str, str]) -> str:
    if not account.user or account.token_command or environment.get(token):
        return ""
    password = environment.get(variable, "")
    if not password:
        raise SettingsWrong(f"the password of {account.user} is missing: set the environment variable {variable}")
    return password


def _token(command: str, variable: str, environment: Mapping[str, str]) -> Callable[[], str] | None:
    said = environment.get(variable, "")
    if said:
        return lambda: said
    return Command(command) if command else None


def place_of(said: str) -> tuple[str, int] | None:
    """The host and port of a listening address, such as `127.0.0.1:9464` or `[::1]:9464`; None if it is none."""
    host, colon, port = said.rpartition(":")
    bare = host[1:-1] if host.startswith("[") and host.endswith("]") else host
    good = colon and bare and (":" not in bare or bare != host) and port.isascii() and port.isdigit()
    return (bare, int(port)) if good and int(port) < 65536 else None


def make_key(path: Path) -> bool:
    """Make the key of the seat tokens, readable by its owner alone; False if there is one already."""
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        return False
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(f"{secrets.token_hex(KEY_BYTES)}\n")
    return True


def example_text() -> str:
    """The commented example of a configuration."""
    return example("adjudicator.toml").read_text(encoding="utf-8")
