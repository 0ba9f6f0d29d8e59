"""The service at work: whatever is due is done once, for as long as it runs. Needs everything but keeping."""
