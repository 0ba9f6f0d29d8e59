"""What a perfect line goes through does not grow."""

from pathlib import Path

from tests.entered.__main__ import line

MOST = 12


def test_a_perfect_order_line_goes_through_few_modules_of_orders(tmp_path: Path) -> None:
    found = sorted(name for name in line(tmp_path) if name.startswith("orders/"))
    assert 0 < len(found) <= MOST, found
