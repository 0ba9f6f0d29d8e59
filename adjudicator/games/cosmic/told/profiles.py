"""The powers before a game: which set each is from, when it acts, what it does, and how it fits play by mail."""

import re
from collections.abc import Iterator

from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.pieces import ASKS, Piece, Rule
from adjudicator.engine.contract.profiles import Profile
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.cosmic.kit import Power
from adjudicator.games.cosmic.pieces import POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.told.piece_questions import MOMENTS


def profiles(words: Phrasebook) -> tuple[Profile, ...]:
    """Every power that there is, in the order of their names."""
    return tuple([_profile(power, words) for power in sorted(POWERS, key=lambda power: power.name)])


def _profile(power: Power, words: Phrasebook) -> Profile:
    sections = SECTIONS.get(f"{power.name}{FLARE}", ())
    return Profile(
        name=power.name,
        origin=power.origin,
        acts=tuple(dict.fromkeys(acts(power, words))),
        does=_line(power, words),
        flares={section.name: _line(section, words) for section in sections},
        fit=words.say(f"fit-{power.fit.replace(' ', '-')}"),
    )


def _line(piece: Piece, words: Phrasebook) -> str:
    return descriptions.of(piece, words)[0]


def acts(piece: Piece, words: Phrasebook) -> Iterator[str]:
    """When a piece acts. What only follows from a use counts where it does nothing else."""
    for rule in [rule for rule in piece.rules if not rule.inherent] or piece.rules:
        moment = words.say(f"acts-{topic(rule)}")
        if rule.verb == ASKS:
            phases = MOMENTS[rule.topic].phases
            yield words.say("acts-in", count=len(phases), phases=words.listed(map(str, phases)), moment=moment)
        else:
            yield moment


def topic(rule: Rule) -> str:
    """What a rule listens for, as its phrase is named: `laid`, `cards-shown`."""
    name = rule.topic if isinstance(rule.topic, str) else rule.topic.__name__
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace(" ", "-").lower()
