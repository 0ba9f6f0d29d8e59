"""Whatever bytes arrive, by way of the real intake: nothing fails, nothing is lost, and its writer gets an answer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from adjudicator.mail.parsing.letter import read
from adjudicator.service.game import table
from adjudicator.store.records.letters import TROUBLE
from tests.service.house import PLAYERS, House

LETTERS = [path.read_bytes() for path in sorted((Path(__file__).parent.parent / "mail" / "letters").glob("*.eml"))]
RENEWED = 40
"""Letters after which a new game begins: what stands is read anew from all of them."""

UNANSWERED = frozenset(["duplicate", "machine"])
# A new game takes a while, which Hypothesis would take for a slow test.
usual = settings.get_profile(settings.get_current_profile_name()).max_examples
some = settings(max_examples=usual // 5, suppress_health_check=list(HealthCheck))

_WORDS = (
    "ATTACK ZAP RELEASE PLAY PLAGUE LIMBO ELSE IF UNLESS AND OR NOT IN TURN PHASE CHALLENGE EVERY Blue Green planet"
    " home 1 2 3 4 99999999999 with from to PASS WITHDRAW REPLACE ALL PRESS NOTE END JOIN HELP STATUS SHOW ORDERS"
    " RESIGN please thanks ( ) : ; , . - # > >= *"
    " \u201e \u00ab \u2013 \u00a0 \u200b \u202e \ufdfa \U0001f680 \u0660 \u0000"
).split(" ")
_lines = st.lists(st.sampled_from(_WORDS) | st.text(max_size=5), max_size=10).map(" ".join)
_texts = st.lists(_lines, max_size=12).map("\n".join) | st.text(max_size=200)


@st.composite
def _damaged(draw: st.DrawFn) -> bytes:
    """A real mail with bytes changed, cut out and repeated."""
    raw = bytearray(draw(st.sampled_from(LETTERS)))
    for _ in range(draw(st.integers(1, 6))):
        at = draw(st.integers(0, max(len(raw) - 1, 0)))
        size = draw(st.integers(0, 40))
        raw[at : at + size] = draw(st.binary(max_size=8) | st.just(bytes(raw[at : at + size]) * 3))
    return bytes(raw)


class Post:
    """A game into which letters are thrown; another one begins when it has become long."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.count = 0
        self.house = self._begun()

    def _begun(self) -> House:
        folder = self.folder / str(self.count)
        folder.mkdir()
        house = House(folder)
        house.begun()
        return house

    def receive(self, raw: bytes, *, known: bool) -> None:
        """Hand in a letter; where its writer is `known` he must be answered."""
        self.count += 1
        if self.count % RENEWED == 0:
            self.house.store.close()
            self.house = self._begun()
        before = len(self.house.mails(0))
        filed = self.house.receive(raw)
        assert filed.raw == raw
        assert filed.verdict not in (None, TROUBLE), self.house.notices()
        laid = self.house.table()
        with self.house.store.unit() as unit:
            for seat in laid.seats:
                table.orders(unit, laid, seat.number)
        if known and filed.verdict == "accepted":
            assert len(self.house.mails(0)) > before
        answered = len(self.house.mails(0)) > before or filed.verdict in UNANSWERED or not known
        assert answered or self._rationed(filed.verdict), filed.verdict

    def _rationed(self, verdict: str | None) -> bool:
        """Whether so many of today's answers were of this kind that no further one is sent."""
        return verdict is not None and len(self.house.refusals(verdict, PLAYERS[0].address)) > 0


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Post]:
    made = Post(tmp_path_factory.mktemp("post"))
    yield made
    made.house.store.close()


@some
@given(raw=st.binary(max_size=500))
@example(raw=b"")
@example(raw=b"\0" * 1000)
def test_any_bytes(post: Post, raw: bytes) -> None:
    post.receive(raw, known=False)


@some
@given(raw=_damaged())
def test_any_damaged_mail(post: Post, raw: bytes) -> None:
    post.receive(raw, known=False)


@some
@given(text=_texts)
@example(text="please")
@example(text="(" * 3000)
@example(text="ATTACK " * 5000)
@example(text="x\n" * 500)
@example(text="IF I lose: " * 1000)
def test_any_words_of_a_player_are_answered(post: Post, text: str) -> None:
    """In reply to his report, as players write; the longest letters are cut, and say so."""
    house = post.house
    report = house.last(0, "report")
    body = text.replace("\r", "").encode("utf-8", "replace")
    head = house.raw("@", to=report.reply_to, answers=report).partition(b"\n\n")[0].partition(b"\r\n\r\n")[0]
    raw = head + b"\r\n\r\n" + body
    assert read(raw).sender == PLAYERS[0].address
    post.receive(raw, known=True)
