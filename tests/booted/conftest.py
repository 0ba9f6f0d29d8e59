"""A machine set up as the page for servers says, word for word; only with `-m booted`."""

import re
import shlex
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.people import HOUSE, MASTER, users
from tests.booted.machine import Machine, switched_on
from tests.docs import pages

PAGE = pages.DOCS / "operating" / "server.md"


def section(page: Path, heading: str) -> list[str]:
    """The commands below a heading, each on one line."""
    under = page.read_text(encoding="utf-8").partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    (text,) = re.findall(r"```text\n(.*?)```", under, re.S)
    return [line for line in text.replace("\\\n", " ").splitlines() if line]


@pytest.fixture(scope="package")
def post() -> Iterator[Embedded]:
    """The mail servers, on this machine, as far as the container is concerned on another one."""
    with Embedded(users(8)) as servers:
        yield servers


@pytest.fixture(scope="package")
def machine(post: Embedded) -> Iterator[Machine]:
    """It has booted, and the service is at work."""
    home = Path(tempfile.mkdtemp(prefix="adjudicator-booted-"))
    try:
        with switched_on(home) as machine:
            install(machine, post)
            yield machine
    finally:
        shutil.rmtree(home)


def install(machine: Machine, post: Embedded) -> None:
    """Do what stands under Installation and Configuration; the program comes from a wheel."""
    first, *others = section(PAGE, "Installation")
    assert first == "cd /opt/adjudicator && make env"
    machine.say("cd /opt/adjudicator\n" + "\n".join(others))
    imap, smtp = post.imap(HOUSE.user), post.smtp(HOUSE.user)
    for name, password in (("imap", imap.password), ("smtp", smtp.password)):
        machine.say(f"printf %s {shlex.quote(password)} | install -m 600 /dev/stdin /etc/adjudicator/{name}-password")
    init, enable = section(PAGE, "Configuration")
    # There is no terminal here, and nobody who answers.
    answers = (
        f" --mailbox {post.address(HOUSE.user)} --gm {post.address(MASTER.user)} --user {HOUSE.user}"
        f" --imap-host {imap.host} --imap-port {imap.port} --imap-security {imap.security}"
        f" --smtp-host {smtp.host} --smtp-port {smtp.port} --smtp-security {smtp.security}"
    )
    said = machine.say(init.replace("--pty", "--pipe --wait") + answers)
    assert said.count(": good") == 2, said
    machine.say(enable)
