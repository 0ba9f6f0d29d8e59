"""The consequences of Nanny: each lies open before a main player who is to show a Compromise."""
