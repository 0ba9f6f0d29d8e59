"""What a package index shows of the project: the README as it can be read there, and where the project is at home.

An index shows pictures and follows links only if they are whole URLs. Pictures inside the text (data URIs) are taken
out by those that we know. So links and pictures of files of ours become URLs below `files`, which `pyproject.toml`
names; as long as it names none, a picture becomes its words, and a link what it says.
"""

import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

_LINK = re.compile(r"(?P<picture>!?)\[(?P<words>[^\]]*)\]\((?!\w+:|#)(?P<path>[^)\s]+)\)")


def description(readme: str, files: str) -> str:
    """The README with whole URLs below `files`, or without links and pictures of files if that is empty."""

    def shown(found: re.Match[str]) -> str:
        picture, words, path = found["picture"], found["words"], found["path"]
        if files:
            return f"{picture}[{words}]({files.rstrip('/')}/{path})"
        return f"*{words}*" if picture else words

    return _LINK.sub(shown, readme)


class Description(MetadataHookInterface):
    """Hatchling's door to this file; `home` and `files` are set in `pyproject.toml`."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Add the description, and the URLs if there are any."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = description(readme, self.config.get("files", ""))
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        home = self.config.get("home", "")
        if home:
            metadata["urls"] = {"Homepage": home}
