"""Deadlines that were put off: for whom, as values instead of a sentence in English."""

import json
import re
from datetime import date

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None

_SAID = re.compile(r"(\S+) is away until (\d+) (\w+) (\d+)")
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_PHASE = sa.table("phase", *map(sa.column, ("game_id", "serial", "stretched")))


def upgrade() -> None:
    db = op.get_bind()
    for game, serial, said in db.execute(sa.select(_PHASE).where(_PHASE.c.stretched.is_not(None))).all():
        away = [
            {"seat": seat, "last": date(int(year), _MONTHS.index(month) + 1, int(day)).isoformat()}
            for seat, day, month, year in _SAID.findall(said)
        ]
        here = sa.and_(_PHASE.c.game_id == game, _PHASE.c.serial == serial)
        db.execute(sa.update(_PHASE).where(here).values(stretched=json.dumps(away)))
