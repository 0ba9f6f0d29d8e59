"""How tests are handed out to several processes."""

from typing import Final

from xdist.scheduler import LoadFileScheduling

TOGETHER: Final = frozenset({"tests/hygiene"})
"""Folders whose files share what takes long: all of these read every module of the project, which is parsed once."""


class ByFile(LoadFileScheduling):
    """Each file runs in one process, and so do all files of a folder that share something."""

    def _split_scope(self, nodeid: str) -> str:
        """What runs in the same process as this test."""
        file = super()._split_scope(nodeid)
        folder = file.rpartition("/")[0]
        return folder if folder in TOGETHER else file
