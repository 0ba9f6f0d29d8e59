"""Letters on which the program fails: they are put aside unchanged, so that neither their game nor others wait.

Their writers are answered, and the game masters are told of each kind of failure, but not of every letter. A phase does
not end while a letter waits that its seat has surely written for it. The program may have been repaired when it next
starts, so the letters are read again then.
"""

import logging
from collections.abc import Sequence
from datetime import timedelta
from hashlib import blake2b
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Any, Final

from msgspec import DecodeError, Struct, json
from msgspec.structs import replace

import adjudicator
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.intake import ANSWERS_TO_PLAYERS, ANSWERS_TO_STRANGERS, opened, policy
from adjudicator.mail.parsing.wellformed import wellformed
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.intake.incoming_letter import opened as on_desk
from adjudicator.service.intake.intake_desk import identity
from adjudicator.service.log.entries import warn_of
from adjudicator.service.mailroom.letter_queue import Waiting
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.letters import TROUBLE
from adjudicator.store.tables.errors import StoreConflict, StoreError
from adjudicator.store.tables.values import Game, NewMail, Seat
from adjudicator.store.tables.values import Letter as Filed

_log = logging.getLogger(__name__)

NOTICE: Final = "letter"
"""The kind of the notices about them."""
STRANGERS_TOLD: Final = 3
"""How many notices a day may concern letters without a proven sender: anybody can write those."""
MOST_LINES: Final = 500
"""How many lines of a letter are sent back to its writer."""
_DAY: Final = timedelta(days=1)
_OURS: Final = str(Path(adjudicator.__file__).resolve().parent)
_UNPROVED: Final = "It does not show who sent it"


class _Whose(Struct, frozen=True):
    """Whose letter it is, as far as that can be told.

    `counts` means that it is proven to come from its seat, for the open phase.
    """

    game: Game | None = None
    seat: Seat | None = None
    counts: bool = False


def of_the_letter(fault: StoreError) -> bool:
    """Whether the database refuses what a letter would write, although the database itself is available."""
    return type(fault) is StoreError or isinstance(fault, StoreConflict)


def put_aside(office: Office, one: Waiting, fault: Exception) -> int | None:
    """Quarantine a letter on which the program failed, answer its writer and tell the GMs; returns its game."""
    try:
        with office.store.unit() as unit:
            return _put_aside(office, unit, one, fault)
    except StoreError as other:
        if not of_the_letter(other):
            raise
    except Exception as other:  # noqa: BLE001 - it may be the very thing that failed
        warn_of(_log, "nor can its writer be answered", other, letter=one.filed.id)
    with office.store.unit() as unit:
        incoming = on_desk(office, unit, one.filed, one.letter, one.shown)
        Handled(verdict=TROUBLE, detail=_detail(one.filed, fault)).file(incoming)
        _tell(incoming, _Whose(), fault)
    return None


def take_up(office: Office, *, mended: bool = False) -> int:
    """Have quarantined letters read again; returns how many.

    With `mended`, only those on which another version of the program failed.
    """
    with office.store.unit() as unit:
        aside = unit.letters.aside()
        program = _program() if mended and aside else ""
        numbers = [one.id for one in aside if not mended or _before(one).get("program") != program]
        return unit.letters.take_up(numbers)


def was_aside(filed: Filed) -> bool:
    """Whether the program has failed on a letter before."""
    return bool(_before(filed))


def read_at_last(incoming: Incoming, handled: Handled) -> None:
    """Tell the game masters that a quarantined letter could be read after all."""
    game = handled.game
    phase = incoming.unit.phases.current(game.id) if game is not None else None
    text = f"Letter {incoming.number}, on which the program had failed, has been read now ({handled.verdict})."
    if game is not None and phase is not None and phase.held:
        text += f"\n{phase.heading} of {game.name} still waits for you: ADJUDICATE {phase.heading}, or RESUME."
    tell_gm(incoming.office, incoming.unit, NOTICE, text, at=incoming.at, game=game)


def tell_of_quotations(incoming: Incoming, handled: Handled, fault: Exception) -> None:
    """Tell the game masters that quotations in a letter could not be told from its own lines, once a day per kind.

    All its lines are doubtful then: they may be orders, but they release nothing and take nothing back.
    """
    mark = f"[{_kind(fault)}]"
    if any(mark in text for text in incoming.unit.notices.since(NOTICE, incoming.at - _DAY)):
        return
    sender = incoming.letter.sender or "nobody"
    said = (
        f"In letter {incoming.number} from {sender} the program failed to find what it quotes of ours.",
        "Only the marks of its mail program show that now, so look at what stands for its seat.",
        f"Of further letters on which it fails in this way {mark} you are not told today.",
        "",
        wellformed("".join(format_exception(fault))),
    )
    tell_gm(incoming.office, incoming.unit, NOTICE, "\n".join(said), at=incoming.at, game=handled.game)


