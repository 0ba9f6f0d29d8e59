"""Letters in and letters out: reading mail, judging whom it is for, writing it and sending it.

This room knows Internet mail (RFC 5322, 2045-2047, 3676, 3834, 5321, 9051) and seat tokens. It knows no game's rules,
no tables and no reports.
"""
