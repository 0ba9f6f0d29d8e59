"""What the tables are made of: columns, values as they are kept, errors. Needs nothing else of the store."""
