"""Phrases of bounce reports that say in prose alone that a letter did not arrive, in many languages."""

import re
from typing import Final

FAILED: Final = re.compile(
    r"undeliver|not (?:be |been )?deliver|n't (?:be )?deliver|unable to deliver|deliver\w* (?:has )?fail|failure notice"
    r"|delivery status notification \(failure|returned mail|return(?:ed|ing) (?:to|message)|\breject|bounced"
    r"|no such (?:user|address|mailbox|recipient)|unknown user|user unknown|(?:does not|doesn't|not) exist"
    r"|address not found|mailbox (?:is )?(?:full|unavailable|not found|disabled)|\b5\d\d[ -]|\b5\.\d\.\d|unroutable"
    r"|unzustellbar|zugestellt|zustellung|non remis|pas (?:pu être|été) (?:remis|distribu|livr)|entreg|devuelto|consegn"
    r"|recapitat|geleverd|bezorgd|dostarcz|doruč|levere|toimit|teslim|kézbesít|livrat|доставл|доставит|не существует"
    r"|παραδο|配信|配達|送信できません|投递|退信|전송|전달|반송",
    re.I,
)
"""A letter did not arrive, or may not have arrived yet."""
DELAYED: Final = re.compile(
    r"delay|still being (?:re)?tr|will (?:be |keep |continue )?(?:re)?try|will be retried|warning|not yet been|temporar"
    r"|verzögert|noch nicht|weiter versucht|retardé|nouvelle tentative|demorad|retrasad|ritard|vertraag|opóźni|zpožd"
    r"|försena|forsink|задерж|попытк\w* (?:будут|будет)|повтор|延迟|遅延|지연",
    re.I,
)
"""It is tried again."""
FINAL: Final = re.compile(
    r"permanent|fatal error|giv(?:en|ing) up|gave up|will not be retried|no further attempts|endgültig|définiti"
    r"|definitiv|окончательн",
    re.I,
)
"""It is not tried again, even if the report speaks of delays."""
REASON: Final = re.compile(r"\b[45]\d\d\b|\b5\.\d\.\d|no such|unknown|exist|full|not found|unavailable|reject", re.I)
"""Words in a line that gives the reason."""
