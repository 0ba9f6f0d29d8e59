"""When the program fails, its log says where, and nothing of the game."""

import logging
from pathlib import Path
from typing import Any, NoReturn

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.service.documents import acknowledgements
from adjudicator.service.work import adjudication
from adjudicator.service.work.adjudication import adjudicate_now
from tests.leaks.house import GAME, GM, House, contents

SAID = "an order of Red: CARD Attack 40"


def _fails(*_: Any, **__: Any) -> NoReturn:
    raise RuntimeError(SAID)


@pytest.mark.parametrize("title", titles())
def test_what_a_failure_says_is_not_logged(
    title: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    house = House(tmp_path)
    house.join(title, 3)
    orders = house.bot(0)
    with monkeypatch.context() as broken:
        broken.setattr(acknowledgements, "acknowledgement", _fails)
        assert house.reply(0, orders, "first").verdict == "trouble"
    with monkeypatch.context() as broken:
        broken.setattr(adjudication, "resolve", _fails)
        # By hand: at its deadline a phase for which nobody has written waits.
        assert not adjudicate_now(house.office, GAME)
    house.send()
    assert "RuntimeError" in caplog.text
    assert caplog.text.count("the program failed on") == 2
    for secret in (SAID, house.token(0, 1), *(line for line in orders.splitlines() if len(line) > 3)):
        assert secret not in caplog.text
    # The game master is told everything; he can read the database anyway.
    assert sum(SAID in contents(raw) for raw in house.post.to(GM)) == 2
    house.close()
