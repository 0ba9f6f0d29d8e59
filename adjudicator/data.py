"""Where the letters' templates and the specimen games are, in a checkout and in an installed wheel."""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).parent


def folder(name: Literal["templates", "orders"]) -> Path:
    """The folder of that name which came with the program.

    A wheel carries both inside the package; in a checkout they are beside it. Raises FileNotFoundError.
    """
    places = (_PACKAGE / "_data" / name, _PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"the folder {name!r} is missing from this installation (looked in {places[0]} and {places[1]}); "
        "install adjudicator again, or run it from a whole checkout"
    )


def example(name: Literal["adjudicator.toml"]) -> Path:
    """The commented example of a file that came with the program: `adjudicator.example.toml`.

    Raises FileNotFoundError.
    """
    stem, dot, kind = name.partition(".")
    places = [place / f"{stem}.example{dot}{kind}" for place in (_PACKAGE / "_data", _PACKAGE.parent)]
    for place in places:
        if place.is_file():
            return place
    raise FileNotFoundError(
        f"the example of {name} is missing from this installation (looked for {places[0]} and {places[1]}); "
        "install adjudicator again, or run it from a whole checkout"
    )
