"""The page for operators names every setting with what it usually is, and its commands work."""

import json
import re
from collections.abc import Iterator

from msgspec.structs import FieldInfo, fields

from adjudicator.cli.options import CONFIG_VARIABLE
from adjudicator.service import settings
from tests.docs import pages

PAGE = pages.DOCS / "operators.md"
SECTIONS = {
    "service": settings.House,
    "imap": settings.Imap,
    "maildir": settings.MaildirSettings,
    "smtp": settings.Smtp,
    "senders": settings.Senders,
    "signing": settings.Signing,
    "paper": settings.Paper,
    "site": settings.Pages,
    "store": settings.Storage,
    "limits": settings.Limits,
    "watching": settings.Watching,
    "clock": settings.ClockFile,
}
_KEY = re.compile(r"^- `(\w+\.\w+)` \((needed|`([^`]+)`)\): ", re.M)


def usual(field: FieldInfo) -> str:
    """What a setting is if it is left out, as it would be written."""
    return "needed" if field.required else f"`{json.dumps(field.default)}`"


def there_are() -> Iterator[tuple[str, str]]:
    """Every setting and what it usually is."""
    for section, kind in SECTIONS.items():
        for field in fields(kind):  # type: ignore[arg-type]
            yield f"{section}.{field.name}", usual(field)


def test_every_setting_is_told() -> None:
    told = [(key, value) for key, value, _ in _KEY.findall(PAGE.read_text(encoding="utf-8"))]
    assert told == list(there_are())
    assert set(SECTIONS) == {field.name for field in fields(settings.Settings)} - {"folder", "mailboxes"}


def test_every_variable_of_the_environment_is_told() -> None:
    told = set(re.findall(r"ADJUDICATOR_\w+", PAGE.read_text(encoding="utf-8")))
    secrets = {
        settings.IMAP_PASSWORD,
        settings.SMTP_PASSWORD,
        settings.IMAP_TOKEN,
        settings.SMTP_TOKEN,
        settings.SECRET,
        settings.DESK_PASSWORD,
    }
    assert told == {*secrets, CONFIG_VARIABLE}
