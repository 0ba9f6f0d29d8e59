"""Compares a record with the letters of one player: those they were sent, and those they wrote.

A record can be consistent in itself and still belong to another game: with another half of the seed, or with orders
that nobody wrote. Somebody who played has letters from the game, and nobody can change those any more.

Letters count only for what they say in the proper place: a number or a value in another player's message proves
nothing.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.core import codec
from adjudicator.engine.contract.title import AND, OptionSpec, Title
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import HOUSE, Tongue
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.orders.grammar.player_names import LEFT_OUT
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.service.documents.game_record import Record, RecordedPhase
from adjudicator.service.documents.past_phases import happened, twice
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.proof.offered_lines import OfferedLines
from adjudicator.service.proof.own_words import own_words
from adjudicator.service.proof.recorded_names import Seats
from adjudicator.service.settings import phrases

_HEX: Final = re.compile(r"\b[0-9a-f]{64}\b")
_NAMED: Final = re.compile(r"\.(?P<kind>invitation|report|final)\.(?P<serial>\d{1,9})\.\d{1,9}\.[0-9a-z]+@")
"""The kind of a letter and its phase, according to its Message-ID."""
_ANSWER: Final = ".answer"
_BETWEEN: Final = r"\W+(?:LUCK\W+)?"
"""What may stand between two words for the dice, which can be written on several lines."""


class Worked(NamedTuple):
    """A phase that was worked out again: its name, the table at its opening, and its outcome."""

    heading: str
    before: Boundary
    resolved: Resolved


class NoSeat(ValueError):
    """A record has no such seat; the text lists its seats."""


class Compared(NamedTuple):
    """The findings of a comparison, in sentences: what is surely `wrong`, what is `doubtful`, and what else to know.

    A doubtful finding may be due to letters in words other than this program's. An `unclear` one shows nothing,
    whatever the words.
    """

    wrong: tuple[str, ...]
    unclear: tuple[str, ...]
    doubtful: tuple[str, ...]
    notes: tuple[str, ...]
    unseen: tuple[str, ...]
    """The phases that no letter describes."""


class _Sent(NamedTuple):
    """A letter sent by a machine: its kind, its phase, and its words, with white space and without."""

    kind: str
    serial: int
    words: str
    key: str


def _plain(text: str) -> str:
    """Words, prepared for comparison: line breaks, and marks at the beginning of lines, do not count."""
    return " ".join(text.split())


def _key(text: str) -> str:
    """Words without white space: a line may be broken anywhere, even inside a word."""
    return "".join(text.split())


def _words(letter: Letter) -> str:
    return _plain(" ".join([line.text for line in letter.lines]))


def _sent(letter: Letter) -> _Sent:
    words = _words(letter)
    found = _NAMED.search(letter.message_id)
    kind = found["kind"] if found else "answer" if _ANSWER in letter.message_id else ""
    return _Sent(kind, int(found["serial"]) if found else 0, words, _key(words))


class Own:
    """The letters of one seat's player: those that a machine sent them, and those that they wrote.

    If they contain none of the player's own, or the machine has sent nothing but an invitation, orders cannot be
    compared (`wrote` is false). Letters unrelated to the
    game's letters are nobody's orders: a whole mailbox may be given.
    """

    def __init__(self, seat: str, letters: Iterable[Letter], mails: Iterable[bytes] = ()) -> None:
        letters = tuple(letters)
        sent = tuple(letter for letter in letters if letter.auto is not None)
        written = _written(letters, sent)
        self.seat = seat
        self._told = tuple(map(_sent, sent))
        self._mine = tuple(map(_words, written))
        self._own = own_words(written, {letter.message_id for letter in sent}, mails)
        # Whoever was only ever invited has declined, and the letters of the seat are somebody else's.
        invited = {one.kind for one in self._told} == {"invitation"}
        self.wrote = bool(self._mine) and not invited

    @classmethod
    def of(cls, seat: str, mails: Iterable[bytes]) -> "Own":
        """The same from the letters as received: then quotations in a player's letters can be recognised."""
        mails = tuple(mails)
        return cls(seat, map(read, mails), mails)

    def compared(self, record: Record, title: Title[Any], worked: Sequence[Worked]) -> Compared:
        """Compare what the record and the letters say about this player. Raises NoSeat."""
        seats = [player.seat for player in record.players]
        if self.seat not in seats:
            raise NoSeat(f"the record has no seat {self.seat!r}; it has: {', '.join(seats)}")
        seat = seats.index(self.seat)
        doubtful, unseen = self._heard(record, title, worked, seat)
        valued = tuple(self._valued(record, title))
        ordered = tuple(self._ordered(record, frozenset(unseen)))
        return Compared(
            wrong=(
                *self._lucky(record, seat),
                *self._promised(record),
                *(said for said, sure in valued if sure),
                *(said for said, quoted in ordered if not quoted),
            ),
            unclear=tuple(said for said, quoted in ordered if quoted),
            doubtful=(*(said for said, sure in valued if not sure), *doubtful),
            notes=tuple(self._noted(record)),
            unseen=unseen,
        )

    # ---- promises

    def _promises(self, *, opened: bool) -> list[_Sent]:
        """The letters that state the promise: the invitation, the first report and, if wanted, the last one."""
        return [
            one
            for one in self._told
            if one.kind == "invitation" or (one.kind, one.serial) == ("report", 1) or (opened and one.kind == "final")
        ]

    def _promised(self, record: Record) -> Iterator[str]:
        # The letter to a seat's new player has a random name.
        taken_over = any(one.seat == self.seat for one in record.sittings)
        places = self._told if taken_over else self._promises(opened=True)
        if not any(record.commitment in one.words for one in places):
            yield f"No letter of yours promises {record.commitment}, which the record says was promised."
        # Somebody can be called that, or use it in their words for the dice.
        names = set(_HEX.findall(codec.encode((record.players, record.sittings)).decode()))
        for one in self._promises(opened=False):
            for number in _HEX.findall(one.words):
                if number not in (record.commitment, record.gm_half, record.seed) and number not in names:
                    yield f"A letter of yours says {number}, which is neither the promise nor a half of the seed."

    def _valued(self, record: Record, title: Title[Any]) -> Iterator[tuple[str, bool]]:
        """Rulebook values that letters state differently; uncertain if a letter states none, in whatever words."""
        promises = [one.words for one in self._promises(opened=False) if record.commitment in one.words]
        for spec in title.values if promises else ():
            usual = spec.choices[0]
            value = record.options.get(spec.name, usual)
            stated = _statement(spec)
            said = {found[1] for words in promises for found in stated.finditer(words)}
            if said != ({value} - {usual}):
                told = " or ".join(sorted(said)) or usual
                yield (
                    f"The letters with the promise say that {spec.name} is {told}, and the record that it is {value}.",
                    bool(said),
                )

    def _lucky(self, record: Record, seat: int) -> Iterator[str]:
        luck = record.players[seat].luck
        if any(one.seat == self.seat for one in record.sittings):
            # The words are those of the seat's first player, and these letters may be another player's.
            return
        answers = [one.key for one in self._told if one.kind == "answer"]
        welcomed = [one for one in answers if any(_key(said) in one for said in _said("welcome", seat=self.seat))]
        kept = [one for one in welcomed if any(_key(said[: said.index("\0")]) in one for said in _luck("\0"))]
        if kept and len(welcomed) == 1 and not any(_key(said) in kept[0] for said in _luck(luck)):
            said = f'your words for the dice were "{luck}"' if luck else "you sent no words for the dice"
            yield f"The record says that {said}, and you were told that others are on file."
        elif self.wrote and luck and not kept:
            words = re.compile(_BETWEEN.join(map(re.escape, re.findall(r"\w+", luck))), re.I)
            if not any(words.search(one) for one in self._mine):
                yield f'The record says that your words for the dice were "{luck}", and no letter that you wrote does.'

    # ---- orders

    def _ordered(self, record: Record, unseen: frozenset[str]) -> Iterator[tuple[str, bool]]:
        """Orders that no letter contains: neither the player's own nor one that the record calls the game master's.

        Also returns whether a letter of theirs quotes it: then an outsider cannot see whose words they were taken for.
        """
        seats, left = Seats(record), {one.phase for one in record.sittings if one.seat == self.seat}
        wrote, own = ("\0".join(map(seats.key, several)) for several in (self._mine, self._own))
        offered = self._offered(seats)
        for phase in record.phases if self.wrote else ():
            # Another player may have had the seat.
            if left and (phase.heading in left or phase.heading in unseen):
                continue
            lines = [(line, seats.key(line.text)) for line in self._lines(record, phase) if line.text != LEFT_OUT]
            lacking = next(
                (line.text for line, said in lines if said not in wrote and not offered.explain(line.text)), None
            )
            # Headings of a form that was sent back count, although nobody typed them.
            typed = [(line.text, said) for line, said in lines if not line.context]
            quoted = next((line for line, said in typed if said not in own and not offered.explain(line)), None)
            if lacking is not None and _forgotten(record):
                why = "a player is forgotten since, whose name may stand there in your letter"
                yield f"{_as_ordered(phase, lacking)}, and no letter of yours does; {why}.", True
            elif lacking is not None:
                yield f"{_as_ordered(phase, lacking)}, and no letter of yours does.", False
            elif quoted is not None:
                why = "as far as can be told, your letters only quote that: look there for whose words these are"
                yield f"{_as_ordered(phase, quoted)}; {why}.", True

    def _offered(self, seats: Seats) -> OfferedLines:
        """The lines that a letter offered to this player, or that their words were understood as."""
        return OfferedLines(seats, (one.words for one in self._told if one.kind == "answer"), self._own)

    def _lines(self, record: Record, phase: RecordedPhase) -> list[Line]:
        """The lines that this player wrote according to the record, without those a game master changed or typed."""
        changes = [one for one in record.corrections if (one.kind, one.seat) == ("orders", self.seat)]
        mine = [one for one in changes if one.phase == phase.heading]
        theirs = {line.text for one in mine for body in one.now for line in body}
        bodies = [one.lines for one in phase.letters if one.seat == self.seat and not one.entered and not one.by]
        bodies += [body for one in mine for body in one.was]
        return [line for body in bodies for line in body if line.text not in theirs]

    def _noted(self, record: Record) -> Iterator[str]:
        for one in record.corrections:
            if (one.kind, one.seat) == ("orders", self.seat):
                yield f"The game master changed your orders in {one.phase}."
        for phase in record.phases:
            if any(one.seat == self.seat and one.entered for one in phase.letters):
                yield f"The game master typed orders of yours in {phase.heading}, says the record."

    # ---- reports

    def _heard(
        self, record: Record, title: Title[Any], worked: Sequence[Worked], seat: int
    ) -> tuple[list[str], tuple[str, ...]]:
        """Check that what they were told in each phase stands in one letter or, after a correction, in several.

        Returns what is missing, and the phases that no letter describes.
        """
        unseen, missed = [], []
        spoken = [title.speaking(Tongue(code)) for code in languages(HOUSE)]
        everything = "".join([one.key for one in self._told])
        for serial, phase in enumerate(worked, start=1):
            if not title.playing(phase.before.state, seat):
                continue
            told = [_Told.of(one, phase, seat) for one in spoken]
            if not any(one.sentences for one in told):
                continue
            known = None if record.corrections else self._report(serial)
            missing = _fewest(told, [known] if known else [one.key for one in self._told])
            if not known and 2 * len(missing) > max(len(one.sentences) for one in told):
                unseen.append(phase.heading)
                continue
            if record.corrections:
                missing = min((one.lacking(everything) for one in told), key=len)
            if missing:
                missed.append(
                    f'In {phase.heading} you were told "{missing[0]}", says the record, and no letter to you does.'
                )
        return missed, tuple(unseen)

    def _report(self, serial: int) -> str:
        """The words of the letters about a phase's outcome; none if there are no such letters."""
        kinds = {("report", serial + 1), ("final", serial)}
        return "".join([one.key for one in self._told if (one.kind, one.serial) in kinds])


