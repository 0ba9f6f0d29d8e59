"""Checks who wrote the letters of a record in a player's place: nobody but those whom the record names for it.

What a program of the house wrote is worked out again from the view of its seat, so that nobody can write it.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from adjudicator.engine.contract.title import Title
from adjudicator.service.documents.game_record import BY_HOUSE, Record, RecordedLetter, RecordedPhase
from adjudicator.service.game import game_options, house_orders, resolution
from adjudicator.service.game.boundary import Boundary


def contradictions(record: Record, phase: RecordedPhase) -> Iterator[str]:
    """What is wrong with who wrote the letters of a phase, in sentences."""
    houses = {player.seat for player in record.players if player.house}
    corrected = {(one.phase, one.seat) for one in record.corrections if one.kind == "orders"}
    for letter in phase.letters:
        if letter.by == BY_HOUSE and letter.seat in houses:
            continue
        if letter.by:
            if not _named(record, phase, letter):
                yield (
                    f"In {phase.heading} there is a letter of {letter.by} for {letter.seat}, "
                    "and nothing says that they stood in."
                )
        elif letter.seat in houses and not letter.entered and (phase.heading, letter.seat) not in corrected:
            yield f"In {phase.heading} there is a letter of {letter.seat} that no program of the house wrote."


def differences(
    record: Record, title: Title[Any], phase: RecordedPhase, table: Boundary, corrected: bool
) -> Iterator[str]:
    """Where a program of the house would have written something else, in sentences."""
    strength = game_options.house_strength(record.options)
    seats = [player.seat for player in record.players]
    heading = title.where(table.state)
    wrote = {letter.seat for letter in phase.letters if letter.by == BY_HOUSE}
    for number, player in enumerate(record.players):
        if player.seat not in wrote and not (player.house and not corrected and _owes(title, table, number)):
            continue
        view, dice = table.views[number], house_orders.chance(record.seed, heading, number)
        words = house_orders.lines(title, view, number, dice, strength)
        mine = house_orders.said(house_orders.read(title, view, number, words)[0])
        for letter in (one for one in phase.letters if one.by == BY_HOUSE and one.seat == seats[number]):
            theirs = house_orders.said(letter.lines)
            if theirs != mine:
                odd = next((line for line in theirs if line not in mine), "; ".join(theirs) or "nothing")
                yield f'In {phase.heading} a program of the house would not have written "{odd}" for {letter.seat}.'
        if player.seat not in wrote and mine:
            yield f"In {phase.heading} the letter of {player.seat} is missing, which a program of the house wrote."


def _owes(title: Title[Any], table: Boundary, number: int) -> bool:
    playing = title.playing(table.state, number) and not title.vacant(table.state, number)
    return playing and resolution.owes(title, table, number, table.views[number])


def _named(record: Record, phase: RecordedPhase, letter: RecordedLetter) -> bool:
    """Whether the record says that the writer of a letter stood in for its seat in this phase."""
    places: Sequence[str] = [one.heading for one in record.phases]
    at = places.index(phase.heading)
    # A program that has left its seat since.
    gone = [one for one in record.sittings if one.house and one.seat == letter.seat and letter.by == BY_HOUSE]
    return any(one.phase not in places or at <= places.index(one.phase) for one in gone) or any(
        (one.seat, one.by) == (letter.seat, letter.by)
        and (one.since not in places or places.index(one.since) <= at)
        and (one.until not in places or at <= places.index(one.until))
        for one in record.stand_ins
    )
