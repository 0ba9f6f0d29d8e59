"""The units for systemd: they run commands that there are, as safely as each other, and systemd understands them."""

import re
import shutil
import socket
import subprocess
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Final

import pytest

from adjudicator.service.health.health import Patient
from adjudicator.service.health.systemd import SOCKET, WATCHDOG, minded, say, tell
from adjudicator.service.settings import configuration
from adjudicator.service.settings.environment import CREDENTIALS, Environment
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.sole_service import LOCK_FILE
from tests.docs.commands import unknown
from tests.patience import PATIENCE
from tests.service.house import House

PACKAGING: Final = Path(__file__).parents[2] / "packaging"
UNITS: Final = sorted((PACKAGING / "systemd").iterdir())
PROGRAM: Final = "/opt/adjudicator/.venv/bin/adjudicator"
SERVICES: Final = [unit for unit in UNITS if unit.suffix == ".service"]


def said(unit: Path) -> Iterator[tuple[str, str, str]]:
    """Section, key and value of each line that says something."""
    section = ""
    for line in unit.read_text(encoding="utf-8").splitlines():
        if found := re.fullmatch(r"\[(\w+)\]", line):
            section = found[1]
        elif line and not line.startswith("#"):
            key, equals, value = line.partition("=")
            assert equals, line
            yield section, key, value


def calls(unit: Path) -> list[str]:
    """The uses of our program in a unit, without its name."""
    found = []
    for _, key, value in said(unit):
        if key.startswith("Exec") and PROGRAM in value:
            inner = re.search(rf"{PROGRAM} ([^']+)", value)
            assert inner is not None, value
            found.append(re.sub(r"%[a-zA-Z]", "x", inner[1].replace("%%", "%").replace("$$", "$")))
    return found


def test_there_are_units() -> None:
    assert {unit.name for unit in UNITS} >= {
        "adjudicator.service",
        "adjudicator-backup.service",
        "adjudicator-backup.timer",
        "adjudicator-health.service",
        "adjudicator-health.timer",
        "adjudicator-once.service",
        "adjudicator-once.timer",
        "adjudicator-worker@.service",
    }


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_every_command_is_one_of_ours(unit: Path) -> None:
    found = calls(unit)
    assert found
    assert [call for call in found if unknown(call)] == []


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".timer"], ids=lambda unit: unit.name)
def test_a_timer_starts_a_service_of_its_name(unit: Path) -> None:
    assert unit.with_suffix(".service") in SERVICES
    assert any(key.startswith("On") for section, key, _ in said(unit) if section == "Timer")


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_services_are_confined_alike(unit: Path) -> None:
    def confined(one: Path) -> list[tuple[str, str]]:
        lines = [(key, value) for section, key, value in said(one) if section == "Service"]
        return lines[lines.index(("UMask", "0077")) :]

    assert confined(unit) == confined(PACKAGING / "systemd" / "adjudicator.service")
    assert ("ProtectSystem", "strict") in confined(unit)
    assert ("NoNewPrivileges", "yes") in confined(unit)
    assert ("Service", "User", "adjudicator") in list(said(unit))


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_secrets_are_given_by_their_names(unit: Path) -> None:
    known = {configuration.IMAP_PASSWORD, configuration.SMTP_PASSWORD, configuration.SECRET}
    given = {value.partition(":")[0] for _, key, value in said(unit) if key == "LoadCredential"}
    assert given <= known
    assert not any(key == "Environment" for _, key, _ in said(unit)), "everybody can read that"


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.name)
def test_a_secret_that_is_missing_is_named_by_the_program(unit: Path) -> None:
    """Without another value systemd starts nothing, and does not say which file it misses."""
    given = {value.partition(":")[0] for _, key, value in said(unit) if key == "LoadCredential"}
    assert {value for _, key, value in said(unit) if key == "SetCredential"} == {rf"{name}:\n" for name in given}


def test_what_is_done_once_is_not_done_beside_a_service_and_does_not_stop_it() -> None:
    assert not any(key == "Conflicts" for unit in UNITS for _, key, _ in said(unit))
    once = list(said(PACKAGING / "systemd" / "adjudicator-once.service"))
    assert ("Service", "ExecCondition", f"/usr/bin/flock --nonblock {LOCK_FILE} true") in once
    assert ("Service", "WorkingDirectory", "/var/lib/adjudicator") in once


