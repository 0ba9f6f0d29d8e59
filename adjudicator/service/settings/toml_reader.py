"""Reads `adjudicator.toml`: every mistake is reported with its line, its key and the probable meaning."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, TypeVar, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from adjudicator.given_files import Unreadable, contents, text, toml
from adjudicator.mail.servers.server_settings import Server
from adjudicator.mail.writing import unread_addresses
from adjudicator.service.settings import time_zones
from adjudicator.service.settings.configuration import (
    ClockFile,
    House,
    Imap,
    Limits,
    Mailbox,
    MaildirSettings,
    Pages,
    Paper,
    Retention,
    Senders,
    Settings,
    SettingsWrong,
    Signing,
    Smtp,
    Storage,
    Unsubscribing,
    Watching,
    place_of,
)
from adjudicator.service.settings.language_names import LANGUAGES
from adjudicator.service.settings.nearest_word import like, meant

_SECTIONS: Final = (
    "service",
    "imap",
    "maildir",
    "smtp",
    "senders",
    "signing",
    "paper",
    "site",
    "store",
    "limits",
    "retention",
    "watching",
    "unsubscribing",
    "clock",
)
_FURTHER: Final = "mailboxes"
MOST_OUTAGE: Final = 7 * 24 * 60
MOST_SITUATIONS: Final = 10_000
MOST_PROCESSES: Final = 256

_GUARDED: Final = frozenset(("url", "token_command"))
"""Settings that may contain a secret, however wrongly they are written."""
_KINDS: Final = {str: "words in quotes", int: "a whole number", bool: "true or false"}
_LOOKED_AT: Final = 200
"""How many characters of a line are searched for a key."""
_SHOWN_MOST: Final = 80
_LARGEST: Final = 1_000_000_000
"""No number in a configuration is larger: in seconds, this is thirty years."""
_CONTROL: Final = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_BY_TLS: Final = re.compile(r"https://[\w.~:/-]{1,160}", re.ASCII)
_ON_THE_WEB: Final = re.compile(r"https?://[!-~]{1,160}")
_ADDRESS: Final = re.compile(r"[^\s@<>+]+@[^\s@<>]+\Z")

_WITH_PLUS: Final = re.compile(r"[^\s@<>]+@[^\s@<>]+\Z")

_S = TypeVar("_S", bound=Struct)


def load(path: Path) -> Settings:
    """The configuration in a file; raises SettingsWrong."""
    try:
        return read(text(contents(path)), path)
    except Unreadable as fault:
        raise _unreadable(path, fault) from fault
    except FileNotFoundError as fault:
        raise SettingsWrong(f"{path} cannot be read ({fault}); `adjudicator init` writes one") from fault
    except OSError as fault:
        raise SettingsWrong(f"{path} cannot be read ({fault}): let whoever gives this command read it") from fault


def read(said: str, path: Path) -> Settings:
    """The configuration in the text of a file; raises SettingsWrong."""
    return _Reader(said, path).settings()


def _unreadable(path: Path, fault: Unreadable) -> SettingsWrong:
    where = f"{path} line {fault.line}" if fault.line else f"{path}"
    return SettingsWrong(f"{where}: {fault.sentence}")


class _Reader:
    def __init__(self, text: str, path: Path) -> None:
        self.text = text
        self.path = path

    def wrong(self, sentence: str, section: str = "", key: str = "") -> SettingsWrong:
        """The error for a key; its line is searched in the text, because TOML values do not know their lines."""
        line = self._line(section, key)
        where = f"{self.path} line {line}" if line else f"{self.path}"
        return SettingsWrong(f"{where}: {sentence}")

    def _line(self, section: str, key: str) -> int:
        inside = ""
        for number, whole in enumerate(self.text.splitlines(), start=1):
            line = whole[:_LOOKED_AT]
            head = re.match(r"\s*\[{1,2}\s*([^\[\]]+?)\s*\]", line)
            if head is not None:
                inside = head[1].strip("\"'")
                if inside == section and not key:
                    return number
            elif key:
                said = re.match(r"\s*[\"']?([\w.-]+)[\"']?\s*=", line)
                if said is not None and (inside, said[1]) == (section, key):
                    return number
        return self._line(section, "") if key and section else 0

    def settings(self) -> Settings:
        try:
            tables = toml(self.text)
        except Unreadable as fault:
            raise _unreadable(self.path, fault) from fault
        further = tables.pop(_FURTHER, [])
        if not isinstance(further, list) or not all(isinstance(one, dict) for one in further):
            raise self.wrong(f"each further mailbox begins with [[{_FURTHER}]]", _FURTHER)
        for name, table in tables.items():
            if name not in _SECTIONS or not isinstance(table, dict):
                key = "" if isinstance(table, dict) else name
                raise self.wrong(
                    f"there is no {'setting' if key else 'section'} {name[:_SHOWN_MOST]}; {meant(name, _SECTIONS)}",
                    "" if key else name,
                    key,
                )
        settings = Settings(
            folder=self.path.parent,
            service=self.part("service", House, tables.get("service")),
            imap=self.part("imap", Imap, tables.get("imap", _unused(tables))),
            mailboxes=tuple(self.part(_FURTHER, Mailbox, one) for one in further),
            maildir=self.part("maildir", MaildirSettings, tables.get("maildir")),
            smtp=self.part("smtp", Smtp, tables.get("smtp")),
            senders=self.part("senders", Senders, tables.get("senders")),
            signing=self.part("signing", Signing, tables.get("signing")),
            paper=self.part("paper", Paper, tables.get("paper")),
            site=self.part("site", Pages, tables.get("site")),
            store=self.part("store", Storage, tables.get("store")),
            limits=self.part("limits", Limits, tables.get("limits")),
            retention=self.part("retention", Retention, tables.get("retention")),
            watching=self.part("watching", Watching, tables.get("watching")),
            unsubscribing=self.part("unsubscribing", Unsubscribing, tables.get("unsubscribing")),
            clock=self.part("clock", ClockFile, tables.get("clock")),
        )
        self.check(settings)
        return settings

    def part(self, section: str, kind: type[_S], table: Mapping[str, Any] | None) -> _S:
        known = {field.name: field for field in fields(kind)}
        if table is None and any(field.required for field in known.values()):
            raise self.wrong(f"the section [{section}] is missing")
        table = table or {}
        for key, value in table.items():
            if key not in known:
                raise self.wrong(
                    f"there is no setting {section}.{key[:_SHOWN_MOST]}; {meant(key, known)}", section, key
                )
            self.typed(section, known[key], value)
        for key, field in known.items():
            if field.required and key not in table:
                raise self.wrong(f"{section}.{key} is missing", section)
        return kind(**table)

    def typed(self, section: str, field: FieldInfo, value: object) -> None:
        try:
            msgspec.convert(value, field.type, strict=True)
        except msgspec.ValidationError:
            options = get_args(field.type)
            if options:
                listed = ", ".join(f'"{option}"' for option in options)
                near = like(value, options) if isinstance(value, str) else ""
                guess = f"; did you mean {near}?" if near else ""
                sentence = f"{section}.{field.name} must be one of {listed}, not {_shown(value)}{guess}"
            else:
                given = "" if field.name in _GUARDED else f", not {_shown(value)}"
                sentence = f"{section}.{field.name} must be {_KINDS[field.type]}{given}"
            raise self.wrong(sentence, section, field.name) from None
        if isinstance(value, str) and (found := _CONTROL.search(value)) is not None:
            sentence = f"{section}.{field.name} holds a control character (U+{ord(found[0]):04X}): leave it out"
            raise self.wrong(sentence, section, field.name)
        if isinstance(value, int) and abs(value) > _LARGEST:
            raise self.wrong(f"{section}.{field.name} must be {_LARGEST} at most", section, field.name)

    def check(self, settings: Settings) -> None:
        """Checks that involve several values."""
        house = settings.service
        for key, address in (("mailbox", house.mailbox), ("gm", house.gm)):
            if not _ADDRESS.match(address):
                raise self.wrong(
                    f'service.{key} must be an address such as "games@example.org", not {_shown(address)}',
                    "service",
                    key,
                )
        self.check_readers(settings)
        if not time_zones.known(house.zone):
            guess = time_zones.guess(house.zone)
            raise self.wrong(f"service.zone: there is no zone {_shown(house.zone)}; {guess}", "service", "zone")
        self.check_mail(settings)
        tried = settings.service.situations
        if not 0 <= tried <= MOST_SITUATIONS:
            wanted = f"service.situations must be 0 to {MOST_SITUATIONS} situations, not {tried}"
            raise self.wrong(wanted, "service", "situations")
        beside = settings.service.processes
        if not 0 <= beside <= MOST_PROCESSES:
            wanted = f"service.processes must be 0 to {MOST_PROCESSES} processes, not {beside}"
            raise self.wrong(wanted, "service", "processes")
        outage = settings.service.outage
        if not 0 <= outage <= MOST_OUTAGE:
            wanted = f"service.outage must be 0 to {MOST_OUTAGE} minutes, not {outage}"
            raise self.wrong(wanted, "service", "outage")
        if outage and 60 * outage < 2 * settings.imap.poll:
            wanted = f"service.outage must be at least twice as long as imap.poll ({settings.imap.poll} seconds), or 0"
            raise self.wrong(f"{wanted}; it is {outage} minutes", "service", "outage")
        self.check_watching(settings)
        self.check_site(settings.site)
        self.check_unsubscribing(settings.unsubscribing)
        for name in settings.limits.__struct_fields__:
            if getattr(settings.limits, name) < 0:
                said = f"limits.{name} must be 0 (no limit) or more, not {getattr(settings.limits, name)}"
                raise self.wrong(said, "limits", name)
        for name in settings.retention.__struct_fields__:
            if getattr(settings.retention, name) < 0:
                said = f"retention.{name} must be 0 (kept) or a number of days, not {getattr(settings.retention, name)}"
                raise self.wrong(said, "retention", name)

    def check_readers(self, settings: Settings) -> None:
        """Check that somebody reads the game master's mail and can write to us."""
        house, shared = settings.service, settings.imap.shared or settings.maildir.shared
        for key, address in (("mailbox", house.mailbox), ("gm", house.gm)):
            if unread_addresses.by_nobody(address):
                said = f"service.{key}: nobody reads what is sent to {_shown(address)}; choose another address"
                raise self.wrong(said, "service", key)
        if unread_addresses.ours(house.gm, house.mailbox) and not shared:
            said = f"service.gm must be where you read letters, and {_shown(house.gm)} is the mailbox of the games"
            raise self.wrong(f"{said}; if you read your own mail there, set imap.shared", "service", "gm")

    def check_site(self, site: Pages) -> None:
        """Checks on the web site."""
        try:
            codes = site.codes
        except KeyError as fault:
            known = [word for names in LANGUAGES.values() for word in names]
            sentence = f"site.languages: there is no language {_shown(fault.args[0])}; {meant(fault.args[0], known)}"
            raise self.wrong(sentence, "site", "languages") from None
        if not codes:
            raise self.wrong('site.languages must name a language at least, such as "English"', "site", "languages")
        if site.address and not _ON_THE_WEB.fullmatch(site.address):
            wanted = f'site.address must be such as "https://games.example.org/", not {_shown(site.address)}'
            raise self.wrong(wanted, "site", "address")

    def check_unsubscribing(self, one: Unsubscribing) -> None:
        """Checks on links that end letters by a click."""
        if bool(one.address) != bool(one.listen):
            missing = "listen" if one.address else "address"
            wanted = f"unsubscribing.{missing} is missing: links in letters lead to address, and listen is where they"
            raise self.wrong(f"{wanted} are answered", "unsubscribing")
        if one.address and not _BY_TLS.fullmatch(one.address):
            wanted = (
                f'unsubscribing.address must be such as "https://games.example.org/stop", not {_shown(one.address)}'
            )
            raise self.wrong(wanted, "unsubscribing", "address")
        if one.listen and place_of(one.listen) is None:
            wanted = f'unsubscribing.listen must be a place such as "127.0.0.1:9465", not {_shown(one.listen)}'
            raise self.wrong(wanted, "unsubscribing", "listen")

    def check_watching(self, settings: Settings) -> None:
        """Checks on what the service reports about itself."""
        watching, poll = settings.watching, settings.imap.poll
        if 60 * watching.patience < 2 * poll:
            wanted = f"watching.patience must be at least twice as long as imap.poll ({poll} seconds)"
            raise self.wrong(f"{wanted}; it is {watching.patience} minutes", "watching", "patience")
        if watching.metrics and place_of(watching.metrics) is None:
            wanted = f'watching.metrics must be a place such as "127.0.0.1:9464", not {_shown(watching.metrics)}'
            raise self.wrong(wanted, "watching", "metrics")

    def check_mail(self, settings: Settings) -> None:
        """Checks on where letters come from and go to."""
        if settings.service.letters == "maildir" and not settings.maildir.path:
            raise self.wrong('maildir.path is missing, with service.letters = "maildir"', "maildir")
        if settings.mailboxes and settings.service.letters != "imap":
            raise self.wrong('further mailboxes need service.letters = "imap"', _FURTHER)
        every = (settings.imap, *settings.mailboxes)
        if len({(one.host, one.user, one.folder) for one in every}) < len(every):
            raise self.wrong("two mailboxes are the same: host, user and folder tell them apart", _FURTHER)
        accounts: list[tuple[str, Mailbox | Smtp]] = [("imap", settings.imap), ("smtp", settings.smtp)]
        accounts += [(_FURTHER, one) for one in settings.mailboxes]
        for section, server in accounts:
            if not 0 < server.port < 65536:
                raise self.wrong(f"{section}.port must be from 1 to 65535, not {server.port}", section, "port")
            try:
                Server(host=server.host, port=server.port, security=server.security)
            except ValueError as fault:
                raise self.wrong(f"{section}.security: {fault}", section, "security") from None
        if settings.imap.poll < 1:
            raise self.wrong(f"imap.poll must be at least 1 second, not {settings.imap.poll}", "imap", "poll")
        if settings.smtp.rate < 0:
            raise self.wrong(f"smtp.rate must be 0 or more letters a minute, not {settings.smtp.rate}", "smtp", "rate")
        copy_to = settings.smtp.copy_to
        if copy_to and not _WITH_PLUS.match(copy_to):
            wanted = f'smtp.copy_to must be an address such as "copies@example.org", not {_shown(copy_to)}'
            raise self.wrong(wanted, "smtp", "copy_to")
        if settings.smtp.copies and settings.service.letters != "imap":
            raise self.wrong('smtp.copies is a folder of [imap]; it needs service.letters = "imap"', "smtp", "copies")


def _unused(tables: Mapping[str, Any]) -> dict[str, str] | None:
    """An account that nobody reads while letters arrive another way."""
    elsewhere = tables.get("service", {}).get("letters", "imap") != "imap"
    return {"host": "localhost"} if elsewhere else None


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, (dict, list)):
        return "a table" if isinstance(value, dict) else "a list"
    said = str(value) if len(str(value)) <= _SHOWN_MOST else f"{str(value)[:_SHOWN_MOST]}..."
    return f'"{said}"' if isinstance(value, str) else said
