"""The tables of the LALR(1) parser: made from the rules of a grammar, or read from where a process before kept them.

Making them takes up to a second for a large title, and the same rules always give the same tables. Rules know nothing
of files; so whoever starts a process says where tables are kept (`keep_in`). Without that they are made anew.
Libraries are loaded when tables are needed, because most commands read no orders.
"""

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Protocol


class Shelf(Protocol):
    """Where bytes are kept by name, for this process and others; what is damaged is not there."""

    def found(self, name: str) -> bytes | None:
        """What was kept by that name."""

    def keep(self, name: str, data: bytes) -> None:
        """Keep it by that name."""


_shelves: list[Callable[[], Shelf]] = []
"""What finds the place where tables are kept, if there is any."""


def keep_in(shelf: Callable[[], Shelf] | None) -> None:
    """Keep tables there from now on; None: nowhere. The place is looked for with the first tables that are needed."""
    _shelves[:] = () if shelf is None else (shelf,)


def parser(rules: str, starts: Sequence[str]) -> Any:
    """A parser for these rules with these starts; raises ValueError where they cannot be read or are ambiguous."""
    import lark

    if not _shelves:
        return _made(rules, starts)
    shelf = _shelves[0]()
    said = "\0".join(["parser tables", lark.__version__, rules, *starts])
    name = blake2b(said.encode(), digest_size=20).hexdigest()
    kept = shelf.found(name)
    if kept is not None:
        return _read(kept)
    made = _made(rules, starts)
    shelf.keep(name, _written(made))
    return made


def _made(rules: str, starts: Sequence[str]) -> Any:
    from lark import Lark
    from lark.exceptions import LarkError

    try:
        return Lark(rules, **_options(starts))
    except LarkError as error:
        raise ValueError(f"these order words cannot be read together: {error}") from error


def _written(made: Any) -> bytes:
    import msgspec
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    data, shared = made.memo_serialize([TerminalDef, Rule])
    # These contain classes, and are the same for every grammar.
    del data["options"], data["parser"]["lexer_conf"]["lexer_type"]
    return msgspec.msgpack.encode((data, shared))


def _read(kept: bytes) -> Any:
    import msgspec
    from lark import Lark

    data, shared = msgspec.msgpack.decode(kept, strict=False)
    options = data["options"] = _options(data["parser"]["parser_conf"]["start"])
    data["parser"]["lexer_conf"]["lexer_type"] = options["lexer"]
    return Lark.load({"data": data, "memo": shared})


def _options(starts: Sequence[str]) -> dict[str, Any]:
    return {"parser": "lalr", "start": [*starts], "lexer": _no_lexer(), "maybe_placeholders": True, "strict": True}


def _no_lexer() -> type[Any]:
    from lark.lexer import Lexer

    class NoLexer(Lexer):
        """Words are fed to the parser one by one, because what they are depends on what can stand there."""

        def __init__(self, conf: object) -> None:
            pass

        def lex(self, *_: Any) -> Any:  # pragma: no cover - nothing is ever lexed
            return iter(())

    return NoLexer
