"""One incoming letter: how it is judged, and the refusal if it changes nothing. Needs office."""
