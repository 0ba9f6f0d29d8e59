"""A short game of three house bots from its invitations to its last letter."""

from pathlib import Path

import msgspec
import pytest

from adjudicator.service.proof.verification import verify
from tests.playthroughs.rehearsed import differences, readable, rehearsed, short


def test_the_same_seed_plays_the_same_game_to_the_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = short()
    monkeypatch.setenv("PYTHONHASHSEED", "1")
    first = rehearsed(tmp_path / "first", game)
    monkeypatch.setenv("PYTHONHASHSEED", "2")
    second = rehearsed(tmp_path / "second", game)
    assert first.faults == second.faults == ()
    assert first.record is not None
    assert verify(first.record).holds
    assert msgspec.json.decode(first.record)["winners"]
    assert first.record == second.record
    assert first.mailboxes == second.mailboxes
    final = next(raw for key, raw in first.letters.items() if key.endswith("/Green/final"))
    assert differences({"final-report-of-green.txt": readable(final)}) == []