def _put_aside(office: Office, unit: Unit, one: Waiting, fault: Exception) -> int | None:
    incoming = on_desk(office, unit, one.filed, one.letter, one.shown)
    whose = _whose(incoming)
    handled = Handled(
        verdict=TROUBLE,
        mails=() if was_aside(one.filed) else _answer(incoming, whose),
        game=whose.game,
        seat=whose.seat if whose.counts else None,
        serial=whose.game.serial if whose.counts and whose.game is not None else None,
        detail=_detail(one.filed, fault),
    )
    handled.file(incoming)
    _tell(incoming, whose, fault)
    return whose.game.id if whose.game is not None else None


def _whose(incoming: Incoming) -> _Whose:
    try:
        case = opened(incoming.letter, incoming.desk, proof=incoming.proof)
        found = incoming.desk.found(*case.seat) if case.seat is not None else None
        if found is None:
            return _Whose()
        proved = policy.outcome(*policy.shown(case)) == "accept"
        return _Whose(*found, counts=proved and case.open_serial is not None)
    except StoreError:
        raise
    except Exception as fault:  # noqa: BLE001 - it may be the very thing that failed
        warn_of(_log, "nor can it be told whose the letter is", fault, letter=incoming.number)
        return _Whose()


def _answer(incoming: Incoming, whose: _Whose) -> tuple[NewMail, ...]:
    """The answer to its writer, with their words if they are surely theirs; none for machines."""
    letter = incoming.letter
    if letter.auto is not None or not letter.sender:
        return ()
    player = bool(incoming.desk.seats_of(letter.sender))
    told = incoming.desk.told(letter.sender, TROUBLE)
    if told >= (ANSWERS_TO_PLAYERS if player else ANSWERS_TO_STRANGERS):
        return incoming.enough() if player else ()
    lines = [line.text for line in letter.lines if not line.depth][:MOST_LINES] if whose.counts else []
    facts = {
        "game": whose.game.name if whose.game is not None and (player or whose.counts) else "",
        "waits": whose.counts,
        "lines": lines,
    }
    words = incoming.office.words_in(incoming.language).words("put_aside.txt", facts)
    # This mark must not identify the letter if it is read later: then it is answered properly.
    apart = replace(incoming, identity=f"{identity(letter)}.aside")
    return refusals.answered(apart, TROUBLE, spoken(words, Tongue(incoming.language)), undone=True)


def _tell(incoming: Incoming, whose: _Whose, fault: Exception) -> None:
    """Tell the game masters, unless they have been told of this kind within a day."""
    unit, game = incoming.unit, whose.game
    mark = f"[{_kind(fault)}]"
    lately = unit.notices.since(NOTICE, incoming.at - _DAY)
    same = [text for text in lately if mark in text]
    if whose.counts and game is not None:
        if any(f" {game.name} " in text and _UNPROVED not in text for text in same):
            return
    elif same or sum(_UNPROVED in text for text in lately) >= STRANGERS_TOLD:
        return
    tell_gm(incoming.office, unit, NOTICE, "\n".join(_told(incoming, whose, fault, mark)), at=incoming.at, game=game)


def _told(incoming: Incoming, whose: _Whose, fault: Exception, mark: str) -> Sequence[str]:
    sender, game, seat = incoming.letter.sender or "nobody", whose.game, whose.seat
    said = [f"Letter {incoming.number} from {sender} made the program fail; it is kept as it came."]
    if whose.counts and game is not None and seat is not None:
        said += [
            f"The game {game.name} goes on. If {seat.name} writes nothing else, the open phase waits for you at its",
            f"end: you can look at the letter, and enter orders yourself (ORDERS FOR {seat.name}).",
        ]
    else:
        goes_on = f", so the game {game.name} goes on without it." if game is not None else "."
        said.append(f"{_UNPROVED}{goes_on}")
    return (
        *said,
        "Its writer is told, unless it is a machine. When the program is mended and started anew, it is read again.",
        f"Of further letters on which it fails in this way {mark} you are not told today.",
        "",
        wellformed("".join(format_exception(fault))),
    )


def _kind(fault: Exception) -> str:
    """A short mark for where and how the program failed: letters with the same mark are of one kind."""
    ours = [frame for frame in extract_tb(fault.__traceback__) if frame.filename.startswith(_OURS)]
    where = f"{Path(ours[-1].filename).name} {ours[-1].name}" if ours else ""
    return blake2b(f"{type(fault).__name__} {where}".encode(), digest_size=4).hexdigest()


def _detail(filed: Filed, fault: Exception) -> dict[str, Any]:
    said = wellformed(f"{type(fault).__name__}: {fault}")
    return {"fault": said, "kind": _kind(fault), "program": _program()}


def _before(filed: Filed) -> dict[str, Any]:
    """The note on a letter on which the program has failed before; empty for any other."""
    try:
        noted = json.decode(filed.detail or "{}")
    except DecodeError:
        return {}
    return noted if isinstance(noted, dict) and "program" in noted else {}


def _program() -> str:
    """A mark of this version of the program."""
    mix = blake2b(digest_size=8)
    for file in sorted(Path(_OURS).rglob("*.py")):
        mix.update(file.read_bytes())
    return mix.hexdigest()
