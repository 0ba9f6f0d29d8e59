"""What the game master's machine remembers: games, letters, phases, mails to send.

`adjudicator.store.database.database` opens it, `adjudicator.store.tables.values` says what it hands out and
`adjudicator.store.tables.errors` what can be wrong. Only the first of them loads the database libraries.
The store knows no rule of any game: options, states, views, events and traces are opaque to it.
"""
