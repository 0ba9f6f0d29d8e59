"""Mail servers: IMAP, SMTP, Maildir, and what is wrong with an account. Needs writing."""
