"""The powers before a match: where each is from, when it acts, what it does, and how it fits play by mail."""

import re
from collections.abc import Iterator

from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.pieces import Piece, Rule
from adjudicator.engine.contract.profiles import Profile
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.blutooth.piece_kinds import Power
from adjudicator.games.blutooth.pieces import PARTS, POWERS
from adjudicator.games.blutooth.table.pods import FLARE


def profiles(words: Phrasebook) -> tuple[Profile, ...]:
    """Every power that there is, in the order of their names."""
    return tuple([_profile(power, words) for power in sorted(POWERS, key=lambda power: power.name)])


def _profile(power: Power, words: Phrasebook) -> Profile:
    return Profile(
        name=power.name,
        origin=power.origin,
        acts=tuple(dict.fromkeys(acts(power, words))),
        does=descriptions.of(power, words)[0],
        flares={part.name: descriptions.of(part, words)[0] for part in PARTS.get(f"{power.name}{FLARE}", ())},
        fit=words.say(f"fit-{power.fit.replace(' ', '-')}"),
    )


def acts(piece: Piece, words: Phrasebook) -> Iterator[str]:
    """When a piece acts. What only follows from a use counts where it does nothing else."""
    for rule in [rule for rule in piece.rules if not rule.inherent] or piece.rules:
        yield words.say(f"acts-{topic(rule)}")


def topic(rule: Rule) -> str:
    """What a rule listens for, as its phrase is named: `risen`, `ships-landed`."""
    name = rule.topic if isinstance(rule.topic, str) else rule.topic.__name__
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).replace(" ", "-").lower()
