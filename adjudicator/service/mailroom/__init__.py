"""Letters fetched, queued, received once, and sent. Needs letters and the commands of masters."""
