"""Which properties are tried with new examples after a change."""

from pathlib import Path

from tests.fuzz.changed import MOST, ROOT, properties


def names(*files: str) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in properties(files)]


def test_the_properties_of_a_changed_module_are_tried() -> None:
    assert "tests/orders/test_truth.py" in names("adjudicator/orders/values/satisfiability.py")
    assert "tests/properties/test_findings.py" in names("adjudicator/orders/dry_run/order_checks.py")


def test_what_has_no_property_has_none_to_try() -> None:
    assert names() == []
    assert names("adjudicator/orders/no_such_module.py", "adjudicator/languages/words.ftl") == []


def test_those_that_look_most_closely_come_first_and_there_is_an_end_of_them() -> None:
    every = [str(path.relative_to(ROOT)) for path in Path(ROOT, "adjudicator").rglob("*.py")]
    found = names(*every)
    assert len(found) == MOST
