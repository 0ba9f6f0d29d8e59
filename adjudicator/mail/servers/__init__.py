"""Mail servers: IMAP, SMTP, Maildir, and the diagnosis of an account. Needs writing."""
