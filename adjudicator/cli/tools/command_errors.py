"""Errors of commands, each as one line that says what would have worked."""

import re
from typing import Final

_HALF: Final = re.compile("[\ud800-\udfff]")
_MOST: Final = 60


class Wrong(Exception):
    """A command cannot do what was asked; the text says what would work."""


def expected(fault: BaseException) -> str | None:
    """The message for an error that needs no traceback; None for an unforeseen one.

    The types are looked up only now, so that commands without errors need not load their modules.
    """
    if isinstance(fault, Wrong):
        return str(fault)
    if isinstance(fault, UnicodeEncodeError) and _HALF.search(fault.object):
        # Text typed in another alphabet is kept as bytes until it is used.
        return f"{fault.object[:_MOST]!r} is not written in UTF-8; look at the locale of your terminal (LANG)"
    from adjudicator.games.catalogue import UnknownTitle
    from adjudicator.mail.servers.imap import ConnectionLost
    from adjudicator.reports.rendering.paper import PaperMissing
    from adjudicator.reports.templates.bad_template import BadTemplate
    from adjudicator.service.games.games import GameWrong
    from adjudicator.service.maintenance import KeepingWrong
    from adjudicator.service.settings.clock import ClockUnreadable
    from adjudicator.service.settings.configuration import SettingsWrong
    from adjudicator.store.tables.errors import StoreError

    kinds = (
        BadTemplate,
        ClockUnreadable,
        ConnectionLost,
        GameWrong,
        KeepingWrong,
        PaperMissing,
        SettingsWrong,
        StoreError,
        UnknownTitle,
    )
    if isinstance(fault, OSError) and isinstance(fault.filename, str) and fault.strerror:
        return f"{fault.filename}: {fault.strerror}"
    if isinstance(fault, (*kinds, OSError)):
        return " ".join(str(fault).split())
    return None
