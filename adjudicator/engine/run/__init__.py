"""Playing a phase: rounds of questions, uses, claims, views and branches. Needs the contract."""
