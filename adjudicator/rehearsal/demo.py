"""A rehearsal from the first letter to the last, on servers of its own, and its result."""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Final

from msgspec import Struct

from adjudicator.data import folder as data_folder
from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal import showing
from adjudicator.rehearsal.house import furnish
from adjudicator.rehearsal.people import HOUSE, users
from adjudicator.rehearsal.player import Player
from adjudicator.rehearsal.playing import GAME, Moment, Plan, Rehearsal
from adjudicator.rehearsal.specimens import ABOUT, Specimens, SpecimensWrong
from adjudicator.rehearsal.worker import Worker
from adjudicator.service.games import summaries
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.verification import Verdict, WorkedOut, verify

_GOOD_NEWS: Final = frozenset(("note", "left", "unsettled"))
"""Notices that are normal in a game that goes well."""


class Outcome(Struct, frozen=True, kw_only=True):
    """The result of a rehearsal. `faults` are all things wrong with it, in sentences: none if all is well."""

    winners: tuple[str, ...]
    verdict: Verdict
    letters: int
    mails: int
    seconds: float
    record: Path
    mailboxes: Path
    pages: Path
    faults: tuple[str, ...]


def specimens(title: str | None = None, letters: Path | None = None) -> Specimens:
    """The specimen game of a title, or the usual one; raises SpecimensWrong, which names the existing ones.

    `letters` is the user's own folder with one, for a title that has none here.
    """
    if letters is not None:
        own = Specimens(letters)
        if title not in (None, own.about.title):
            raise SpecimensWrong(f"the letters in {letters} are for {own.about.title}, not {title}")
        return own
    found = [Specimens(about.parent) for about in sorted(data_folder("orders").glob(f"*/{ABOUT}"))]
    for one in found:
        if one.about.usual if title is None else one.about.title == title:
            return one
    titles = ", ".join(one.about.title for one in found)
    raise SpecimensWrong(
        f"there are no specimen letters for {title or 'the usual game'}; there are some for {titles}; "
        "name a folder of your own with --letters"
    )


def plan(seed: int | None, players: int | None, title: str | None = None, letters: Path | None = None) -> Plan:
    """The game to play; without a seed and players, the one that the specimen letters were written for."""
    found = specimens(title, letters)
    return Plan(
        title=found.about.title,
        seed=found.about.seed if seed is None else seed,
        players=found.about.players if players is None else players,
        letters=found,
        options=found.about.options,
    )


def rehearse(folder: Path, plan: Plan, tell: Callable[[Moment], None]) -> Outcome:
    """Play a game by mail in a folder, which is made.

    Raises waiting.Stuck, worker.ServiceEnded and player.NotSent, after which the log of the service says more.
    """
    began = time.monotonic()
    with Embedded(users(plan.players)) as post:
        house = furnish(folder, post, plan.seed)
        with Worker(house) as worker:
            rehearsal = Rehearsal(house, plan, tell=tell, watch=worker.check)
            try:
                rehearsal.play()
                winners = summaries.show(house.office, GAME).winners
                records = {player.seat: showing.record(player) for player in rehearsal.players}
                faults = [*rehearsal.faults, *amiss(rehearsal)]
                for player in rehearsal.players:
                    showing.pages(folder / showing.PAGES, player)
            finally:
                rehearsal.close()
        kept = post.maildir(folder / showing.MAILBOXES)
    verdict, record = _record(folder, records)
    if not verdict.holds:
        faults.append(f"the record does not hold: {verdict.sentence}")
    if not winners:
        faults.append("nobody has won")
    return Outcome(
        winners=winners,
        verdict=verdict,
        letters=sum(len(player.written) for player in rehearsal.players),
        mails=sum(kept.values()) - kept[HOUSE.user],
        seconds=time.monotonic() - began,
        record=record,
        mailboxes=folder / showing.MAILBOXES,
        pages=folder / showing.PAGES,
        faults=tuple(faults),
    )


def amiss(rehearsal: Rehearsal) -> list[str]:
    """What is wrong with the mail of a rehearsal: letters unanswered, mails that came twice or never, bad notices."""
    faults = []
    game = rehearsal.game()
    with rehearsal.house.office.store.reading() as unit:
        queued = unit.outbox.of_game(game.id)
        notices = unit.notices.of(game.id)
    for player in rehearsal.players:
        faults += [f"{player.seat} got no answer to {name}" for name in player.unanswered()]
        came = Counter(received.letter.message_id for received in player.inbox)
        wanted = {mail.message_id: mail.key for mail in queued if mail.recipient == player.address}
        faults += [f"{player.seat} got {key} {came[name]} times" for name, key in wanted.items() if came[name] != 1]
        faults += [f"{player.seat} got {name}, which nobody queued" for name in came if name not in wanted]
    faults += _accused(game.record, rehearsal.players) if game.record is not None else []
    return faults + [f"a notice of {one.kind}: {one.text}" for one in notices if one.kind not in _GOOD_NEWS]


def _accused(record: bytes, players: Iterable[Player]) -> list[str]:
    """Faults that the proof finds although the game master is honest, whichever player asks with their letters."""
    worked = WorkedOut(record)
    verdicts = [(player.seat, worked.verdict(Own.of(player.seat, player.letters))) for player in players]
    return [
        f"the record and the letters of {seat} differ: {verdict.sentence}"
        if not verdict.holds
        else f"no letter to {seat} tells of {', '.join(verdict.unseen)}"
        for seat, verdict in verdicts
        if not verdict.holds or verdict.unseen
    ]


def _record(folder: Path, records: Mapping[str, tuple[str, bytes] | None]) -> tuple[Verdict, Path]:
    """The record that everybody got with their last letter, verified, and the file with it."""
    found = {record for record in records.values() if record is not None}
    if len(found) != 1:
        without = ", ".join(seat for seat, record in records.items() if record is None) or "nobody"
        return Verdict(holds=False, sentence=f"there are {len(found)} different ones; without one: {without}"), folder
    name, data = found.pop()
    (folder / name).write_bytes(data)
    return verify(data), folder / name
