"""The database: opened, upgraded, copied, and used in units of work. Needs records and tables."""
