"""Removes a person from words, letters and records: their addresses everywhere, their names where words name people."""

import re
from collections.abc import Iterable, Mapping
from email import message_from_bytes
from email.encoders import encode_base64
from email.header import Header, decode_header, make_header
from email.message import Message
from html import escape
from typing import Any, Final
from urllib.parse import quote

import msgspec

NOBODY: Final = "forgotten@forgotten.invalid"
"""What stands in the place of an address: no letter ever leaves for such a place (RFC 2606)."""
GONE: Final = b"Subject: (forgotten)\r\n\r\n(This letter had words about somebody who has asked to be forgotten.)\r\n"
"""What stands in the place of a letter that cannot be read without them."""


class Rub:
    """Knows one or more people by their addresses, and by their names at one table (name: seat)."""

    def __init__(self, addresses: Iterable[str], names: Mapping[str, str] | None = None) -> None:
        self.addresses = frozenset(one.lower() for one in addresses)
        self.names = {name: seat for name, seat in (names or {}).items() if name and name != seat}
        forms = {form for one in self.addresses for form in _forms(one)}
        self._address = _any_of(forms, r"(?<![\w.+-])(?:{})(?![\w-])", re.I)
        self._name = _any_of(self.names, r"(?<!\w)(?:{})(?!\w)")

    def orders(self, text: str) -> str:
        """Words without the addresses."""
        return text if self._address is None else self._address.sub(NOBODY, text)

    def words(self, text: str) -> str:
        """Words without the addresses and the names."""
        text = self.orders(text)
        return text if self._name is None else self._name.sub(lambda found: self.names[found[0]], text)

    def record(self, data: bytes) -> bytes:
        """A record of a game: who was forgotten is called by their seat, and everything else holds as before."""
        found = msgspec.json.decode(data)
        for place in ("players", "sittings"):
            for one in found.get(place, ()):
                if one.get("player") in self.names:
                    one["player"], one["forgotten"] = self.names[one["player"]], True
        return msgspec.json.encode(self._within(found))

    def _within(self, value: Any) -> Any:
        if isinstance(value, str):
            return self.orders(value)
        if isinstance(value, dict):
            return {name: self._within(one) for name, one in value.items()}
        return [self._within(one) for one in value] if isinstance(value, list) else value

    def mail(self, raw: bytes) -> bytes:
        """A letter without them, whatever its encodings are; unchanged to the byte if it does not speak of them."""
        try:
            message = message_from_bytes(raw)
            if not self._parts(message):
                return self._left(raw, raw)
            return self._left(message.as_bytes(), GONE)
        except Exception:  # noqa: BLE001 - letters of anybody: what cannot be read must not stay
            return GONE

    def _left(self, raw: bytes, instead: bytes) -> bytes:
        """The same bytes, unless an address is in them all the same."""
        said = raw.decode("utf-8", "replace")
        if self.orders(said) == said:
            return raw
        return GONE if instead is not raw else self.orders(said).encode("utf-8", "replace")

    def _parts(self, message: Message) -> bool:
        """Change every header and part that speaks of them; returns whether one did."""
        changed = False
        for part in message.walk():
            for name, value in list(part.items()):
                said = str(make_header(decode_header(str(value))))
                if (now := self.words(said)) != said:
                    part.replace_header(name, now if now.isascii() else Header(now, "utf-8").encode())
                    changed = True
            if not part.is_multipart():
                changed = self._content(part) or changed
        return changed

    def _content(self, part: Message) -> bool:
        data = part.get_payload(decode=True)
        if not isinstance(data, bytes):
            return False
        charset = part.get_content_charset() or "utf-8"
        try:
            said = data.decode(charset, "surrogateescape")
        except LookupError:
            charset, said = "utf-8", data.decode("utf-8", "surrogateescape")
        if part.get_content_type() == "application/json" and '"commitment"' in said:
            now = self.record(data).decode() if self._speaks(said) else said
        else:
            now = self.words(said)
        if now == said:
            return False
        del part["Content-Transfer-Encoding"]
        part.set_payload(now.encode("utf-8", "surrogateescape"))
        if part.get_content_maintype() == "text":
            part.set_param("charset", "utf-8")
        encode_base64(part)
        return True

    def _speaks(self, text: str) -> bool:
        return self.words(text) != text


def _forms(address: str) -> tuple[str, ...]:
    """How an address is written in text, in links and in HTML."""
    return address, quote(address, safe=""), quote(address, safe="@+"), escape(address)


def _any_of(words: Iterable[str], form: str, flags: int = 0) -> re.Pattern[str] | None:
    several = "|".join(map(re.escape, sorted(filter(None, words), key=len, reverse=True)))
    return re.compile(form.format(several), flags) if several else None
