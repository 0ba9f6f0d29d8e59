"""Values of options that cannot be wrong; Typer checks all others.

It checks values with pydantic, which takes longer to load than most commands take to run. Hardly any value needs it: a
name is a name, and an option that nobody gave has our default.
"""

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple


class Checked(NamedTuple):
    """The converter for the values of an option of this kind; other values are left to Typer's own check."""

    kind: object
    own: Callable[[], Any]

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """The value passed to a command; raises Typer's errors."""
        if value is None:
            return () if param.multiple or param.nargs == -1 else None
        if self.kind is Path and _readable(value):
            return Path(value)
        if self.kind is str and _printable(value):
            return value
        # Numbers on the command line are words, so this one is the default.
        if self.kind is int and isinstance(value, int):
            return value
        return self.own().coerce(value, param=param, ctx=ctx)


def quick(command: Any) -> Any:
    """The same command, or group of commands, with such options, `--help` among them."""
    for one in getattr(command, "commands", {}).values():
        quick(one)
    command.get_params = partial(_params, command.get_params)
    return command


def _params(own: Callable[[Any], list[Any]], ctx: Any) -> list[Any]:
    """The parameters of a command, which are asked for again and again."""
    found = own(ctx)
    for param in found:
        if "get_runtime_param" not in vars(param):
            param.get_runtime_param = partial(Checked, param.type_descriptor.annotation, param.get_runtime_param)
    return found


def _printable(value: Any) -> bool:
    """Whether these are words, and not bytes that are no text."""
    return isinstance(value, str) and value.isprintable()


def _readable(value: Any) -> bool:
    """Whether it is the name of an existing file: every kind of path that we ask for accepts that."""
    return _printable(str(value)) and Path(value).is_file() and os.access(value, os.R_OK)
