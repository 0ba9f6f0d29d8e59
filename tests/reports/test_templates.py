"""Templates of the GM's own: used before ours, and kept in their place."""

from pathlib import Path

import pytest

from adjudicator.reports.rendering.render import Templates, render, templates
from adjudicator.reports.templates.bad_template import BadTemplate
from adjudicator.service.settings.template_folders import folders
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
        "{{ range(9999) | random }}",
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


BIG = "{% set ns = namespace(s='a', l=['a']) %}{% for i in range(60) %}"
ENDLESS = {
    "letters repeated": "{{ 'a' * 1000000000 }}",
    "letters repeated the other way": "{{ 1000000000 * 'a' }}",
    "lists repeated": "{{ ([1] * 1000000000) | length }}",
    "a number past all use": "{{ 10 ** 1000000000 }}",
    "a number times itself": "{% set ns = namespace(n=9999) %}{% for i in range(60) %}{% set ns.n = ns.n * ns.n %}"
    "{% endfor %}",
    "loops in loops": "{% for a in range(99999) %}{% for b in range(99999) %}{% endfor %}{% endfor %}",
    "loops over letters": "{% set s = 'a' * 99999 %}{% for a in s %}{% for b in s %}{% endfor %}{% endfor %}",
    "loops over a constant": "{% for a in '"
    + "a" * 9999
    + "' %}{% for b in '"
    + "a" * 9999
    + "' %}{% endfor %}{% endfor %}",
    "loops over what is made meanwhile": "{% for a in range(9999) | map('string') %}"
    "{% for b in range(9999) | map('string') %}{% endfor %}{% endfor %}",
    "much said in loops": "{% for a in range(99999) %}" + "a" * 9999 + "{% endfor %}",
    "much said in a macro": "{% macro m() %}{% for a in range(99999) %}"
    + "a" * 9999
    + "{% endfor %}{% endmacro %}{{ m() }}",
    "much said in a block that is set": "{% set x %}{% for a in range(99999) %}"
    + "a" * 9999
    + "{% endfor %}{% endset %}",
    "a macro that calls itself": "{% macro m(n) %}{{ m(n + 1) }}{% endmacro %}{{ m(0) }}",
    "a macro that calls itself twice": "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{{ m(n - 1) }}{% endif %}{% endmacro %}"
    "{{ m(60) }}",
    "itself": "{% include 'notice.txt.j2' %}",
    "itself twice": "{% set ns = namespace(n=0) %}{% include 'notice.txt.j2' %}{% include 'notice.txt.j2' %}",
    "joined with itself": BIG + "{% set ns.s = ns.s ~ ns.s %}{% endfor %}",
    "added to itself": BIG + "{% set ns.s = ns.s + ns.s %}{% endfor %}",
    "lists added to themselves": BIG + "{% set ns.l = ns.l + ns.l %}{% endfor %}",
    "lists of themselves": BIG + "{% set ns.l = [ns.l, ns.l] %}{% endfor %}{{ ns.l }}",
    "lists of themselves compared": BIG + "{% set ns.l = [ns.l, ns.l] %}{% endfor %}{{ ns.l < [ns.l] }}",
    "lists of themselves as text": BIG + "{% set ns.l = [ns.l, ns.l] %}{% endfor %}{{ ns.l | string }}",
    "a wide column": "{{ 'a' | center(1000000000) }}",
    "a wide indent": "{{ 'a' | indent(1000000000) }}",
    "a wide method": "{{ 'a'.ljust(1000000000) }}",
    "wide tabs": "{{ ('\\t' * 99999).expandtabs(99999) }}",
    "a wide format": "{{ '%1000000000d' | format(1) }}",
    "a wide format by an operator": "{{ '%1000000000d' % 1 }}",
    "a wide format by a method": "{{ '{:1000000000}'.format(1) }}",
    "a wide format by a number": "{{ '%*d' | format(1000000000, 1) }}",
    "every letter replaced": "{{ ('a' * 99999).replace('a', 'b' * 99999) }}",
    "every letter replaced by a filter": "{{ ('a' * 99999) | replace('a', 'b' * 99999) }}",
    "letters joined": "{{ ('b' * 99999).join('a' * 99999) }}",
    "rows that are filled": "{{ ['a'] | batch(1000000000, 'b') | list }}",
    "words without end": "{{ lipsum(1000000) }}",
    "lists gone through in a loop": "{% for a in range(99999) %}{{ range(99999) | max }}{% endfor %}",
    "lists gone through in a loop, one by one": "{% for a in range(9999) %}"
    "{{ range(99999) | select('odd') | list | length }}{% endfor %}",
    "lists of one kind gone through in a loop": "{% set l = range(9999) | list %}{% for a in range(99999) %}"
    "{{ l | unique | first }}{% endfor %}",
    "what a filter takes for a fault of the program": "{{ 'a' | truncate(1, end='b' * 99999) }}",
    "a name that no disk holds": "{% include 'a' * 5000 %}",
    "a tower of brackets": "{{ " + "(" * 50000,
    "a tower of conditions": "{% if a %}" * 5000,
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_template_without_end_is_refused_and_named(tmp_path: Path, kind: str) -> None:
    """Steps and characters are counted: it takes no time and no memory that a letter does not take."""
    using = _with(tmp_path, "notice.txt.j2", f"Subject: x\n\n{ENDLESS[kind]}\n")
    with pytest.raises(BadTemplate, match=r"the template notice\.txt\.j2") as wrong:
        render(samples.NOTICE, using)
    assert "\n" not in str(wrong.value)
    assert len(str(wrong.value)) < 300


def test_a_template_of_the_gms_own_may_do_what_letters_need(tmp_path: Path) -> None:
    own = (
        "Subject: {{ game ~ ' ' ~ seat }}\n\n{% for one in range(3) %}{{ loop.index }} of {{ loop.length }}"
        "{% if not loop.last %}, {% endif %}{% endfor %}\n{{ '%03d' | format(7) }} {{ 'a' * 3 + 'b' }} {{ 2 ** 10 }} "
        "{{ [3, 1] | sort | join('-') }} {{ 'x-y'.split('-')[1:] | first }} {{ nothing is defined }} {{ 1 < 2 < 3 }}\n"
    )
    rendered = render(samples.NOTICE, _with(tmp_path, "notice.txt.j2", own))
    assert rendered.subject == "mars Red"
    assert rendered.text == "1 of 3, 2 of 3, 3 of 3007 aaab 1024 1-3 y False True\n"


def test_a_link_is_no_template(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("Subject: x\n\nroot:x:0:0\n")
    own = tmp_path / "own"
    own.mkdir()
    (own / "notice.txt.j2").symlink_to(tmp_path / "secret")
    with pytest.raises(BadTemplate, match=r"notice\.txt\.j2.* it is a link that leads out of"):
        render(samples.NOTICE, Templates([own, samples.LETTERS]))
    (own / "notice.txt.j2").unlink()
    (own / "passwords.txt").symlink_to("/etc/passwd")
    with pytest.raises(BadTemplate, match=r"passwords\.txt.* it is a link that leads out of"):
        render(samples.NOTICE, _with(own, "notice.txt.j2", "Subject: x\n\n{% include 'passwords.txt' %}\n"))
    (tmp_path / "there").mkdir()
    (own / "de").symlink_to(tmp_path / "there")
    with pytest.raises(BadTemplate, match=r"it is a link that leads out of"):
        folders(own, "de")
