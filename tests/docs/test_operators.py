"""The page for operators names every setting with what it usually is, and its commands work."""

import json
import re
from collections.abc import Iterator

from msgspec.structs import FieldInfo, fields

from adjudicator.cli.tools.options import CONFIG_VARIABLE
from adjudicator.service.settings import configuration
from tests.docs import pages

PAGE = pages.DOCS / "operators.md"
SECTIONS = {
    "service": configuration.House,
    "imap": configuration.Imap,
    "maildir": configuration.MaildirSettings,
    "smtp": configuration.Smtp,
    "senders": configuration.Senders,
    "signing": configuration.Signing,
    "paper": configuration.Paper,
    "site": configuration.Pages,
    "store": configuration.Storage,
    "limits": configuration.Limits,
    "retention": configuration.Retention,
    "watching": configuration.Watching,
    "unsubscribing": configuration.Unsubscribing,
    "clock": configuration.ClockFile,
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
    assert set(SECTIONS) == {field.name for field in fields(configuration.Settings)} - {"folder", "mailboxes"}


def test_every_variable_of_the_environment_is_told() -> None:
    told = set(re.findall(r"ADJUDICATOR_\w+", PAGE.read_text(encoding="utf-8")))
    secrets = {
        configuration.IMAP_PASSWORD,
        configuration.SMTP_PASSWORD,
        configuration.IMAP_TOKEN,
        configuration.SMTP_TOKEN,
        configuration.SECRET,
        configuration.DESK_PASSWORD,
    }
    assert told == {*secrets, CONFIG_VARIABLE}
