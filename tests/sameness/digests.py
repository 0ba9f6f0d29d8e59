"""What must not change while rooms and names do: games, letters as they are read, and all that is kept to compare."""

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.service.game.simulation import play
from tests.hygiene.sources import CHECKOUT
from tests.specimens import corpus

SEED: Final = "sameness"
LETTERS: Final = CHECKOUT / "tests" / "mail" / "letters"
KEPT: Final = ("tests/playthroughs/golden", "tests/service/german", "tests/browser/looks", "tests/**/german")
"""Letters, pages and pictures on file: the suite compares what comes out with them."""


def digests(seeds: int) -> Iterator[tuple[str, str]]:
    """The name of everything that is compared, and its digest; `seeds` games of each title and number of players."""
    yield from games(seeds)
    yield from readings()
    yield from files()


def games(seeds: int) -> Iterator[tuple[str, str]]:
    """Games of bots, by the digest of their events."""
    for name, title in sorted(titles().items()):
        for number in range(seeds):
            players = title.fewest + number % (len(title.seats) - title.fewest + 1)
            played = play(name, players, SEED, number)
            yield f"game/{name}/{players}/{number}", played.digest.hex()


def readings() -> Iterator[tuple[str, str]]:
    """What specimen letters mean, and which lines of letters in the forms of mail programs are their writers' own."""
    for specimen in corpus.specimens():
        read_as = corpus.reading(specimen).read
        yield f"specimen/{specimen}", _digest(repr([getattr(read_as, name) for name in read_as.__struct_fields__]))
    form = tuple((LETTERS / "form.txt").read_text().splitlines())
    for path in sorted(LETTERS.glob("*.eml")):
        sifted = sift(read(path.read_bytes()), form)
        typed = [(line.number, line.text) for line in sifted.typed]
        ignored = [(one.line.number, one.line.text, one.reason) for one in sifted.ignored]
        yield f"mail/{path.name}", _digest(repr((typed, ignored)))


def files() -> Iterator[tuple[str, str]]:
    """What is on file for the suite to compare with."""
    for pattern in KEPT:
        for folder in sorted(CHECKOUT.glob(pattern)):
            for path in sorted(folder.rglob("*")):
                if path.is_file() and path.suffix != ".py":
                    yield f"file/{path.relative_to(CHECKOUT).as_posix()}", _digest(path.read_bytes())


def _digest(said: str | bytes) -> str:
    return blake2b(said.encode() if isinstance(said, str) else said, digest_size=16).hexdigest()
