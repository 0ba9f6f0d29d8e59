"""What a stranger is told: what can be played here, what is open, and how to begin.

Any letter of a stranger is answered so once a day. Each word that they write then is answered a few times a day.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.text.sayings import Several, Together, spoken
from adjudicator.games import catalogue
from adjudicator.mail.intake import ANSWERS_TO_STRANGERS
from adjudicator.mail.intake.verdict import AtDoor, UnknownSender
from adjudicator.service.front_door import languages
from adjudicator.service.game import playable_titles
from adjudicator.service.intake import refusals
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.settings.phrases import say
from adjudicator.store.tables.values import NewMail

DOOR: Final = AtDoor(()).kind
"""The verdict on a letter that asks at the door, and the beginning of the kinds of its answers."""
MOST: Final = 3
"""How often a day a stranger is answered to one word."""
_KINDS: Final = {"GAMES": "games", "OPEN": "open", "HELP": "help", "RULES": "rules", "PLAY": "play"}


def asked(incoming: Incoming, verdict: AtDoor) -> Handled:
    """The outcome of a letter with words for the door."""
    if _disowned(incoming):
        return Handled(verdict=verdict.kind)
    if incoming.office.strangers == "refused" and not incoming.desk.seats_of(incoming.letter.sender):
        return refusals.refused(incoming, UnknownSender(incoming.letter.sender))
    kind = "-".join(dict.fromkeys((DOOR, *(_KINDS[word] for word, _ in verdict.asked))))
    if incoming.desk.told(incoming.letter.sender, kind) >= MOST:
        return Handled(verdict=verdict.kind)
    parts = [part for word, rest in verdict.asked for part in _answer(incoming, word, rest)]
    return Handled(verdict=verdict.kind, mails=told(incoming, kind, parts))


def greeted(incoming: Incoming, verdict: UnknownSender) -> Handled:
    """The outcome of any other letter of a stranger: once a day they are told what there is here."""
    if _disowned(incoming):
        return Handled(verdict=verdict.kind)
    if incoming.office.strangers == "refused":
        return refusals.refused(incoming, verdict)
    if incoming.desk.told(incoming.letter.sender, verdict.kind) >= ANSWERS_TO_STRANGERS:
        return Handled(verdict=verdict.kind)
    parts = [say("door-thanks", address=incoming.letter.sender), *page(incoming), say("door-player")]
    return Handled(verdict=verdict.kind, mails=told(incoming, verdict.kind, parts))


def _disowned(incoming: Incoming) -> bool:
    """Whether the domain of the sender disowns the letter: an answer would go where nobody has asked for it."""
    return incoming.proof.found == "fail"


def told(incoming: Incoming, kind: str, parts: Sequence[str]) -> tuple[NewMail, ...]:
    """An answer of several paragraphs in the writer's language; none if enough strangers were answered today."""
    language = languages.of(incoming)
    tongue = incoming.office.house_tongue(language)
    said = [spoken(part, tongue) for part in parts]
    return refusals.answered(incoming, kind, "\n\n".join((*said, *languages.others(incoming, language))))


def page(incoming: Incoming) -> list[str]:
    """What can be played here, and how to begin."""
    titles = catalogue.titles()
    lines = [
        say("door-title", name=one.name, title=one.heading, fewest=one.fewest, most=len(one.seats))
        for one in titles.values()
    ]
    words = [say("door-word-games"), say("door-word-rules", title=next(iter(titles))), say("door-word-help")]
    return [listed(say("door-played"), lines), listed(say("door-how"), words)]


def listed(heading: str, lines: Sequence[str]) -> str:
    """A heading with lines below it, as one paragraph."""
    return Together([heading, *lines], "\n  - ")


def _answer(incoming: Incoming, word: str, rest: str) -> list[str]:
    if word == "RULES":
        return _rules(incoming, rest)
    if word == "PLAY":
        return [say("door-no-start", master=incoming.office.gm)]
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
