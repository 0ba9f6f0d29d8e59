"""The game that `adjudicator demo` plays, which the README tells of."""

from adjudicator.engine.contract.heading import Heading
from adjudicator.rehearsal.demo import plan
from adjudicator.rehearsal.house import from_seed
from adjudicator.rehearsal.people import PEOPLE
from adjudicator.service.games import games
from tests.hygiene.sources import CHECKOUT
from tests.service.house import House

GAME = "andromeda"
PLAN = plan(None, 5)
FOLDER = CHECKOUT / "orders" / PLAN.title


class Game:
    """The demo's game, its specimen letters handed in without the mail."""

    def __init__(self, house: House) -> None:
        self.house = house
        players = [games.Player(person.name, f"{person.user}@mail.test") for person in PEOPLE[: PLAN.players]]
        half = from_seed(PLAN.seed, "rehearsal")
        games.create(
            house.office, title=PLAN.title, name=GAME, players=players, gm_half=half, options=dict(PLAN.options)
        )
        self.seats = [seat.name.lower() for seat in house.seats(GAME)]
        self.addresses = [player.address for player in players]
        for letter in PLAN.letters.joining():
            self.send(letter.seat, letter.text, "invitation")

    def send(self, seat: str, text: str, kind: str = "report") -> None:
        if seat in self.seats:
            number = self.seats.index(seat)
            answered = self.house.last(number, kind, GAME)
            self.house.receive(self.house.raw(text, sender=self.addresses[number], answers=answered))

    def phase(self, heading: Heading) -> None:
        """Everybody's letters for a phase, and its deadline."""
        for letter in PLAN.letters.orders(heading):
            self.send(letter.seat, letter.text)
        self.house.next_phase(GAME)

    def report(self, seat: str) -> bytes:
        return self.house.mails(self.seats.index(seat), "report", GAME)[-1].raw
