"""Templates of the GM's own: used before ours, and kept in their place."""

from pathlib import Path

import pytest

from adjudicator.reports.render import BadTemplate, Templates, render, templates
from tests.reports import samples


def _with(folder: Path, name: str, source: str) -> Templates:
    (folder / name).write_text(source)
    return Templates([folder, samples.LETTERS])


def test_a_template_of_the_gms_own_comes_first(tmp_path: Path) -> None:
    own = "Subject: [{{ game }}] Ahoy {{ seat }}\n\n{{ paragraphs[0] | wrapped }}\n"
    rendered = render(samples.NOTICE, _with(tmp_path, "notice.txt.j2", own))
    assert rendered.subject == "[mars] Ahoy Red"
    assert rendered.text == "It came after the deadline, and was kept.\n"
    assert "It came after the deadline" in rendered.html


def test_one_block_can_be_replaced_alone(tmp_path: Path) -> None:
    own = '{% extends "_base.html.j2" %}{% block body %}<p>Shorter.</p>{% endblock %}'
    assert "<p" in render(samples.NOTICE, _with(tmp_path, "notice.html.j2", own)).html


@pytest.mark.parametrize(
    "hostile",
    [
        "{{ ''.__class__ }}",
        "{{ ''.__class__.__mro__[1].__subclasses__() }}",
        "{{ paragraphs.__class__ }}",
        "{{ '' | attr('__class__') }}",
        "{{ '{0.__class__}'.format('') }}",
        "{{ cycler.__init__.__globals__ }}",
        "{{ self.__init__.__globals__ }}",
        "{% set ns = namespace() %}{{ ns.__class__ }}",
        "{{ deadline.__struct_fields__ }}",
        "{% include '../mail/held.txt' %}",
        "{% include '/etc/hostname' %}",
        "{% for i in range(1000000000) %}{% endfor %}",
        "{% import 'os' as os %}",
    ],
)
def test_a_hostile_template_is_refused(tmp_path: Path, hostile: str) -> None:
    using = _with(tmp_path, "notice.txt.j2", f"Subject: x\n\n{hostile}\n")
    with pytest.raises(BadTemplate, match=r"the template notice\.txt\.j2"):
        render(samples.NOTICE, using)


@pytest.mark.parametrize(
    "broken", ["{{ nothing }}", "{{ deadline.nothing }}", "{{ game + 1 }}", "{% if %}", "{{ form[99] }}"]
)
def test_a_broken_template_is_named(tmp_path: Path, broken: str) -> None:
    with pytest.raises(BadTemplate, match=r"the template notice\.html\.j2"):
        render(samples.NOTICE, _with(tmp_path, "notice.html.j2", broken))


def test_a_template_cannot_change_what_it_shows(tmp_path: Path) -> None:
    using = _with(tmp_path, "notice.txt.j2", "Subject: x\n\n{% set mine = [1] %}{{ mine.append(2) }}\n")
    with pytest.raises(BadTemplate, match="unsafe"):
        render(samples.NOTICE, using)


def test_a_template_without_subject_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadTemplate, match='must begin with "Subject:"'):
        render(samples.NOTICE, _with(tmp_path, "notice.txt.j2", "Hello\n"))


def test_a_folder_without_templates_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadTemplate, match=r"notice\.txt\.j2"):
        render(samples.NOTICE, Templates([tmp_path]))


def test_templates_are_compiled_once() -> None:
    assert templates(samples.LETTERS) is templates(samples.LETTERS)
