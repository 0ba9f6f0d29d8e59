"""Whether the service is well: for people, for systemd and for Prometheus. Needs the mailroom and the log."""