class _Told(NamedTuple):
    """What a seat was told of a phase in a language, and what its own part says again in other words."""

    sentences: tuple[str, ...]
    own: dict[str, str]

    @classmethod
    def of(cls, title: Title[Any], phase: Worked, seat: int) -> "_Told":
        view = phase.before.views[seat]
        said = tuple(_plain(one.said) for one in happened(title, phase.resolved, seat, view))
        return cls(said, dict(twice(title, phase.resolved, seat, view.seats)))

    def missing(self, letter: str) -> list[str]:
        """The sentences that a letter lacks."""
        return [one for one in self.sentences if _key(one) not in letter]

    def lacking(self, letters: str) -> list[str]:
        """The sentences that letters have in neither form: a correction tells once what a report says twice."""
        return [one for one in self.missing(letters) if one not in self.own or _key(self.own[one]) not in letters]


def _fewest(told: Sequence[_Told], letters: Sequence[str]) -> list[str]:
    """What is missing, in the letter and the language where the least is missing."""
    return min(
        (one.missing(words) for one in told if one.sentences for words in letters),
        key=len,
        default=max((list(one.sentences) for one in told), key=len),
    )


def _written(letters: Sequence[Letter], sent: Sequence[Letter]) -> list[Letter]:
    """The letters that people wrote to the game, in answer to one of these or to their sender."""
    people = [letter for letter in letters if letter.auto is None]
    if not sent:
        return people
    names = {letter.message_id for letter in sent}
    places = {place for letter in sent for place in (letter.reply_to, letter.sender) if place}
    return [
        letter
        for letter in people
        if not names.isdisjoint((*letter.in_reply_to, *letter.references)) or not places.isdisjoint(letter.recipients)
    ]


def _forgotten(record: Record) -> bool:
    """Whether anybody of a record has been forgotten."""
    return any(one.forgotten for one in record.players) or any(one.forgotten for one in record.sittings)


def _as_ordered(phase: RecordedPhase, line: str) -> str:
    return f'In {phase.heading} you ordered "{line}", says the record'


def _statement(spec: OptionSpec) -> re.Pattern[str]:
    """How letters state a rulebook value, followed by the usual one, in whatever language."""
    names = "|".join(map(re.escape, spec.names))
    listed = [rf"(?:{names})(?:{re.escape(AND)}(?:{names}))*"] if names else []
    several = "|".join([*map(re.escape, (*spec.choices, *spec.earlier)), *listed])
    usual = re.escape(spec.choices[0])
    return re.compile(rf"\b{re.escape(spec.name)}: ({several}) \((?:[^()]*\s)?{usual}\)")


def _said(name: str, **args: str) -> list[str]:
    """The service's phrase, in every language that it has."""
    return [_plain(phrases.say(name, **args).again(Tongue(code))) for code in languages(phrases.PACKAGE)]


def _luck(words: str) -> list[str]:
    return _said("luck-kept", words=words)
