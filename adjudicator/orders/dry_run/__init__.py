"""Standing orders tried and checked before the deadline. Needs every other room but suggestions."""
