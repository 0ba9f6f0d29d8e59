"""Runs Typst: sources in a folder become a PDF. Other people's sources run in a process of their own, within bounds.

Typst fetches any package that a source names, however it is spelt, and takes all the memory and time that a source
wants. So the process has limits for both, finds no packages on the machine, and cannot reach the network.
"""

import os
import resource
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from typst import Fonts, PDFStandard

ACCESSIBLE: Final[Literal["ua-1"]] = "ua-1"
"""Every PDF is tagged, so that it can be read aloud, and conforms to PDF/UA-1 unless a character lacks a font."""
MEMORY: Final = 2 << 30
SECONDS: Final = 60
"""Seconds of work; a packet takes one."""
_LARGEST: Final = 256 << 20
_NOWHERE: Final = "http://127.0.0.1:9"
_PROXIES: Final = ("ALL_PROXY", "HTTP_PROXY", "HTTPS_PROXY", "all_proxy", "http_proxy", "https_proxy")
_OURS: Final = "ADJUDICATOR_"
_MODULE: Final = "adjudicator.reports.pictures.typesetting"
_MADE: Final = "made.pdf"


class Job(Struct, frozen=True):
    """The main source, its folder, its values, and the font folders."""

    name: str
    folder: str
    inputs: dict[str, str]
    fonts: tuple[str, ...]


class Stumble(Struct, frozen=True):
    """Typst's message about a source that it cannot use."""

    message: str
    diagnostic: str
    hints: tuple[str, ...] = ()


class Made(Struct, frozen=True):
    """The result of a job: a PDF or none, Typst's last message, and whether it is less accessible than wanted."""

    pdf: bool
    stumble: Stumble | None = None
    lacking: bool = False


def typeset(job: Job) -> tuple[bytes | None, Made]:
    """Make a PDF in this process; raises ImportError if Typst is not installed."""
    from typst import Compiler, TypstError

    tries: tuple[tuple[bool, list[PDFStandard]], ...] = ((False, [ACCESSIBLE]), (True, [ACCESSIBLE]), (True, []))
    failed: Stumble | None = None
    nothing = str(Path(job.folder) / "no-packages")
    for system, standards in tries:
        compiler = Compiler(
            str(Path(job.folder) / job.name),
            root=job.folder,
            font_paths=fonts(*job.fonts, system=system),
            package_path=nothing,
            package_cache_path=nothing,
        )
        try:
            data = compiler.compile(format="pdf", sys_inputs=job.inputs, pdf_standards=standards)
        except TypstError as error:
            failed = Stumble(error.message, error.diagnostic, tuple(error.hints))
        else:
            assert isinstance(data, bytes), "a PDF is one file"
            return data, Made(pdf=True, stumble=failed, lacking=failed is not None and not standards)
    return None, Made(pdf=False, stumble=failed)


def typeset_apart(job: Job) -> tuple[bytes | None, Made]:
    """The same in a process of its own, within bounds; no result if it exceeds them."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(_OURS)}
    environment |= dict.fromkeys(_PROXIES, _NOWHERE) | {"PYTHONPATH": os.pathsep.join(sys.path), "RUST_BACKTRACE": "0"}
    try:
        done = subprocess.run(  # noqa: S603 - this program itself
            [sys.executable, "-m", _MODULE],
            input=msgspec.json.encode(job),
            env=environment,
            capture_output=True,
            check=False,
            timeout=5 * SECONDS,
        )
        if done.returncode == 0:
            made = msgspec.json.decode(done.stdout, type=Made)
            return (Path(job.folder) / _MADE).read_bytes() if made.pdf else None, made
    except subprocess.TimeoutExpired:
        pass
    why = f"it takes more than {SECONDS} seconds of work or {MEMORY >> 30} GB of memory; look for loops and repetitions"
    return None, Made(pdf=False, stumble=Stumble(why, ""))


@cache
def fonts(*folders: str, system: bool) -> "Fonts":
    """Typst's fonts, those in some folders, and the machine's own if asked for."""
    from typst import Fonts

    return Fonts(include_system_fonts=system, font_paths=list(folders))


def _main() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
    resource.setrlimit(resource.RLIMIT_FSIZE, (_LARGEST, _LARGEST))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    job = msgspec.json.decode(sys.stdin.buffer.read(), type=Job)
    data, made = typeset(job)
    if data is not None:
        (Path(job.folder) / _MADE).write_bytes(data)
    sys.stdout.buffer.write(msgspec.json.encode(made))


if __name__ == "__main__":
    _main()
