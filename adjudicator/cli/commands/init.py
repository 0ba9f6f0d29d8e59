"""`adjudicator init`, `adjudicator serve` and `adjudicator work`."""

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from adjudicator.cli.tools import showing
from adjudicator.cli.tools.command_errors import Wrong
from adjudicator.cli.tools.given_letters import brief
from adjudicator.cli.tools.options import CONFIG, Config, Json

if TYPE_CHECKING:
    from adjudicator.service.settings.configuration import Settings

_ASKED = {
    "mailbox": "The address that letters to players come from",
    "gm": "Your own address, for notices",
    "imap-host": "The IMAP server, where letters arrive",
    "smtp-host": "The SMTP server, through which letters leave",
}
_PORTS = {("imap", "tls"): 993, ("imap", "starttls"): 143, ("imap", "plain"): 143}
_PORTS |= {("smtp", "tls"): 465, ("smtp", "starttls"): 587, ("smtp", "plain"): 25}


def init(
    config: Config = CONFIG,
    mailbox: Annotated[str, typer.Option(help=_ASKED["mailbox"] + ".", show_default=False)] = "",
    gm: Annotated[str, typer.Option(help=_ASKED["gm"] + ".", show_default=False)] = "",
    name: Annotated[str, typer.Option(help="The name that letters come from.")] = "The Adjudicator",
    zone: Annotated[str, typer.Option(help="The zone of deadlines, for example Europe/London.")] = "UTC",
    reply: Annotated[str, typer.Option(help="Where a seat's token stands: plus (in the address) or subject.")] = "plus",
    user: Annotated[str, typer.Option(help="The login of both servers; the mailbox if left out.")] = "",
    imap_host: Annotated[str, typer.Option(help=_ASKED["imap-host"] + ".", show_default=False)] = "",
    imap_port: Annotated[int, typer.Option(help="0: the usual one.")] = 0,
    imap_security: Annotated[str, typer.Option(help="tls, starttls, or plain on this machine.")] = "tls",
    smtp_host: Annotated[str, typer.Option(help=_ASKED["smtp-host"] + ".", show_default=False)] = "",
    smtp_port: Annotated[int, typer.Option(help="0: the usual one.")] = 0,
    smtp_security: Annotated[str, typer.Option(help="tls, starttls, or plain on this machine.")] = "tls",
    force: Annotated[bool, typer.Option("--force", help="Write over a configuration that is there.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Write nothing: check the one that is there.")] = False,
    key: Annotated[bool, typer.Option("--key", help="Write no configuration: make the key, if it is missing.")] = False,
    json: Json = False,
) -> None:
    """Write a configuration and the key of the seat tokens, and check both mail connections."""
    from adjudicator.service.settings.configuration import make_key
    from adjudicator.service.settings.toml_reader import load, read

    if json and (key or not check):
        raise Wrong("--json goes with --check, which writes nothing")
    if not (check or key):
        if config.exists() and not force:
            raise Wrong(f"{config} is there already: --check checks its connections, --force writes over it")
        said = _asked({"mailbox": mailbox, "gm": gm, "imap-host": imap_host, "smtp-host": smtp_host})
        login = user or said["mailbox"]
        text = _filled(
            {
                ("service", "name"): name,
                ("service", "mailbox"): said["mailbox"],
                ("service", "gm"): said["gm"],
                ("service", "zone"): zone,
                ("service", "reply"): reply,
                ("imap", "host"): said["imap-host"],
                ("imap", "port"): imap_port or _PORTS.get(("imap", imap_security), 993),
                ("imap", "security"): imap_security,
                ("imap", "user"): login,
                ("smtp", "host"): said["smtp-host"],
                ("smtp", "port"): smtp_port or _PORTS.get(("smtp", smtp_security), 465),
                ("smtp", "security"): smtp_security,
                ("smtp", "user"): login,
            }
        )
        read(text, config)  # report faults before anything is written
        if not config.parent.is_dir():
            raise Wrong(f"there is no folder {config.parent}: make it first, or choose another place with --config")
        config.write_text(text, encoding="utf-8")
        typer.echo(f"{config}: written")
    settings = load(config)
    if not check or key:
        made = make_key(settings.key_file)
        typer.echo(f"{settings.key_file}: {'made; keep a copy of it' if made else 'kept as it was'}")
    _connections(settings, json=json)


