"""Plain text: paragraphs, tables, sections and order forms, 72 columns wide."""
