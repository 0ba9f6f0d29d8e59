"""The languages a player can name: by the English name, the language's own, or the two letters of ISO 639-1."""

from typing import Final
from unicodedata import combining, normalize

from adjudicator.engine.text.sayings import capital

ENGLISH: Final = "en"

LANGUAGES: Final = {
    "cs": ("Czech", "čeština", "cesky"),
    "da": ("Danish", "dansk"),
    "de": ("German", "deutsch"),
    "el": ("Greek", "ελληνικά"),
    ENGLISH: ("English",),
    "es": ("Spanish", "español", "castellano"),
    "fi": ("Finnish", "suomi"),
    "fr": ("French", "français"),
    "hu": ("Hungarian", "magyar"),
    "it": ("Italian", "italiano"),
    "ja": ("Japanese", "日本語"),
    "ko": ("Korean", "한국어"),
    "nb": ("Norwegian", "norsk", "bokmål"),
    "nl": ("Dutch", "nederlands"),
    "pl": ("Polish", "polski"),
    "pt": ("Portuguese", "português"),
    "ru": ("Russian", "русский"),
    "sv": ("Swedish", "svenska"),
    "tr": ("Turkish", "türkçe"),
    "uk": ("Ukrainian", "українська"),
    "zh": ("Chinese", "中文"),
}


def plain(word: str) -> str:
    """A word without capitals and accents, for comparison."""
    apart = normalize("NFKD", word.casefold())
    return "".join(letter for letter in apart if not combining(letter))


def own_name(code: str) -> str:
    """The language's own name, as a word by itself."""
    return capital(LANGUAGES[code][:2][-1])


def named(said: str) -> str | None:
    """The code of a language by any of its names; None for an unknown one."""
    wanted = plain(said.strip().rstrip("."))
    for code, names in LANGUAGES.items():
        if wanted == code or wanted in map(plain, names):
            return code
    return None
