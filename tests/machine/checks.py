"""What holds after every look into the mailbox, whatever has happened before."""

import re
from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Any

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing import token
from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.office.envelopes import answer_id
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Letter, Mail
from tests.leaks.house import contents
from tests.machine.letters import secret
from tests.machine.model import Model
from tests.machine.people import person
from tests.machine.said import Sent
from tests.machine.world import GAME, World
from tests.service.house import GM, SECRET

_NOTICE = re.compile(r"notice/(?:(end/\d+)|(\d{4}-\d\d-\d\dT[^/]*/[^/]*))")
_NAMES = re.compile(r"/notice/[^/]*/(?:A new address of|.* plays )|/report/|/1/[^/]*/report$|^address/")
"""The letters that tell addresses of others: where somebody has moved or sits down, and the first report (rule 5)."""

_BEFORE, _SHOWN = 40, 300
"""Characters of what is different that are shown, and how many before them."""


class Checks:
    """Compares a world with the model of it."""

    def __init__(self, world: World, model: Model) -> None:
        self.world = world
        self.model = model
        self._bytes: dict[str, bytes] = {}
        """Every mail that was ever in the outbox."""
        self._keys: dict[tuple[str, bytes], str] = {}
        self._looked: set[tuple[str, bytes]] = set()
        self._closed: dict[int, datetime] = {}

    def everything(self, sent: list[Sent]) -> None:
        """All that must hold between two steps."""
        with self.world.office.store.reading() as unit:
            game = unit.games.named(GAME)
            assert game is not None
            self.letters(unit, sent)
            self.answers(unit, game)
            self.seats(unit, game)
            self.standing(unit, game)
            self.outbox(unit, game)
            self.told(unit, game)
            self.messages(unit)
            self.reminders(unit, game)
        self.leaks(sent, game)

    # ---- letters

    def letters(self, unit: Unit, sent: list[Sent]) -> None:
        """Every letter that arrived is on file once, in order, with the verdict the model has."""
        filed = self.world.filed(unit)
        assert all(letter.verdict is not None for letter in filed), "every letter has a verdict"
        places = Counter((letter.uidvalidity, letter.uid) for letter in filed if letter.uid is not None)
        assert set(places.values()) <= {1}, "a letter of the mailbox is on file once"
        first: dict[bytes, Letter] = {}
        for letter in filed:
            first.setdefault(letter.raw, letter)
        assert len(first) == len({one.raw for one in sent}), "every letter that arrived is on file"
        wanted = [
            (one.name, verdict) for one, verdict in zip(sent, self.model.verdicts, strict=False) if not one.copied
        ]
        own = [one for one in sent if not one.copied][: len(wanted)]
        found = [(one.name, _first_verdict(first[one.raw])) for one in own]
        wrong = [(a, b) for a, b in zip(found, wanted, strict=True) if a != b]
        assert not wrong, f"every letter has the verdict that the table calls for: {wrong}"

    def answers(self, unit: Unit, game: Game) -> None:
        """Every letter has the answer its verdict calls for, and nothing else is answered."""
        office = self.world.office
        wanted: Counter[tuple[str, str]] = Counter()
        for answer in self.model.answers:
            own = answer_id(office, identity(read(answer.of.raw)))
            wanted[own, answer.to] += 1
            mail = unit.outbox.identified(own)
            assert mail is not None, f"{answer.of.name} is answered"
            assert mail.recipient == answer.to, f"the answer to {answer.of.name} goes to {answer.to}"
        assert set(wanted.values()) <= {1}
        answered = {(mail.message_id, mail.recipient) for mail in _mails(unit) if ".answer@" in mail.message_id}
        assert answered == set(wanted), "nothing else is answered"

    # ---- phases

    def phase(self, game: Game, now: datetime) -> None:
        """A phase is over if and only if the model says so, and only once."""
        with self.world.office.store.reading() as unit:
            phases, every = unit.phases.of(game.id), unit.phases.all(game.id)
        over = self.model.over(now)
        moved = game.serial != self.model.serial or (game.status == "finished" and self.model.status != "finished")
        assert moved == over, f"{self.model.heading} is {'' if over else 'not '}to be over at {now}"
        assert game.serial - self.model.serial in (0, 1), "no phase is adjudicated in passing"
        assert [phase.serial for phase in every] == list(range(1, len(every) + 1))
        for phase in every:
            if phase.closed_at is None:
                assert phase.serial == game.serial
                continue
            assert self._closed.setdefault(phase.serial, phase.closed_at) == phase.closed_at, "no phase is ended twice"
        if not moved and game.status != "finished":
            assert game.status == self.model.status
            assert [str(phase.heading) for phase in phases] == [phase.heading for phase in self.model.line]
            assert phases[-1].deadline == self.model.deadline
            assert phases[-1].planned == self.model.planned
            assert phases[-1].ends_at == self.model.end

    def seats(self, unit: Unit, game: Game) -> None:
        """Who has left, who is invited and who sits where is as the letters say."""
        for seat in unit.seats.of(game.id):
            known = self.model.seats[seat.number]
            assert (seat.address, seat.hands) == (known.address, known.hands)
            assert (seat.status == "removed") == known.removed
            assert (seat.status == "invited" and seat.hands > 0) == known.invited
        if self.model.is_open:
            people = self.model.people
            assert [one.address for one in unit.standbys.of(game.id, "waiting")] == people.waiting
            offered = {one.seat: one.until for one in unit.standbys.of(game.id, "offered")}
            assert offered == people.offers

    def standing(self, unit: Unit, game: Game) -> None:
        """What stands for each seat is what its last letter with orders says."""
        laid = table.laid(unit, game)
        if laid is None:
            return
        for number, seat in self.model.seats.items():
            if not seat.obeyed:
                continue
            stands = table.orders(unit, laid, number)
            names = laid.title.vocabulary(laid.view(number), number)
            assert sorted(text(clause, names) for clause in stands.clauses) == sorted(seat.stands)
            assert stands.passed == seat.passed or not seat.entries
            assert stands.heard == seat.heard
            assert stands.ready == seat.ready

    # ---- letters of ours

    def outbox(self, unit: Unit, game: Game) -> None:
        """A mail never changes, every phase is reported once, and what has left is what is on file."""
        mails = {mail.key: mail for mail in _mails(unit)}
        for key, raw in self._bytes.items():
            assert mails[key].raw == raw, f"{key} has changed"
        self._bytes = {key: mail.raw for key, mail in mails.items()}
        filed = {(mail.recipient, mail.raw) for mail in mails.values()}
        assert {*self.world.delivered} <= filed, "what leaves is on file, the same to the byte"
        self._keys = {(mail.recipient, mail.raw): key for key, mail in mails.items()}

    def told(self, unit: Unit, game: Game) -> None:
        """Whoever must be told that something has changed is told so, and nobody else."""
        people, found = self.model.people, set()
        colours = {seat.name: seat.number for seat in unit.seats.of(game.id)}
        for mail in _mails(unit):
            parts = mail.key.split("/", 3)
            notice = _NOTICE.match(parts[3]) if len(parts) == 4 and parts[2] in colours else None
            if notice is not None:
                found.add((int(parts[1]), notice[1] or notice[2], colours[parts[2]]))
        assert found == people.told
        notices = Counter(one.kind for one in unit.notices.of(game.id))
        assert {kind: notices[kind] for kind in people.noticed} == people.noticed

    def messages(self, unit: Unit) -> None:
        """Every message has reached those whom it is for, once, and nobody else."""
        sent = [mail for mail in _mails(unit) if "/press/" in mail.key]
        for message in self.model.people.messages:
            found = [mail.recipient for mail in sent if secret(message.of.name) in contents(mail.raw)]
            assert len(found) == len(set(found))
            assert set(found) == (message.to or frozenset())

    def leaks(self, sent: list[Sent], game: Game) -> None:
        """No letter holds another seat's key or address, words that were for somebody else, or the dice."""
        people = self.model.people
        most = max(hands for _, hands in people.holders) + 1
        keys = {
            token.mint(SECRET, GAME, token.holder(colour, hands), serial): people.holders.get((number, hands), set())
            for number, colour in enumerate(self.model.colours)
            for hands in range(most + 1)
            for serial in range(game.serial + 2)
        }
        masters = [token.mint_for_master(SECRET, GAME, GM, serial) for serial in range(game.serial + 2)]
        words = [one for one in sent if one.says in ("note", "press")]
        delivered = set(self.world.delivered)
        for recipient, raw in delivered - self._looked:
            if recipient == GM:
                continue
            said, who = contents(raw).lower(), person(recipient)
            found = [key for key, whose in keys.items() if who not in whose and key in said]
            assert not found, f"another's key in a letter to {recipient}"
            assert not [key for key in masters if key in said], f"the game master's key in a letter to {recipient}"
            key = self._keys[recipient, raw]
            if not _NAMES.search(key):
                shown = {one for one in people.everybody if re.search(rf"(?<![\w.+-]){re.escape(one)}", said)}
                shown = {one for one in shown if person(one) != who} - self._asked_about(who)
                assert not shown, f"{shown} in {key} to {recipient}"
            strange = [one for one in words if secret(one.name) in said and who not in self._may_read(one, key)]
            assert not strange, f"words for others in {key} to {recipient}"
            if game.status != "finished":
                assert game.gm_half not in said
                assert str(game.seed) not in said
        self._looked = delivered

    def reminders(self, unit: Unit, game: Game) -> None:
        """Whoever owes orders is reminded when it is time, and once for each deadline that a phase has had."""
        phases = {phase.serial: phase for phase in unit.phases.all(game.id)}
        colours = {colour: number for number, colour in enumerate(self.model.colours)}
        keys = [mail.key.split("/") for mail in _mails(unit) if "/reminder" in mail.key]
        sent = Counter((int(serial), colours[colour]) for _, serial, colour, *_ in keys)
        assert not [one for one, times in sent.items() if times > 1 + phases[one[0]].moves], "nobody is reminded twice"
        phase = phases[game.serial]
        now = self.world.office.clock.now()
        if game.status == "running" and phase.remind_at is not None and phase.remind_at <= now < phase.deadline:
            for number, seat in self.model.seats.items():
                if seat.owes and not seat.heard and not seat.hands:
                    assert sent[game.serial, number], "whoever owes orders is reminded"

    def _may_read(self, one: Sent, key: str) -> set[str]:
        """Whoever wrote the words, whoever has released them, and those whom they are for."""
        mine = {person(one.sender), person(one.owner)}
        if "/press/" not in key:
            return mine
        for message in self.model.people.messages:
            if message.of.name == one.name:
                return {person(address) for address in message.to or ()}
        return set()

    def _asked_about(self, who: str) -> set[str]:
        """Who has written with the key of somebody, who was asked about it."""
        return {one.sender for one in self.model.strange if person(one.owner) == who}

    # ---- in the end

    def in_the_end(self) -> None:
        """Every mail has left; more than once only where somebody was killed.

        Or where a seat was lost once more, by what a game master brought back: its last letter leaves again.
        """
        with self.world.office.store.reading() as unit:
            mails = list(_mails(unit))
            game = unit.games.named(GAME)
            assert game is not None
            deeds = len(unit.masters.deeds(game.id))
        assert {mail.status for mail in mails} == {"sent"}
        left = Counter(self.world.delivered)
        assert {(mail.recipient, mail.raw) for mail in mails} == set(left)
        if not self.world.kills:
            last = {(mail.recipient, mail.raw) for mail in mails if mail.key.endswith("/parting")}
            assert all(often <= 1 + (deeds if mail in last else 0) for mail, often in left.items())

    def as_without_kills(self, folder: Path) -> None:
        """The same letters at the same times come to the same in a world in which nobody was killed."""
        other = self.world.again(folder)
        if other is None:
            return
        try:
            other.flush()
            mine, others = _outcome(self.world), _outcome(other)
            otherwise = {what: _apart(found, others[what]) for what, found in mine.items() if found != others[what]}
            assert not otherwise, f"{otherwise}"
        finally:
            other.close()


