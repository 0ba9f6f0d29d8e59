"""What each column of each table may hold of a person, and what becomes of it when they are forgotten.

Every column with words or bytes is listed here, so that nobody adds one without deciding (`tests/store` compares this
list with the tables).
"""

from collections.abc import Mapping
from typing import Final, Literal

Trace = Literal["nothing", "words", "orders", "mail", "record", "owner", "seat", "bundle", "cache"]
"""What a column may hold of a person.

`nothing`: states, names of games and seats, positions. `words`: text that may name them, in which their names become
those of their seats. `orders`: lines that count in the record; only addresses are removed, because a name may be an
order word as well. `mail`: a whole letter. `record`: the public record of a game. `owner`: the address whose row it is;
the row goes. `seat`: emptied with the seat. `bundle`: letters in one; made again. `cache`: made
again from what is on file, so its row goes.
"""

TRACES: Final[Mapping[str, Mapping[str, Trace]]] = {
    "game": {
        "name": "nothing",
        "title": "nothing",
        "status": "nothing",
        "options": "nothing",
        "gm_address": "seat",
        "zone": "nothing",
        "schedule": "nothing",
        "gm_half": "nothing",
        "commitment": "nothing",
        "seed": "nothing",
        "record": "record",
        "press": "nothing",
        "opening": "nothing",
    },
    "seat": {
        "name": "nothing",
        "address": "seat",
        "player": "seat",
        "luck": "nothing",  # part of the seed, without which nothing can be verified
        "status": "nothing",
        "format": "seat",
        "zone": "seat",
        "language": "seat",
        "wishes": "nothing",
    },
    "address": {"address": "owner", "status": "nothing"},
    "letter": {
        "source": "nothing",
        "message_id": "words",
        "digest": "nothing",
        "raw": "mail",
        "verdict": "nothing",
        "detail": "words",
        "body": "orders",
        "proof": "words",
        "ration": "words",
    },
    "phase": {
        "heading": "nothing",
        "held": "words",
        "stretched": "nothing",
        "state": "nothing",
        "views": "nothing",
        "kept": "orders",
        "events": "nothing",
        "trace": "nothing",
    },
    "bundle": {"data": "bundle"},
    "outbox": {
        "key": "words",
        "message_id": "nothing",
        "recipient": "owner",
        "raw": "bundle",
        "status": "nothing",
        "error": "words",
        "claimed_by": "nothing",
    },
    "pace": {"name": "nothing"},
    "press": {"recipients": "nothing", "face": "words", "text": "words", "status": "nothing"},
    "mute": {},
    "cursor": {"source": "nothing"},
    "absence": {},
    "look": {"source": "nothing"},
    "notice": {"kind": "nothing", "text": "words"},
    "bounce": {"address": "owner"},
    "refusal": {"address": "owner", "player": "words", "who": "words"},
    "extension": {},
    "statement": {"words": "words"},
    "stand_in": {},
    "watch": {"address": "owner", "language": "nothing"},
    "hours": {"address": "owner", "zone": "nothing", "language": "nothing"},
    "reminded": {},
    "forgetting": {"address": "seat"},  # the last of all, when everything else is done
    "vote": {},
    "hook": {"url": "nothing", "shape": "nothing", "language": "nothing"},
    "call": {"event": "nothing", "body": "words"},
    "master": {"address": "owner"},
    "deed": {"who": "words", "text": "words"},
    "correction": {"said": "orders"},
    "sitting": {"player": "seat", "address": "seat", "why": "nothing"},
    "standby": {"address": "owner", "player": "words", "status": "nothing"},
    "stood": {"mark": "nothing", "said": "cache"},
    "restore": {"games": "nothing"},
}
