"""A letter as it came, taken apart: MIME, headers, charsets, HTML, signatures, bounces. Needs nothing else of mail."""
