"""Modules that libraries load at once and a short command never uses: loaded when something of them is wanted.

SQLAlchemy begins with `import asyncio`, which brings servers, processes and TLS, and comes to it where somebody waits
for a database by it. Here nobody does. So it gets a module that loads itself as soon as it is asked for a name. Only
for commands without threads: two of them could meet at a module of which the first has loaded a half.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from types import ModuleType
from typing import Any, Final

SELDOM: Final = (
    # What SQLAlchemy asks of it is whether a function is to be waited for.
    ("asyncio", ("asyncio.coroutines.iscoroutine",)),
    # The dialects of databases that others have installed: SQLAlchemy has all that we know.
    ("importlib.metadata", ()),
    # Files of packages could be in archives.
    ("tempfile", ()),
    ("zipfile", ()),
    # Values of databases that are JSON: we keep ours as texts.
    ("json", ()),
    # Where a mail without a name for itself gets one from: our letters have names.
    ("socket", ()),
    # What photographs say of themselves.
    ("PIL.ExifTags", ()),
    ("PIL.TiffTags", ()),
    # Pictures that are not PNG: there are none here.
    ("PIL.BmpImagePlugin", ()),
    ("PIL.GifImagePlugin", ()),
    ("PIL.JpegImagePlugin", ()),
    ("PIL.PpmImagePlugin", ()),
)
"""What a command that opens the games does without, and which of its names libraries want at once nevertheless."""


class _Later(ModuleType):
    """A module that has not been run yet, and is what it says it is afterwards."""

    def __getattr__(self, name: str) -> Any:
        object.__setattr__(self, "__class__", ModuleType)
        spec = self.__spec__
        assert spec is not None, "it was found"
        assert spec.loader is not None, "it is a file"
        spec.loader.exec_module(self)
        return getattr(self, name)


def spare() -> None:
    """Load nothing of what a command that opens the games does without before it is wanted."""
    for name, at_once in SELDOM:
        later(name, at_once)


def later(name: str, at_once: Sequence[str] = ()) -> None:
    """Load a module when something of it is wanted, but names that are needed `at_once` from the parts they are in.

    Nothing is done where it is loaded. Raises ImportError and AttributeError where there is no such module or name.
    """
    if name in sys.modules:
        return
    spec = find_spec(name)
    if spec is None:
        raise ModuleNotFoundError(f"there is no module {name}", name=name)
    module = module_from_spec(spec)
    object.__setattr__(module, "__class__", _Later)
    sys.modules[name] = module
    package, _, last = name.rpartition(".")
    if package:
        setattr(sys.modules[package], last, module)
    for one in at_once:
        part, _, wanted = one.rpartition(".")
        setattr(module, wanted, getattr(import_module(part), wanted))
