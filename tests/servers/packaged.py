"""Dovecot and Exim at work in one folder, on free ports of the loopback, without a privilege of their own."""

import grp
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Self

from adjudicator.mail.servers.server_settings import ImapServer, SmtpServer
from tests.patience import PATIENCE
from tests.ports import free

DOMAIN = "mail.test"
USERS = ("games", "gm", "ann", "bob", "cy", "dan", "eve", "fay", "ann2", "bob2", "cy2", "dan2", "fay2")

# For Dovecot 2.3; the configuration of 2.4 is another language.
DOVECOT = """
base_dir = {home}/run
state_dir = {home}/run
log_path = {home}/dovecot.log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = {user}
default_internal_group = {group}
default_login_user = {user}
mail_location = maildir:{home}/mail/%n
first_valid_uid = 1
passdb {{
  driver = passwd-file
  args = {home}/users
}}
userdb {{
  driver = static
  args = uid={uid} gid={gid} home={home}/mail/%n
}}
service anvil {{
  chroot =
}}
service imap-login {{
  chroot =
  inet_listener imap {{
    port = {imap}
  }}
  inet_listener imaps {{
    port = 0
  }}
}}
service stats {{
  chroot =
}}
"""

EXIM = """
primary_hostname = {domain}
spool_directory = {home}/spool
log_file_path = {home}/exim-%slog
pid_file_path = {home}/exim.pid
exim_user = {uid}
exim_group = {gid}
never_users =
deliver_drop_privilege = true
local_interfaces = 127.0.0.1
daemon_smtp_ports = {smtp}
keep_environment =
tls_advertise_hosts =
accept_8bitmime = true
smtputf8_advertise_hosts = *
smtp_accept_queue_per_connection = 0
host_lookup =
rfc1413_hosts =
acl_smtp_rcpt = rcpt

begin acl
rcpt:
  defer condition = ${{if and{{{{exists{{{home}/away}}}}{{!match{{$local_part}}{{^games}}}}}}}}
  accept domains = {domain}
  deny

begin routers
pipe:
  driver = accept
  condition = ${{if exists{{{home}/deliver}}}}
  local_parts = games
  local_part_suffix = +*
  local_part_suffix_optional
  transport = pipe
boxes:
  driver = accept
  local_parts = {users}
  local_part_suffix = +*
  local_part_suffix_optional
  transport = maildir

begin transports
maildir:
  driver = appendfile
  directory = {home}/mail/$local_part_data
  maildir_format
  envelope_to_add
  return_path_add
pipe:
  driver = pipe
  command = {home}/deliver
  current_directory = {home}
  return_fail_output

begin retry
* * F,4d,1s

begin authenticators
plain:
  driver = plaintext
  public_name = PLAIN
  server_prompts = :
  server_condition = ${{if eq{{$auth2}}{{$auth3}}}}
  server_set_id = $auth2
"""


class Packaged:
    """Both servers; every user's password is their name. Root runs them as `nobody`, anybody else as themselves."""

    def __init__(self) -> None:
        self.home = Path(tempfile.mkdtemp(prefix="adjudicator-servers-"))
        name = "nobody" if os.geteuid() == 0 else pwd.getpwuid(os.geteuid()).pw_name
        self.user = pwd.getpwnam(name)
        self.imap_port, self.smtp_port = free(), free()
        self._running: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> Self:
        values = {
            "home": self.home,
            "domain": DOMAIN,
            "users": " : ".join(USERS),
            "user": self.user.pw_name,
            "group": grp.getgrgid(self.user.pw_gid).gr_name,
            "uid": self.user.pw_uid,
            "gid": self.user.pw_gid,
            "imap": self.imap_port,
            "smtp": self.smtp_port,
        }
        for folder in ("run", "spool", "mail"):
            (self.home / folder).mkdir()
        (self.home / "dovecot.conf").write_text(DOVECOT.format(**values))
        (self.home / "exim.conf").write_text(EXIM.format(**values))
        (self.home / "users").write_text("".join(f"{user}:{{PLAIN}}{user}::::::\n" for user in USERS))
        self._running = [self.run("dovecot", "-F", "-c", "dovecot.conf"), self.run("exim4", "-bdf", "-C", self.exim)]
        for port in (self.imap_port, self.smtp_port):
            self._wait_for(port)
        return self

    @property
    def exim(self) -> str:
        """The configuration of Exim, which wants its whole path."""
        return str(self.home / "exim.conf")

    def own(self) -> None:
        """Give everything in the folder to the user of the servers."""
        if os.geteuid() == 0:
            subprocess.run(["chown", "-R", f"{self.user.pw_uid}:{self.user.pw_gid}", str(self.home)], check=True)

    def run(self, program: str, *words: str) -> subprocess.Popen[bytes]:
        """Start a program of the servers as their user."""
        self.own()
        found = shutil.which(program, path=f"{os.environ.get('PATH', '')}:/usr/sbin")
        assert found, f"{program} is not installed; `make mail-servers` installs it"
        root = os.geteuid() == 0
        with (self.home / "programs.log").open("ab") as log:
            return subprocess.Popen(
                [found, *words],
                cwd=self.home,
                stdout=log,
                stderr=log,
                user=self.user.pw_uid if root else None,
                group=self.user.pw_gid if root else None,
                extra_groups=[] if root else None,
            )

    def deliver_queue(self) -> None:
        """Have Exim try everything again that it could not deliver."""
        assert self.run("exim4", "-C", self.exim, "-qff").wait(PATIENCE) == 0

    def waiting(self) -> int:
        """How many letters Exim holds that it will try again."""
        return len(list((self.home / "spool" / "input").glob("*-H")))

    def _wait_for(self, port: int) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                with socket.create_connection(("127.0.0.1", port), timeout=1):
                    return
            except OSError:
                # Whoever has ended never answers: another has taken its port meanwhile, or its configuration is wrong.
                if any(process.poll() is not None for process in self._running):
                    break
                time.sleep(0.05)
        raise AssertionError(f"no server answers at port {port}:\n{self.said()}")

    def said(self) -> str:
        """What the servers wrote into their logs."""
        logs = [*self.home.glob("*.log"), *self.home.glob("exim-*log")]
        return "\n".join(f"{log.name}:\n{log.read_text(errors='replace')}" for log in logs)

    def address(self, user: str) -> str:
        return f"{user}@{DOMAIN}"

    def imap(self, user: str) -> ImapServer:
        return ImapServer(host="127.0.0.1", port=self.imap_port, security="plain", user=user, password=user)

    def smtp(self, user: str) -> SmtpServer:
        return SmtpServer(host="127.0.0.1", port=self.smtp_port, security="plain", user=user, password=user)

    def away(self, away: bool) -> None:
        """Let Exim take no letters but those to the service, or all."""
        if away:
            (self.home / "away").touch()
        else:
            (self.home / "away").unlink(missing_ok=True)

    def letters(self, user: str) -> list[bytes]:
        """The letters in a mailbox, as they came in."""
        folder = self.home / "mail" / user
        found = [path for part in ("new", "cur") for path in (folder / part).glob("*")]
        return [path.read_bytes() for path in sorted(found, key=lambda path: path.name)]

    def renumber(self, user: str) -> None:
        """Lose a mailbox's numbers, as a server does that was restored without its indexes."""
        for file in (self.home / "mail" / user).glob("dovecot*"):
            file.unlink()

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        for process in self._running:
            process.terminate()
        for process in self._running:
            process.wait(PATIENCE)
        shutil.rmtree(self.home)
