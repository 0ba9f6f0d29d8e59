"""The units under a systemd that has booted: what the pages for operators promise of them, in the order of a life.

Each test leaves the machine with the service at work, and takes it over so.
"""

import json
import re
import smtplib
from contextlib import closing
from email import message_from_bytes
from email.message import EmailMessage
from typing import Final

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.demo import amiss, plan
from adjudicator.rehearsal.house import furnish
from adjudicator.rehearsal.people import HOUSE, PEOPLE
from adjudicator.rehearsal.playing import GAME, Rehearsal
from adjudicator.service.games import summaries
from adjudicator.store.database.database import Store
from tests.booted.machine import PROGRAM, STATE, Machine
from tests.hygiene.sources import CHECKOUT

pytestmark = pytest.mark.booted

UNITS: Final = sorted((CHECKOUT / "packaging" / "systemd").iterdir())
MANY: Final = 1000
CONFINED: Final = "/run/systemd/system/confined.service"


def confined(machine: Machine, command: str) -> str:
    """What a command says that is as confined as the services are."""
    unit = machine.say("cat /etc/systemd/system/adjudicator-health.service")
    changed = re.sub(r"ExecStart=.*", f"ExecStart={command}", unit)
    assert changed != unit
    machine.say(f"cat > {CONFINED} <<'END'\n{changed}\nEND\nsystemctl daemon-reload")
    machine.say("systemctl start confined || { journalctl -u confined -o cat --no-pager; exit 1; }")
    return machine.journal("confined")


def at_work(machine: Machine, restarts: int = 0) -> None:
    wanted = rf"NRestarts={restarts}\nActiveState=active"
    machine.until("systemctl show adjudicator -p ActiveState -p NRestarts", wanted)


def test_what_the_page_says_makes_a_service_at_work(machine: Machine) -> None:
    at_work(machine)
    units = "adjudicator adjudicator-backup.timer adjudicator-health.timer"
    assert machine.say(f"systemctl is-enabled {units}").split() == ["enabled"] * 3
    assert machine.say("systemctl list-units --failed --no-legend --plain") == ""
    folders = machine.say(f"stat -c '%a %U %n' {STATE} /var/cache/adjudicator /etc/adjudicator").splitlines()
    assert folders == [
        f"700 adjudicator {STATE}",
        "700 adjudicator /var/cache/adjudicator",
        "700 root /etc/adjudicator",
    ]
    files = machine.say(f"cd {STATE} && stat -c '%a %U %n' adjudicator.db adjudicator.key").splitlines()
    assert files == ["600 adjudicator adjudicator.db", "600 adjudicator adjudicator.key"]
    environment = machine.say("tr '\\0' '\\n' < /proc/$(systemctl show --value -p MainPID adjudicator)/environ")
    assert "CREDENTIALS_DIRECTORY=" in environment
    assert "on loopback" not in environment, "a password stands there"


def test_systemd_has_nothing_against_the_units_and_finds_them_safe(machine: Machine) -> None:
    units = [unit.name.replace("@", "@1") for unit in UNITS]
    assert machine.say(f"systemd-analyze verify {' '.join(units)}") == ""
    for unit in units:
        if unit.endswith(".service"):
            machine.say(f"systemd-analyze security --no-pager --threshold=15 {unit}")


def test_it_says_that_it_is_well_and_is_saved(machine: Machine) -> None:
    machine.say("systemctl start adjudicator-health adjudicator-backup")
    assert "all is well" in machine.journal("adjudicator-health")
    (saved,) = machine.say(f"stat -c '%a %U %n' {STATE}/backups/*").splitlines()
    assert re.fullmatch(rf"600 adjudicator {STATE}/backups/[-\d]+\.zip", saved)
    timers = machine.say("systemctl list-timers --no-legend --no-pager")
    assert "adjudicator-health.timer" in timers
    assert "adjudicator-backup.timer" in timers


def test_a_password_that_is_missing_is_named(machine: Machine) -> None:
    machine.say("systemctl stop adjudicator && mv /etc/adjudicator/smtp-password /srv")
    assert "failed" in machine.say("systemctl start adjudicator", check=False)
    assert "set the environment variable ADJUDICATOR_SMTP_PASSWORD" in machine.journal("adjudicator")
    machine.say("mv /srv/smtp-password /etc/adjudicator")
    at_work(machine, int(machine.shown("adjudicator", "NRestarts")) + 1)
    machine.say("systemctl restart adjudicator")


def test_what_is_done_once_lets_the_service_be(machine: Machine) -> None:
    first = machine.shown("adjudicator", "MainPID")
    machine.say("systemctl start adjudicator-once")
    assert machine.shown("adjudicator-once", "Result") == "exec-condition"
    assert machine.shown("adjudicator", "MainPID") == first
    machine.say("systemctl stop adjudicator && systemctl start adjudicator-once")
    assert machine.shown("adjudicator-once", "Result") == "success"
    # A service that is started meanwhile waits for it.
    machine.say("systemctl start --no-block adjudicator-once && systemctl start adjudicator")
    assert machine.shown("adjudicator-once", "Result") == "success"
    at_work(machine)


