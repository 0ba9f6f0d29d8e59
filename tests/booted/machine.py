"""A Debian of its own in a container, booted by the systemd that is in it; see `make booted`."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tests.hygiene.sources import CHECKOUT
from tests.patience import PATIENCE

KEPT: Final = CHECKOUT / "build" / "booted"
"""What takes minutes and is the same every time."""
RELEASE: Final = os.environ.get("RELEASE", "bookworm")
"""Usually the oldest Debian whose Python is new enough, so the oldest systemd that is worth a promise."""
PACKAGES: Final = (
    "systemd",
    "systemd-sysv",
    "dbus",
    "python3",
    "python3-venv",
    "sudo",
    "ca-certificates",
    "postgresql",
)
CERTIFICATES: Final = Path("etc/ssl/certs/ca-certificates.crt")
PROGRAM: Final = "/opt/adjudicator/.venv/bin/adjudicator"
STATE: Final = "/var/lib/adjudicator"
_PATH: Final = "/usr/sbin:/usr/bin:/sbin:/bin"
_VARIABLES: Final = (f"PATH={_PATH}", "LANG=C.UTF-8", "HOME=/root")
_INSIDE: Final = ("nsenter", "--mount", "--pid", "--cgroup", "--uts", "--ipc", "--root", "--wd")
_IN_FILES: Final = 'mount -t proc proc "$0/proc"; exec chroot "$0" sh -ec "$1"'
_INSTALLED: Final = """
python3 -m venv /opt/adjudicator/.venv
/opt/adjudicator/.venv/bin/pip install --quiet --require-hashes -r /srv/requirements/run.txt
/opt/adjudicator/.venv/bin/pip install --quiet "${WHEEL}[desk,metrics,paper,postgres]"
"""
_RENEWED: Final = "/opt/adjudicator/.venv/bin/pip install --quiet --no-deps --no-index --force-reinstall $WHEEL"


class Machine:
    """A machine that is switched on and off: its files are kept in a folder, its network is that of this one."""

    def __init__(self, home: Path, debian: Path) -> None:
        self.root = home / "root"
        self._console = home / "console"
        self._process: subprocess.Popen[bytes] | None = None
        for name in ("changed", "over", "root"):
            (home / name).mkdir()
        layers = f"lowerdir={debian},upperdir={home / 'changed'},workdir={home / 'over'}"
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o", layers, str(self.root)], check=True)

    def boot(self) -> None:
        """Switch it on, and wait until systemd has started whatever is to be started."""
        with self._console.open("ab") as console:
            self._process = subprocess.Popen(
                [
                    "systemd-nspawn",
                    "--quiet",
                    f"--directory={self.root}",
                    "--boot",
                    # A machine that has not booted with systemd itself can do this, too.
                    "--register=no",
                    "--keep-unit",
                    "--console=pipe",
                ],
                env={**os.environ, "SYSTEMD_NSPAWN_UNIFIED_HIERARCHY": "1"},
                stdin=subprocess.DEVNULL,
                stdout=console,
                stderr=console,
            )
        self.until("systemctl is-system-running", "running|degraded")

    def power_off(self) -> None:
        """Switch it off in order."""
        if self._process is not None:
            self.say("systemctl poweroff", check=False)
            self._process.wait(PATIENCE)
            self._process = None

    def throw_away(self) -> None:
        """Whatever it is doing; its files stay in their folder, and are no longer seen as one."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
        subprocess.run(["umount", "--lazy", str(self.root)], check=True)

    def say(self, command: str, *, check: bool = True) -> str:
        """What root's command says, both ways."""
        done = subprocess.run(
            [*_INSIDE, f"--target={self._first()}", "env", "-i", *_VARIABLES, "sh", "-c", command],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        assert not check or done.returncode == 0, f"{command}\n{done.stdout}"
        return done.stdout

    def until(self, command: str, wanted: str) -> str:
        """Give a command again and again until it says what is wanted, a regular expression."""
        end = time.monotonic() + PATIENCE
        said = ""
        while time.monotonic() < end:
            assert self._process is None or self._process.poll() is None, self._console.read_text(errors="replace")
            said = self.say(command, check=False)
            if re.search(wanted, said):
                return said
            time.sleep(0.2)
        raise AssertionError(f"{command}: {said}\n{self._console.read_text(errors='replace')[-3000:]}")

    def shown(self, unit: str, what: str) -> str:
        """A property of a unit."""
        return self.say(f"systemctl show --value -p {what} {unit}").strip()

    def journal(self, unit: str) -> str:
        """What a unit has logged."""
        return self.say(f"journalctl -u {unit} -o cat --no-pager")

    def ours(self, command: str) -> str:
        """What a command of ours says, given as the page for servers has it."""
        return self.say(f"sudo -u adjudicator {PROGRAM} {command} --config {STATE}/adjudicator.toml")

    def _first(self) -> str:
        """The number that its first process has here."""
        assert self._process is not None, "it has been booted"
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text().split()
        return children[-1] if children else str(self._process.pid)


@contextmanager
def switched_on(home: Path) -> Iterator[Machine]:
    """A machine with the wheel of this checkout and its sources in /opt/adjudicator, in a folder that is there."""
    wheel = _wheel(home)
    machine = Machine(home, _debian(wheel))
    try:
        sources = machine.root / "opt/adjudicator"
        shutil.copytree(CHECKOUT / "packaging", sources / "packaging")
        _change(machine.root, wheel, _RENEWED)
        machine.boot()
        yield machine
        machine.power_off()
    finally:
        machine.throw_away()


def _wheel(home: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(home)]
    subprocess.run(build, cwd=CHECKOUT, check=True, capture_output=True)
    (wheel,) = home.glob("*.whl")
    return wheel


def _debian(wheel: Path) -> Path:
    """A Debian in which the program has been installed once, with all that it needs: that comes from the network."""
    needs = (CHECKOUT / "requirements/run.txt").read_bytes() + repr((RELEASE, PACKAGES, _INSTALLED)).encode()
    kept = KEPT / f"{RELEASE}-{blake2b(needs, digest_size=8).hexdigest()}"
    if not kept.exists():
        KEPT.mkdir(parents=True, exist_ok=True)
        new = KEPT / "new"
        for old in (*KEPT.glob(f"{RELEASE}-*"), *KEPT.glob(new.name)):
            shutil.rmtree(old)
        first = tuple(name for name in PACKAGES if name != "postgresql")
        # What it mounts there goes with it, even if it is interrupted.
        make = ["unshare", "--mount", "debootstrap", "--variant=minbase", f"--include={','.join(first)}"]
        subprocess.run([*make, RELEASE, str(new)], check=True, stdout=subprocess.DEVNULL)
        shutil.copytree(CHECKOUT / "requirements", new / "srv/requirements")
        # What lets this machine reach others lets it, too.
        for file in (Path("etc/resolv.conf"), CERTIFICATES):
            shutil.copyfile(Path("/") / file, new / file)
        _change(new, wheel, "apt-get install --yes --quiet --no-install-recommends postgresql >/dev/null")
        _change(new, wheel, _INSTALLED)
        new.rename(kept)
    return kept


def _change(root: Path, wheel: Path, commands: str) -> None:
    """Give commands in files that no machine is running on, beside a wheel."""
    shutil.copy(wheel, root / "srv")
    given = {name: value for name, value in os.environ.items() if name.lower().endswith("_proxy")}
    subprocess.run(
        ["unshare", "--mount", "sh", "-ec", _IN_FILES, str(root), commands],
        env={
            **given,
            "PATH": _PATH,
            "HOME": "/root",
            "LANG": "C.UTF-8",
            "WHEEL": f"/srv/{wheel.name}",
            "DEBIAN_FRONTEND": "noninteractive",
            "PIP_CERT": f"/{CERTIFICATES}",
        },
        check=True,
    )
