"""Offers that cross: YES and NO, new letters, forgeries, copies and deadlines in any order, against a small model."""

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from hypothesis import Phase, note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from adjudicator.mail.parsing.letter import Letter, read
from tests.service.corrected import command
from tests.service.house import PLAYERS, House
from tests.service.offering import standing

ANN: Final = 0
PHASE: Final = "turn 1 phase 1"
ATTACK, PLAGUE = "attack", "plague"
THINGS: Final = st.one_of(
    st.tuples(st.just(ATTACK), st.integers(1, 5), st.integers(2, 3), st.integers(1, 2)),
    st.tuples(st.just(PLAGUE), st.sampled_from(("Blue", "Green"))),
)
WHICH: Final = st.integers(0, 5)
TAKES: Final = st.sampled_from(("YES", "yes please", "ja", "ok", "\N{THUMBS UP SIGN}"))
REFUSES: Final = st.sampled_from(("NO", "nein", "no thanks", "\N{THUMBS DOWN SIGN}"))


def order(thing: tuple[object, ...]) -> str:
    """What somebody wants, as an order."""
    if thing[0] == PLAGUE:
        return f"PLAY Plague on {thing[1]}"
    return f"ATTACK Blue {thing[1]} with {thing[2]} from home {thing[3]}"


def words(thing: tuple[object, ...]) -> str:
    """The same as somebody says it who knows no order word."""
    if thing[0] == PLAGUE:
        return f"Use Plague on {thing[1]}"
    return f"Launch {thing[2]} from home {thing[3]} against Blue {thing[1]}"


class Made(NamedTuple):
    """An answer to a letter: the number, question and order of what it offers or says it has understood, if anything.

    `stood` is what stood on the question before.
    """

    answer: Letter
    number: int = 0
    about: str = ""
    order: str = ""
    stood: str = ""
    waits: bool = False


