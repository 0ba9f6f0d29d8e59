"""Letters are fetched, queued, handled once, and sent. Needs letters and the commands of masters."""
