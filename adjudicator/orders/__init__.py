"""The order language: reads players' text as clauses, uses clauses as standing answers, and writes both as text."""