def test_a_service_that_hangs_is_started_again(machine: Machine) -> None:
    drop_in = "/run/systemd/system/adjudicator.service.d"
    machine.say(f"mkdir {drop_in} && printf '[Service]\\nWatchdogSec=4\\n' > {drop_in}/soon.conf")
    machine.say("systemctl daemon-reload && systemctl restart adjudicator")
    machine.until("systemctl show adjudicator -p StatusText", "all is well")
    machine.say("systemctl kill --signal=STOP adjudicator")
    at_work(machine, 1)
    assert "Failed with result 'watchdog'" in machine.journal("adjudicator")
    machine.say(f"rm -r {drop_in} && systemctl daemon-reload && systemctl restart adjudicator")


def test_a_whole_game_is_played_while_the_service_is_killed_again_and_again(machine: Machine, post: Embedded) -> None:
    machine.say(f"systemctl stop adjudicator && rm -rf {STATE}/*")
    wanted = plan(None, None)
    house = furnish(machine.root / STATE.lstrip("/"), post, wanted.seed)
    settings = house.configuration.read_text()
    house.configuration.write_text(settings.replace("processes = 0", "processes = 4"))
    machine.say(f"chown -R adjudicator: {STATE} && systemctl start adjudicator")
    killed: list[str] = []

    def told(moment: object) -> None:
        if len(killed) < 4:
            killed.append(machine.say("systemctl kill --signal=KILL adjudicator"))

    rehearsal = Rehearsal(house, wanted, tell=told, watch=lambda: None)
    try:
        rehearsal.play()
        assert summaries.show(house.office, GAME).winners
        assert [*rehearsal.faults, *amiss(rehearsal)] == []
        inbox = [message_from_bytes(one.raw) for player in rehearsal.players for one in player.inbox]
        assert {part.get_content_type() for message in inbox for part in message.walk()} >= {"text/html", "image/png"}
    finally:
        rehearsal.close()
    at_work(machine, len(killed))
    assert machine.say("ls /var/cache/adjudicator"), "templates and shapes are kept"
    machine.say(f"install -d -o adjudicator {STATE}/paper")
    confined(machine, f"{PROGRAM} print {GAME} --output {STATE}/paper --config {STATE}/adjudicator.toml")
    packets = [path.read_bytes() for path in (house.folder / "paper").iterdir()]
    assert len(packets) == wanted.players
    assert all(packet.startswith(b"%PDF-") for packet in packets)
    logged = [line for line in machine.journal("adjudicator").splitlines() if line.startswith("{")]
    assert {"letter handled", "mail sent", "phase adjudicated"} <= {json.loads(line)["what"] for line in logged}


def test_it_is_stopped_in_the_middle_of_many_letters(machine: Machine, post: Embedded) -> None:
    machine.say("systemctl stop adjudicator")
    ours = post.smtp(PEOPLE[0].user)
    with smtplib.SMTP(ours.host, ours.port) as line:
        line.login(ours.user, ours.password)
        for number in range(MANY):
            letter = EmailMessage()
            letter["From"], letter["To"] = post.address(PEOPLE[0].user), post.address(HOUSE.user)
            letter["Subject"], letter["Message-ID"] = "STATUS", f"<{number}@players.test>"
            letter.set_content("STATUS\n")
            line.send_message(letter)
    machine.say("systemctl start adjudicator")
    machine.until("journalctl -u adjudicator -o cat --no-pager -n 300", '"letter received".*')
    machine.say("systemctl stop adjudicator")
    assert machine.shown("adjudicator", "Result") == "success"
    with closing(Store(f"sqlite:///{machine.root}{STATE}/adjudicator.db")) as store, store.reading() as unit:
        assert unit.letters.waiting()
    machine.say("systemctl start adjudicator")
    machine.until(f"sudo -u adjudicator {PROGRAM} health --config {STATE}/adjudicator.toml", ".")


def test_it_is_there_again_when_the_machine_is_with_workers_and_postgresql(machine: Machine, post: Embedded) -> None:
    machine.say("systemctl stop adjudicator")
    machine.say("sudo -u postgres createuser adjudicator && sudo -u postgres createdb --owner adjudicator games")
    machine.say(f"cd {STATE} && sed -i '/clock/d' adjudicator.toml && rm adjudicator.db*")
    machine.say(f"printf '[store]\\nurl = \"postgresql:///games\"\\n' >> {STATE}/adjudicator.toml")
    machine.say("systemctl enable --now adjudicator adjudicator-worker@1 adjudicator-worker@2")
    machine.power_off()
    machine.boot()
    units = ("adjudicator", "adjudicator-worker@1", "adjudicator-worker@2")
    for unit in units:
        machine.until(f"systemctl is-active {unit}", "^active")
        assert machine.shown(unit, "NRestarts") == "0"
    assert "killed" not in machine.ours("notices")
    machine.ours(f"game new mars --title postal-cosmic {' '.join(_players(post))}")
    machine.say("systemctl kill --signal=KILL adjudicator-worker@1")
    machine.until(f"sudo -u adjudicator {PROGRAM} health --config {STATE}/adjudicator.toml", "all is well")
    machine.until("journalctl -u adjudicator -u 'adjudicator-worker@*' -o cat --no-pager", '"mail sent", "mail": 3')
    machine.until("systemctl show adjudicator-worker@1 -p ActiveState -p NRestarts", "NRestarts=1\nActiveState=active")
    machine.say("systemctl start adjudicator-backup adjudicator-health")


def _players(post: Embedded) -> list[str]:
    return [f"--player '{person.name} <{post.address(person.user)}>'" for person in PEOPLE[:3]]
