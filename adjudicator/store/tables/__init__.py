"""The parts of the tables: columns, stored values, errors. Needs nothing else of the store."""
