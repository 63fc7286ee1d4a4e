"""Alembic's entry: runs the migrations on the connection that the server opened."""

from alembic import context

from lutece.server.database_tables import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
