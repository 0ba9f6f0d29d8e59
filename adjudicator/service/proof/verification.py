"""Verifies a finished game: everything in its public record is worked out again and compared, event by event."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance, combine, commitment
from adjudicator.core.event import Event
from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.speech import counted
from adjudicator.games import catalogue
from adjudicator.given_files import unmarked
from adjudicator.mail.parsing.body import MOST_LINES
from adjudicator.mail.parsing.letter import MOST_TEXT
from adjudicator.orders.standing import phase_orders
from adjudicator.orders.standing.phase_orders import NOTHING, Carried
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.service.documents.game_record import FORMAT, PROGRAM, Record, RecordedCorrection, RecordedPhase
from adjudicator.service.game import orders_on_file, votes
from adjudicator.service.game.boundary import Boundary
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved, dealt, resolve
from adjudicator.service.proof import stand_ins
from adjudicator.service.proof.own_letters import Compared, NoSeat, Own, Worked

_MOST: Final = 1000
_END: Final = 200
"""How many characters of a sentence are shown, and how many of these from its end."""


class Verdict(Struct, frozen=True):
    """Whether a record holds, in a sentence; `phases` and `events` say how much of it was worked out again.

    A record that could not be `checked` does not hold, and that accuses nobody.
    """

    holds: bool
    sentence: str
    phases: int = 0
    events: int = 0
    commitment: str = ""
    """The promise according to the record; each player has a letter that states it too."""
    unseen: tuple[str, ...] = ()
    """The phases that none of the player's own letters describes."""
    notes: tuple[str, ...] = ()
    """What the player should know about how the record describes them."""
    checked: bool = True


class _Differs(Exception):
    """The first difference from the record."""


class _Contradicts(_Differs):
    """The first contradiction within a record, whatever rules it was played by."""


def verify(data: bytes, own: Own | None = None) -> Verdict:
    """Work a game out again from its record, and compare it with a player's `own` letters if they are given.

    The verdict names the first difference in a sentence. Raises NoSeat if the record lacks the seat whose letters these
    are, and nothing else, whatever the bytes are.
    """
    return WorkedOut(data).verdict(own)


class WorkedOut:
    """A game worked out again from its record, to be compared with the letters of as many players as one likes."""

    def __init__(self, data: bytes) -> None:
        self._record: Record | None = None
        self._replay: _Replay | None = None
        self._found = self._worked(data)

    def verdict(self, own: Own | None = None) -> Verdict:
        """The verdict on the record, or on how it agrees with a player's letters if they are given; see `verify`."""
        record, replay, found = self._record, self._replay, self._found
        if own is None or record is None or replay is None or not found.holds:
            return found
        return self._judged(record, lambda: _compared(record, found, own.compared(record, replay.title, replay.worked)))

    def _worked(self, data: bytes) -> Verdict:
        try:
            record = self._record = msgspec.json.decode(unmarked(data), type=Record)
        except Exception as fault:  # noqa: BLE001 - bytes of anybody, and the decoder has many ways to refuse them
            return _unchecked(f"This is no record of a game: {_short(str(fault).rstrip('.'))}.")
        return self._judged(record, lambda: self._played(record))

    def _played(self, record: Record) -> Verdict:
        self._replay = _Replay(record)
        return self._replay.run()

    def _judged(self, record: Record, work: Callable[[], Verdict]) -> Verdict:
        """What some work comes to, or what it has found to be wrong."""
        try:
            return work()
        except NoSeat:
            raise
        except _Contradicts as difference:
            return Verdict(holds=False, sentence=_short(str(difference)))
        except _Differs as difference:
            return _other_program(record, Verdict(holds=False, sentence=_short(str(difference))))
        except catalogue.UnknownTitle as fault:
            return _unchecked(f"The game cannot be worked out again: {_short(str(fault))}.")
        except Exception as fault:  # noqa: BLE001 - whatever a record makes a title do, it is no proof of anything
            said = _short(f"{type(fault).__name__}: {fault}".rstrip(". :"))
            where = self._replay.place if self._replay else "the record"
            return _unchecked(
                f"The program failed on {where} ({said}); that says nothing about the game master. "
                "Please report it, with the record."
            )


