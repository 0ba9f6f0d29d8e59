"""What pages say: whatever is put into a phrase, only what is marked as elements is taken for elements."""

from datetime import UTC, datetime

import pytest
from markupsafe import Markup

from adjudicator.site.words import Words

SAY = Words()
LINK = Markup('<a href="x.html">here</a>')


@pytest.mark.parametrize("name", ["<b>", "Tom & Jerry", 'a" onclick="b'])
def test_names_are_no_elements(name: str) -> None:
    said = SAY("standings-of", game=name)
    assert isinstance(said, Markup)
    assert not set(str(said)) & set('<>"')
    assert name in said.unescape()
    assert name in SAY.plain("standings-of", game=name), "a feed escapes by itself"


def test_elements_stand_where_their_phrase_puts_them() -> None:
    """Also beside a name that looks like one, whatever signs it is written with."""
    day = Markup("<time>today</time>")
    said = SAY("last-told", heading="<i>", day=day, link=LINK)
    assert str(said).count(str(LINK)) == str(said).count(str(day)) == 1
    assert "&lt;i&gt;" in said
    sly = SAY("last-told", heading="\ue0001\ue001\ue0000\ue001", day=day, link=LINK)
    assert str(sly).count(str(LINK)) == str(sly).count(str(day)) == 1


def test_an_instant_is_said_to_people_and_to_machines() -> None:
    said = str(SAY.day(datetime(2026, 5, 1, 18, 5, 9, tzinfo=UTC)))
    assert said.startswith('<time datetime="2026-05-01T18:05:09Z">')
    assert "1 May 2026" in said
    assert "18:05" in said


def test_whoever_writes_templates_is_told_what_is_missing() -> None:
    for said in (SAY, SAY.plain):
        with pytest.raises(LookupError, match='there is no phrase "standing-of"'):
            said("standing-of", game="mars")
        with pytest.raises(LookupError, match=r'the phrase "standings-of" is given no \$game'):
            said("standings-of")
