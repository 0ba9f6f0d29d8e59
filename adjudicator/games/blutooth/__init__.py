"""The Blutooth edition: invasions, sponsors, pods and negotiation, for four to eight aliens."""
