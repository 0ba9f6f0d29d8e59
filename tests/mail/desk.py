"""A service as the intake sees it, with its games and addresses in plain sight."""

from collections.abc import Sequence

from adjudicator.mail.intake.desk import GameStatus
from adjudicator.mail.intake.verdict import TooMany
from adjudicator.mail.parsing.letter import Letter

SECRET = b"a key for tests"
MAILBOX = "gm@host.example"
MASTER = "master@example.org"


class Books:
    """Two open games and a finished one; Ann plays in mars and venus, Bob in mars, Cy played in pluto, Fay in both."""

    secret = SECRET
    mailbox = MAILBOX

    def __init__(self) -> None:
        self.games = {
            "mars": GameStatus(7, ("red", "blue"), serial=7),
            "venus": GameStatus(3, ("green",)),
            "pluto": GameStatus(None, ("red",), finished=True),
            "ceres": GameStatus(None, ("red",)),
        }
        self.seats = {
            ("mars", "red"): ("ann@example.org", "ann@work.example"),
            ("mars", "blue"): ("bob@example.org", "fay@example.org"),
            ("venus", "green"): ("ann@example.org",),
            ("pluto", "red"): ("cy@example.org", "fay@example.org"),
            ("ceres", "red"): ("dan@example.org",),
        }
        self.forms: dict[tuple[str, str, int], tuple[str, ...]] = {("mars", "red", 7): ("ATTACK planet 4", "PASS")}
        self.on_file: set[str] = set()
        self.written = {"<mars.red.report.7.1@host.example>"}
        self.flood: TooMany | None = None
        self.parted: tuple[str, ...] = ()
        self.answers: dict[tuple[str, str], int] = {}

    def seen(self, letter: Letter) -> bool:
        return letter.digest in self.on_file

    def ours(self, message_id: str) -> bool:
        return message_id in self.written

    def too_many(self, letter: Letter) -> TooMany | None:
        return self.flood

    def parts(self, letter: Letter) -> tuple[str, ...]:
        return self.parted

    def game(self, name: str) -> GameStatus | None:
        return self.games.get(name)

    def addresses(self, game: str, seat: str) -> tuple[str, ...]:
        return self.seats.get((game, seat), ())

    def seats_of(self, address: str) -> tuple[tuple[str, str], ...]:
        return tuple(
            seat for seat, known in self.seats.items() if address in known and not self.games[seat[0]].finished
        )

    def over(self, address: str) -> tuple[tuple[str, str], ...]:
        return tuple(seat for seat, known in self.seats.items() if address in known and self.games[seat[0]].finished)

    def holder(self, game: str, seat: str) -> str:
        return seat

    def masters(self, game: str) -> tuple[str, ...]:
        return (MASTER,) if game in self.games else ()

    def mastered(self, address: str) -> tuple[str, ...]:
        return tuple(self.games) if address == MASTER else ()

    def playable(self, words: str) -> bool:
        return words.lower() in ("mars attacks", "tutorial")

    def told(self, address: str, kind: str) -> int:
        return self.answers.get((address, kind), 0)

    def form(self, game: str, seat: str, serial: int) -> Sequence[str]:
        return self.forms.get((game, seat, serial), ())
