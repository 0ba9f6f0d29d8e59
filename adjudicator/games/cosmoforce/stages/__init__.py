"""The phases: building, and a round of combat."""
