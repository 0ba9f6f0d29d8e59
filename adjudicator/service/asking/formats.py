"""FORMAT: text, html, both, and json with any of them."""

from adjudicator.reports import format as parts
from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.meant import like

_PARTS = {
    "text": "plain text alone",
    "html": "the page alone",
    "both": "plain text, and a page for programs that show it",
}


def formats(asked: Asked) -> Said:
    """What the letters to this player consist of from now on, this answer included."""
    try:
        wanted = parts.read(asked.directive.text)
    except ValueError as fault:
        meant = like(str(fault), parts.WORDS)
        guess = f" Did you mean FORMAT {meant}?" if meant else ""
        said = f"FORMAT: I know no {fault}, and nothing was changed.{guess} There are: {', '.join(parts.WORDS)}."
        return Said((said,))
    asked.incoming.unit.seats.wish(asked.game.id, asked.seat.number, format=str(wanted))
    body, _, json = str(wanted).partition(" ")
    said = f"Your letters are {_PARTS[body]} from now on"
    if json:
        said += ", and the same is attached as JSON for programs"
    return Said((f"{said}.",))
