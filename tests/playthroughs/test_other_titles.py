"""Games of other titles by mail: two turns as people write them, then house bots, to the end."""

from pathlib import Path

import pytest

from adjudicator.rehearsal.demo import plan
from adjudicator.service.proof.verification import verify
from tests.playthroughs.rehearsed import rehearsed


@pytest.mark.parametrize(
    ("title", "letter", "answer"),
    [
        ("cosmoforce", "turn-1/phase-1/green.txt", "only a capital ship can mount hangars, not a fighter"),
        ("cosmoclasm", "turn-1/phase-1/humans.txt", "I expected a card"),
    ],
)
def test_the_specimen_game_is_mailed_to_its_end(title: str, letter: str, answer: str, tmp_path: Path) -> None:
    """Every letter is read as meant, what cannot be done is refused with the reason, and the record holds."""
    written = plan(None, None, title)
    assert written.letters.turns == 2
    played = rehearsed(tmp_path, written)
    assert played.faults == ()
    said = " ".join(line.text for line in played.answers[letter].letter.lines)
    assert answer in " ".join(said.split())
    assert played.record is not None
    assert verify(played.record).holds
