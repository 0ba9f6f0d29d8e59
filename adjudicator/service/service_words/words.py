"""Which file answers which service word."""

from typing import Final

from adjudicator.service.service_words import (
    absent,
    address,
    forget_me,
    formats,
    hours,
    joined,
    language,
    more_time,
    mute,
    note,
    press,
    proxy,
    ready,
    resign,
    standby,
    statement,
    votes,
    zone,
)
from adjudicator.service.service_words.answer import Answer, Asked, Said
from adjudicator.service.service_words.asking import form, history, pages, picture, resend, status, who, why


def nothing(asked: Asked) -> Said:
    """The acknowledgement of the orders says enough."""
    return Said()


ANSWERS: Final[dict[str, Answer]] = {
    "PASS": nothing,
    "WITHDRAW": nothing,
    "REPLACE ALL": nothing,
    "READY": ready.ready,
    "WAIT": ready.ready,
    note.WORD: note.note,
    "STATEMENT": statement.statement,
    "JOIN": joined.joined,
    "LUCK": joined.joined,
    "STATUS": status.status,
    "SHOW ORDERS": form.show_orders,
    "RESEND": resend.resend,
    "REPORT": resend.resend,
    "HISTORY": history.history,
    "PICTURE": picture.picture,
    "FORM": form.form,
    "HELP": pages.help_,
    "RULES": pages.rules,
    "WHO": who.who,
    "WHY": why.why,
    "CHECK": nothing,
    "ADDRESS": address.address,
    "RESIGN": resign.resign,
    "RESIGN NOW": resign.resign_now,
    "MORE TIME": more_time.more_time,
    "PROPOSE DRAW": votes.propose_draw,
    "CONCEDE": votes.concede,
    "WITHDRAW VOTE": votes.withdraw_vote,
    "STANDBY": standby.standby,
    "FORGET ME": forget_me.forget_me,
    "WATCH": forget_me.watch,
    "REMIND ME": hours.hours,
    "DIGEST": hours.hours,
    "FORMAT": formats.formats,
    "ZONE": zone.zone,
    "LANGUAGE": language.language,
    "ABSENT": absent.absent,
    "PROXY": proxy.proxy,
    "PRESS": press.press,
    "SHOW PRESS": press.show_press,
    "WITHDRAW PRESS": press.withdraw_press,
    "MUTE": mute.mute,
    "UNMUTE": mute.unmute,
}

FOR_ANOTHER: Final = frozenset(
    (
        *("PASS", "WITHDRAW", "REPLACE ALL", "READY", "WAIT", "STATUS", "SHOW ORDERS", "HISTORY", "FORM", "HELP"),
        *("RULES", "WHO", "WHY", "CHECK", "NOTE", "PICTURE"),
    )
)
"""Words that whoever orders for another player may write in that player's place; PROXY OFF as well."""

SETTING: Final = frozenset(("LANGUAGE", "ZONE"))
"""Words that say how answers are to be."""

AT_ANY_TIME: Final = frozenset(
    (
        *("RESEND", "REPORT", "HISTORY", "PICTURE", "STATUS", "WHO", "WHY", "ADDRESS", "FORMAT", "ZONE", "LANGUAGE"),
        *("PRESS", "SHOW PRESS", "WITHDRAW PRESS", "MUTE", "UNMUTE", "STATEMENT", "FORGET ME", "WATCH"),
        *("REMIND ME", "DIGEST"),
    )
)
"""Words that are answered whether or not a phase is open for the seat; `Asked.laid` may be None for them."""
