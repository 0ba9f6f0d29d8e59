"""The language that a command is asked to speak."""

from typing import TYPE_CHECKING

from adjudicator.cli.tools.command_errors import Wrong

if TYPE_CHECKING:
    from adjudicator.engine.text.phrasebook import Tongue


def tongue(language: str, title: str) -> "Tongue":
    """The tongue of a language by any of its names, for a title."""
    from adjudicator.service.settings import template_folders
    from adjudicator.service.settings.language_names import LANGUAGES, named
    from adjudicator.service.settings.nearest_word import meant

    known = template_folders.languages(None)
    code = named(language)
    if code not in known:
        there = [LANGUAGES[one][0] for one in known]
        raise Wrong(f"there are no letters in {language!r}; {meant(language, there)}")
    return template_folders.tongue(None, code, "", title)
