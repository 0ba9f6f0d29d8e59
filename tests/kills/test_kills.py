"""A service that is killed at any moment, and started again, plays the same game as one that is left in peace.

`make kills` plays a longer game and kills it more often.
"""

import os
from collections import Counter
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.servers.client import Client
from adjudicator.rehearsal import waiting
from adjudicator.rehearsal.demo import plan
from adjudicator.rehearsal.house import House, furnish
from adjudicator.rehearsal.people import HOUSE, users
from adjudicator.rehearsal.playing import GAME, Plan, Rehearsal
from adjudicator.rehearsal.worker import Worker
from adjudicator.service.proof.verification import verify
from adjudicator.store.tables.values import Letter, Mail, Notice, Phase
from tests.kills.killer import Killer
from tests.kills.post import PostProcess
from tests.playthroughs.rehearsed import short

KILLS = int(os.environ.get("KILLS", "7"))
IN_A_GAME = 50
"""The most that fit into a game; for more of them it is played again, and killed at other moments."""
LONG = KILLS > 20


class Played(Struct, frozen=True):
    """All that is left of a game: what players wrote and got, and what is on file."""

    faults: tuple[str, ...]
    unanswered: tuple[str, ...]
    written: dict[str, bytes]
    """What is in the service's mailbox, by Message-ID."""
    got: tuple[tuple[str, str, bytes], ...]
    """Every letter in a player's mailbox: whose, its Message-ID, and its bytes."""
    filed: tuple[Letter, ...]
    phases: tuple[Phase, ...]
    queued: tuple[Mail, ...]
    notices: tuple[Notice, ...]
    record: bytes | None
    log: str
    kills: int


def played(folder: Path, game: Plan, *, kills: int, seed: int) -> Played:
    """Play a game by mail, and kill its service so many times meanwhile."""
    with PostProcess(users(game.players)) as post:
        house = furnish(folder, post, game.seed)
        rehearsal = Rehearsal(house, game, tell=lambda moment: None, watch=lambda: None)
        try:
            with Worker(house) as worker, Killer(worker, kills, seed=seed) as killer:
                rehearsal.play()
            for player in rehearsal.players:
                player.look()
            return _kept(house, rehearsal, worker.log, killer.kills)
        finally:
            rehearsal.close()


def _kept(house: House, rehearsal: Rehearsal, log: str, kills: int) -> Played:
    game = rehearsal.game()
    client = Client(HOUSE.name, house.office.mailbox, house.post.imap(HOUSE.user), house.post.smtp(HOUSE.user))
    came = {one.letter.message_id: one.raw for one in client.unread()}
    client.close()
    with house.office.store.unit() as unit:
        filed = [unit.letters.get(number) for number in range(1, 10 * len(came))]
        return Played(
            faults=tuple(rehearsal.faults),
            unanswered=tuple(name for player in rehearsal.players for name in player.unanswered()),
            written=came,
            got=tuple(
                (player.seat, one.letter.message_id, one.raw) for player in rehearsal.players for one in player.inbox
            ),
            filed=tuple(letter for letter in filed if letter is not None),
            phases=tuple(unit.phases.of(game.id)),
            queued=tuple(unit.outbox.of_game(game.id)),
            notices=tuple(unit.notices.of(game.id)),
            record=game.record,
            log=log,
            kills=kills,
        )


def game() -> Plan:
    return plan(None, 5) if LONG else short()


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A service that is killed again and again takes its time for everything, on a busy machine above all."""
    monkeypatch.setattr(waiting, "PATIENCE_SECONDS", 600.0)


@pytest.fixture(scope="module")
def peace(tmp_path_factory: pytest.TempPathFactory) -> Played:
    return played(tmp_path_factory.mktemp("peace"), game(), kills=0, seed=0)


@pytest.mark.parametrize("seed", range(1, 1 + -(-KILLS // IN_A_GAME)))
def test_killing_the_service_changes_nothing(tmp_path: Path, peace: Played, seed: int) -> None:
    kills = min(KILLS, IN_A_GAME)
    killed = played(tmp_path, game(), kills=kills, seed=seed)
    assert killed.kills == kills, "the game was over before every kill; let them come sooner"
    assert "Traceback" not in killed.log
    _no_letter_is_lost(killed)
    _no_phase_is_adjudicated_twice(killed)
    _every_mail_has_one_content(killed)
    assert killed.record is not None
    assert verify(killed.record).holds
    assert killed.record == peace.record
    # Not only the record: everybody was told the same, if some things more than once.
    assert {(seat, name, raw) for seat, name, raw in killed.got} == set(peace.got)
    assert Counter(name for _, name, _ in peace.got).most_common(1)[0][1] == 1


def _no_letter_is_lost(killed: Played) -> None:
    assert killed.faults == ()
    assert killed.unanswered == ()
    assert {letter.raw for letter in killed.filed} == set(killed.written.values())
    assert all(letter.verdict is not None for letter in killed.filed)
    assert not [letter for letter in killed.filed if letter.verdict == "trouble"]


def _no_phase_is_adjudicated_twice(killed: Played) -> None:
    assert [phase.serial for phase in killed.phases] == list(range(1, len(killed.phases) + 1))
    assert all(phase.closed_at == phase.deadline for phase in killed.phases)
    adjudicated = [
        killed.log.count(f'phase adjudicated: game={GAME} title=postal-cosmic phase="{phase.heading}"')
        for phase in killed.phases
    ]
    # Killed between the commit and the line that tells of it, a service has told of nothing.
    assert set(adjudicated) in ({1}, {0, 1})
    # A phase that was adjudicated twice would have told of its events twice.
    assert killed.record is not None
    told = msgspec.json.decode(killed.record)["phases"]
    assert [phase["heading"] for phase in told] == [str(phase.heading) for phase in killed.phases]


def _every_mail_has_one_content(killed: Played) -> None:
    contents: dict[str, set[bytes]] = {}
    for _, name, raw in killed.got:
        contents.setdefault(name, set()).add(raw)
    assert all(len(raws) == 1 for raws in contents.values())
    assert {mail.message_id for mail in killed.queued if mail.seat is not None} == set(contents)
    assert {mail.status for mail in killed.queued} == {"sent"}
    assert all(read(mail.raw).message_id == mail.message_id for mail in killed.queued)