@pytest.mark.parametrize("name", ["adjudicator.service", "adjudicator-worker@.service"])
def test_tables_are_brought_up_to_date_however_long_that_takes(name: str) -> None:
    assert ("Service", "TimeoutStartSec", "infinity") in list(said(PACKAGING / "systemd" / name))


def test_the_user_is_made() -> None:
    made = (PACKAGING / "sysusers.d" / "adjudicator.conf").read_text(encoding="utf-8")
    assert re.search(r"^u adjudicator ", made, re.M)


def test_a_credential_stands_in_for_a_variable(tmp_path: Path) -> None:
    (tmp_path / configuration.SMTP_PASSWORD).write_text("s3cret\n")
    (tmp_path / configuration.SMTP_TOKEN).write_text("\n")
    given = Environment({CREDENTIALS: str(tmp_path), configuration.IMAP_PASSWORD: "said"})
    assert given[configuration.IMAP_PASSWORD] == "said"
    assert given.get(configuration.SMTP_PASSWORD) == "s3cret"
    assert given.get(configuration.SMTP_TOKEN) == ""
    assert given.get(configuration.SECRET, "") == ""
    assert Environment({}).get(configuration.SMTP_PASSWORD) is None


@pytest.fixture
def heard(tmp_path: Path) -> Iterator[socket.socket]:
    """Where systemd listens."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(PATIENCE)
        yield line


def test_systemd_is_told_how_the_service_is(house: House, heard: socket.socket) -> None:
    environment = {SOCKET: str(heard.getsockname()), WATCHDOG: "60000000"}
    who = Patient(house.store, house.clock, ("pipe",), timedelta(minutes=15))
    with minded(who, environment):
        assert heard.recv(1000) == b"READY=1"
    assert heard.recv(1000) == b"STOPPING=1"
    looked(house.office, "pipe", house.clock.now())
    assert say(who, environment)
    assert heard.recv(1000) == b"STATUS=all is well\nWATCHDOG=1"


def test_a_service_that_hangs_falls_silent(house: House, heard: socket.socket) -> None:
    """One that cannot reach its mailbox or its database does not: to start it again would not help."""
    environment = {SOCKET: str(heard.getsockname())}
    who = Patient(house.store, house.clock, ("pipe",), timedelta(minutes=15))
    looked(house.office, "pipe", house.clock.now())
    house.begun()
    house.to_deadline()
    house.pass_time(minutes=16)
    assert say(who, environment)
    assert b"has not been read" in heard.recv(1000)
    looked(house.office, "pipe", house.clock.now())
    assert not say(who, environment)
    told = heard.recv(1000)
    assert b"1 phase is overdue" in told
    assert b"WATCHDOG" not in told


def test_where_there_is_no_systemd_nothing_is_told(house: House, tmp_path: Path) -> None:
    who = Patient(house.store, house.clock, ("pipe",), timedelta(minutes=15))
    with minded(who, {}):
        assert not tell("READY=1", environment={})
        assert not tell("READY=1", environment={SOCKET: str(tmp_path / "nobody")})


@pytest.fixture
def copies(tmp_path: Path) -> list[Path]:
    """The units with a program that is on this machine: systemd looks for it."""
    found = []
    for unit in UNITS:
        copy = tmp_path / unit.name
        copy.write_text(unit.read_text(encoding="utf-8").replace(PROGRAM, shutil.which("true") or "/bin/true"))
        found.append(copy)
    return found


@pytest.mark.systemd
def test_systemd_understands_them(copies: list[Path]) -> None:
    done = subprocess.run(["systemd-analyze", "verify", *map(str, copies)], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.systemd
def test_systemd_finds_them_safe(copies: list[Path]) -> None:
    for copy in copies:
        if copy.suffix == ".service":
            done = subprocess.run(
                ["systemd-analyze", "security", "--offline=true", "--threshold=15", str(copy)],
                capture_output=True,
                check=False,
                text=True,
            )
            assert done.returncode == 0, done.stdout
