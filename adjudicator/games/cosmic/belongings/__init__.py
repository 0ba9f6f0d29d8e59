"""Cards, counters and tokens that powers own, hold and collect."""
