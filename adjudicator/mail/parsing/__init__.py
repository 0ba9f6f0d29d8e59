"""A letter as received, taken apart: MIME, headers, charsets, HTML, signatures, bounces. Needs nothing else of mail."""
