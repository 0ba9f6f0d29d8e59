"""A game of Cosmoforce by mail: two rounds as people write them, then house bots, to the end."""

from pathlib import Path

from adjudicator.rehearsal.demo import plan
from adjudicator.service.verify import verify
from tests.playthroughs.rehearsed import rehearsed


def test_the_specimen_game_is_mailed_to_its_end(tmp_path: Path) -> None:
    """Every letter is read as meant, an illegal ship is refused with the reason, and the record holds."""
    written = plan(None, None, "cosmoforce")
    assert written.letters.turns == 2
    played = rehearsed(tmp_path, written)
    assert played.faults == ()
    refused = played.answers["turn-1/phase-1/green.txt"].letter
    said = " ".join(line.text for line in refused.lines)
    assert "only a capital ship can mount hangars, not a fighter" in " ".join(said.split())
    assert played.record is not None
    assert verify(played.record).holds
