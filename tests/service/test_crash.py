"""Killed between any two steps, the service loses nothing, does nothing twice, and sends nothing in two versions."""

import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier, Parcel, Sent
from adjudicator.service.mailroom.mail_sender import Sending
from tests.patience import PATIENCE
from tests.sampling import some
from tests.service.house import MAILBOX, PLAYERS, House
from tests.service.orders import attack

USERS = {name: name for name in ("games", "gm", "ann", "bob", "cy", "dan", "eve")}
STRANGER = "eve@mail.test"


class Kept(NamedTuple):
    """Everything on file that must be the same however the service got there."""

    letters: list[tuple[object, ...]]
    games: list[tuple[object, ...]]
    phases: list[object]
    mails: dict[str, tuple[bytes, str]]
    notices: list[str]


class Crashes:
    """The embedded servers, a process that crashes when asked, and the position from which it always starts."""

    def __init__(self, folder: Path, post: Embedded) -> None:
        self.folder = folder
        self.post = post
        self.template = folder / "template"
        self.template.mkdir()
        self.letters = 0
        self._prepare()
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-m",
                "tests.service.crashing",
                str(post.imap("games").port),
                str(post.smtp("games").port),
            ],
            cwd=Path(__file__).parents[2],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def _prepare(self) -> None:
        """A game at its deadline and one that waits for its last player, with letters of every kind in the mailbox."""
        house = House(self.template)
        house.begun()
        house.create("venus", players=4)
        for seat in range(3):
            house.reply(seat, "JOIN", "invitation", game="venus")
        courier = Courier(self.post.smtp("games"))
        sending = Sending(house.office, courier)
        while sending.send_some():
            pass
        reports = [house.last(seat, "report") for seat in range(3)]
        invitation = house.last(3, "invitation", "venus")
        orders = house.raw(attack(house), sender=PLAYERS[0].address, to=reports[0].reply_to, answers=reports[0])
        letters = [
            orders,
            b"Received: from a relay; Fri, 8 May 2026 17:00:00 +0000\r\n" + orders,
            house.raw("to the stars!", sender=PLAYERS[1].address, to=reports[1].reply_to, answers=reports[1]),
            house.raw(
                f"{house.bot(2)}\nNOTE to GM: hello\nHELP\nPHASE 2\nINVITE nobody\nEVERY TURN RELEASE to home 1\n",
                sender=PLAYERS[2].address,
                to=reports[2].reply_to,
                answers=reports[2],
            ),
            house.raw("let me in", sender=STRANGER),
            house.raw(attack(house), sender=STRANGER, to=reports[0].reply_to, answers=reports[0]),
            house.raw("JOIN\nLUCK last\n", sender=PLAYERS[3].address, to=invitation.reply_to, answers=invitation),
        ]
        for raw in letters:
            (outcome,) = courier.deliver([Parcel(STRANGER, MAILBOX, raw)])
            assert isinstance(outcome, Sent)
        self.letters = len(letters)
        courier.close()
        house.clock.move(house.table().phase.deadline + timedelta(minutes=1))
        house.store.close()

    def position(self, name: str, like: Path | None = None) -> Path:
        """A copy of the position from which everything starts, or of another."""
        return Path(shutil.copytree(like or self.template, self.folder / name))

    def run(self, folder: Path, at: int = 0, when: str = "never") -> tuple[int, int, list[int]]:
        """Do everything, unless killed: the exit status, the commits before it sent, and what changed anything."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(f"{folder} {at} {when}\n")
        self.process.stdin.flush()
        status, sending, *changing = map(int, self.process.stdout.readline().split())
        return status, sending, changing

    def delivered(self) -> Counter[bytes]:
        """The letters in all players' mailboxes."""
        return Counter(raw for user in USERS if user != "games" for raw in self.post.letters(user))

    def kept(self, folder: Path) -> Kept:
        house = House(folder)
        with house.store.unit() as unit:
            numbers = range(1, 100)
            letters = [letter for letter in map(unit.letters.get, numbers) if letter is not None]
            games = unit.games.all()
            phases = [phase for game in games for phase in unit.phases.of(game.id)]
            mails = [mail for game in games for mail in unit.outbox.of_game(game.id)]
            day = house.clock.now().date().isoformat()
            refused = unit.outbox.keyed(f"refused/unknown_sender/{STRANGER}/{day}/1")
            held = unit.outbox.keyed(f"refused/held/{STRANGER}/{day}/1")
            notices = [notice.text for notice in unit.notices.unseen()]
        house.store.close()
        assert refused is not None
        assert held is not None
        return Kept(
            [(one.id, one.raw, one.verdict, one.body, one.seat, one.serial) for one in letters],
            [(game.name, game.status, game.serial, game.seed) for game in games],
            list(phases),
            {mail.key: (mail.raw, mail.status) for mail in (*mails, refused, held)},
            notices,
        )

    def close(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(PATIENCE)


@pytest.fixture(scope="module")
def crashes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Crashes]:
    with Embedded(USERS) as post:
        found = Crashes(tmp_path_factory.mktemp("crashes"), post)
        yield found
        found.close()


def test_killed_at_any_commit_it_comes_to_the_same(crashes: Crashes) -> None:
    before = crashes.delivered()
    whole = crashes.position("whole")
    status, sending, changing = crashes.run(whole)
    assert status == 0
    expected = crashes.kept(whole)
    sent = crashes.delivered() - before
    assert Counter(raw for raw, _ in expected.mails.values()) == sent + before
    assert {one[2] for one in expected.letters} >= {
        "accepted",
        "duplicate",
        "unreadable",
        "unknown_sender",
        "held",
        "join",
    }
    assert [game[1:3] for game in expected.games] == [("running", 2), ("running", 1)]
    assert {status for _, status in expected.mails.values()} == {"sent"}
    assert len(changing) > 20

    def killed(at: int, when: str, like: Path | None = None) -> None:
        folder = crashes.position(f"{when}-{at}", like)
        before = crashes.delivered()
        assert crashes.run(folder, at, when) == (-9, 0, []), (when, at)
        assert crashes.run(folder)[0] == 0, (when, at)
        assert crashes.kept(folder) == expected, (when, at)
        arrived = crashes.delivered() - before
        # At least once, and never in another version; twice only what was on its way when the end came.
        assert set(arrived) == set(sent), (when, at)
        assert sum(arrived.values()) - sum(sent.values()) in (0, 1, 2), (when, at)
        shutil.rmtree(folder)

    # A commit that changed nothing is no moment of its own; and until letters leave, just after a commit is the same as
    # just before the next.
    for at in some(changing, 2):
        if at <= sending:
            killed(at, "before")
    # Whoever was killed when all was done but the sending begins there; he is killed between any two steps of that.
    ready = crashes.position("ready")
    assert crashes.run(ready, sending, "after")[0] == -9
    status, looking, leaving = crashes.run(crashes.position("sending", ready))
    assert status == 0
    assert crashes.kept(crashes.folder / "sending") == expected
    assert len(leaving) == len([at for at in changing if at > sending])
    assert min(leaving) > looking
    for at in some(leaving, 2):
        killed(at, "before", ready)
        killed(at, "after", ready)


def test_running_again_changes_nothing(crashes: Crashes) -> None:
    folder = crashes.position("again")
    crashes.run(folder)
    kept, delivered = crashes.kept(folder), crashes.delivered()
    assert crashes.run(folder)[0] == 0
    assert crashes.kept(folder) == kept
    assert crashes.delivered() == delivered
