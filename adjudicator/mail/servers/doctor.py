"""Diagnoses a mail account, in sentences that say what to do."""

import asyncio
import re
import socket
import ssl
from typing import Final, Literal

from aiosmtplib import SMTPAuthenticationError, SMTPException, SMTPNotSupported, SMTPResponseException
from imapclient import IMAPClient  # type: ignore[import-untyped]
from imapclient.exceptions import CapabilityError, IMAPClientError, LoginError  # type: ignore[import-untyped]
from msgspec import Struct

from adjudicator.mail.servers import imap, smtp
from adjudicator.mail.servers.server_settings import ImapServer, NoToken, Server, SmtpServer, tls_context

Kind = Literal[
    "ca_file",
    "host",
    "refused",
    "silent",
    "certificate",
    "not_tls",
    "starttls",
    "login",
    "folder",
    "protocol",
    "idle",
]


_OUT_OF_TIME: Final = {9: "is not valid yet", 10: "has expired"}
"""What is wrong with a certificate, by OpenSSL's number for it (X509_V_ERR_...)."""


class Finding(Struct, frozen=True):
    """One finding about an account; `fatal` if no mail will pass until it is corrected."""

    kind: Kind
    sentence: str
    fatal: bool = True


def _unreachable(server: Server, setting: str, fault: OSError) -> Finding | None:
    at = f"{server.host}:{server.port}"
    if isinstance(fault, NoToken):
        return Finding(
            "login", f"{str(fault)[:1].upper()}{str(fault)[1:]}. Check {setting}.token_command by running it yourself."
        )
    if isinstance(fault, ssl.SSLCertVerificationError) and fault.verify_code in _OUT_OF_TIME:
        return Finding(
            "certificate",
            f"The certificate of {at} {_OUT_OF_TIME[fault.verify_code]} by the clock of this machine. See that the "
            "clock is right; if it is, whoever runs the server must put a valid one in its place.",
        )
    if isinstance(fault, ssl.SSLCertVerificationError):
        return Finding(
            "certificate",
            f"The certificate of {at} is not trusted ({fault.verify_message}). Check that {setting}.host is the "
            f"name the certificate is for; if the server signs its own, put that certificate into {setting}.ca_file.",
        )
    if isinstance(fault, ssl.SSLError):
        return Finding(
            "not_tls",
            f"{at} does not speak TLS from the first byte. If it is port 143, 25 or 587, set {setting}.security = "
            '"starttls"; for "tls" the usual ports are 993 (IMAP) and 465 (SMTP).',
        )
    if isinstance(fault, socket.gaierror):
        return Finding(
            "host",
            f"No server is called {server.host}. Check the spelling of {setting}.host and your network.",
        )
    if isinstance(fault, ConnectionRefusedError):
        return Finding("refused", f"Nothing answers at {at}. Check {setting}.port and that the server is running.")
    if isinstance(fault, TimeoutError):
        return Finding(
            "silent",
            f"{at} did not answer within {server.timeout:g} seconds. A firewall may be in the way, or the port is for "
            f"another kind of TLS: check {setting}.port and {setting}.security.",
        )
    return None


def _no_starttls(server: Server, setting: str, direct: int) -> Finding:
    return Finding(
        "starttls",
        f'{server.host}:{server.port} does not offer STARTTLS. Set {setting}.security = "tls" and {setting}.port = '
        f"{direct}, or ask the provider.",
    )


def _said(fault: LoginError) -> str:
    """The server's answer, which the library may hold as bytes."""
    said = fault.args[0] if fault.args else ""
    # The library makes one text of the bytes, including their quotes.
    return re.sub(r"""^b(['"])(.*)\1$""", r"\2", str(said), flags=re.S)


