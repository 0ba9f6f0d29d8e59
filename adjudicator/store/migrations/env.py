"""Runs the revisions on the store's connection, within the store's transaction."""

from alembic import context
from sqlalchemy import Connection

from adjudicator.store.tables.catalogue import catalogue

connection: Connection = context.config.attributes["connection"]
context.configure(
    connection=connection,
    target_metadata=catalogue(),
    # SQLite cannot alter most of a table in place; batches copy it.
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