def _unchecked(sentence: str) -> Verdict:
    return Verdict(holds=False, sentence=sentence, checked=False)


def _as_written(event: Event[Any], said: Any) -> Any:
    """An event as a program would have written it that knew only the fields which are said.

    A field that came later is left out if it is at its default: then the event is what it was before there was one.
    """
    mine = msgspec.json.decode(codec.encode(event))
    if isinstance(said, dict):
        for field in msgspec.structs.fields(event):
            later = field.encode_name not in said and field.default is not msgspec.NODEFAULT
            if later and getattr(event, field.name) == field.default:
                mine.pop(field.encode_name, None)
    return mine


def _compared(record: Record, verdict: Verdict, found: Compared) -> Verdict:
    """The verdict on a consistent record, once it is compared with somebody's letters."""
    verdict = replace(verdict, unseen=found.unseen, notes=found.notes)
    if found.wrong:
        return replace(verdict, holds=False, sentence=_short(found.wrong[0]))
    if not found.doubtful:
        if found.unclear:
            return replace(verdict, holds=False, checked=False, sentence=_short(found.unclear[0]))
        return verdict
    verdict = replace(verdict, holds=False, sentence=_short(found.doubtful[0]))
    if record.own_words:
        why = "The letters were in words of the game master's own, says the record: read that letter yourself."
        return replace(verdict, checked=False, sentence=f"{verdict.sentence} {why}")
    return _other_program(record, verdict)


def _other_program(record: Record, verdict: Verdict) -> Verdict:
    """A difference need not be anybody's doing if rules and words are those of another version."""
    if record.format != FORMAT or record.program in (PROGRAM, ""):
        return verdict
    why = f"The record is from {_short(record.program)}, and this is {PROGRAM}: to be sure, use that version."
    return replace(verdict, checked=False, sentence=f"{verdict.sentence} {why}")


def _short(said: str) -> str:
    """A sentence, shortened to be readable: a stranger's record may contain text of any length."""
    return said if len(said) <= _MOST else f"{said[: _MOST - _END]} ... {said[-_END:]}"