class Crossing(RuleBasedStateMachine):
    """One player and the service, with whoever writes in their name."""

    @initialize(waits=st.booleans())
    def begins(self, waits: bool) -> None:
        self.folder = TemporaryDirectory()
        self.house = House(Path(self.folder.name))
        self.house.begun(options={"understood": "confirmed" if waits else "provisional"})
        self.waits = waits
        self.stands: dict[str, str] = {}
        self.made: list[Made] = []
        self.gone: list[Made] = []
        self.sent: list[bytes] = []
        self.numbers = 0
        self.over = False

    def teardown(self) -> None:
        if hasattr(self, "house"):
            self.house.store.close()
            self.folder.cleanup()

    def _writes(self, body: str, to: Letter | None = None, sender: str = PLAYERS[ANN].address) -> None:
        answered = to or self.house.last(ANN, "report")
        raw = self.house.raw(body, sender=sender, to=answered.reply_to, answers=answered)
        note(f"{sender} writes {body!r}")
        self.house.receive(raw)
        if sender == PLAYERS[ANN].address:
            self.sent.append(raw)

    def _last(self) -> Letter:
        return read([one for one in self.house.mails(ANN) if one.key.startswith(("answer/", "refused/"))][-1].raw)

    @precondition(lambda self: not self.over)
    @rule(thing=THINGS)
    def says(self, thing: tuple[object, ...]) -> None:
        """Ann says what she wants in her own words."""
        about, meant = str(thing[0]), order(thing)
        self._writes(words(thing))
        self.numbers += 1
        stood = self.stands.get(about, "")
        waits = self.waits or bool(stood)
        if not waits:
            self.stands[about] = meant
        self.made.append(Made(self._last(), self.numbers, about, meant, stood, waits))

    @precondition(lambda self: not self.over)
    @rule(thing=THINGS)
    def orders(self, thing: tuple[object, ...]) -> None:
        """She writes an order."""
        self._writes(order(thing))
        self.stands[str(thing[0])] = order(thing)
        self.made.append(Made(self._last()))

    @precondition(lambda self: not self.over and self.made)
    @rule(which=WHICH, said=TAKES)
    def agrees(self, which: int, said: str) -> None:
        """She says yes to one of the answers that she has got."""
        made = self._one(which)
        self._writes(said, made.answer)
        self._taken(made)
        self.made.append(Made(self._last()))

    @precondition(lambda self: not self.over and any(one.number for one in self.made))
    @rule(which=WHICH, at=WHICH)
    def agrees_by_number(self, which: int, at: int) -> None:
        """She names a number, in answer to whatever letter."""
        numbered = [one for one in self.made if one.number]
        made = numbered[-1 - which % len(numbered)]
        self._writes(f"YES {made.number}", self._one(at).answer)
        self._taken(made)
        self.made.append(Made(self._last()))

    @precondition(lambda self: not self.over and self.made)
    @rule(which=WHICH, said=REFUSES)
    def declines(self, which: int, said: str) -> None:
        """She says no to one of the answers that she has got: what it was understood as falls."""
        made = self._one(which)
        self._writes(said, made.answer)
        if made.number and not made.waits and self.stands.get(made.about) == made.order:
            del self.stands[made.about]
        self.made.append(Made(self._last()))

    @precondition(lambda self: not self.over and self.made)
    @rule(which=WHICH, thing=THINGS)
    def agrees_beside_an_order(self, which: int, thing: tuple[object, ...]) -> None:
        """She says yes, and writes an order of her own: that comes first on its question."""
        made, about = self._one(which), str(thing[0])
        self._writes(f"YES\n\n{order(thing)}", made.answer)
        if made.about != about:
            self._taken(made)
        self.stands[about] = order(thing)
        self.made.append(Made(self._last()))

    @precondition(lambda self: self.made or self.gone)
    @rule(which=WHICH, who=st.sampled_from((PLAYERS[1].address, "somebody@else.test")), said=TAKES | REFUSES)
    def forged(self, which: int, who: str, said: str) -> None:
        """Somebody else answers with her key."""
        every = [*self.gone, *self.made]
        self._writes(said, every[-1 - which % len(every)].answer, sender=who)

    @precondition(lambda self: self.made)
    @rule(which=WHICH, said=TAKES | REFUSES)
    def quoted(self, which: int, said: str) -> None:
        """A yes or no stands in a quotation only."""
        self._writes(f"So much for that.\n\n> {said}\n", self._one(which).answer)

    @precondition(lambda self: self.sent)
    @rule(which=WHICH)
    def again(self, which: int) -> None:
        """A letter of hers comes again."""
        self.house.receive(self.sent[-1 - which % len(self.sent)])

    @precondition(lambda self: not self.over)
    @rule()
    def deadline(self) -> None:
        """The phase ends."""
        self.house.next_phase()
        self.over, self.numbers = True, 0
        self.gone, self.made = [*self.gone, *self.made], []

    @precondition(lambda self: self.gone)
    @rule(which=WHICH, said=TAKES | REFUSES)
    def too_late(self, which: int, said: str) -> None:
        """She answers when the phase is over; that another one like it is open does not matter."""
        self._writes(said, self.gone[-1 - which % len(self.gone)].answer)

    @precondition(lambda self: self.over)
    @rule()
    def undone(self) -> None:
        """The game master takes the phase back: what stood stands again, and nothing is offered any more."""
        command(self.house, "UNDO", PHASE)
        self.over = False

    @invariant()
    def only_what_she_wants_stands(self) -> None:
        if hasattr(self, "house"):
            assert sorted(standing(self.house)) == ([] if self.over else sorted(self.stands.values()))

    def _one(self, which: int) -> Made:
        return self.made[-1 - which % len(self.made)]

    def _taken(self, made: Made) -> None:
        """A yes takes what was offered, unless something else was ordered on its question meanwhile."""
        if made.waits and self.stands.get(made.about, "") == made.stood:
            self.stands[made.about] = made.order


Crossing.TestCase.settings = settings(max_examples=8, stateful_step_count=14, phases=[Phase.generate])
TestCrossing = Crossing.TestCase
