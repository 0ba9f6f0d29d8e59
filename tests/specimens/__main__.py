"""`python -m tests.specimens` writes what every letter is read as now beside it; read the difference."""

import json
from collections.abc import Iterable

import msgspec

from tests.specimens import corpus
from tests.specimens.corpus import Meaning


def _list(name: str, items: Iterable[str]) -> str:
    several = [json.dumps(item, ensure_ascii=False) for item in items]
    if len(several) < 2:
        return f"{name} = [{''.join(several)}]\n"
    return f"{name} = [\n" + "".join(f"    {item},\n" for item in several) + "]\n"


def written(meaning: Meaning) -> str:
    """A meaning as its file."""
    out = f"about = {json.dumps(meaning.about, ensure_ascii=False)}\nposition = {json.dumps(meaning.position)}\n"
    for name in ("stood", "form"):
        items = getattr(meaning, name)
        out += _list(name, items) if items else ""
    out += "\n[read]\n"
    for name in meaning.read.__struct_fields__:
        items = getattr(meaning.read, name)
        out += _list(name, items) if items else ""
    return out


if __name__ == "__main__":
    for specimen in corpus.specimens():
        found = msgspec.structs.replace(specimen.meaning, read=corpus.reading(specimen).read)
        specimen.path.with_suffix(".toml").write_text(written(found), encoding="utf-8")