class _Replay:
    def __init__(self, record: Record) -> None:
        self.record = record
        self.title: Title[Any] = catalogue.title(record.title)
        self.events = 0
        self.worked: list[Worked] = []
        """The phases as they were worked out."""
        self.place = "the deal"
        """The subject that is being worked out."""

    def run(self) -> Verdict:
        """Work everything out; raises _Differs with the first difference from the record."""
        record, title = self.record, self.title
        players = len(record.players)
        # With fewer seats some deals never end: there is nobody whom destiny could name.
        if not title.fewest <= players <= len(title.seats):
            raise _Differs(f"{title.heading} is for {title.fewest} to {len(title.seats)} players, not {players}.")
        chance = Chance(self._seed())
        table = self._played(self._dealt(chance), chance)
        winners = self._ended(table)
        self._corrected()
        named = tuple(table.state.seats[winner] for winner in winners)
        if named != record.winners:
            said = ", ".join(record.winners) or "nobody"
            raise _Differs(f"The winners should be {', '.join(named) or 'nobody'}, not {said}.")
        phases = counted(len(record.phases), "phase")
        return Verdict(
            holds=True,
            sentence=f"Every draw and all {self.events} events of {phases} are as the record says.",
            phases=len(record.phases),
            events=self.events,
            commitment=record.commitment,
        )

    def _dealt(self, chance: Chance) -> Boundary:
        """The table after the deal."""
        record = self.record
        wishes = [player.wishes for player in record.players]
        try:
            deal = dealt(self.title, len(record.players), record.options, chance, wishes)
        except ValueError as fault:
            raise _Differs(f"The game cannot be dealt with the options of the record: {fault}.") from fault
        seats = tuple(player.seat for player in record.players)
        if seats != deal.boundary.state.seats:
            raise _Differs(f"The seats should be {', '.join(deal.boundary.state.seats)}, not {', '.join(seats)}.")
        self._compare("the deal", deal.events, record.deal)
        return deal.boundary

    def _played(self, table: Boundary, chance: Chance) -> Boundary:
        """The table after all phases of the record, starting from the deal."""
        title = self.title
        carried: tuple[Carried, ...] = (NOTHING,) * len(table.views)
        kept: tuple[tuple[Kept, ...], ...] = ((),) * len(table.views)
        for number, phase in enumerate(self.record.phases, start=1):
            if title.winners(table.state) is not None:
                raise _Differs(f"The game was over before {phase.heading}, which the record goes on to tell of.")
            heading = title.where(table.state)
            if (phase.serial, phase.heading) != (number, str(heading)):
                raise _Differs(f"The phase after {number - 1} others should be {heading}, not {phase.heading}.")
            self.place = f"the letters of {heading}"
            orders = self._orders(phase, table, carried, kept)
            self._written_by(phase, table)
            self.place = str(heading)
            resolved = self._resolved(phase, table, orders, chance)
            self._compare(phase.heading, resolved.events, phase.events)
            self.worked.append(Worked(phase.heading, table, resolved))
            table = resolved.boundary
            carried = tuple(self._carried(heading, table, seat, one) for seat, one in enumerate(orders))
            kept = orders_on_file.all_kept_on(title, table.state, orders)
        return table

    def _written_by(self, phase: RecordedPhase, table: Boundary) -> None:
        """Check who wrote in the place of players: those whom the record names, and programs as they would have."""
        record = self.record
        for said in stand_ins.contradictions(record, phase):
            raise _Contradicts(said)
        changed = {one.seat for one in record.corrections if one.phase == phase.heading}
        for said in stand_ins.differences(record, self.title, phase, table, bool(changed)):
            raise _Differs(said)

    def _ended(self, table: Boundary) -> tuple[int, ...]:
        """The winners at this table, nobody if the game master ended the game; it must be over."""
        record, title = self.record, self.title
        winners = title.winners(table.state)
        if record.ended and winners is not None:
            raise _Differs("The game was over before the game master could have ended it.")
        if record.ended and record.ended != str(title.where(table.state)):
            raise _Differs(f"The game master ended the game in {title.where(table.state)}, not in {record.ended}.")
        if winners is None and not record.ended:
            raise _Differs("The record ends before the game does.")
        return winners or self._agreed_winners(table)

    def _agreed_winners(self, table: Boundary) -> tuple[int, ...]:
        """The winners that players have voted for, if the rules of the game allow such an end; else nobody."""
        record, title = self.record, self.title
        if (agreed := record.agreed) is None:
            return ()
        playing = [seat for seat in range(len(record.players)) if title.playing(table.state, seat)]
        named = tuple(seat for seat in playing if table.state.seats[seat] in record.winners)
        if not record.ended or not votes.allowed(record.options):
            raise _Differs("Players could not end this game by votes.")
        if not votes.needed(record.options, agreed.voters) <= agreed.votes <= agreed.voters <= len(playing):
            raise _Differs(f"{agreed.votes} votes of {agreed.voters} do not end this game.")
        # Programs of the house share a draw, and do not vote.
        fewest, most = (1, 1) if agreed.how == "conceded" else (agreed.voters, len(playing))
        if not fewest <= len(named) <= most or len(record.winners) != len(named):
            raise _Differs(f"{', '.join(record.winners) or 'Nobody'} cannot have won like that.")
        return named

    def _corrected(self) -> None:
        """Check that orders changed by a game master are those that counted, unless the change was taken back."""
        changed: dict[tuple[str, str], RecordedCorrection] = {}
        seats = [player.seat for player in self.record.players]
        for one in self.record.corrections:
            if one.seat and one.seat not in seats:
                raise _Contradicts(f"A correction of {one.phase} is about {one.seat}, who has no seat.")
            if one.kind == "orders":
                changed[one.phase, one.seat] = one
            elif one.kind != "ruling":
                changed.clear()
        for phase in self.record.phases:
            for seat in seats:
                correction = changed.get((phase.heading, seat))
                letters = tuple(letter.lines for letter in phase.letters if letter.seat == seat)
                if correction is not None and correction.now != letters:
                    raise _Contradicts(
                        f"In {phase.heading} the orders of {seat} are not those that they were changed to."
                    )

    def _resolved(self, phase: RecordedPhase, table: Boundary, orders: Sequence[Orders], chance: Chance) -> Resolved:
        seats = table.state.seats
        strangers = [ruling.seat for ruling in phase.rulings if ruling.seat not in seats]
        if strangers:
            raise _Contradicts(f"In {phase.heading} there is a ruling on {strangers[0]}, who has no seat.")
        rulings = [Ruling(seats.index(one.seat), one.words) for one in phase.rulings]
        try:
            carried_out(self.title, table.state, rulings)
        except ValueError as fault:
            raise _Differs(f"In {phase.heading} what was ruled can come to nothing: {fault}.") from fault
        return resolve(self.title, table, orders, chance, rulings)

    def _seed(self) -> bytes:
        record = self.record
        if record.format != FORMAT:
            raise _Differs(f"The record has format {record.format}; this version of the program reads format {FORMAT}.")
        try:
            half = bytes.fromhex(record.gm_half)
        except ValueError as fault:
            raise _Contradicts(f"The GM's half of the seed is not hexadecimal: {fault}.") from fault
        if commitment(half) != record.commitment:
            raise _Contradicts("The GM's half of the seed is not the one that was committed to: its SHA-256 differs.")
        seed = combine(half, [player.luck for player in record.players])
        if seed.hex() != record.seed:
            raise _Contradicts("The seed is not what the GM's half and the players' words make.")
        return seed

    def _orders(
        self,
        phase: RecordedPhase,
        table: Boundary,
        carried: Sequence[Carried],
        kept: Sequence[tuple[Kept, ...]],
    ) -> tuple[Orders, ...]:
        names = [player.seat for player in self.record.players]
        strangers = [letter.seat for letter in phase.letters if letter.seat not in names]
        if strangers:
            raise _Contradicts(f"In {phase.heading} there is a letter of {strangers[0]}, who has no seat.")
        for letter in phase.letters:
            # No service has read so much from one letter, and working it out could take any time.
            if len(letter.lines) > MOST_LINES + 1 or sum(len(line.text) for line in letter.lines) > MOST_TEXT:
                raise _Differs(f"In {phase.heading} there is a letter of {letter.seat} longer than is read of any.")
        title = self.title
        return tuple(
            orders_on_file.orders(
                title,
                view,
                seat,
                [letter.lines for letter in phase.letters if letter.seat == names[seat]],
                carried[seat],
                kept[seat],
            )
            if title.playing(table.state, seat)
            else Orders()
            for seat, view in enumerate(table.views)
        )

    def _carried(self, before: Heading, table: Boundary, seat: int, orders: Orders) -> Carried:
        if self.title.winners(table.state) is not None:
            return NOTHING
        return phase_orders.carried(self.title, before, table.views[seat], seat, orders)

    def _compare(self, where: str, made: Iterable[Event[Any]], recorded: Sequence[msgspec.Raw]) -> None:
        worked_out = list(made)
        for number, event in enumerate(worked_out, start=1):
            mine = codec.encode(event).decode()
            if number > len(recorded):
                raise _Differs(f"In {where} the record ends before event {number}, {mine}.")
            # Written anew, so that a record with other white space is still the same record.
            said = msgspec.json.decode(recorded[number - 1])
            theirs = codec.encode(said)
            if codec.encode(_as_written(event, said)) != theirs:
                raise _Differs(f"In {where} event {number} should be {mine}, not {theirs.decode()}.")
        if len(recorded) > len(worked_out):
            extra = bytes(recorded[len(worked_out)]).decode()
            raise _Differs(f"In {where} the record tells of an event that did not happen: {extra}.")
        self.events += len(worked_out)
