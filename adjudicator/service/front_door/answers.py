"""What a stranger is told: what can be played here, what is open, and how to begin.

Any letter of a stranger is answered so once a day. Each word that they write then is answered a few times a day.
"""

import re
from collections.abc import Sequence
from typing import Final

from adjudicator.engine.text.sayings import Several, Together, spoken
from adjudicator.games import catalogue
from adjudicator.mail.intake import ANSWERS_TO_STRANGERS
from adjudicator.mail.intake.verdict import AtDoor, UnknownSender
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.mail.writing import address
from adjudicator.service.front_door import languages
from adjudicator.service.game import opening, playable_titles
from adjudicator.service.games import open_games
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import Game, NewMail

DOOR: Final = AtDoor(()).kind
"""The verdict on a letter that asks at the door, and the beginning of the kinds of its answers."""
MOST: Final = 3
"""How often a day a stranger is answered to one word."""
_JOIN: Final = re.compile(r"\s*(?:JOIN|STANDBY)\s+\S+\s*[.!]?\s*\Z", re.I)
"""A wish for a seat in a game that there is not, since the intake would have known it."""
_KINDS: Final = {"GAMES": "games", "OPEN": "open", "HELP": "help", "RULES": "rules", "PLAY": "play"}


def asked(incoming: Incoming, verdict: AtDoor) -> Handled:
    """The outcome of a letter with words for the door that only ask."""
    kind = "-".join(dict.fromkeys((DOOR, *(_KINDS[word] for word, _ in verdict.asked))))
    if enough(incoming, kind):
        return Handled(verdict=verdict.kind)
    parts = [part for word, rest in verdict.asked for part in _answer(incoming, word, rest)]
    return Handled(verdict=verdict.kind, mails=told(incoming, kind, parts))


def greeted(incoming: Incoming, verdict: UnknownSender) -> Handled:
    """The outcome of any other letter of a stranger: once a day they are told what there is here."""
    if disowned(incoming):
        return Handled(verdict=verdict.kind)
    if incoming.office.strangers == "refused":
        return refusals.refused(incoming, verdict)
    if incoming.desk.told(incoming.letter.sender, verdict.kind) >= ANSWERS_TO_STRANGERS:
        return Handled(verdict=verdict.kind)
    wanted = [say("door-no-game")] if any(_JOIN.match(line.text) for line in typed(incoming.letter)) else []
    thanks = say("door-thanks", address=incoming.letter.sender)
    parts = [thanks, *wanted, *page(incoming), say("door-player")]
    return Handled(verdict=verdict.kind, mails=told(incoming, verdict.kind, parts))


def disowned(incoming: Incoming) -> bool:
    """Whether the domain of the sender disowns the letter: an answer would go where nobody has asked for it."""
    return incoming.proof.found == "fail"


def enough(incoming: Incoming, kind: str) -> bool:
    """Whether the writer has been answered so today as often as a stranger is."""
    return incoming.desk.told(incoming.letter.sender, kind) >= MOST


def question(
    incoming: Incoming, kind: str, parts: Sequence[str], *, subject: str, place: tuple[str, str], code: str
) -> tuple[NewMail, ...]:
    """A question whose answer comes back with a code, in its address or its subject, behind its `place`."""
    plus = incoming.office.reply == "plus"
    return told(
        incoming,
        kind,
        parts,
        subject=subject if plus else Together([subject, address.tag(*place, 0, code)]),
        reply_to=address.plus(incoming.office.mailbox, *place, 0, code) if plus else None,
    )


def told(
    incoming: Incoming, kind: str, parts: Sequence[str], *, subject: str = "", reply_to: str | None = None
) -> tuple[NewMail, ...]:
    """An answer of several paragraphs in the writer's language; none if enough strangers were answered today."""
    language = languages.of(incoming)
    tongue = incoming.office.house_tongue(language)
    said = [spoken(part, tongue) for part in parts]
    text = "\n\n".join((*said, *languages.others(incoming, language)))
    return refusals.answered(incoming, kind, text, subject=spoken(subject, tongue), reply_to=reply_to)


def page(incoming: Incoming) -> list[str]:
    """What can be played here, what is open, and how to begin."""
    titles, there = catalogue.titles(), open_games.there_are(incoming.unit)
    lines = [
        say("door-title", name=one.name, title=one.heading, fewest=one.fewest, most=len(one.seats))
        for one in titles.values()
    ]
    words = [say("door-word-games"), say("door-word-open"), say("door-word-rules", title=next(iter(titles)))]
    if there and may_join(incoming):
        words.append(say("door-word-join", game=there[0].name))
    if may_join(incoming):
        words.append(say("door-word-tutorial"))
    if may_start(incoming):
        words.append(say("door-word-play", title=next(iter(titles))))
    words.append(say("door-word-help"))
    return [listed(say("door-played"), lines), *_open(incoming, there), listed(say("door-how"), words)]


def may_join(incoming: Incoming) -> bool:
    """Whether the writer can join open games by themselves."""
    known = bool(incoming.desk.seats_of(incoming.letter.sender))
    return known or incoming.office.strangers in ("may_join", "may_start_games")


def may_start(incoming: Incoming) -> bool:
    """Whether the writer can begin games by themselves."""
    return incoming.office.strangers == "may_start_games"


def _open(incoming: Incoming, there: Sequence[Game]) -> list[str]:
    if not there:
        return [say("door-open-none")]
    return [listed(say("door-open"), [_one_open(incoming, game) for game in there])]


def _one_open(incoming: Incoming, game: Game) -> str:
    plan, seats = opening.of(game), incoming.unit.seats.of(game.id)
    return say(
        "door-open-game",
        game=game.name,
        title=catalogue.title(game.title).heading,
        free=sum(seat.status == "removed" for seat in seats),
        seats=len(seats),
        starts=open_games.starts(game),
        word=plan is not None and bool(plan.word),
    )


def listed(heading: str, lines: Sequence[str]) -> str:
    """A heading with lines below it, as one paragraph."""
    return Together([heading, *lines], "\n  - ")


def _answer(incoming: Incoming, word: str, rest: str) -> list[str]:
    if word == "RULES":
        return _rules(incoming, rest)
    if word == "OPEN":
        return _open(incoming, open_games.there_are(incoming.unit))
    if word == "PLAY":
        return [no_title("PLAY") if may_start(incoming) else say("door-no-start", master=incoming.office.gm)]
    return page(incoming)


def no_title(word: str) -> str:
    """The answer to somebody who names no title, or one that there is not; it holds none of their words."""
    titles = list(catalogue.titles())
    return say("door-no-title", word=word, title=titles[0], titles=Several(titles))


def _rules(incoming: Incoming, words: str) -> list[str]:
    """The rules of a title in short."""
    title = playable_titles.meant(words)
    if title is None:
        return [no_title("RULES")]
    title = title.speaking(incoming.office.house_tongue(languages.of(incoming), title.name))
    usual = {spec.name: spec.choices[0] for spec in title.options}
    players = say("door-players", title=title.heading, fewest=title.fewest, most=len(title.seats))
    return [players, *title.in_short(usual)]