def _apart(mine: Any, others: Any) -> list[str]:
    """What is not the same in two outcomes, from shortly before where it begins to be different."""
    here, there = ({str(key): repr(value) for key, value in _entries(one)} for one in (mine, others))
    found = []
    for key in sorted({*here, *there}):
        one, other = here.get(key, "nothing"), there.get(key, "nothing")
        if one != other:
            same = next((place for place, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            at = max(same - _BEFORE, 0)
            found.append(f"{key}: {one[at : at + _SHOWN]} and without kills {other[at : at + _SHOWN]}")
    return found


def _entries(one: Any) -> Iterable[tuple[Any, Any]]:
    return one.items() if isinstance(one, dict) else enumerate(one) if isinstance(one, list) else [("", one)]


def _first_verdict(letter: Letter) -> str:
    """The verdict that a letter got when it was handled, where it was released since."""
    return "held" if '"released_by"' in (letter.detail or "") else str(letter.verdict)


def _mails(unit: Unit) -> list[Mail]:
    return unit.outbox._several()


def _outcome(world: World) -> dict[str, Any]:
    """All that must be the same however a service got there."""
    with world.office.store.reading() as unit:
        game = unit.games.named(GAME)
        assert game is not None
        mails = list(_mails(unit))
        return {
            "game": game,
            "seats": unit.seats.of(game.id),
            "phases": unit.phases.of(game.id),
            "letters": [(one.id, one.raw, one.verdict, one.body, one.seat, one.serial) for one in world.filed(unit)],
            "mails": {mail.key: (mail.recipient, mail.raw) for mail in mails if mail.recipient != GM},
            "notices": Counter(one.text for one in unit.notices.of(game.id)),
            "deeds": unit.masters.deeds(game.id),
        }
