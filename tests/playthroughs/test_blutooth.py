"""A match of the Blutooth edition by mail: a cycle as five people write it, then house bots, to the end."""

from email import message_from_bytes
from pathlib import Path

import msgspec

from adjudicator.games.blutooth.title import TITLE
from adjudicator.rehearsal.demo import plan
from adjudicator.rehearsal.people import users
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.verification import WorkedOut
from tests.playthroughs.rehearsed import Rehearsed, rehearsed

ALIENS = 5
LETTER = "turn-1/phase-1/green.txt"


def of(played: Rehearsed, user: str, seat: str) -> Own:
    """The letters of one player: all that came to them, and all that they wrote to the service."""
    wrote = [raw for raw in played.mailboxes["games"] if f"{user}@" in str(message_from_bytes(raw)["From"])]
    assert wrote
    return Own.of(seat, [*played.mailboxes[user], *wrote])


def test_a_match_of_five_aliens_is_mailed_to_its_end(tmp_path: Path) -> None:
    """Every letter is read as meant, and the record agrees with the letters in everybody's mailbox."""
    written = plan(None, None, TITLE.name)
    assert (written.letters.turns, written.players) == (1, ALIENS)
    played = rehearsed(tmp_path, written)
    assert played.faults == ()
    said = " ".join(" ".join(line.text for line in played.answers[LETTER].letter.lines).split())
    assert "2. DEFENDER Blue ELSE Purple" in said
    record = played.record
    assert record is not None
    assert msgspec.json.decode(record)["winners"]
    people = [user for user in users(ALIENS) if user not in ("games", "gm")]
    worked = WorkedOut(record)
    for user, seat in zip(people, TITLE.seats, strict=False):
        verdict = worked.verdict(of(played, user, seat))
        assert verdict.holds, verdict.sentence
        assert verdict.checked
        assert verdict.unseen == ()
