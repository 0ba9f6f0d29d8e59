"""The database: opened, brought up to date, copied, and worked on one unit at a time. Needs records and tables."""
