"""What titles about a galaxy share: systems of planets, tokens of seats on them, and batches of tokens on their way.

Functions and options are given fields, such as the rows of planets, and never the position of a title. `Token` is the
word of this layer for whatever stands on planets: a title may call them ships. Where an order is refused, the sentence
is the title's own (`reasons`).
"""
