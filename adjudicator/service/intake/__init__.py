"""One letter that came in: what it may be taken for, and the refusal if it changes nothing. Needs office."""
