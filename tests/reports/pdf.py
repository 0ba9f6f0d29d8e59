"""Reading a PDF back: what it says, how its pages look, and what it tells of itself."""

from typing import NamedTuple

from PIL.Image import Image
from pypdfium2 import PdfDocument

_BREAKS = str.maketrans(dict.fromkeys("\u200b\ufffe\x02"))
"""What stands where a word is broken."""


class Paper(NamedTuple):
    """A PDF taken apart: the words of each page, its size in points, and its metadata."""

    pages: tuple[str, ...]
    size: tuple[float, float]
    told: dict[str, str]

    @property
    def words(self) -> str:
        """Everything it says, without spaces: where a line ends is no matter."""
        return squeezed("".join(self.pages))


def squeezed(text: str) -> str:
    """A text without spaces and without what stands where a word is broken."""
    return "".join(text.translate(_BREAKS).split())


def taken_apart(data: bytes) -> Paper:
    """A PDF as its reader has it."""
    pages = []
    with PdfDocument(data) as pdf:
        size = pdf.get_page_size(0)
        told = pdf.get_metadata_dict(skip_empty=True)
        for number in range(len(pdf)):
            page = pdf[number]
            text = page.get_textpage()
            pages.append(text.get_text_range())
            text.close()
            page.close()
    return Paper(tuple(pages), size, told)


def drawn(data: bytes, number: int, width: int) -> Image:
    """A page as a printer without colours prints it, so many pixels wide."""
    with PdfDocument(data) as pdf:
        page = pdf[number]
        found: Image = page.render(scale=width / page.get_width(), grayscale=True).to_pil().convert("L")
        page.close()
    return found
