"""What every workflow is given: clock, store, templates, advisers, envelopes, notices to game masters. Needs game."""