def serve(
    config: Config = CONFIG,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as JSON, a line for each entry.")] = False,
    once: Annotated[bool, typer.Option("--once", help="Do what is due now, and end: for cron.")] = False,
) -> None:
    """Serve the games of a configuration until stopped: letters in, reports out, deadlines by the clock."""
    if once:
        _served_once(config, log_json=log_json)
        return
    from adjudicator.service.settings.toml_reader import load
    from adjudicator.service.work.serve import serve as served

    served(load(config), log_json=log_json)


def _served_once(config: Path, *, log_json: bool) -> None:
    brief()
    from adjudicator.service.settings.toml_reader import load
    from adjudicator.service.work.once import serve_once

    serve_once(load(config), log_json=log_json)


def work(
    config: Config = CONFIG,
    log_json: Annotated[bool, typer.Option("--log-json", help="Write the log as JSON, a line for each entry.")] = False,
    metrics: Annotated[
        str, typer.Option(help="Where to answer /metrics and /healthz, such as 127.0.0.1:9465.", show_default=False)
    ] = "",
) -> None:
    """Help `adjudicator serve` until stopped: deadlines, and reports out."""
    from adjudicator.service.settings.toml_reader import load
    from adjudicator.service.work import serve as service

    service.work(load(config), log_json=log_json, metrics=metrics)


def _asked(said: dict[str, str]) -> dict[str, str]:
    """Ask for values that the options did not give, if there is somebody to ask."""
    missing = [option for option, value in said.items() if not value]
    if missing and not sys.stdin.isatty():
        raise Wrong(f"say {', '.join(f'--{option}' for option in missing)}: nobody is there to be asked")
    return said | {option: typer.prompt(_ASKED[option]) for option in missing}


def _filled(values: dict[tuple[str, str], str | int]) -> str:
    """The commented example with these values in it."""
    from adjudicator.service.settings.configuration import example_text

    section = ""
    lines = []
    for line in example_text().splitlines():
        head = re.match(r"\[(\w+)\]", line)
        section = head[1] if head is not None else section
        key = re.match(r"(\w+) = ", line)
        if key is not None and (section, key[1]) in values:
            value = values.pop((section, key[1]))
            lines.append(f"{key[1]} = {value if isinstance(value, int) else _quoted(value)}")
        else:
            lines.append(line)
    assert not values, f"the example does not speak of {sorted(values)}"
    return "\n".join([*lines, ""])


def _quoted(value: str) -> str:
    """A value as a string of TOML (which, apart from control characters, is one of JSON)."""
    import msgspec

    if any(ord(letter) < 32 or ord(letter) == 127 for letter in value):
        raise Wrong(f"{value!r} has characters that no setting can have")
    return msgspec.json.encode(value).decode()


def _connections(settings: "Settings", *, json: bool) -> None:
    from adjudicator.mail.servers import doctor
    from adjudicator.mail.servers.maildir import Maildir, NoMaildir
    from adjudicator.service.settings.configuration import SettingsWrong

    try:
        mailboxes = settings.imap_servers() if settings.service.letters == "imap" else ()
        smtp = settings.smtp_server()
        settings.signer()
        if settings.service.letters == "maildir":
            next(Maildir(settings.folder / settings.maildir.path).unread(frozenset()), None)
    except (SettingsWrong, NoMaildir) as fault:
        raise Wrong(f"{fault}; then `adjudicator init --check` tries both connections") from fault
    found = {f"IMAP {imap.host}:{imap.port}": doctor.check_imap(imap) for imap in mailboxes}
    found[f"SMTP {smtp.host}:{smtp.port}"] = doctor.check_smtp(smtp)
    if json:
        showing.json(found)
    for at, findings in () if json else found.items():
        if not any(finding.fatal for finding in findings):
            typer.echo(f"{at}: good")
        for finding in findings:
            typer.echo(f"{at}: {finding.sentence}", err=finding.fatal)
    if any(finding.fatal for findings in found.values() for finding in findings):
        raise Wrong("no mail will pass until that is put right; `adjudicator init --check` looks again")
