"""The shapes in which webhooks are told something: as JSON, for the usual chat services, or as plain text."""

from collections.abc import Callable, Mapping
from typing import Final

import msgspec

Facts = Mapping[str, object]

_SHAPES: Final[Mapping[str, Callable[[str, Facts], bytes]]] = {
    # Everything, under names of our own.
    "json": lambda text, facts: msgspec.json.encode({"text": text, **facts}),
    # Slack, and what understands the same: Mattermost, Rocket.Chat, Google Chat, Zulip's Slack endpoint.
    "slack": lambda text, facts: msgspec.json.encode({"text": text}),
    # No name in a text may call anybody there.
    "discord": lambda text, facts: msgspec.json.encode({"content": text, "allowed_mentions": {"parse": []}}),
    "text": lambda text, facts: text.encode(),
}
SHAPES: Final = tuple(_SHAPES)


def body(shape: str, text: str, facts: Facts) -> bytes:
    """What is sent to a webhook of a shape: a text, or with it what it tells as facts."""
    return _SHAPES[shape](text, facts)


def content_type(shape: str) -> str:
    """The media type of that."""
    return "text/plain; charset=utf-8" if shape == "text" else "application/json"
