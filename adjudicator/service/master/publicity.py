"""Whether anybody can read on the web what everybody may know of a game."""

import re
from typing import Final

from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.settings.phrases import say

_SAID: Final = re.compile(r"(on|off)?\Z", re.I)


def public(hand: Hand, text: str, lines: tuple[str, ...]) -> tuple[str, ...]:
    """Publish, from now on or no longer, what everybody may know of the game, and tell its players."""
    said = _SAID.match(text)
    if said is None:
        raise Miswritten(f"{text!r} cannot be understood; write PUBLIC ON or PUBLIC OFF")
    name, on = hand.game.name, (said[1] or "on").lower() == "on"
    if not hand.unit.games.publish(hand.game.id, public=on):
        raise GameWrong(f"{name} is {'public' if on else 'private'} already")
    hand.log(f"made the game {'public' if on else 'private'}")
    told = say("public") if on else say("private")
    heading = say("heading-public") if on else say("heading-private")
    hand.tell(hand.players(), heading, (told,))
    return (f"{name} is {'public' if on else 'private'} from now on; `adjudicator site` builds the pages.",)
