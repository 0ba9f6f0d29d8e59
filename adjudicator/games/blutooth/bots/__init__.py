"""House bots: they know only their view and write the same clauses as anybody.

They aim at planets with few ships, help fleets that bring them a base, lead their best drivers where most is at stake,
demand a peaceful victory where they negotiate, and hold their artifacts ready on conditions.
"""
