"""Letters of players that count: joining, orders, and what answers them. Needs seats and the service words."""
