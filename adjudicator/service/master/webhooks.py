"""The webhooks of a game, in its master's hand: shown, added and taken off."""

import re
from typing import Final

from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.settings.language_names import ENGLISH, named
from adjudicator.service.webhooks import happenings
from adjudicator.service.webhooks.http_post import BadAddress, parts
from adjudicator.service.webhooks.shapes import SHAPES
from adjudicator.store.tables.values import Hook

NONE: Final = "No webhook is told of this game."
MOST: Final = 10
"""As many webhooks as a game can have."""
_SAID: Final = re.compile(r"(?P<url>\S+)(?:\s+as\s+(?P<shape>\w+))?(?:\s+in\s+(?P<language>\w+))?\Z", re.I)


def add(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Tell an address on the web of the game from now on; it is called at once, so that one sees whether it works."""
    found = _SAID.match(text.strip())
    if found is None:
        raise Miswritten(f"{text.strip()!r} cannot be understood; write WEBHOOK https://chat.example.org/hook AS slack")
    game, unit = hand.now, hand.unit
    if hand.office.webhooks == "off":
        raise GameWrong("webhooks are switched off here; the operator decides that with service.webhooks")
    shape = (found["shape"] or SHAPES[0]).lower()
    if shape not in SHAPES:
        raise Miswritten(f"{shape!r} is none of the shapes {', '.join(SHAPES)}")
    language = named(found["language"]) if found["language"] else ENGLISH
    if language not in hand.office.languages:
        raise Miswritten(f"{found['language']!r} is none of the languages {', '.join(hand.office.languages)}")
    try:
        parts(found["url"])
    except BadAddress as fault:
        raise Miswritten(str(fault)) from fault
    if game.status == "finished":
        raise GameWrong(f"{game.name} is over, so there is nothing to tell")
    if len(unit.hooks.of(game.id)) >= MOST:
        raise GameWrong(f"{game.name} has {MOST} webhooks already; take one off first")
    hook = unit.hooks.add(game.id, found["url"], shape, language)
    if hook is None:
        raise GameWrong(f"{found['url']} is told of {game.name} already")
    happenings.tried(hand.office, unit, hook, game, hand.at)
    hand.log("added a webhook")
    return (f"{found['url']} is told of {game.name} from now on, and has a first message to show that it works.",)


def remove(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Tell an address nothing any more."""
    url = text.strip()
    if not hand.unit.hooks.remove(hand.game.id, url):
        raise GameWrong(f"{url or 'nobody'} is not told of {hand.game.name}; SHOW WEBHOOKS says who is")
    hand.log("took a webhook off")
    return (f"{url} is told of {hand.game.name} no more.",)


def show(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Show which addresses are told of the game."""
    return tuple(map(told, hand.unit.hooks.of(hand.game.id))) or (NONE,)


def told(hook: Hook) -> str:
    """A webhook in a line."""
    fails = "; the last call was given up" if hook.fails else ""
    return f"{hook.url} (as {hook.shape}, in {hook.language}{fails})"
