"""`adjudicator serve --once` as cron starts it, on real mail servers."""

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.house import House
from adjudicator.rehearsal.people import PEOPLE
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.sole_service import alone
from tests.cli.conftest import Command
from tests.cli.loaded import loaded_by

IDLE = [
    *"aiosmtplib alembic jinja2 lark pydantic rapidfuzz selectolax sqlmodel PIL.Image resvg_py".split(),
    "adjudicator.games.cosmic.title",
    "adjudicator.mail.parsing.letter",
    "adjudicator.reports.rendering.render",
    "adjudicator.service.documents.documents",
    "adjudicator.service.mailroom.mail_sender",
    "adjudicator.service.work.adjudication",
]
"""What nobody needs while nothing is due: titles, and what reads, writes, draws and sends letters."""


def test_letters_leave_and_it_ends(
    house: House, post: Embedded, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("adjudicator.service.work.once.write_log", lambda style: None)
    players = [word for person in PEOPLE[:3] for word in ("--player", post.address(person.user))]
    assert command("game", "new", "mars", "--title", "postal-cosmic", *players).code == 0
    assert command("serve", "--once").code == 0
    sent = [len(post.letters(person.user)) for person in PEOPLE[:3]]
    assert sent == [1, 1, 1]
    assert command("serve", "--once").code == 0
    assert [len(post.letters(person.user)) for person in PEOPLE[:3]] == sent
    assert command("health").out == "all is well\n"
    # The first command of all makes what is kept for the others.
    loaded_by(["serve", "--once"], [])
    assert loaded_by(["serve", "--once"], IDLE) == []
    with alone(load(house.configuration)):
        assert "another service is at work" in command("serve", "--once").err
