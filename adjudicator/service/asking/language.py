"""LANGUAGE: what a player would like his letters to be written in."""

from adjudicator.engine.speech import listed
from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.languages import LANGUAGES, named
from adjudicator.service.meant import like


def language(asked: Asked) -> Said:
    """Keep the wish, and say truly what there is."""
    office, wanted = asked.incoming.office, asked.directive.text
    code = named(wanted)
    if code is None:
        meant = like(wanted, [name for names in LANGUAGES.values() for name in names])
        guess = f"Did you mean LANGUAGE {meant}?" if meant else "Write its English name, such as LANGUAGE German."
        return Said((f'LANGUAGE: I know no language called "{wanted}", and nothing was changed. {guess}',))
    asked.incoming.unit.seats.wish(asked.game.id, asked.seat.number, language=code)
    name = LANGUAGES[code][0]
    if code in office.languages:
        said = f"Your letters are in {name} from now on"
        return Said((f"{said}." if code == "en" else f"{said}, as far as they have been translated.",))
    there = listed([LANGUAGES[one][0] for one in office.languages], "and")
    return Said((f"Letters are written in {there} so far. Your wish for {name} is kept for when there is more.",))
