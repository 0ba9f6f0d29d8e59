"""Compiled templates, cached for the next process."""

import marshal
from importlib.util import MAGIC_NUMBER
from typing import Final

import jinja2
from jinja2.bccache import Bucket, BytecodeCache

from adjudicator import __version__
from adjudicator.disk_cache import Shelf, name

_VERSIONS: Final = (MAGIC_NUMBER.hex(), jinja2.__version__, __version__)
"""What a compiled template depends on beside its source."""


class Compiled(BytecodeCache):
    """Templates as compiled by Jinja, one for each source and each version of the compiling code.

    Templates whose steps are `counted` compile to different programs.
    """

    def __init__(self, shelf: Shelf, *, counted: bool = False) -> None:
        self._shelf = shelf
        self._kind = "counted template" if counted else "template"

    def load_bytecode(self, bucket: Bucket) -> None:
        """Take it from the disk cache, if it is there."""
        data = self._shelf.found(self._name(bucket))
        if data is not None:
            bucket.code = marshal.loads(data)  # noqa: S302 - nobody else can write to the folder

    def dump_bytecode(self, bucket: Bucket) -> None:
        """Put it into the disk cache."""
        self._shelf.keep(self._name(bucket), marshal.dumps(bucket.code))

    def _name(self, bucket: Bucket) -> str:
        return name(self._kind, *_VERSIONS, bucket.key, bucket.checksum)