def _login(server: Server, setting: str, said: str) -> Finding:
    said = said.rstrip(". ")
    if server.token is not None:
        return Finding(
            "login",
            f"{server.host} refused the access token of {server.user}: {said}. Check {setting}.user, and that the token"
            f" was given for {'IMAP' if setting == 'imap' else 'SMTP'}; it may have expired.",
        )
    return Finding(
        "login",
        f"{server.host} refused the login of {server.user}: {said}. Check {setting}.user and the password; many "
        "providers want an app password made for this program instead of the usual one.",
    )


def _protocol(server: Server, setting: str, wanted: str, fault: BaseException) -> Finding:
    said = " ".join(str(fault).split()) or type(fault).__name__
    return Finding(
        "protocol",
        f"{server.host}:{server.port} does not talk like an {wanted} server ({said}). Check {setting}.host and "
        f"{setting}.port.",
    )


def _authorities(server: Server, setting: str) -> Finding | None:
    try:
        tls_context(server)
    except (OSError, ValueError) as fault:
        return Finding(
            "ca_file",
            f"{setting}.ca_file {server.ca_file} cannot be read ({fault}). It must be a file of PEM certificates.",
        )
    return None


def check_imap(server: ImapServer) -> tuple[Finding, ...]:
    """Connect, log in and open the folder; no findings if letters can be fetched."""
    setting = "imap"
    if (finding := _authorities(server, setting)) is not None:
        return (finding,)
    try:
        client = imap.connect(server)
    except CapabilityError:
        return (_no_starttls(server, setting, 993),)
    except LoginError as fault:
        return (_login(server, setting, _said(fault)),)
    except OSError as fault:
        return (_unreachable(server, setting, fault) or _protocol(server, setting, "IMAP", fault),)
    except (IMAPClientError, ValueError) as fault:
        return (_protocol(server, setting, "IMAP", fault),)
    try:
        return _folder(client, server)
    except (OSError, IMAPClientError, ValueError) as fault:
        return (_protocol(server, setting, "IMAP", fault),)
    finally:
        imap.hang_up(client)


def _folder(client: IMAPClient, server: ImapServer) -> tuple[Finding, ...]:
    found: list[Finding] = []
    if not client.folder_exists(server.folder):
        names = ", ".join(sorted(name for _, _, name in client.list_folders())[:20])
        found.append(Finding("folder", f"There is no folder {server.folder}. Set imap.folder to one of: {names}."))
    if not client.has_capability("IDLE"):
        found.append(
            Finding(
                "idle",
                f"{server.host} has no IDLE, so letters are looked for once a minute. Nothing to do.",
                fatal=False,
            )
        )
    return tuple(found)


def check_smtp(server: SmtpServer) -> tuple[Finding, ...]:
    """Connect and log in; no findings if letters can be sent. Sends no letter."""
    setting = "smtp"
    if (finding := _authorities(server, setting)) is not None:
        return (finding,)
    try:
        asyncio.run(_visit(server))
    except SMTPAuthenticationError as fault:
        return (_login(server, setting, f"{fault.code} {fault.message}"),)
    except SMTPNotSupported as fault:
        return (_login(server, setting, str(fault)),)
    except (SMTPException, OSError) as fault:
        return (_smtp_trouble(server, setting, fault),)
    return ()


def _smtp_trouble(server: SmtpServer, setting: str, fault: SMTPException | OSError) -> Finding:
    if isinstance(fault, SMTPException) and "STARTTLS" in str(fault):
        return _no_starttls(server, setting, 465)
    seen: BaseException | None = fault
    while seen is not None:  # aiosmtplib wraps what the network said
        if isinstance(seen, OSError) and (finding := _unreachable(server, setting, seen)) is not None:
            return finding
        seen = seen.__cause__ or seen.__context__
    if isinstance(fault, SMTPResponseException) and fault.code > 0:
        return Finding(
            "protocol",
            f"{server.host}:{server.port} answered {fault.code} {fault.message}. Ask the provider.",
        )
    return _protocol(server, setting, "SMTP", fault)


async def _visit(server: SmtpServer) -> None:
    client = await smtp.connect(server)
    await client.quit()
