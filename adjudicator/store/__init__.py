"""What the installation remembers: games, letters, phases, mails to send.

`adjudicator.store.database.database` opens it, `adjudicator.store.tables.values` defines the values it returns and
`adjudicator.store.tables.errors` its errors. Only the first of them loads the database libraries.
The store knows no rule of any game: options, states, views, events and traces are opaque to it.
"""
